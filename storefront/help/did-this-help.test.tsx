// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { DidThisHelp } from './did-this-help.tsx';

/** The answers that the shop got, each with what ends its call. */
let sent: { helpful: boolean; end: (status: number) => void }[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    const { helpful } = JSON.parse(body);
    return new Promise<Response>((resolve) => {
      const answerOf = (status: number) =>
        status === 204
          ? new Response(null, { status })
          : Response.json({ code: 'internal_error', message: '' }, { status });
      sent.push({ helpful, end: (status) => resolve(answerOf(status)) });
    });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const chosen = () => screen.queryAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

test('an answer that is changed while it is sent is sent as well, after it', async () => {
  render(<DidThisHelp slug="returns" />, { wrapper: MemoryRouter });
  await press(m.help_vote_no());
  await press(m.help_vote_yes());
  expect(chosen()).toEqual([m.help_vote_yes()]);
  sent[0]?.end(204);
  await expect.poll(() => sent.map(({ helpful }) => helpful)).toEqual([false, true]);
  sent[1]?.end(500);
  await expect.poll(chosen).toEqual([m.help_vote_no()]);
  await press(m.help_vote_yes());
  await expect.poll(() => sent).toHaveLength(3);
});

test('an answer that is not stored, but was changed meanwhile, leaves the later one', async () => {
  render(<DidThisHelp slug="returns" />, { wrapper: MemoryRouter });
  await press(m.help_vote_no());
  await press(m.help_vote_yes());
  sent[0]?.end(500);
  await expect.poll(() => sent.map(({ helpful }) => helpful)).toEqual([false, true]);
  expect(chosen()).toEqual([m.help_vote_yes()]);
});
