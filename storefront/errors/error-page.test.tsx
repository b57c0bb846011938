// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, data } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test } from 'vitest';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { ErrorPage } from './error-page.tsx';

afterEach(cleanup);

const plain = (text: string | null) => text?.replaceAll('\u200B', '');

async function renderFailure(failure: unknown) {
  const loader = () => {
    throw failure;
  };
  const { container } = render(
    <RouterProvider router={createMemoryRouter([{ path: '/', loader, element: null, errorElement: <ErrorPage /> }])} />,
  );
  const heading = await screen.findByRole('heading', { level: 1 });
  return { heading: plain(heading.textContent), text: plain(container.textContent) };
}

test('an error with a message shows it alone, another one apologizes below the title', async () => {
  const message = 'Sorry, the service is unavailable for a moment. Please try again.';
  const unavailable = await renderFailure(data({ message }, { status: 503 }));
  expect(unavailable.heading).toBe(message);
  expect(unavailable.text).not.toContain(m.error_sorry());
  cleanup();
  const unknown = await renderFailure(new TypeError('Failed to fetch'));
  expect(unknown.heading).toBe(m.error_title());
  expect(unknown.text).toContain(m.error_sorry());
});
