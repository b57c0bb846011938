/** Characters of a search that the API accepts. */
export const maxBlogSearch = 200;

/** What the URL of the blog selects. */
export interface BlogView {
  /** Slugs. */
  category?: string;
  tag?: string;
  search?: string;
  /** From 1. */
  page: number;
}

/** The query parameters of the blog in canonical order; `query` is that of the product search in the header. */
export const blogQueryNames = ['category', 'page', 'search', 'tag'] as const;

/** Parses a URL; invalid values are ignored. */
export function parseBlogView(query: URLSearchParams): BlogView {
  const search = (query.get('search') ?? '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, maxBlogSearch)
    .trim();
  const page = query.get('page') ?? '';
  return {
    category: slugOf(query.get('category')),
    tag: slugOf(query.get('tag')),
    search: search === '' ? undefined : search,
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

function slugOf(text: string | null): string | undefined {
  const slug = text?.toLowerCase() ?? '';
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && slug.length <= 100 ? slug : undefined;
}

/** The canonical query of a view, without default values. */
export function blogQuery(view: Partial<BlogView>): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of blogQueryNames) {
    const value = view[name];
    if (value !== undefined && value !== 1) query.set(name, String(value));
  }
  return query;
}

/** The canonical form of a query, used as cache key. */
export function canonicalBlogQuery(query: URLSearchParams): URLSearchParams {
  return blogQuery(parseBlogView(query));
}

/** Whether search engines should not index a view: a search, or the articles of a tag, which are in their categories as well. */
export function isUnindexed({ search, tag }: BlogView): boolean {
  return search !== undefined || tag !== undefined;
}
