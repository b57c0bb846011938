import { type HelpMenu as Menu, policySlugs } from '#contract/help.ts';
import { shop } from '#contract/shop.ts';
import { pageError } from '#storefront/api/page-error.ts';
import { CookieGroups } from '#storefront/consent/cookie-groups.tsx';
import { openCookieSettings } from '#storefront/consent/settings-open.ts';
import { canonicalMeta } from '#storefront/i18n/canonical-meta.ts';
import { descriptionMeta } from '#storefront/i18n/description-meta.ts';
import { formatDate } from '#storefront/i18n/format.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';
import { apiContext, cachePolicyContext } from '#storefront/request/request-context.ts';
import { breadcrumbData } from '#storefront/seo/structured-data.ts';
import { type Breadcrumb, Breadcrumbs } from '#storefront/ui/breadcrumbs.tsx';
import { Button } from '#storefront/ui/button.tsx';
import { NeedsScript } from '#storefront/ui/needs-script.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import type { Route } from './+types/cookie-policy-route';
import { HelpContact } from './help-contact.tsx';
import { HelpMenu } from './help-menu.tsx';
import { HelpSearchForm } from './help-search-form.tsx';

/** The groups of the cookie policy in force, and the menu of help pages. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [groups, menus] = await Promise.all([
    api('GET /utils/api/cookie-policy'),
    api('GET /pagerender/content/faq-menus'),
  ]);
  if (!groups.ok) throw pageError(groups);
  if (!menus.ok) throw pageError(menus);
  context.get(cachePolicyContext).tag('content');
  return { groups: groups.data, menus: menus.data };
}

const breadcrumbs = (): Breadcrumb[] => [
  { label: m.shell_home_short(), href: localeHref('/') },
  { label: m.help_title(), href: localeHref('/help') },
  { label: m.help_cookie_policy() },
];

export const handle = { deferScripts: true };

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return [];
  const origin = matches[0].loaderData.origin;
  const title = `${m.help_cookie_policy()} | ${shop.name[getLocale()]}`;
  return [
    { title },
    ...descriptionMeta(m.consent_policy_description({ shop: shop.name[getLocale()] })),
    { property: 'og:title', content: title },
    ...canonicalMeta(origin, location.pathname),
    { 'script:ld+json': breadcrumbData(breadcrumbs(), origin, origin + location.pathname) },
  ];
};

/** The type of help pages with the other policies. */
function typeOfPolicies(menus: readonly Menu[]): string {
  return menus.find(({ items }) => items.some(({ slug }) => policySlugs.includes(slug)))?.type ?? '';
}

/** The cookie policy with a table for each group. */
export default function CookiePolicyRoute({ loaderData: { groups, menus } }: Route.ComponentProps) {
  const currentHref = localeHref('/help/cookie-policy');
  const [first] = groups;
  return (
    <div className="page-column grid grid-cols-[minmax(0,1fr)] gap-6 lg:pt-4">
      <Breadcrumbs items={breadcrumbs()} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[260px_minmax(0,1fr)] lg:gap-12">
        <div className="grid content-start gap-4 max-lg:order-last lg:order-first">
          <HelpSearchForm />
          <HelpMenu menus={menus} type={typeOfPolicies(menus)} currentHref={currentHref} />
        </div>
        <article className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
          <header className="grid max-w-prose justify-items-start gap-3">
            <h1 className="text-2xl font-bold text-pretty">
              <WrapAtWords>{m.help_cookie_policy()}</WrapAtWords>
            </h1>
            {first && (
              <p className="text-sm text-muted">{m.consent_published({ date: formatDate(first.policyVersion) })}</p>
            )}
            <p className="text-pretty">
              <WrapAtWords>{m.consent_policy_intro()}</WrapAtWords>
            </p>
            <p className="text-sm text-pretty text-muted">
              <WrapAtWords>{m.consent_policy_records()}</WrapAtWords>
            </p>
            <Button variant="secondary" onClick={openCookieSettings} className="noscript:hidden">
              {m.consent_change()}
            </Button>
            <NeedsScript>{m.consent_needs_script()}</NeedsScript>
          </header>
          <CookieGroups groups={groups} />
        </article>
      </div>
      <HelpContact />
    </div>
  );
}
