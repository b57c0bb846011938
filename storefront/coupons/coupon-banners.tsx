import type { Coupon } from '#contract/coupons.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Picture } from '#storefront/ui/picture.tsx';
import { says } from './coupon-words.ts';

/** Coupons with a picture as a row of banners; each leads to its ticket on the page. */
export function CouponBanners({ coupons }: { coupons: readonly Coupon[] }) {
  if (coupons.length === 0) return null;
  return (
    <ul
      aria-label={m.coupon_banners()}
      className="scroll-row -mx-4 scroll-px-4 gap-3 px-4 py-1 lg:mx-0 lg:grid lg:grid-cols-3 lg:gap-4 lg:overflow-visible lg:px-0"
    >
      {coupons.map(({ id, name, benefit, image }) => (
        <li key={id} className="w-[78vw] shrink-0 snap-start sm:w-[46vw] lg:w-auto">
          <a
            href={`#coupon-${id}`}
            data-reload
            className="grid h-full grid-cols-[auto_minmax(0,1fr)] items-center overflow-hidden lg:grid-cols-1 lg:content-start rounded-card border border-line hover:border-edge"
          >
            <Picture
              src={image ?? undefined}
              alt=""
              width={400}
              height={160}
              sizes="(width >= 64rem) 400px, 180px"
              className="h-18 w-24 object-cover! lg:aspect-5/2 lg:h-auto lg:w-full"
            />
            <span className="grid gap-0.5 px-4 py-3">
              {!says(name, benefit) && <span className="truncate text-xs font-medium text-muted">{name}</span>}
              <span className="leading-snug font-bold text-pretty">{says(name, benefit) ? name : benefit}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
