import { describe, expect, test } from 'vitest';
import { compileCondition, findUnmet } from '../../testing/evaluation-factory.ts';

function holds(args: object, bangkokTime: string): boolean {
  return findUnmet({ kind: 'schedule', ...args }, [], { now: new Date(`${bangkokTime}+07:00`) }) === null;
}

describe('a schedule', () => {
  test('is of days in Bangkok', () => {
    // 2026-11-20 is a Friday, in UTC still Thursday until 07:00.
    expect(holds({ weekdays: ['friday'] }, '2026-11-20T00:00:00')).toBe(true);
    expect(holds({ weekdays: ['friday'] }, '2026-11-20T23:59:59')).toBe(true);
    expect(holds({ weekdays: ['friday'] }, '2026-11-21T00:00:00')).toBe(false);
  });

  test.each([
    ['17:59:59', false],
    ['18:00:00', true],
    ['21:59:59', true],
    ['22:00:00', false],
  ])('from 18:00 to 22:00 at %s: %s', (time, expected) => {
    expect(holds({ from: '18:00', to: '22:00' }, `2026-11-20T${time}`)).toBe(expected);
  });

  test.each([
    ['2026-11-20T21:59:59', false],
    ['2026-11-20T22:00:00', true],
    ['2026-11-21T01:59:59', true],
    ['2026-11-21T02:00:00', false],
    ['2026-11-20T01:00:00', false],
  ])('of a Friday night that crosses midnight at %s: %s', (time, expected) => {
    expect(holds({ weekdays: ['friday'], from: '22:00', to: '02:00' }, time)).toBe(expected);
  });

  test('can be open at one end', () => {
    expect(holds({ from: '18:00' }, '2026-11-20T23:59:00')).toBe(true);
    expect(holds({ from: '18:00' }, '2026-11-20T00:30:00')).toBe(false);
    expect(holds({ to: '06:00' }, '2026-11-20T00:30:00')).toBe(true);
  });

  test.each([
    [{ weekdays: ['friday', 'saturday'] }, 'ทุกวันศุกร์ และเสาร์', 'On Fridays and Saturdays'],
    [{ from: '18:00', to: '22:00' }, 'ทุกวัน เวลา 18:00–22:00 น.', 'Every day, 18:00–22:00'],
    [{ weekdays: ['friday'], from: '22:00' }, 'ทุกวันศุกร์ เวลา 22:00–24:00 น.', 'On Fridays, 22:00–24:00'],
  ])('of %j reads as retailers write it', (args, th, en) => {
    expect(compileCondition({ kind: 'schedule', ...args }).description).toEqual({ th, en });
  });

  test('says when it holds', () => {
    const unmet = findUnmet({ kind: 'schedule', weekdays: ['monday'] }, []);
    expect(unmet).toEqual({ message: { th: 'ใช้ได้ทุกวันจันทร์', en: 'Only on Mondays' }, missing: null });
  });
});
