import { expect, test } from 'vitest';
import { cardOf, groupedCardNumber, groupedExpiry } from './mock-card-fields.ts';

test('a card number is shown in groups of four while it is typed', () => {
  expect(groupedCardNumber('4242424242424242')).toBe('4242 4242 4242 4242');
  expect(groupedCardNumber('4242 4')).toBe('4242 4');
  expect(groupedCardNumber('4242')).toBe('4242');
  expect(groupedCardNumber('4a2')).toBe('42');
});

test('the slash of the expiry comes by itself and goes when it is deleted', () => {
  expect(groupedExpiry('12')).toBe('12');
  expect(groupedExpiry('1230')).toBe('12/30');
  expect(groupedExpiry('12/3')).toBe('12/3');
  expect(groupedExpiry('12/')).toBe('12');
});

test('the gateway gets digits and a whole year', () => {
  const fields = { cardNumber: '4242 4242 4242 4242', cardHolder: 'Somchai', expiry: '12/30', securityCode: '123' };
  expect(cardOf(fields)).toEqual({
    cardNumber: '4242424242424242',
    cardHolder: 'Somchai',
    expiryMonth: 12,
    expiryYear: 2030,
    securityCode: '123',
  });
  expect(cardOf({ ...fields, expiry: '1' }).expiryMonth).toBe(0);
});
