import { describe, expect, it } from 'vitest';
import { hasNoThaiWord, hasThaiLetterKeys, switchKeyboardLayout } from './keyboard-layout.ts';

describe('text typed on the wrong keyboard layout', () => {
  it.each([
    ['wvFao', 'ไอโฟน'],
    ['ไอโฟน', 'wvFao'],
    ['้ำฟกยน', null],
    ['l,kiN6', 'สมา'],
  ])('%s', (typed, meant) => {
    const switched = switchKeyboardLayout(typed);
    if (meant === null) expect(switched).not.toBeNull();
    else expect(switched).toContain(meant);
  });

  it('is not what Thai words look like on Latin keys', () => {
    expect(switchKeyboardLayout('รย้นืำ')).toBe('iphone');
    for (const typed of ['ของถูก', 'ถูก', 'หูฟัง']) expect([typed, switchKeyboardLayout(typed)]).toEqual([typed, null]);
  });

  it.each([
    ['หฟทหีืเ s25', 'samsung s25'],
    ['รยฟก แอร์', 'ipad แอร์'],
    ['mu;u 55 obh;', 'ทีวี 55 นิ้ว'],
    ['พะป ถจึจ', 'rtx 5070'],
  ])('of %s only the words on the wrong layout are switched', (typed, meant) => {
    expect(switchKeyboardLayout(typed)).toBe(meant);
  });

  it('has keys within words that no Latin name has', () => {
    for (const typed of [":y,:6'", ',nv5nv', 'mu;u']) expect([typed, hasThaiLetterKeys(typed)]).toEqual([typed, true]);
    for (const typed of ['wh-1000xm5', 'wi-fi 6', 'jbl', 'ทีวี 55"'])
      expect([typed, hasThaiLetterKeys(typed)]).toEqual([typed, false]);
  });

  it('has words that begin with a sign', () => {
    expect(['่ิส', 'หูฟัง ่ิส'].map(hasNoThaiWord)).toEqual([true, true]);
    expect(['หูฟัง', 'เอ็กซ์บ็อกซ์', 'jbl', ''].map(hasNoThaiWord)).toEqual([false, false, false, false]);
  });

  it.each(['iphone ไอโฟน', '12345', '', '🙂', '   '])('%j is not switched', (typed) => {
    expect(switchKeyboardLayout(typed)).toBeNull();
  });
});
