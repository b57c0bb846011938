import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Command, createCommand } from 'commander';
import { createFolder } from '../../create-folder.ts';
import type { CliContext } from '../../import-export/commands.ts';
import { timeInBangkok } from '../../import-export/text-table.ts';
import { type AttachmentPage, findMessage, type StoredMessage, selectAttachments } from '../queries.ts';
import { noSuchMessage, referenceArgument } from './context.ts';

/** `npm run shop -- messages show REFERENCE`: prints a message and writes its files. */
export function showMessageCommand({ withContext, output }: CliContext): Command {
  return createCommand('show')
    .description('print a message and its answer; times in Bangkok')
    .addArgument(referenceArgument())
    .option('--to <folder>', 'also write the attached pictures, and the pages of PDFs, to this folder as JPEG')
    .action(async (reference: string, { to }: { to?: string }, command: Command) => {
      const found = await withContext(async ({ db }) => {
        const message = await findMessage(db, reference);
        return message && { message, pages: await selectAttachments(db, reference) };
      });
      if (!found) return command.error(noSuchMessage(reference));
      const { message, pages } = found;
      if (to !== undefined && pages.length > 0) createFolder(to);
      const files: string[] = [];
      for (const page of pages) {
        const name = fileNameOf(reference, page);
        if (to !== undefined) await writeFile(join(to, name), page.picture);
        files.push(to === undefined ? name : join(to, name));
      }
      output.write(textOf(message, files));
    });
}

const fileNameOf = (reference: string, { attachment, page }: AttachmentPage) =>
  `${reference}-${attachment}-${page}.jpg`;

function textOf(message: StoredMessage, files: readonly string[]): string {
  const { reference, name, email, mobileNo, customerId, topic, topicName, orderId, locale, sentAt, answer } = message;
  const lines = [
    `Message ${reference}, ${answer ? 'answered' : 'open'}`,
    `from: ${name} <${email}>${mobileNo ? `, mobile ${mobileNo}` : ''}${customerId ? `, customer ${customerId}` : ''}`,
    `topic: ${topic} (${topicName.en})`,
    ...(orderId ? [`order: ${orderId}, as the sender wrote it; not checked`] : []),
    `sent: ${timeInBangkok(sentAt)}; language: ${locale}`,
    `files: ${files.length > 0 ? files.join(', ') : 'none'}`,
    '',
    message.message,
  ];
  if (answer) lines.push('', `Answer of ${timeInBangkok(answer.at)} by ${answer.operator}:`, '', answer.text);
  return `${lines.map(withoutControls).join('\n')}\n`;
}

/** A terminal obeys escape sequences. */
function withoutControls(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, '');
}
