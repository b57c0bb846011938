// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, useLoaderData } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePriceChanges } from './use-price-changes.ts';

const now = Date.parse('2026-11-23T05:00:00Z');
const inSeconds = (seconds: number) => now + seconds * 1000;
const load = vi.fn();
/** How the shop answers whether the page can be loaded. */
let answer: () => Response | Promise<Response>;
const request = vi.fn(async () => answer());

beforeEach(() => {
  vi.useFakeTimers({ now });
  load.mockReset().mockReturnValue(null);
  answer = () => new Response();
  request.mockClear();
  vi.stubGlobal('fetch', request);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Page({ changeTimes }: { changeTimes: readonly number[] }) {
  usePriceChanges(changeTimes);
  return (
    <>
      <p>Page</p>
      <p>{useLoaderData<string | null>()}</p>
    </>
  );
}

/** A page with prices that change at these times. */
function openPage(times: readonly number[]) {
  const router = (changeTimes: readonly number[]) =>
    createMemoryRouter(
      [
        {
          id: 'page',
          path: '/',
          loader: load,
          element: <Page changeTimes={changeTimes} />,
          errorElement: <p>Error</p>,
        },
      ],
      { hydrationData: { loaderData: { page: null } } },
    );
  const { rerender, unmount } = render(<RouterProvider router={router(times)} />);
  return {
    rerender: (changeTimes: readonly number[]) => rerender(<RouterProvider router={router(changeTimes)} />),
    unmount,
  };
}

test('a page is loaded again once when a price has changed, a little later than the change', async () => {
  openPage([inSeconds(10)]);
  await vi.advanceTimersByTimeAsync(11_000);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
});

test('each change counts, but not one before the page was opened', async () => {
  openPage([inSeconds(-60), inSeconds(10), inSeconds(20)]);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(load).toHaveBeenCalledTimes(2);
});

test('after a pause of the browser, changes in it are noticed', async () => {
  openPage([inSeconds(10)]);
  vi.setSystemTime(inSeconds(600));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(load).toHaveBeenCalledTimes(1);
});

test('other prices replace the earlier ones, and a closed page is not loaded', async () => {
  const { rerender, unmount } = openPage([inSeconds(10)]);
  rerender([inSeconds(30)]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(load).not.toHaveBeenCalled();
  unmount();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).not.toHaveBeenCalled();
});

test.each([
  ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch')) as never],
  ['the shop is down', () => new Response('', { status: 503 })],
])('a page stays while %s, and is loaded again after that', async (_, refuse) => {
  answer = refuse;
  openPage([inSeconds(10)]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).not.toHaveBeenCalled();
  expect(screen.queryByText('Page')).not.toBeNull();
  answer = () => new Response();
  await vi.advanceTimersByTimeAsync(11_000);
  expect(load).toHaveBeenCalledTimes(1);
});

test('the shop is not asked again while it has not answered', async () => {
  answer = () => new Response('', { status: 503 });
  openPage([inSeconds(10)]);
  await vi.advanceTimersByTimeAsync(13_000);
  answer = () => new Promise(() => {});
  await vi.advanceTimersByTimeAsync(30_000);
  expect(request).toHaveBeenCalledTimes(2);
});

test('a price that changes while the page is loaded is shown, whichever answer comes first', async () => {
  const answers: ((price: string) => void)[] = [];
  load.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  openPage([inSeconds(10), inSeconds(15)]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(answers).toHaveLength(2);
  await act(async () => answers[1]?.('฿890'));
  await act(async () => answers[0]?.('฿990'));
  expect(screen.queryByText('฿890')).not.toBeNull();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(2);
});
