import { expect, test } from 'vitest';
import { formatCardNumber, formatExpiry, parseCard } from './mock-card-fields.ts';

test('a card number is shown in groups of four while it is typed', () => {
  expect(formatCardNumber('4242424242424242')).toBe('4242 4242 4242 4242');
  expect(formatCardNumber('4242 4')).toBe('4242 4');
  expect(formatCardNumber('4242')).toBe('4242');
  expect(formatCardNumber('4a2')).toBe('42');
});

test('the slash of the expiry date is added while typing and can be deleted', () => {
  expect(formatExpiry('12')).toBe('12');
  expect(formatExpiry('1230')).toBe('12/30');
  expect(formatExpiry('12/3')).toBe('12/3');
  expect(formatExpiry('12/')).toBe('12');
});

test('the gateway gets digits without spaces and a four-digit year', () => {
  const fields = { cardNumber: '4242 4242 4242 4242', cardHolder: 'Somchai', expiry: '12/30', securityCode: '123' };
  expect(parseCard(fields)).toEqual({
    cardNumber: '4242424242424242',
    cardHolder: 'Somchai',
    expiryMonth: 12,
    expiryYear: 2030,
    securityCode: '123',
  });
  expect(parseCard({ ...fields, expiry: '1' }).expiryMonth).toBe(0);
});
