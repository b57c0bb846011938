// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BuyButtons } from './buy-buttons.tsx';
import { PendingPurchase } from './pending-purchase.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A page with the buttons, whose purchases are done when `finish` is called. */
function renderPage() {
  let finish = () => {};
  const onAdd = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const Rest = vi.fn(() => <p>The rest of the page</p>);
  const page = render(
    <PendingPurchase onAdd={onAdd} onBuy={onAdd}>
      <BuyButtons stock={{ state: 'available', quantity: 20 }} />
      <Rest />
    </PendingPurchase>,
  );
  const [add] = page.getAllByRole('button');
  return {
    onAdd,
    Rest,
    press: () => act(() => add?.click()),
    isBusy: () => add?.getAttribute('aria-busy') === 'true',
    finish: () => act(async () => finish()),
  };
}

const paint = () => act(async () => void (await vi.advanceTimersByTimeAsync(100)));

test('a pressed button is busy at once, until the product has been added after the paint', async () => {
  const { onAdd, press, isBusy, finish } = renderPage();
  press();
  expect([isBusy(), onAdd.mock.calls.length]).toEqual([true, 0]);
  await paint();
  expect([isBusy(), onAdd.mock.calls.length]).toEqual([true, 1]);
  await finish();
  expect(isBusy()).toBe(false);
});

test('a product whose button is pressed twice at once is added once', async () => {
  const { onAdd, press } = renderPage();
  press();
  press();
  await paint();
  expect(onAdd).toHaveBeenCalledTimes(1);
});

test('nothing but the buttons is rendered while a product is added', async () => {
  const { Rest, press, finish } = renderPage();
  press();
  await paint();
  await finish();
  expect(Rest).toHaveBeenCalledTimes(1);
});
