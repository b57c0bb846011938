import { expect, test } from 'vitest';
import { compileCondition, findUnmet } from '../../testing/evaluation-factory.ts';

const json = { kind: 'first_order' };

test('the first order of a customer qualifies', () => {
  expect(findUnmet(json, [], { customer: { isFirstOrder: true } })).toBeNull();
});

test('a later order does not qualify', () => {
  expect(findUnmet(json, [], { customer: { isFirstOrder: false } })?.message.en).toBe('This is for first orders only');
});

test('a guest is asked to sign in', () => {
  expect(findUnmet(json, [], { customer: null })?.message.th).toBe('เข้าสู่ระบบเพื่อใช้สิทธิ์สำหรับคำสั่งซื้อแรก');
});

test('a first order reads as retailers write it', () => {
  expect(compileCondition(json).description).toEqual({ th: 'เฉพาะคำสั่งซื้อแรก', en: 'On your first order' });
});
