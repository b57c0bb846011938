import { data, redirect, useLocation } from 'react-router';
import { shop } from '#contract/shop.ts';
import type { Store } from '#contract/stores.ts';
import { pageError } from '#storefront/api/page-error.ts';
import { canonicalMeta } from '#storefront/i18n/canonical-meta.ts';
import { descriptionMeta } from '#storefront/i18n/description-meta.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';
import { addressLine } from '#storefront/i18n/postal-address.ts';
import { apiContext, cachePolicyContext } from '#storefront/request/request-context.ts';
import { breadcrumbData } from '#storefront/seo/structured-data.ts';
import { type Breadcrumb, Breadcrumbs } from '#storefront/ui/breadcrumbs.tsx';
import type { Route } from './+types/branch-route';
import { BranchPage } from './branch-page.tsx';
import { branchData } from './branch-structured-data.ts';
import { branchSummary } from './branch-summary.ts';
import { finderHref } from './finder-href.ts';
import { mapOf } from './map-data.ts';

const nearbyCount = 3;
/** Branches that are further away are not on the small map. */
const maxMapKilometres = 60;

/** A branch. */
export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const lowerCase = slug.toLowerCase();
  if (slug !== lowerCase) throw redirect(localeHref('/store/:slug', { slug: lowerCase }), 301);
  const api = context.get(apiContext);
  const found = await api('GET /utils/api/stores', { query: { slug, limit: 1 } });
  if (!found.ok) throw pageError(found);
  const [branch] = found.data.items;
  if (!branch) throw data(null, { status: 404 });
  const nearest = await api('GET /utils/api/stores', { query: { ...branch.location, limit: nearbyCount + 1 } });
  if (!nearest.ok) throw pageError(nearest);
  const nearby = nearest.data.items.filter(({ storeId }) => storeId !== branch.storeId).slice(0, nearbyCount);
  context.get(cachePolicyContext).tag('stores');
  const province = branch.province.id;
  return {
    branch,
    nearby: nearby.map((store) => branchSummary(store, Date.now())),
    map: mapOf(
      [branch, ...nearby].filter(
        (store) => store.storeId === branch.storeId || (store.distance ?? 0) < maxMapKilometres,
      ),
      { province, isPart: true },
    ),
  };
}

const breadcrumbsOf = ({ name, province }: Store): Breadcrumb[] => [
  { label: m.shell_home_short(), href: localeHref('/') },
  { label: m.stores_title(), href: localeHref('/store') },
  { label: province.label, href: finderHref({ province: province.id }) },
  { label: name },
];

export const handle = { deferScripts: true };

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return [];
  const { branch } = loaderData;
  const origin = matches[0].loaderData.origin;
  const { name, address, subdistrict, district, province, postcode } = branch;
  const place = { subdistrict: subdistrict.label, district: district.label, province: province.label, postcode };
  const description = m.stores_branch_description({ name, address: addressLine(address, place) });
  const url = origin + location.pathname;
  return [
    { title: `${name} | ${shop.name[getLocale()]}` },
    ...descriptionMeta(description),
    { property: 'og:title', content: name },
    ...canonicalMeta(origin, location.pathname),
    { 'script:ld+json': breadcrumbData(breadcrumbsOf(branch), origin, url) },
    { 'script:ld+json': branchData(branch, { origin, url, image: `${origin}/favicon.svg` }) },
  ];
};

export default function Branch({ loaderData: { branch, nearby, map }, matches }: Route.ComponentProps) {
  const { pathname } = useLocation();
  return (
    <div className="page-column grid grid-cols-[minmax(0,1fr)] gap-4 lg:pt-4">
      <Breadcrumbs items={breadcrumbsOf(branch)} />
      <BranchPage branch={branch} nearby={nearby} map={map} url={matches[0].loaderData.origin + pathname} />
    </div>
  );
}
