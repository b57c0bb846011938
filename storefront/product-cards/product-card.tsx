import { Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import type { NameSegment } from '#contract/search.ts';
import { sellingPrice, wasPrice } from '#contract/selling-price.ts';
import { runningFlashSale, unitsLeft } from '#storefront/flash-sales/flash-sale.ts';
import { isLimitedByStock, type OfferUnits, type RoundOffer } from '#storefront/flash-sales/flash-sale-rounds.ts';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { useProductStock } from '#storefront/inventory/live-stock.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import { HighlightedText } from '#storefront/ui/highlighted-text.tsx';
import { PercentBar } from '#storefront/ui/percent-bar.tsx';
import { Picture } from '#storefront/ui/picture.tsx';
import { Price } from '#storefront/ui/price.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { useProductActions } from './product-actions.tsx';
import { ProductBadges } from './product-badges.tsx';
import type { ShownCard } from './shown-card.ts';

export interface ProductCardProps {
  /** The matched parts of the name, in search results. */
  product: ShownCard & { highlights?: readonly NameSegment[] };
  /** One level below the heading above the cards. */
  heading: 'h2' | 'h3';
  /** The `sizes` of its `<img>`. */
  sizes: string;
  /** Visible without scrolling. */
  priority?: boolean;
  /** Label above its dimmed picture; "sold out" by default where it is. */
  note?: string;
  /** Its offer in the flash sale that the list shows. */
  round?: RoundOffer;
  /** By default its own page. */
  href?: string;
  /** Actions at the bottom of the card. */
  footer?: ReactNode;
  /** Its link was followed. */
  onSelect: () => void;
}

/** The card of a product in any list; all of it is a link. */
export function ProductCard({
  product,
  heading: Heading,
  sizes,
  priority,
  note,
  round,
  href,
  footer,
  onSelect,
}: ProductCardProps) {
  const { productName, brand, badges, promotionLabels, image, variantCount, priceRange, highlights } = product;
  const stock = useProductStock(product);
  const soldOut = stock.state === 'sold-out';
  const shownNote =
    note ??
    (soldOut ? m.product_out_of_stock() : round?.state === 'sold-out' ? m.flash_sale_sold_out_card() : undefined);
  const running = soldOut ? undefined : runningFlashSale(product);
  const units: OfferUnits | undefined = round ?? (running && { state: 'running', offer: running });
  const price = shownPrice(product, round);
  // One number of units: that of the flash sale, or the stock if that is lower.
  const showsStock = stock.state === 'low' && (!units || isLimitedByStock(units, stock.quantity));
  const showsQuota = soldOut ? units?.state === 'upcoming' : !showsStock || units?.state === 'sold-out';
  const actions = useProductActions().forCard(product);
  // A label of its promotions says the same as the badge, and often with more words.
  const shownBadges = promotionLabels.includes(m.product_badge_free_gift())
    ? badges.filter((code) => code !== 'free-gift')
    : badges;
  return (
    <article className="group product-card">
      <div className="overflow-hidden bg-ground">
        <div className="product-card-badges">
          <span>
            {shownNote ? (
              <span className="truncate rounded-full bg-ink px-2.5 py-0.5 text-xs font-semibold text-surface">
                {shownNote}
              </span>
            ) : (
              <ProductBadges badges={shownBadges} preOrder={stock.state === 'pre-order'} max={1} />
            )}
          </span>
          <span className="product-card-action">{actions.corner}</span>
        </div>
        <Picture
          src={image}
          alt=""
          width={320}
          height={320}
          sizes={sizes}
          priority={priority}
          className={classNames('product-card-picture', shownNote && 'opacity-45')}
        />
      </div>
      <div className="product-card-text">
        <p>{brand.label}</p>
        <Heading>
          <a href={href ?? localiseLink(`/product/${product.slug}`)} onClick={onSelect}>
            {highlights?.some(({ found }) => found) ? (
              <HighlightedText segments={highlights} />
            ) : (
              <WrapAtWords>{productName}</WrapAtWords>
            )}
          </a>
        </Heading>
        <Price
          sellingPrice={price.selling}
          regularPrice={price.was}
          savingPercent={price.discountPercent}
          showFrom={!round && variantCount > 1 && price.selling < priceRange.max}
          className="price-on-card"
        />
        {units && showsQuota && <Quota units={units} stock={stock.quantity} />}
        {promotionLabels.length > 0 && (
          <ul className="flex flex-wrap gap-1">
            {promotionLabels.map((label) => (
              <li key={label} className="product-card-promotion">
                {label}
              </li>
            ))}
          </ul>
        )}
        <div className="product-card-footer">
          {showsStock ? (
            <p className="text-xs font-medium text-sale">{m.product_stock_left({ stock: stock.quantity })}</p>
          ) : (
            variantCount > 1 && <p className="text-xs text-muted">{m.product_variant_count({ count: variantCount })}</p>
          )}
          <span className="product-card-action">{actions.bottom}</span>
        </div>
        {footer && <div className="product-card-action pt-2">{footer}</div>}
      </div>
    </article>
  );
}

/** The price in the flash sale, unless it is sold out or another price of the same variant is lower. */
function shownPrice(product: ShownCard, round: RoundOffer | undefined) {
  const { defaultProductId, discountPercent, isSpecialPrice } = product;
  if (
    round?.state === 'upcoming' ||
    (round?.state === 'running' &&
      (round.offer.productId !== defaultProductId || round.offer.price <= sellingPrice(product)))
  ) {
    const { price, standardPrice } = round.offer;
    return {
      selling: price,
      was: standardPrice > price ? standardPrice : undefined,
      discountPercent: round.offer.discountPercent,
    };
  }
  return {
    selling: sellingPrice(product),
    was: wasPrice(product),
    discountPercent: isSpecialPrice ? discountPercent : 0,
  };
}

/** The units of an offer: how many there will be, or are left and in stock. */
function Quota({ units: { state, offer }, stock }: { units: OfferUnits; stock: number }) {
  const { quota } = offer;
  const { count, percent } = unitsLeft(offer, stock);
  return (
    <div className="grid gap-1">
      {state !== 'upcoming' && <PercentBar percent={percent} className="fill-sale" />}
      <p className="flex items-center gap-1 text-xs font-medium">
        <Zap aria-hidden="true" className="size-3.5 shrink-0 fill-accent" />
        {state === 'upcoming' ? m.flash_sale_units({ quota }) : m.flash_sale_units_left({ count, quota })}
      </p>
    </div>
  );
}
