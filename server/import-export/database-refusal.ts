import { sqlState } from '../db/database.ts';

/**
 * Why the database refused to write one row, so that the others are written: its data or a constraint (SQLSTATE classes 22 and 23), or
 * `lock_not_available`. Null for other errors.
 *
 * @param constraintMessages the reasons of constraints, by name
 */
export function databaseRefusal(
  error: unknown,
  constraintMessages: Readonly<Record<string, string>> = {},
): { refused: string } | null {
  const state = sqlState(error) ?? '';
  if (state === '55P03') return { refused: 'another transaction locks it for too long: try it again' };
  if (!/^2[23]/.test(state)) return null;
  const { message, constraint } = error as Error & { constraint?: string };
  return { refused: constraintMessages[constraint ?? ''] ?? `the database rejected it: ${message}` };
}
