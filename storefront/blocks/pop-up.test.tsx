// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PagePopUp } from './load-pop-up.ts';
import { PopUp } from './pop-up.tsx';

const code = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('./pop-up-dialog.tsx', async () => {
  await code.promise;
  return { default: ({ data }: { data: PagePopUp['data'] }) => <h2>{data.title}</h2> };
});

const image = '/images/banners/sale.svg';
const popUp: PagePopUp = {
  id: 'welcome',
  type: 'pop_up',
  data: { title: 'Welcome', text: 'Words', image, mobileImage: image, action: null, link: '/coupon' },
};

beforeEach(() => {
  vi.useFakeTimers();
  document.cookie = 'allowed_cookies=C0001';
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = () => act(() => vi.advanceTimersByTimeAsync(2000));

test('a pop-up does not open over a menu that was opened while its code was loaded, but after it', async () => {
  render(
    <MemoryRouter>
      <PopUp popUp={popUp} isPreview={false} />
    </MemoryRouter>,
  );
  await wait();
  const menu = document.createElement('div');
  menu.setAttribute('role', 'dialog');
  document.body.append(menu);
  code.resolve();
  await wait();
  expect(screen.queryByRole('heading')).toBeNull();
  menu.remove();
  await wait();
  expect(screen.getByRole('heading', { name: 'Welcome' })).toBeDefined();
});
