import type { PageSubject } from '#server/testing/fuzz/page-requests.ts';
import { type Page, pages } from '#storefront/pages.ts';

/** Query parameters of private pages, which the table of pages does not list. */
const privateQuery = ['redirect', 'page', 'query', 'token', 'orderId', 'charge', 'status', 'step', 'error'];

/** Every page of the shop. */
export const pageSubjects: readonly PageSubject[] = Object.entries<Page>(pages).map(([pattern, page]) => ({
  pattern,
  query: page.access === 'public' ? page.query : privateQuery,
}));
