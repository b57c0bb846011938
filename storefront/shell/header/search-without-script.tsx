import { Search } from 'lucide-react';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';

/** Search and all products for phones without JavaScript, where the header's own controls do not work. */
export function SearchWithoutScript() {
  const all = localiseLink('/product-category');
  return (
    <noscript>
      <search className="block border-b border-line px-4 py-2">
        <form action={all} className="relative">
          <input
            type="search"
            name="query"
            required
            maxLength={100}
            aria-label={m.shell_search_label()}
            placeholder={m.shell_search_placeholder()}
            className="h-12 w-full rounded-full border border-edge bg-ground pr-13 pl-5 text-base placeholder:text-muted"
          />
          <button
            type="submit"
            aria-label={m.shell_search()}
            className="absolute inset-y-0.5 right-0.5 grid size-11 place-items-center rounded-full text-brand"
          >
            <Search aria-hidden="true" className="size-5" />
          </button>
        </form>
        <a href={all} className="flex min-h-11 items-center text-sm font-semibold text-brand">
          {m.shell_all_products()}
        </a>
      </search>
    </noscript>
  );
}
