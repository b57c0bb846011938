import { expect, test } from 'vitest';
import { ChangePasswordInput, NewPasswordInput } from './password-input.ts';

/** What is said first about the confirmation. */
const problemOf = (schema: typeof NewPasswordInput | typeof ChangePasswordInput, newPassword: string, typed: string) =>
  schema
    .safeParse({ oldPassword: 'Lightning#1', newPassword, passwordConfirmation: typed })
    .error?.issues.find(({ path }) => path[0] === 'passwordConfirmation')?.message;

test.each([
  ['changed by a customer', ChangePasswordInput],
  ['set by a mailed link', NewPasswordInput],
])('a password that is %s has to be typed twice', (_, schema) => {
  expect(problemOf(schema, 'Lightning#2', 'Lightning#2')).toBeUndefined();
  expect(problemOf(schema, 'Lightning#2', 'Lightning#3')).toBe('password_confirmation_differs');
  expect(problemOf(schema, 'Lightning#2', '')).toBe('required');
  expect(problemOf(schema, '', '')).toBe('required');
});
