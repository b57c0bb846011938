import { Command } from 'commander';
import { answerMessageCommand } from './operator/answer-command.ts';
import type { MessagesCliContext } from './operator/context.ts';
import { listMessagesCommand } from './operator/list-command.ts';
import { showMessageCommand } from './operator/show-command.ts';

/** `npm run shop -- messages`: what shoppers wrote to the shop. */
export function messagesCommand(cli: MessagesCliContext): Command {
  return new Command('messages')
    .description('list, show and answer the messages that shoppers sent by the contact form')
    .helpCommand(false)
    .addCommand(listMessagesCommand(cli))
    .addCommand(showMessageCommand(cli))
    .addCommand(answerMessageCommand(cli));
}
