import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { SearchForm } from '#storefront/ui/search-form.tsx';

/** Searches all products where the header's search is not at hand: on missing pages, and on phones without JavaScript. */
export function ProductSearchForm() {
  return (
    <SearchForm
      action={localiseLink('/product-category')}
      name="query"
      label={m.shell_search_label()}
      submitLabel={m.shell_search()}
      placeholder={m.shell_search_placeholder()}
      maxLength={100}
    />
  );
}
