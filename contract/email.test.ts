import { expect, test } from 'vitest';
import { Credentials } from './accounts.ts';
import { email, isEmail, lowerCaseAscii } from './validation.ts';

test('an e-mail address is stored with small letters', () => {
  expect(email.parse(' Mali.S@Shop.Example ')).toBe('mali.s@shop.example');
});

test.each(['\u212Aelvin@shop.example', 'mali@\u212A.example', 'ma\u0130li@shop.example', 'ｍali@shop.example'])(
  'an e-mail address is refused that only looks like another one: %s',
  (address) => {
    expect(email.safeParse(address).success).toBe(false);
    expect(isEmail(lowerCaseAscii(address))).toBe(false);
    expect(Credentials.parse({ username: address, password: 'x' }).username).toBe(address);
  },
);
