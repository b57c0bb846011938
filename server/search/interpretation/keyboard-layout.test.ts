import { describe, expect, it } from 'vitest';
import { otherKeyboard } from './keyboard-layout.ts';

describe('the other keyboard', () => {
  it.each([
    ['wvFao', 'ไอโฟน'],
    ['ไอโฟน', 'wvFao'],
    ['้ำฟกยน', null],
    ['l,kiN6', 'สมา'],
  ])('%s', (typed, meant) => {
    const found = otherKeyboard(typed);
    if (meant === null) expect(found).not.toBeNull();
    else expect(found).toContain(meant);
  });

  it.each(['iphone ไอโฟน', '12345', '', '🙂', '   '])('%j is nothing else on it', (typed) => {
    expect(otherKeyboard(typed)).toBeNull();
  });
});
