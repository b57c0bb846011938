import { describe, expect, it } from 'vitest';
import { switchKeyboardLayout } from './keyboard-layout.ts';

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

  it.each(['iphone ไอโฟน', '12345', '', '🙂', '   '])('%j is not switched', (typed) => {
    expect(switchKeyboardLayout(typed)).toBeNull();
  });
});
