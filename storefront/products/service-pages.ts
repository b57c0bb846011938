import type { HelpMenu } from '#contract/help.ts';

/** A help page that products link to. */
export interface ServicePage {
  slug: string;
  title: string;
}

/** The shop's help pages about what a shopper asks before buying; only those that it has. */
export interface ServicePages {
  returns?: ServicePage;
  warranty?: ServicePage;
}

/** The pages with the slugs `returns` and `warranty`. */
export function servicePagesOf(menus: readonly HelpMenu[]): ServicePages {
  const pages = menus.flatMap(({ items }) => items);
  const pageOf = (wanted: keyof ServicePages) => {
    const page = pages.find(({ slug }) => slug === wanted);
    return page && { [wanted]: { slug: page.slug, title: page.title } };
  };
  return { ...pageOf('returns'), ...pageOf('warranty') };
}
