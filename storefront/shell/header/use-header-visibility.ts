import { type RefObject, useEffect } from 'react';
import { type HeaderPosition, nextHeaderPosition } from './header-visibility.ts';

/** Toggles `data-hidden` and `data-returned` on the header while scrolling, without rendering. */
export function useHeaderVisibility(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let position: HeaderPosition = { y: 0, hidden: false, returned: false };
    // With the next frame, which has the page's layout anyway.
    const frame = requestAnimationFrame(() => {
      position = { ...position, y: window.scrollY };
    });
    const onScroll = () => {
      position = nextHeaderPosition(position, Math.max(0, window.scrollY));
      header.current?.toggleAttribute('data-hidden', position.hidden);
      header.current?.toggleAttribute('data-returned', position.returned);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
    };
  }, [header]);
}
