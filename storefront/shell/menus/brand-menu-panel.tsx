import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { BrandPage } from '#contract/brands.ts';
import { alphabet, groupByLetter, otherLetters, topBrands } from '#storefront/brands/brand-letters.ts';
import { brandListQuery } from '#storefront/brands/brand-list-query.ts';
import { BrandLogo } from '#storefront/brands/brand-logo.tsx';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Skeleton } from '#storefront/ui/skeleton.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';

const skeletonKeys = [...'abcdefghij'];

/** Popular brands, a row of letters and the brands of the selected letter. */
export default function BrandMenuPanel() {
  const { data: brands, isError } = useQuery(brandListQuery());
  if (isError)
    return (
      <p role="alert" className="p-6 text-sm text-muted">
        {m.brands_failed()}
      </p>
    );
  return (
    <div aria-busy={!brands} className="grid gap-5 p-6">
      {!brands && (
        <p role="status" className="sr-only">
          {m.brands_loading()}
        </p>
      )}
      <section className="grid gap-3">
        <h2 className="text-sm font-semibold">
          <WrapAtWords>{m.brands_popular()}</WrapAtWords>
        </h2>
        <ul className="grid grid-cols-5 gap-2">
          {brands
            ? topBrands(brands).map((brand) => (
                <li key={brand.id}>
                  <BrandLink brand={brand} className="grid h-16 place-items-center rounded-card border border-line">
                    <BrandLogo brand={brand} />
                    <span className="sr-only">{brand.title}</span>
                  </BrandLink>
                </li>
              ))
            : skeletonKeys.map((key) => (
                <li key={key}>
                  <Skeleton className="h-16 w-full" />
                </li>
              ))}
        </ul>
      </section>
      <TitlesByLetter brands={brands ?? []} />
      <a
        href={localeHref('/brand')}
        className="flex min-h-11 items-center justify-self-start text-sm font-semibold text-brand hover:underline"
      >
        {m.brands_see_all()}
      </a>
    </div>
  );
}

function TitlesByLetter({ brands }: { brands: readonly BrandPage[] }) {
  const [chosenLetter, setChosenLetter] = useState<string>();
  const groups = new Map(groupByLetter(brands).map(({ letter, brands: under }) => [letter, under]));
  const letter = chosenLetter ?? alphabet.find((entry) => groups.has(entry));
  return (
    <div className="grid gap-3">
      <fieldset className="flex justify-between">
        <legend className="sr-only">{m.brands_letters()}</legend>
        {alphabet.map((entry) => (
          <button
            key={entry}
            type="button"
            disabled={!groups.has(entry)}
            aria-pressed={entry === letter}
            aria-label={entry === otherLetters ? m.brands_others() : undefined}
            onClick={() => setChosenLetter(entry)}
            className="grid h-10 w-7 place-items-center rounded-tight text-sm font-semibold hover:bg-ground disabled:font-normal disabled:text-edge disabled:hover:bg-transparent aria-pressed:bg-brand aria-pressed:text-surface pointer-coarse:h-11"
          >
            {entry}
          </button>
        ))}
      </fieldset>
      <ul
        aria-label={letter === undefined || letter === otherLetters ? m.brands_others() : m.brands_under({ letter })}
        className="grid h-36 grid-cols-4 content-start overflow-y-auto"
      >
        {(groups.get(letter ?? '') ?? []).map((brand) => (
          <li key={brand.id}>
            <BrandLink
              brand={brand}
              className="flex min-h-9 items-center rounded-field px-2 text-sm -outline-offset-2 pointer-coarse:min-h-11"
            >
              {brand.title}
            </BrandLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function BrandLink({ brand, className, children }: { brand: BrandPage; className: string; children: ReactNode }) {
  return (
    <a
      href={localeHref('/brand/:slug', { slug: brand.slug })}
      className={`${className} hover:border-edge hover:bg-ground hover:text-brand`}
    >
      {children}
    </a>
  );
}
