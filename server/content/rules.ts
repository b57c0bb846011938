/** The one spelling of a storefront path: lower case, one slash before each segment, none at the end, no query or anchor. */
export function normaliseLink(path: string): string {
  const segments = path
    .replace(/[?#].*$/s, '')
    .toLowerCase()
    .split('/')
    .map((segment) => segment.trim().replace(/\s+/g, '-'))
    .filter(Boolean);
  return `/${segments.join('/')}`;
}

/** A category's path and those of the categories above it: `a/b` gives `a/b` and `a`. */
export function pathsUpwards(path: string): string[] {
  const segments = normaliseLink(path).split('/').filter(Boolean);
  return segments.map((_, index) => segments.slice(0, segments.length - index).join('/'));
}
