import { userInfo } from 'node:os';
import { InvalidArgumentError, Option } from 'commander';

/** `--as NAME`: who is logged with a change; by default the user of the operating system. */
export function operatorOption(): Option {
  return new Option('--as <name>', 'who is logged with the change').default(userName()).argParser(lineOf(100));
}

/** `--reason TEXT`, which must be given: why, for the log. */
export function reasonOption(): Option {
  return new Option('--reason <text>', 'why, for the log').argParser(lineOf(500)).makeOptionMandatory();
}

/** Parses one line of 1 to `maximum` characters. */
function lineOf(maximum: number): (value: string) => string {
  return (value) => {
    const text = value.trim();
    if (text === '' || text.length > maximum || /\p{Cc}/u.test(text))
      throw new InvalidArgumentError(`It must be a line of 1 to ${maximum} characters.`);
    return text;
  };
}

/** The user of the operating system; `operator` if it has no name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return 'operator';
  }
}
