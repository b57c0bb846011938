import type { BlogArticle } from '#contract/blog.ts';
import { shop } from '#contract/shop.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';
import type { Breadcrumb } from '#storefront/ui/breadcrumbs.tsx';
import { pictureUrl } from '#storefront/ui/picture-source.ts';

/** A page's breadcrumbs as schema.org data; `url` is the page's own URL. */
export function breadcrumbData(breadcrumbs: readonly Breadcrumb[], origin: string, url: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: href ? origin + href : url,
    })),
  };
}

/** Questions and answers as schema.org data. */
export function faqData(faq: readonly { question: string; answer: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** An article of the blog as schema.org data; `url` is the page's own URL. */
export function articleData(
  { title, description, image, author, publishedAt }: BlogArticle,
  origin: string,
  url: string,
) {
  const locale = getLocale();
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description,
    ...(image === null ? {} : { image: new URL(pictureUrl(image, 1200), origin).href }),
    datePublished: publishedAt,
    inLanguage: locale,
    mainEntityOfPage: url,
    author: { '@type': 'Organization', name: author, url: origin + localeHref('/') },
    publisher: {
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      name: shop.name[locale],
      logo: { '@type': 'ImageObject', url: `${origin}/favicon.svg` },
    },
  };
}
