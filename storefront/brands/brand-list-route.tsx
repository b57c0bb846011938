import { shop } from '#contract/shop.ts';
import { pageFailure } from '#storefront/api/page-failure.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';
import { apiContext, pageContext } from '#storefront/request-context.ts';
import { Breadcrumbs } from '#storefront/ui/breadcrumbs.tsx';
import type { Route } from './+types/brand-list-route';
import { alphabet, byLetter } from './brand-letters.ts';
import { BrandLogo } from './brand-logo.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const answer = await context.get(apiContext)('GET /pim/api/brand-pages/list');
  if (!answer.ok) throw pageFailure(answer);
  context.get(pageContext).tag('brands', 'catalogue');
  return { brands: answer.data.items };
}

export const meta: Route.MetaFunction = () => [
  { title: `${m.brands_title()} | ${shop.name[getLocale()]}` },
  { name: 'description', content: m.brands_description() },
];

/** All brands from A to Z (spec 2, `/brand`). */
export default function BrandListRoute({ loaderData: { brands } }: Route.ComponentProps) {
  const groups = byLetter(brands);
  const letters = new Set(groups.map(({ letter }) => letter));
  return (
    <div className="page-column grid grid-cols-[minmax(0,1fr)] gap-5 pt-2 lg:pt-4">
      <Breadcrumbs items={[{ label: m.shell_home_short(), href: localeHref('/') }, { label: m.brands_title() }]} />
      <h1 className="text-2xl font-bold">{m.brands_title()}</h1>
      <nav aria-label={m.brands_letters()}>
        <ul className="flex flex-wrap gap-1">
          {alphabet.map((letter) => (
            <li key={letter}>
              {letters.has(letter) ? (
                <a
                  href={`#${anchorOf(letter)}`}
                  data-reload
                  className="grid size-11 place-items-center rounded-field font-semibold text-brand hover:bg-brand-soft"
                >
                  {letter}
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
      {groups.map((group) => (
        <section
          key={group.letter}
          id={anchorOf(group.letter)}
          aria-labelledby={`${anchorOf(group.letter)}-title`}
          className="grid scroll-mt-24 gap-3"
        >
          <h2 id={`${anchorOf(group.letter)}-title`} className="border-b border-line pb-1 text-xl font-semibold">
            {group.letter}
          </h2>
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
            {group.brands.map((brand) => (
              <li key={brand.id}>
                <a
                  href={localeHref('/brand/:slug', { slug: brand.slug })}
                  className="grid h-full content-center justify-items-center gap-2 rounded-card border border-line p-4 text-center text-sm font-medium hover:border-edge hover:text-brand"
                >
                  <span className="grid h-14 place-items-center">
                    <BrandLogo brand={brand} />
                  </span>
                  {brand.title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function anchorOf(letter: string): string {
  return letter === '#' ? 'brands-other' : `brands-${letter.toLowerCase()}`;
}
