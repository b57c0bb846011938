import { useSearchParams } from 'react-router';
import { formatPhone } from '#contract/phone-number.ts';
import { shop } from '#contract/shop.ts';
import { pageError } from '#storefront/api/page-error.ts';
import { loadPageContent } from '#storefront/content/load-page-content.ts';
import { PageContent } from '#storefront/content/page-content.tsx';
import { canonicalMeta } from '#storefront/i18n/canonical-meta.ts';
import { descriptionMeta } from '#storefront/i18n/description-meta.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';
import { apiContext } from '#storefront/request/request-context.ts';
import { contactPageData } from '#storefront/seo/site-structured-data.ts';
import { breadcrumbData } from '#storefront/seo/structured-data.ts';
import { type Breadcrumb, Breadcrumbs } from '#storefront/ui/breadcrumbs.tsx';
import { NeedsScript } from '#storefront/ui/needs-script.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import type { Route } from './+types/contact-us-route';
import ContactForm from './contact-form.tsx';
import { HeadOfficeDetails } from './head-office-details.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [topics, office, pageContent] = await Promise.all([
    api('GET /utils/api/message-logs/topics/list'),
    api('GET /utils/api/configurations/contact-us-head-office'),
    loadPageContent('/help-contact-us', context),
  ]);
  if (!topics.ok) throw pageError(topics);
  if (!office.ok) throw pageError(office);
  return { topics: topics.data.items, office: office.data, pageContent };
}

function breadcrumbs(): Breadcrumb[] {
  return [{ label: m.shell_home_short(), href: localeHref('/') }, { label: m.contact_title() }];
}

export const handle = { deferScripts: true };

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return [];
  const origin = matches[0].loaderData.origin;
  const url = origin + location.pathname;
  const { office, pageContent } = loaderData;
  const title = `${pageContent?.title ?? m.contact_title()} | ${shop.name[getLocale()]}`;
  const description = pageContent?.description ?? m.contact_description({ phone: formatPhone(office.phone) });
  return [
    { title },
    ...descriptionMeta(description),
    { property: 'og:title', content: title },
    ...canonicalMeta(origin, location.pathname),
    { 'script:ld+json': breadcrumbData(breadcrumbs(), origin, url) },
    { 'script:ld+json': contactPageData(origin, url, office) },
  ];
};

/** Where the shop is reached, and the form for messages; `?orderId=` fills in its order number. */
export default function ContactUs({ loaderData: { topics, office, pageContent } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const { phone, email } = office;
  return (
    <div className="page-column grid grid-cols-[minmax(0,1fr)] gap-5 lg:gap-6 lg:pt-4">
      <Breadcrumbs items={breadcrumbs()} />
      <div>
        <h1 className="text-xl font-bold lg:text-2xl">
          <WrapAtWords>{m.contact_title()}</WrapAtWords>
        </h1>
        <p className="mt-1 text-sm text-pretty text-muted">
          <WrapAtWords>{m.contact_intro()}</WrapAtWords>
        </p>
      </div>
      <div className="grid items-start gap-8 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-12">
        <section aria-labelledby="contact-reach" className="grid min-w-0 gap-4">
          <h2 id="contact-reach" className="text-lg font-semibold">
            <WrapAtWords>{m.contact_reach()}</WrapAtWords>
          </h2>
          <HeadOfficeDetails office={office} />
        </section>
        <section aria-labelledby="contact-write" className="grid min-w-0 gap-4">
          <h2 id="contact-write" className="text-lg font-semibold">
            <WrapAtWords>{m.contact_write()}</WrapAtWords>
          </h2>
          <NeedsScript>{m.contact_needs_script({ phone: formatPhone(phone), email })}</NeedsScript>
          <ContactForm topics={topics} orderId={query.get('orderId') ?? undefined} />
        </section>
      </div>
      {pageContent && <PageContent title={m.contact_title()} blocks={pageContent.content} />}
    </div>
  );
}
