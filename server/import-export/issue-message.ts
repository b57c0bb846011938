import type { z } from 'zod';

/** The message for an invalid value, to follow its name: "must be …". */
export function issueMessage(issue: z.core.$ZodRawIssue): string {
  if (issue.input === null) return 'must not be empty';
  if (issue.input === undefined) return 'must be given';
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${nameOfType[issue.expected] ?? issue.expected}`;
    case 'too_small':
      return `must ${issue.origin === 'number' || issue.origin === 'int' ? 'be' : 'have'} at least ${issue.minimum}${unitOf(issue.origin)}`;
    case 'too_big':
      return `must ${issue.origin === 'number' || issue.origin === 'int' ? 'be' : 'have'} at most ${issue.maximum}${unitOf(issue.origin)}`;
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}`;
    case 'unrecognized_keys':
      return `must not have ${issue.keys.join(', ')}`;
    default:
      return 'is not of the right form';
  }
}

const nameOfType: Record<string, string> = {
  string: 'text',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

function unitOf(origin: string): string {
  return origin === 'string' ? ' characters' : origin === 'array' ? ' entries' : '';
}
