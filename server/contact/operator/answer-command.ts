import { text as readStream } from 'node:stream/consumers';
import { type Command, createCommand } from 'commander';
import { operatorOption } from '../../import-export/operator-option.ts';
import { readTextFile } from '../../import-export/text-file.ts';
import { renderMail } from '../../messaging/messaging.ts';
import { answerMail, answerMessage } from '../messages.ts';
import { findMessage } from '../queries.ts';
import { answerOf } from '../rules.ts';
import { type MessagesCliContext, noSuchMessage, referenceArgument } from './context.ts';

interface AnswerOptions {
  file: string;
  as: string;
  dryRun?: boolean;
}

const help = `
The file is plain text; each line becomes a paragraph of the mail, which greets the sender, quotes the message and is in the language
of the sender's page: write the answer in it ('messages show' names it). A message is answered once.`;

/** `npm run shop -- messages answer REFERENCE --file FILE`: stores an answer and mails it. */
export function answerMessageCommand({ withContext, withShop, input, output }: MessagesCliContext): Command {
  return createCommand('answer')
    .description('mail an answer to the sender of an open message, and store it')
    .addArgument(referenceArgument())
    .requiredOption('--file <file>', 'the answer as UTF-8 text; standard input if it is -')
    .addOption(operatorOption())
    .option('--dry-run', 'print the mail without storing or sending anything')
    .addHelpText('after', help)
    .action(async (reference: string, { file, as: operator, dryRun = false }: AnswerOptions, command: Command) => {
      const answer = answerOf(file === '-' ? await readStream(input) : await readTextFile(file, command));
      if ('problem' in answer) return command.error(`The answer ${answer.problem}.`);
      const message = await withContext(({ db }) => findMessage(db, reference));
      if (!message) return command.error(noSuchMessage(reference));
      const { text } = answer;
      if (message.answer) return command.error(`${reference} is answered already.`);
      if (dryRun) {
        const mail = await renderMail('contact_answered', answerMail(message, text), message.locale);
        output.write(`To: ${message.email}\nSubject: ${mail.subject}\n\n${mail.text}\nNothing was stored or sent.\n`);
      } else if (await withShop((context) => answerMessage(context, message, { text, operator })))
        output.write(`${reference} is answered; the answer is mailed to ${message.email}.\n`);
      else command.error(`${reference} is answered already.`);
    });
}
