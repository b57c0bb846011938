import { redirect } from 'react-router';
import type { Address } from '#contract/accounts.ts';

export const addressesPerPage = 10;

/** A page of a list of addresses. */
export interface AddressPage {
  addresses: readonly Address[];
  /** From 1. */
  page: number;
  pageCount: number;
}

/** The page of a list in the URL, from 1. */
export function readPage(parameters: URLSearchParams, name: string): number {
  const page = Number(parameters.get(name) ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

/** A page as it is shown. Leads to the last page if there are fewer pages by now. */
export function addressPage(
  { items, total }: { items: readonly Address[]; total: number },
  { path, parameters, name }: { path: string; parameters: URLSearchParams; name: string },
): AddressPage {
  const page = readPage(parameters, name);
  const pageCount = Math.ceil(total / addressesPerPage);
  if (page > 1 && page > pageCount) throw redirect(path + pageQuery(parameters, name, Math.max(1, pageCount)));
  return { addresses: items, page, pageCount };
}

/** The query string with `?` for a page of one list; the pages of other lists stay. Empty for the first pages. */
export function pageQuery(parameters: URLSearchParams, name: string, page: number): string {
  const next = new URLSearchParams(parameters);
  if (page > 1) next.set(name, String(page));
  else next.delete(name);
  const text = next.toString();
  return text && `?${text}`;
}
