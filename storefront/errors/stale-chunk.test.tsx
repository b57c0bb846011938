// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadInBackground, StaleChunkReload } from './stale-chunk.ts';

const reload = vi.fn();
const assign = vi.fn();

/** As Vite does before the import fails. */
async function failToLoad(): Promise<never> {
  window.dispatchEvent(new Event('vite:preloadError'));
  throw new TypeError('Failed to fetch dynamically imported module');
}

/** The module of a route, as the router loads it. */
function failToLoadRoute(): Promise<never> {
  return new Promise((_, reject) => {
    const detail = () => reject(new Error('missing'));
    if (window.dispatchEvent(new CustomEvent('route-module-error', { cancelable: true, detail }))) detail();
  });
}

let router: ReturnType<typeof createMemoryRouter>;

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  assign.mockClear();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
  window.history.replaceState(null, '', '/en');
  router = createMemoryRouter(
    [
      {
        element: (
          <>
            <StaleChunkReload />
            <Outlet />
          </>
        ),
        children: [
          {
            errorElement: <p>Error</p>,
            children: [
              { path: '/en', element: <p>Home</p> },
              { path: '/en/store', lazy: failToLoadRoute },
            ],
          },
        ],
      },
    ],
    { initialEntries: ['/en'] },
  );
  render(<RouterProvider router={router} />);
});
afterEach(cleanup);

test('the page is reloaded once when a part of it cannot be loaded', async () => {
  await failToLoad().catch(() => {});
  await failToLoad().catch(() => {});
  expect(reload).toHaveBeenCalledOnce();
});

test('the page stays, with what was typed, when something that nobody waits for cannot be loaded', async () => {
  await expect(loadInBackground(failToLoad)).rejects.toThrow('Failed to fetch');
  expect(reload).not.toHaveBeenCalled();
  await failToLoad().catch(() => {});
  expect(reload).toHaveBeenCalledOnce();
});

test('the page is reloaded when the next one cannot be loaded', async () => {
  act(() => void router.navigate('/en/store?zone=north#list'));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(assign).not.toHaveBeenCalled();
});

test('another missing module of the next page does not interrupt the reload', async () => {
  act(() => void router.navigate('/en/store'));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  await act(() => void failToLoadRoute());
  expect(assign).not.toHaveBeenCalled();
});

test('within a minute the next page is opened as a document', async () => {
  await failToLoad().catch(() => {});
  act(() => void router.navigate('/en/store?zone=north#list'));
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/en/store?zone=north'));
  expect(reload).toHaveBeenCalledOnce();
});

test('within a minute the error page is shown if the next page is the open document', async () => {
  await failToLoad().catch(() => {});
  // As the browser does before the router learns that the shopper went back.
  window.history.replaceState(null, '', '/en/store');
  act(() => void router.navigate('/en/store'));
  expect(await screen.findByText('Error')).toBeTruthy();
  expect(assign).not.toHaveBeenCalled();
  expect(reload).toHaveBeenCalledOnce();
});

test('the page stays when a page that is only prefetched cannot be loaded', async () => {
  const onFailure = vi.fn();
  await act(() => void failToLoadRoute().catch(onFailure));
  expect(onFailure).toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByText('Home')).toBeTruthy();
});
