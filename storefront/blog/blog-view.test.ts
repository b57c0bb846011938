import { expect, test } from 'vitest';
import { blogHref } from './blog-links.ts';
import { canonicalBlogQuery, parseBlogView } from './blog-view.ts';

const canonical = (query: string) => canonicalBlogQuery(new URLSearchParams(query)).toString();

test('views that are the same have one URL', () => {
  expect(canonical('tag=Wi-Fi&search=%20%20oled%20%20tv&page=1&category=home')).toBe(
    'category=home&search=oled+tv&tag=wi-fi',
  );
  expect(canonical('page=02&category=../x&tag=&search=%00')).toBe('');
  expect(canonical('page=3')).toBe('page=3');
});

test('a search is cut to what the API accepts', () => {
  expect(parseBlogView(new URLSearchParams({ search: 'ก'.repeat(300) })).search).toHaveLength(200);
});

test('the URL of a view names only what it selects', () => {
  expect(blogHref({ page: 1 })).toBe('/blog');
  expect(blogHref({ category: 'home', page: 2 })).toBe('/blog?category=home&page=2');
});
