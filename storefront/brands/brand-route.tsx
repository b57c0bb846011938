import type { BrandLanding } from '#contract/brands.ts';
import { shop } from '#contract/shop.ts';
import { pageFailure } from '#storefront/api/page-failure.ts';
import { Description } from '#storefront/catalogue/description.tsx';
import { listingHref } from '#storefront/catalogue/listing-links.ts';
import { notePrices } from '#storefront/catalogue/note-products.ts';
import { ProductGrid } from '#storefront/catalogue/product-grid.tsx';
import { breadcrumbData } from '#storefront/catalogue/structured-data.ts';
import { useLiveStock } from '#storefront/catalogue/use-live-stock.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';
import { apiContext, pageContext } from '#storefront/request-context.ts';
import { type Breadcrumb, Breadcrumbs } from '#storefront/ui/breadcrumbs.tsx';
import { ButtonLink } from '#storefront/ui/button-link.tsx';
import { Picture } from '#storefront/ui/picture.tsx';
import type { Route } from './+types/brand-route';
import { BrandLogo } from './brand-logo.tsx';

/** A brand's own page, or one below it: their slugs are all different. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const own = await api('GET /pagerender/content/brand-landing/{slug}', { params });
  const answer =
    own.ok || own.status !== 404 ? own : await api('GET /pagerender/content/brand-sub-landing/{slug}', { params });
  if (!answer.ok) throw pageFailure(answer);
  const page = context.get(pageContext);
  page.tag('brands', ...answer.data.products.map(({ productId }) => `product:${productId}`));
  notePrices(page, answer.data.products);
  return { landing: answer.data };
}

function breadcrumbsOf({ title, parent, brand }: BrandLanding): Breadcrumb[] {
  return [
    { label: m.shell_home_short(), href: localeHref('/') },
    { label: m.brands_title(), href: localeHref('/brand') },
    ...(parent ? [{ label: brand.title, href: localeHref('/brand/:slug', { slug: parent.slug }) }] : []),
    { label: parent ? title : brand.title },
  ];
}

export const handle = { pictureFirst: true };

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return [];
  const { landing } = loaderData;
  const origin = matches[0].loaderData.origin;
  return [
    { title: `${landing.title} | ${shop.name[getLocale()]}` },
    { name: 'description', content: landing.summary },
    { property: 'og:title', content: landing.title },
    { 'script:ld+json': breadcrumbData(breadcrumbsOf(landing), origin, origin + location.pathname) },
  ];
};

/** A brand with what it is known for (spec 2, `/brand/{slug}`). */
export default function BrandRoute({ loaderData: { landing } }: Route.ComponentProps) {
  const liveStock = useLiveStock(landing.products.map(({ productId }) => productId));
  const { brand, title, summary, bannerImage, content, subLandings, products } = landing;
  return (
    <div className="page-column grid grid-cols-[minmax(0,1fr)] gap-6 pt-2 lg:gap-8 lg:pt-4">
      <Breadcrumbs items={breadcrumbsOf(landing)} />
      <header className="grid overflow-hidden rounded-card bg-ground lg:grid-cols-[2fr_3fr] lg:items-center">
        <div className="grid justify-items-start gap-3 p-6 lg:p-10">
          <BrandLogo brand={brand} />
          <h1 className="text-3xl font-bold text-balance">{title}</h1>
          {summary && <p className="text-muted text-pretty">{summary}</p>}
          <ButtonLink href={listingHref({ brands: brand.title })}>{m.brands_all_of({ brand: brand.title })}</ButtonLink>
        </div>
        {bannerImage && (
          <Picture
            src={bannerImage}
            alt=""
            width={1080}
            height={297}
            sizes="(width >= 1024px) 760px, 100vw"
            priority
            className="h-full w-full object-cover object-right max-lg:aspect-[2/1]"
          />
        )}
      </header>
      {subLandings.length > 0 && (
        <nav aria-label={m.brands_more_of({ brand: brand.title })}>
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {subLandings.map((below) => (
              <li key={below.slug}>
                <a
                  href={localeHref('/brand/:slug', { slug: below.slug })}
                  className="group block overflow-hidden rounded-card border border-line hover:border-edge"
                >
                  {below.bannerImage && (
                    <Picture
                      src={below.bannerImage}
                      alt=""
                      width={640}
                      height={176}
                      sizes="(width >= 1024px) 400px, (width >= 640px) 48vw, 92vw"
                      className="aspect-[2/1] w-full object-cover object-right"
                    />
                  )}
                  <span className="block px-4 py-3 font-semibold group-hover:text-brand">{below.title}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {content.length > 0 && (
        <section aria-labelledby="brand-about">
          <h2 id="brand-about" className="sr-only">
            {m.brands_about({ brand: brand.title })}
          </h2>
          <Description blocks={content} />
        </section>
      )}
      {products.length > 0 && (
        <section aria-labelledby="brand-products" className="grid gap-4">
          <h2 id="brand-products" className="text-xl font-semibold">
            {m.brands_products()}
          </h2>
          <ProductGrid products={products} liveStock={liveStock} />
        </section>
      )}
    </div>
  );
}
