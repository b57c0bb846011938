import { describe, expect, test } from 'vitest';
import { type CardFields, cardProblems, formatCardNumber, formatExpiry, parseCard } from './card-fields.ts';

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
  expect(formatExpiry('12/2030')).toBe('12/30');
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

describe('a card is checked before it is sent', () => {
  const now = new Date('2026-11-22T05:00:00Z');
  const card = { cardNumber: '4242 4242 4242 4242', cardHolder: 'Somchai', expiry: '11/26', securityCode: '123' };
  const problemsOf = (changes: Partial<CardFields>) => cardProblems({ ...card, ...changes }, now);

  test('a complete one has no problem until the end of its last month', () => {
    expect(problemsOf({})).toEqual({});
    expect(problemsOf({ expiry: '10/26' })).toEqual({ expiry: 'expired' });
  });

  test('an empty form names every field', () => {
    const empty = { cardNumber: '', cardHolder: ' ', expiry: '', securityCode: '' };
    expect(problemsOf(empty)).toEqual({
      cardNumber: 'required',
      cardHolder: 'required',
      expiry: 'required',
      securityCode: 'required',
    });
  });

  test('a mistyped digit, month or code is found', () => {
    expect(problemsOf({ cardNumber: '4242 4242 4242 4243' })).toEqual({ cardNumber: 'not_valid' });
    expect(problemsOf({ cardNumber: '4242' })).toEqual({ cardNumber: 'not_valid' });
    expect(problemsOf({ expiry: '13/30' })).toEqual({ expiry: 'not_valid' });
    expect(problemsOf({ expiry: '1' })).toEqual({ expiry: 'not_valid' });
    expect(problemsOf({ securityCode: '12' })).toEqual({ securityCode: 'not_valid' });
  });
});
