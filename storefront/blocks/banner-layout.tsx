import { m } from '#storefront/i18n/paraglide/messages.js';
import { Banner } from './banner.tsx';
import type { BlockProps } from './block-view.ts';

const half = '(width >= 80rem) 604px, (width >= 64rem) 48vw, calc(100vw - 32px)';
const third = '(width >= 80rem) 400px, (width >= 40rem) 32vw, calc(100vw - 32px)';

/** Banners in three groups: top left, top right, and a row at the bottom. */
export function BannerLayout({ data: { topLeft, topRight, bottom }, isFirst }: BlockProps<'banner_layout'>) {
  const top = [topLeft, topRight].filter((group) => group.length > 0);
  return (
    <section aria-label={m.block_banners()} className="grid gap-3 lg:gap-4">
      {top.length > 0 && (
        <div className={top.length > 1 ? 'grid gap-3 lg:grid-cols-2 lg:gap-4' : 'grid gap-3 lg:gap-4'}>
          {top.map((group, at) => (
            <ul key={group[0]?.image} className="grid content-start gap-3 lg:gap-4">
              {group.map((banner, index) => (
                <li key={banner.image}>
                  <Banner banner={banner} shown={1232} sizes={half} priority={isFirst && at === 0 && index === 0} />
                </li>
              ))}
            </ul>
          ))}
        </div>
      )}
      {bottom.length > 0 && (
        <ul className="grid gap-3 sm:grid-cols-3 lg:gap-4">
          {bottom.map((banner) => (
            <li key={banner.image}>
              <Banner banner={banner} shown={604} sizes={third} priority={false} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
