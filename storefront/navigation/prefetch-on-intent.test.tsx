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
  vi.unstubAllGlobals();
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

test('touching a product card loads the picture that the page of the product begins with, in its size', () => {
  const loaded: string[] = [];
  vi.stubGlobal(
    'Image',
    class {
      set srcset(srcset: string) {
        loaded.push(srcset);
      }
    },
  );
  const page = render(
    <>
      <article>
        <img src="/images/products/1001/black.svg?width=320" alt="" />
        <a href="/product/phone-1001">Phone</a>
      </article>
      <PagePrefetch />
    </>,
  );
  act(() => void page.getByText('Phone').dispatchEvent(new Event('touchstart', { bubbles: true })));
  expect(loaded).toEqual([expect.stringContaining('/images/products/1001/black.svg?width=640 640w')]);
});

test('a pointer that does not rest on a link prefetches nothing', () => {
  const { notice, prefetched } = renderLink();
  notice('pointerover');
  act(() => void vi.advanceTimersByTime(64));
  expect(prefetched()).toBeUndefined();
  act(() => void vi.advanceTimersByTime(1));
  expect(prefetched()).toBe('/brand');
});
