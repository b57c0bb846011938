import * as z from 'zod/mini';
import { ContentPage, previewQuery } from './content.ts';
import { endpoints } from './endpoint.ts';
import { textLine } from './validation.ts';

/** A subject of help, such as delivery, in the language of the request (docs/reference/help.md). */
export const HelpType = z.object({
  /** The stable value in paths: `delivery`. */
  type: z.string(),
  label: z.string(),
  description: z.string(),
});
export type HelpType = z.infer<typeof HelpType>;

/** A help page in a list, in the language of the request. */
export const HelpContent = z.object({
  /** Its page is `/help/{slug}`. */
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  /** What shoppers often ask and the page answers; null if it is not among the popular questions. */
  question: z.nullable(z.string()),
});
export type HelpContent = z.infer<typeof HelpContent>;

/** A type with its pages. */
export const HelpMenu = z.object({ ...HelpType.shape, items: z.array(HelpContent) });
export type HelpMenu = z.infer<typeof HelpMenu>;

/** A help page: a page of blocks with its place in the help. */
export const HelpPage = z.object({
  ...ContentPage.shape,
  slug: z.string(),
  helpType: z.object({ type: z.string(), label: z.string() }),
  related: z.array(HelpContent),
});
export type HelpPage = z.infer<typeof HelpPage>;

/** A help page that a search finds. */
export const FoundHelp = z.object({
  ...HelpContent.shape,
  /** The label of its type. */
  label: z.string(),
  /** Questions on the page that fit the search as well, the best first; at most three. */
  questions: z.array(z.string()),
});
export type FoundHelp = z.infer<typeof FoundHelp>;

/** Characters of a search in the help. */
export const maxHelpQuery = 100;

/** Slugs of the pages that show `shop.policyVersion`, which is stored with each consent: forms with a consent link to them. */
export const policySlugs: readonly string[] = ['terms', 'privacy'];

const slug = z.object({ slug: textLine(100) });

export const helpEndpoints = endpoints({
  'GET /utils/api/help-information/types': {
    operationId: 'listHelpTypes',
    summary: 'The subjects of help that have pages',
    access: 'public',
    data: z.array(HelpType),
    errors: [],
  },
  'GET /utils/api/help-information/types/{type}/contents': {
    operationId: 'listHelpPages',
    summary: 'The help pages of a type',
    access: 'public',
    params: z.object({ type: textLine(100) }),
    data: z.array(HelpContent),
    errors: ['help_type_not_found'],
  },
  'GET /utils/api/help-information/search': {
    operationId: 'searchHelp',
    summary: 'Help pages by the words of a question, the best first',
    access: 'public',
    query: z.object({ query: textLine(maxHelpQuery) }),
    data: z.array(FoundHelp),
    errors: [],
  },
  'POST /utils/api/help-information/contents/{slug}/votes': {
    operationId: 'voteOnHelpPage',
    summary: 'Say whether a help page helped: one vote of a visitor (header session-id), which a later one replaces',
    access: 'visitor',
    params: slug,
    body: z.object({ helpful: z.boolean('required') }),
    errors: ['page_not_found'],
  },
  'GET /pagerender/content/faq-menus': {
    operationId: 'listHelpMenus',
    summary: 'All types with their help pages',
    access: 'public',
    data: z.array(HelpMenu),
    errors: [],
  },
  'GET /pagerender/content/faq/{slug}': {
    operationId: 'getHelpPage',
    summary: 'A help page',
    access: 'public',
    params: slug,
    query: z.object(previewQuery),
    data: HelpPage,
    errors: ['page_not_found'],
  },
});
