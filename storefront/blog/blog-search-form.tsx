import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { SearchForm } from '#storefront/ui/search-form.tsx';
import { maxBlogSearch } from './blog-view.ts';

/** Searches all articles. */
export function BlogSearchForm({ search }: { search?: string | undefined }) {
  return (
    <SearchForm
      action={localeHref('/blog')}
      name="search"
      label={m.blog_search_label()}
      placeholder={m.blog_search_placeholder()}
      maxLength={maxBlogSearch}
      value={search}
    />
  );
}
