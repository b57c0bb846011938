import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { type Locale, locales } from '#contract/locale.ts';
import { createFolder } from '../create-folder.ts';
import type { Settings } from '../settings.ts';
import { escapeHtml } from './layout/escape-html.ts';
import { type Mail, type MailFile, renderMail } from './render-mail.ts';
import { sampleContents } from './samples.ts';
import { type MailDocument, type MailKind, mailDocuments } from './templates/mail-contents.ts';
import { templates } from './templates/templates.ts';
import { composeMail } from './transport.ts';
import { listMailsCommand, resendMailsCommand, type UnsentMailsCliContext } from './unsent-commands.ts';

/** The environment of the commands. */
export interface MailsCliContext extends UnsentMailsCliContext {
  settings: () => Settings;
  /** A document with sample data. */
  sampleDocument: (type: MailDocument) => Promise<MailFile>;
}

const help = `
Nothing is sent and no database is needed. Pictures of products come from ORIGIN, so they show while the shop runs there.`;

/** `npm run shop -- mails`: how the mails look, and those that were not sent. */
export function mailsCommand(cli: MailsCliContext): Command {
  const command = new Command('mails').description('mails to customers').helpCommand(false);
  command
    .command('preview')
    .description('write every mail in both languages with sample data: as .html, .txt and .eml, with an index.html')
    .option('--to <folder>', 'the folder to write to; existing files are replaced', 'mail-previews')
    .addHelpText('after', help)
    .action(({ to }: { to: string }) => writePreviews(cli, resolve(to)));
  command.addCommand(listMailsCommand(cli));
  command.addCommand(resendMailsCommand(cli));
  return command;
}

const kinds = Object.keys(templates) as MailKind[];

async function writePreviews(cli: MailsCliContext, folder: string): Promise<void> {
  const settings = cli.settings();
  createFolder(folder);
  const rows: string[] = [];
  for (const kind of kinds) {
    const type = mailDocuments[kind];
    const attachments = type ? [await cli.sampleDocument(type)] : [];
    for (const locale of locales) {
      const mail = await renderMail(kind, sampleContents(locale, settings.origin)[kind], locale);
      const name = `${kind}.${locale}`;
      const message = await composeMail(
        {
          ...mail,
          mailId: name,
          to: 'mali@example.com',
          locale,
          attachments,
        },
        settings.mailFrom,
      );
      await writeFile(join(folder, `${name}.html`), withPictures(mail));
      await writeFile(join(folder, `${name}.txt`), mail.text);
      await writeFile(join(folder, `${name}.eml`), message);
      rows.push(indexRow(kind, locale, mail));
    }
  }
  await writeFile(join(folder, 'index.html'), index(rows));
  cli.output.write(`${rows.length} mails in ${join(folder, 'index.html')}\n`);
}

/** The HTML with its pictures in it, for a browser. */
function withPictures({ html, pictures }: Mail): string {
  return pictures.reduce(
    (page, { contentId, content }) =>
      page.replaceAll(`cid:${contentId}`, `data:image/png;base64,${content.toString('base64')}`),
    html,
  );
}

function indexRow(kind: MailKind, locale: Locale, { subject }: Mail): string {
  const links = ['html', 'txt', 'eml'].map((format) => `<a href="${kind}.${locale}.${format}">${format}</a>`);
  return `<tr><td>${kind}</td><td>${locale}</td><td lang="${locale}">${escapeHtml(subject)}</td><td>${links.join(' ')}</td></tr>`;
}

function index(rows: readonly string[]): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Mails</title>
<style>body{font:16px/1.6 system-ui,sans-serif;margin:24px}table{border-collapse:collapse}th,td{text-align:left;padding:4px 16px 4px 0}</style></head>
<body><h1>Mails</h1>
<table><thead><tr><th>Mail</th><th>Language</th><th>Subject</th><th>Files</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table></body></html>
`;
}
