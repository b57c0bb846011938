import type { AppContext } from '../../app-context.ts';

/** What a check found. */
export interface Finding {
  state: 'ready' | 'not ready' | 'not checked';
  /** What is the case, for the operator. */
  says: string;
  /** What to do about it. */
  todo?: string;
}

/** What the operator asked for. */
export interface CheckOptions {
  /** Where a test mail is sent. */
  mailTo?: string | undefined;
  /** A file of a backup, or the folder of several. */
  backups?: string | undefined;
}

/** One line of the list of what a shop needs before it is opened. */
export interface Check {
  name: string;
  run(context: AppContext, options: CheckOptions): Promise<Finding> | Finding;
}

export const ready = (says: string): Finding => ({ state: 'ready', says });
export const notReady = (says: string, todo: string): Finding => ({ state: 'not ready', says, todo });
export const notChecked = (says: string, todo?: string): Finding => ({
  state: 'not checked',
  says,
  ...(todo ? { todo } : {}),
});

/** `1 product`, `1,200 products` */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString('en')} ${number === 1 ? one : many}`;
}

/** The first of several, and how many more there are. */
export function some(names: readonly string[]): string {
  const [first = '', ...others] = names;
  return others.length === 0 ? first : `${first} and ${others.length.toLocaleString('en')} more`;
}
