import { ChevronDown } from 'lucide-react';
import type { CartItem } from '#contract/cart-lines.ts';
import { formatBaht } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { isSoldOut } from '#storefront/inventory/sold-out.ts';
import { Picture } from '#storefront/ui/picture.tsx';

export interface OrderGlanceProps {
  items: readonly CartItem[];
  /** In baht. */
  total: number;
  /** Where the whole summary is. */
  href: string;
}

const maxPictures = 3;

/** What is bought and what it costs, for phones, where the whole summary is far below. */
export function OrderGlance({ items, total, href }: OrderGlanceProps) {
  // Sold-out lines are not in the total.
  const bought = items.filter((item) => !isSoldOut(item));
  const others = bought.length - maxPictures;
  return (
    <a
      href={href}
      data-reload
      className="flex items-center gap-3 rounded-card border border-line bg-surface px-3 py-2 hover:border-edge lg:hidden"
    >
      <span className="flex shrink-0 items-center gap-1">
        {bought.slice(0, maxPictures).map(({ uuid, image }) => (
          <Picture
            key={uuid}
            src={image}
            alt=""
            width={48}
            height={48}
            className="size-12 rounded-field bg-ground p-1"
          />
        ))}
        {others > 0 && (
          <span aria-hidden="true" className="figures px-1 text-xs text-muted">
            +{others}
          </span>
        )}
      </span>
      <span className="ml-auto grid text-right">
        <span className="text-xs text-muted">
          {m.checkout_glance({ count: bought.reduce((sum, { quantity }) => sum + quantity, 0) })}
        </span>
        <span className="figures leading-tight font-bold">{formatBaht(total)}</span>
      </span>
      <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-muted" />
    </a>
  );
}
