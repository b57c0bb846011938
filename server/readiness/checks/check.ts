import type { AppContext } from '../../app-context.ts';

/** What a check found. */
export interface Finding {
  state: 'ready' | 'not ready' | 'not checked';
  /** What was found, for the operator. */
  message: string;
  /** What to do about it. */
  remedy?: string;
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

export const ready = (message: string): Finding => ({ state: 'ready', message });
export const notReady = (message: string, remedy: string): Finding => ({ state: 'not ready', message, remedy });
export const notChecked = (message: string, remedy?: string): Finding => ({
  state: 'not checked',
  message,
  ...(remedy ? { remedy } : {}),
});

/** `1 product`, `1,200 products` */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString('en')} ${number === 1 ? one : many}`;
}

/** The first of several names, and how many more there are: `a.png and 3 more`. */
export function firstAndCount(names: readonly string[]): string {
  const [first = '', ...others] = names;
  return others.length === 0 ? first : `${first} and ${others.length.toLocaleString('en')} more`;
}
