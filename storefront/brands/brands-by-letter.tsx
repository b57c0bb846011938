import type { BrandPage } from '#contract/brands.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { alphabet, type LetterGroup, otherLetters } from './brand-letters.ts';
import { BrandLogo } from './brand-logo.tsx';

export type BrandEntry = Pick<BrandPage, 'id' | 'slug' | 'title' | 'brandLogoUrl'>;

/** Brands with their logos by letter, and links to each letter. */
export function BrandsByLetter({ groups }: { groups: readonly LetterGroup<BrandEntry>[] }) {
  const present = new Set(groups.map(({ letter }) => letter));
  return (
    <>
      <nav aria-label={m.brands_letters()}>
        <ul className="flex flex-wrap gap-1 lg:justify-between lg:gap-0">
          {alphabet.map((letter) => (
            <li key={letter}>
              {present.has(letter) ? (
                <a
                  href={`#${anchorOf(letter)}`}
                  className="grid size-11 place-items-center rounded-field font-semibold text-brand hover:bg-brand-soft"
                >
                  {letter === otherLetters ? <span className="sr-only">{m.brands_others()}</span> : null}
                  <span aria-hidden={letter === otherLetters}>{letter}</span>
                </a>
              ) : (
                <span aria-hidden="true" className="grid size-11 place-items-center text-edge">
                  {letter}
                </span>
              )}
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ letter, brands }) => (
        <section
          key={letter}
          id={anchorOf(letter)}
          tabIndex={-1}
          aria-labelledby={`${anchorOf(letter)}-title`}
          className="grid gap-3 outline-none"
        >
          <h2 id={`${anchorOf(letter)}-title`} className="border-b border-line pb-1 text-xl font-semibold">
            {letter === otherLetters ? m.brands_others() : letter}
          </h2>
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
            {brands.map((brand) => (
              <li key={brand.id}>
                <a
                  href={localeHref('/brand/:slug', { slug: brand.slug })}
                  className="grid h-full content-center justify-items-center gap-2 rounded-card border border-line p-4 text-center text-sm font-medium hover:border-edge hover:text-brand"
                >
                  {brand.brandLogoUrl && (
                    <span className="grid h-14 place-items-center">
                      <BrandLogo brand={brand} />
                    </span>
                  )}
                  <span className="max-w-full wrap-anywhere">{brand.title}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function anchorOf(letter: string): string {
  return letter === otherLetters ? 'brands-other' : `brands-${letter.toLowerCase()}`;
}
