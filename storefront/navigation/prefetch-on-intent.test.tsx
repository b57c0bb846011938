// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PagePrefetch } from './page-prefetch.tsx';

vi.mock('react-router', () => ({ PrefetchPageLinks: ({ page }: { page: string }) => <output>{page}</output> }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Renders a link to the brands, whose parts events come from. */
function renderLink() {
  const page = render(
    <>
      <a href="/brand">
        <span>Brands</span>
      </a>
      <PagePrefetch />
    </>,
  );
  return {
    notice: (type: string) =>
      act(() => void page.getByText('Brands').dispatchEvent(new Event(type, { bubbles: true }))),
    prefetched: () => page.container.querySelector('output')?.textContent,
  };
}

test.each(['touchstart', 'focusin'])('%s of a link prefetches its page at once, before it can be pressed', (type) => {
  const { notice, prefetched } = renderLink();
  // A touch also points at the link.
  notice('pointerover');
  notice(type);
  expect(prefetched()).toBe('/brand');
});

test('a pointer that does not rest on a link prefetches nothing', () => {
  const { notice, prefetched } = renderLink();
  notice('pointerover');
  act(() => void vi.advanceTimersByTime(64));
  expect(prefetched()).toBeUndefined();
  act(() => void vi.advanceTimersByTime(1));
  expect(prefetched()).toBe('/brand');
});
