import type { Db } from '../../db/database.ts';
import { findBrandSlugs, findCategoryPaths, findPagePaths, findProductIds, findStoreSlugs } from './check-queries.ts';

/** A kind of page that a link can lead to. */
export interface PageKind {
  /** For the operator, after "there is no such". */
  name: string;
  /** Of a canonical path; its group is the key of the page. */
  path: RegExp;
  /** Those of the keys that have a page. */
  find: (db: Db, keys: readonly string[], now: Date) => Promise<Set<string>>;
}

const always: PageKind['find'] = async (_db, keys) => new Set(keys);

/** Pages whose paths have no variable part, and pages of customers and orders. */
const fixedPages = [
  'product-category',
  'product/compare',
  'flash-sale',
  'coupon',
  'brand',
  'cart',
  'help',
  'help/cookie-policy',
  'blog',
  'store',
  'help-contact-us',
  'checkout',
  'thank-you',
  'sign-in',
  'reset-password',
  'verify',
  'activate-account',
  'wishlist/[^/]+',
  'account',
  'account/.+',
  'confirmation/.+',
  'mock-payment',
  'mock-payment/.+',
];

/** Every kind of page; the first whose path matches decides. A new kind of page is one line here. */
export const pageKinds: readonly PageKind[] = [
  { name: 'page', path: new RegExp(`^(/(?:${fixedPages.join('|')})?)$`), find: always },
  { name: 'category', path: /^\/product-category\/(.+)$/, find: findCategoryPaths },
  { name: 'product', path: /^\/product\/(?:[^/]*[^/-]-)?([1-9]\d{0,8})$/, find: findProductIds },
  { name: 'brand', path: /^\/brand\/([^/]+)$/, find: findBrandSlugs },
  { name: 'store', path: /^\/store\/([^/]+)$/, find: findStoreSlugs },
  { name: 'article', path: /^(\/blog\/[^/]+)$/, find: findPagePaths },
  { name: 'help page', path: /^(\/help\/[^/]+)$/, find: findPagePaths },
  { name: 'landing page', path: /^(\/[^/]+)$/, find: findPagePaths },
];

/** Those of the canonical paths that have no page, with the name of their kind. */
export async function pathsWithoutPage(db: Db, paths: readonly string[], now: Date): Promise<Map<string, string>> {
  const missing = new Map<string, string>();
  const keysByKind = new Map<PageKind, Map<string, string>>();
  for (const path of new Set(paths)) {
    const kind = pageKinds.find((candidate) => candidate.path.test(path));
    const key = kind?.path.exec(path)?.[1];
    if (!kind || key === undefined) {
      missing.set(path, 'page');
      continue;
    }
    const keys = keysByKind.get(kind) ?? new Map<string, string>();
    keysByKind.set(kind, keys.set(path, key));
  }
  for (const [kind, keys] of keysByKind) {
    const found = await kind.find(db, [...keys.values()], now);
    for (const [path, key] of keys) if (!found.has(key)) missing.set(path, kind.name);
  }
  return missing;
}

/** Those of the canonical paths that have a page. */
export async function pathsWithPage(db: Db, paths: readonly string[], now: Date): Promise<Set<string>> {
  const missing = await pathsWithoutPage(db, paths, now);
  return new Set(paths.filter((path) => !missing.has(path)));
}
