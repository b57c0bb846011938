import { expect, test } from 'vitest';
import { compileCondition, findUnmet } from '../../testing/evaluation-factory.ts';

const json = { kind: 'delivery_method', methods: ['shipping'] };

test('the chosen delivery method qualifies', () => {
  expect(findUnmet(json, [], { deliveryMethod: 'shipping' })).toBeNull();
});

test('without a chosen delivery method it is asked for', () => {
  expect(findUnmet(json, [], { deliveryMethod: null })).toEqual({
    message: { th: 'เลือกจัดส่งถึงบ้านเพื่อรับสิทธิ์', en: 'Choose home delivery' },
    missing: null,
  });
});

test('a delivery method reads as retailers write it', () => {
  expect(compileCondition(json).description).toEqual({ th: 'เมื่อเลือกจัดส่งถึงบ้าน', en: 'With home delivery' });
});
