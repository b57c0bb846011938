import { lazy, Suspense, useId } from 'react';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { BlockHeader } from './block-header.tsx';
import type { BlockProps } from './block-view.ts';

/** Rare: pages without branches do not load the script of their cards. */
const Cards = lazy(() => import('#storefront/stores/branch-card.tsx'));

/** Branches with their opening hours. */
export function Branches({ data: { title, branches, link } }: BlockProps<'branches'>) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <BlockHeader id={id} title={title} link={link} linkText={m.stores_see_all()} />
      <Suspense>
        <Cards
          branches={branches}
          className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-2 lg:grid-cols-3 lg:gap-4"
        />
      </Suspense>
    </section>
  );
}
