import { describe, expect, test } from 'vitest';
import {
  expiryAfterMethodChange,
  expiryAfterRejection,
  isOverdue,
  isPayable,
  isSlipExpected,
} from './payment-window.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 3, minutes));
const unpaid = { status: 'pending_payment', expiresAt: at(30), slipStatus: null } as const;

describe('an unpaid order', () => {
  test('can be paid until its window ends, and expires then', () => {
    expect([isPayable(unpaid, at(29)), isOverdue(unpaid, at(29))]).toEqual([true, false]);
    expect([isPayable(unpaid, at(30)), isOverdue(unpaid, at(30))]).toEqual([false, true]);
    expect([isPayable(unpaid, at(31)), isOverdue(unpaid, at(31))]).toEqual([false, true]);
  });

  test('is neither paid again nor expired while its slip is being checked', () => {
    const checked = { ...unpaid, slipStatus: 'waiting' } as const;
    expect([isPayable(checked, at(29)), isOverdue(checked, at(31))]).toEqual([false, false]);
    const rejected = { ...unpaid, slipStatus: 'rejected' } as const;
    expect([isPayable(rejected, at(29)), isOverdue(rejected, at(31))]).toEqual([true, true]);
  });

  test('has a window of its method from when it was placed, however often the method changes', () => {
    const order = { createdAt: at(0), expiresAt: at(30) };
    const afterTransfer = expiryAfterMethodChange(order, 'bank_transfer');
    expect(afterTransfer).toEqual(at(24 * 60));
    expect(expiryAfterMethodChange({ ...order, expiresAt: afterTransfer }, 'credit_card')).toEqual(at(24 * 60));
    expect(expiryAfterMethodChange(order, 'qr_code')).toEqual(at(30));
  });

  test('has a whole window again after its slip was rejected', () => {
    expect(expiryAfterRejection({ expiresAt: at(24 * 60) }, at(20 * 60))).toEqual(at(44 * 60));
    expect(expiryAfterRejection({ expiresAt: at(60 * 60) }, at(20 * 60))).toEqual(at(60 * 60));
  });

  test('by transfer expects a slip, also after its window', () => {
    expect(isSlipExpected({ status: 'pending_payment', paymentMethod: 'bank_transfer' })).toBe(true);
    expect(isSlipExpected({ status: 'pending_payment', paymentMethod: 'qr_code' })).toBe(false);
    expect(isSlipExpected({ status: 'paid', paymentMethod: 'bank_transfer' })).toBe(false);
  });
});

test('an order that is closed, or has no window, is neither payable nor overdue', () => {
  for (const order of [
    { ...unpaid, status: 'cancelled' as const },
    { ...unpaid, expiresAt: null },
  ])
    for (const minutes of [29, 31])
      expect([isPayable(order, at(minutes)), isOverdue(order, at(minutes))]).toEqual([false, false]);
});
