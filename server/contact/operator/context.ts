import { Argument } from 'commander';
import type { AppContext } from '../../app-context.ts';
import type { CliContext } from '../../import-export/commands.ts';

/** The environment of commands that answer messages. */
export interface MessagesCliContext extends CliContext {
  /** Like `withContext`, with everything that an answer needs, such as jobs that send mails. */
  withShop<T>(work: (context: AppContext) => Promise<T>): Promise<T>;
}

export const referenceArgument = () =>
  new Argument('<reference>', 'reference number of the message, such as M7KX2Q9RT').argParser((text) =>
    text.trim().toUpperCase(),
  );

export const noSuchMessage = (reference: string) => `There is no message ${reference}.`;
