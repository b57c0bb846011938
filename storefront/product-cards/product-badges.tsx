import type { ProductCard } from '#contract/products.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Badge, type BadgeTone } from '#storefront/ui/badge.tsx';

type BadgeCode = ProductCard['badges'][number];

const badgeOrder: readonly BadgeCode[] = ['pre-order', 'new', 'best-seller', 'free-gift', 'official'];

const tones: Record<BadgeCode, BadgeTone> = {
  'pre-order': 'brand',
  new: 'brand',
  'best-seller': 'accent',
  'free-gift': 'success',
  official: 'success',
};

export interface ProductBadgesProps {
  badges: readonly BadgeCode[];
  /** Sold as pre-order, whatever its badges say. */
  preOrder: boolean;
  /** How many fit; the more important ones first. */
  max: number;
}

/** Short labels such as "New" or "Best seller". */
export function ProductBadges({ badges, preOrder, max }: ProductBadgesProps) {
  const shown = badgeOrder.filter((code) => (code === 'pre-order' ? preOrder : badges.includes(code))).slice(0, max);
  return shown.map((code) => (
    <Badge key={code} tone={tones[code]}>
      {labelOf(code)}
    </Badge>
  ));
}

function labelOf(code: BadgeCode): string {
  switch (code) {
    case 'pre-order':
      return m.product_pre_order();
    case 'new':
      return m.product_badge_new();
    case 'best-seller':
      return m.product_badge_best_seller();
    case 'free-gift':
      return m.product_badge_free_gift();
    case 'official':
      return m.product_badge_official();
  }
}
