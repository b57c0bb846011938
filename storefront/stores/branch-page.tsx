import { MapPin, Phone, Route as RouteIcon } from 'lucide-react';
import { formatPhone } from '#contract/phone-number.ts';
import { directionsUrl, mapUrl, type Store } from '#contract/stores.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { buttonStyle } from '#storefront/ui/button-style.ts';
import { Share } from '#storefront/ui/share.tsx';
import { TextLink } from '#storefront/ui/text-link.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import BranchCards from './branch-card.tsx';
import { BranchHours } from './branch-hours.tsx';
import { BranchAddress } from './branch-list.tsx';
import { BranchMap } from './branch-map.tsx';
import type { BranchSummary } from './branch-summary.ts';
import { CopyLink } from './copy-link.tsx';
import { finderHref } from './finder-href.ts';
import type { MapData } from './map-data.ts';
import { mapPoint } from './map-projection.ts';
import { OpeningStatus } from './opening-status.tsx';
import { SpecialDays } from './opening-week.tsx';

export interface BranchPageProps {
  branch: Store;
  nearby: readonly BranchSummary[];
  map: MapData;
  /** Absolute URL of the page. */
  url: string;
}

/** All about a branch. */
export function BranchPage({ branch, nearby, map, url }: BranchPageProps) {
  const { slug, name, phone, location, categories, openingHours, specialDays, province } = branch;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:gap-10">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_400px]">
        <div className="grid content-start gap-6">
          <div className="grid gap-2">
            <h1 className="text-2xl font-bold text-pretty">
              <WrapAtWords>{name}</WrapAtWords>
            </h1>
            <p className="text-muted">
              <BranchAddress branch={branch} />
            </p>
            <OpeningStatus times={branch} />
          </div>
          <div className="flex flex-wrap items-center gap-3">
            <a
              href={directionsUrl(location)}
              target="_blank"
              rel="noopener"
              className={buttonStyle({ variant: 'primary' })}
            >
              <RouteIcon aria-hidden="true" className="size-5" />
              {m.stores_directions()}
            </a>
            <a href={`tel:${phone}`} className={buttonStyle({ variant: 'secondary' })}>
              <Phone aria-hidden="true" className="size-5" />
              {formatPhone(phone)}
            </a>
            <Share title={name} url={url} />
            <CopyLink slug={slug} name={name} asButton />
          </div>
          <section aria-labelledby="opening-hours" className="grid gap-2">
            <h2 id="opening-hours" className="text-xl font-semibold">
              <WrapAtWords>{m.stores_opening_hours()}</WrapAtWords>
            </h2>
            <BranchHours openingHours={openingHours} />
            {specialDays.length > 0 && (
              <div className="grid max-w-form gap-1 pt-2 text-sm">
                <h3 className="font-semibold">
                  <WrapAtWords>{m.stores_special_days()}</WrapAtWords>
                </h3>
                <SpecialDays days={specialDays} />
              </div>
            )}
          </section>
          {categories.length > 0 && (
            <section aria-labelledby="services" className="grid gap-2">
              <h2 id="services" className="text-xl font-semibold">
                <WrapAtWords>{m.stores_services()}</WrapAtWords>
              </h2>
              <ul className="grid max-w-form gap-3 text-sm">
                {categories.map(({ value, label, description }) => (
                  <li key={value} className="grid">
                    <TextLink href={finderHref({ category: value })} className="justify-self-start py-1">
                      {label}
                    </TextLink>
                    {description && (
                      <span className="text-muted">
                        <WrapAtWords>{description}</WrapAtWords>
                      </span>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          )}
          <section aria-labelledby="stock" className="grid max-w-form gap-1 text-sm">
            <h2 id="stock" className="text-xl font-semibold">
              <WrapAtWords>{m.stores_stock()}</WrapAtWords>
            </h2>
            <p className="text-muted">
              <WrapAtWords>{m.stores_stock_hint()}</WrapAtWords>
            </p>
            <TextLink
              href={localeHref('/product-category/*', { '*': '' })}
              className="inline-flex min-h-11 items-center justify-self-start"
            >
              {m.stores_stock_link()}
            </TextLink>
          </section>
        </div>
        <div className="grid content-start gap-2">
          <div className="h-[360px] lg:h-[480px]">
            <BranchMap
              map={map}
              label={m.stores_map_of({ name })}
              provinceHref={(id) => finderHref({ province: id })}
              here={mapPoint(location)}
            />
          </div>
          <p className="flex flex-wrap gap-x-5 text-sm">
            <a
              href={mapUrl(location)}
              target="_blank"
              rel="noopener"
              className="flex min-h-11 items-center gap-2 font-medium text-brand hover:underline"
            >
              <MapPin aria-hidden="true" className="size-4" />
              {m.stores_open_map()}
            </a>
            <TextLink href={finderHref({ province: province.id })} className="flex min-h-11 items-center">
              {m.stores_all_in({ province: province.label })}
            </TextLink>
          </p>
        </div>
      </div>
      {nearby.length > 0 && (
        <section aria-labelledby="nearby" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <h2 id="nearby" className="text-xl font-semibold">
            <WrapAtWords>{m.stores_nearby()}</WrapAtWords>
          </h2>
          <BranchCards
            branches={nearby}
            className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-2 lg:grid-cols-3"
          />
        </section>
      )}
    </div>
  );
}
