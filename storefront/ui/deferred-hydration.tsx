import { type ReactNode, Suspense } from 'react';

/**
 * A part of a page that React hydrates in a task of its own, after the rest of the page, or at once when it is pressed: a long page would
 * otherwise keep the browser from answering until all of it is hydrated.
 */
export function DeferredHydration({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
