import type { Breadcrumb } from '#storefront/ui/breadcrumbs.tsx';

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
