import { reservedSegments } from '#contract/content.ts';

/** The canonical form of a storefront path: lower case, one slash before each segment, none at the end, no query or fragment. */
export function canonicalLinkPath(path: string): string {
  const segments = path
    .replace(/[?#].*$/s, '')
    .toLowerCase()
    .split('/')
    .map((segment) => segment.trim().replace(/\s+/g, '-'))
    .filter(Boolean);
  return `/${segments.join('/')}`;
}

/** Whether the page of a path shows a stored title, description and text (`loadPageContent` in the storefront): others have texts of their own. */
export function showsLinkContent(path: string): boolean {
  return /^\/(?:blog|brand|coupon|flash-sale|help|help-contact-us|product-category(?:\/.+)?|store)$/.test(path);
}

/** Whether a page of blocks with this path is shown in the page of a brand or a category. */
export function isPartOfPage(path: string): boolean {
  return /^\/(?:brand\/[^/]+|product-category\/.+)$/.test(path);
}

/** Why a path cannot be that of a page of blocks; undefined if it can. */
export function pagePathProblem(path: string): string | undefined {
  if (isPartOfPage(path)) return undefined;
  const [, segment = '', ...below] = path.split('/');
  if (below.length > 0)
    return 'path: must have one segment, such as /new-year-sale, or be that of a brand or a category';
  return reservedSegments.has(segment) ? `path: /${segment} is a page of the shop itself` : undefined;
}

/** A category's path and those of its ancestors: `a/b` gives `a/b` and `a`. */
export function pathWithAncestors(path: string): string[] {
  const segments = canonicalLinkPath(path).split('/').filter(Boolean);
  return segments.map((_, index) => segments.slice(0, segments.length - index).join('/'));
}
