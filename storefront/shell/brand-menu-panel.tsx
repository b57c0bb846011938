import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { browserApi } from '#storefront/api/browser-client.ts';
import { alphabet, byLetter, topBrands } from '#storefront/brands/brand-letters.ts';
import { BrandLogo } from '#storefront/brands/brand-logo.tsx';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';

/** Popular logos, a strip of letters and the titles under the chosen one (spec 2, Brand popover). */
export default function BrandMenuPanel() {
  const { data: brands, isError } = useQuery({
    queryKey: ['brands'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const answer = await browserApi('GET /pim/api/brand-pages/list');
      if (!answer.ok) throw new Error(answer.code);
      return answer.data.items;
    },
  });
  const [wanted, setWanted] = useState<string>();
  if (isError) return <p className="p-6 text-sm text-muted">{m.brands_failed()}</p>;
  if (!brands)
    return (
      <p role="status" className="p-6 text-sm text-muted">
        {m.brands_loading()}
      </p>
    );
  const groups = new Map(byLetter(brands).map(({ letter, brands: under }) => [letter, under]));
  const letter = wanted ?? alphabet.find((known) => groups.has(known));
  return (
    <div className="grid gap-5 p-6">
      <section aria-labelledby="popular-brands" className="grid gap-3">
        <h2 id="popular-brands" className="text-sm font-semibold">
          {m.brands_popular()}
        </h2>
        <ul className="grid grid-cols-5 gap-2">
          {topBrands(brands).map((brand) => (
            <li key={brand.id}>
              <a
                href={localeHref('/brand/:slug', { slug: brand.slug })}
                aria-label={brand.title}
                className="grid h-20 place-items-center overflow-hidden rounded-card border border-line px-2 hover:border-edge"
              >
                <BrandLogo brand={brand} />
              </a>
            </li>
          ))}
        </ul>
      </section>
      <fieldset className="grid gap-3">
        <legend className="sr-only">{m.brands_letters()}</legend>
        <div className="flex flex-wrap">
          {alphabet.map((known) => (
            <button
              key={known}
              type="button"
              disabled={!groups.has(known)}
              aria-pressed={known === letter}
              onClick={() => setWanted(known)}
              className="grid h-10 w-9 place-items-center rounded-field text-sm font-semibold hover:bg-ground disabled:text-edge disabled:hover:bg-transparent aria-pressed:bg-brand aria-pressed:text-surface"
            >
              {known}
            </button>
          ))}
        </div>
      </fieldset>
      <ul aria-label={letter} className="grid min-h-24 grid-cols-4 content-start">
        {(groups.get(letter ?? '') ?? []).map((brand) => (
          <li key={brand.id}>
            <a
              href={localeHref('/brand/:slug', { slug: brand.slug })}
              className="flex min-h-10 items-center rounded-field px-2 text-sm hover:bg-ground hover:text-brand"
            >
              {brand.title}
            </a>
          </li>
        ))}
      </ul>
      <a href={localeHref('/brand')} className="justify-self-start text-sm font-semibold text-brand hover:underline">
        {m.brands_see_all()}
      </a>
    </div>
  );
}
