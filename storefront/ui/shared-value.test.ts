import { expect, test, vi } from 'vitest';
import { sharedValue } from './shared-value.ts';

test('a subscriber is called on every change until it unsubscribes', () => {
  const value = sharedValue('first');
  expect(value.isObserved()).toBe(false);
  const listener = vi.fn(() => value.read());
  const stop = value.subscribe(listener);
  expect(value.isObserved()).toBe(true);
  value.write('second');
  value.write('third');
  expect(listener.mock.results.map((call) => call.value)).toEqual(['second', 'third']);
  stop();
  value.write('fourth');
  expect(listener).toHaveBeenCalledTimes(2);
  expect(value.isObserved()).toBe(false);
  expect(value.read()).toBe('fourth');
});

test('values do not share their subscribers', () => {
  const [one, other] = [sharedValue(1), sharedValue(1)];
  const listener = vi.fn();
  one.subscribe(listener);
  other.write(2);
  expect(listener).not.toHaveBeenCalled();
  expect(one.read()).toBe(1);
});
