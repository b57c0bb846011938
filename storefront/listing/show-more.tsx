import { useEffect, useRef } from 'react';
import { formatNumber } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import type { MoreProducts } from './use-more-products.ts';

export interface ShowMoreProps {
  more: MoreProducts;
  /** The number of the page's last product within the list, and of all its products. */
  last: number;
  total: number;
  /** The id of the element with the list. */
  listId: string;
}

/** The button that shows the next products below those before, with how many are shown; the first new one is focused. */
export function ShowMore({ more, last, total, listId }: ShowMoreProps) {
  const { products, hasMore, isLoading, hasFailed, showMore } = more;
  const firstNew = useRef<number>(undefined);
  const count = products.length;
  useEffect(() => {
    const index = firstNew.current;
    if (index === undefined || index >= count) return;
    firstNew.current = undefined;
    const card = document.getElementById(listId)?.querySelectorAll('article')[index];
    // It is where the button was: nothing scrolls.
    card?.querySelector('a')?.focus({ preventScroll: true });
  }, [count, listId]);
  return (
    <div className="mt-8 grid justify-items-center gap-2 noscript:hidden">
      <p role="status" className="text-sm text-muted">
        {hasFailed
          ? m.listing_more_failed()
          : m.listing_shown({ shown: formatNumber(last), total: formatNumber(total) })}
      </p>
      {hasMore && (
        <Button
          variant="secondary"
          size="lg"
          loading={isLoading}
          onClick={() => {
            firstNew.current = count;
            void showMore();
          }}
        >
          {m.listing_show_more()}
        </Button>
      )}
    </div>
  );
}
