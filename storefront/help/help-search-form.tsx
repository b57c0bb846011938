import { maxHelpQuery } from '#contract/help.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { SearchForm } from '#storefront/ui/search-form.tsx';

/** Searches the help. */
export function HelpSearchForm({ search }: { search?: string }) {
  return (
    <SearchForm
      action={localeHref('/help')}
      name="search"
      label={m.help_search_label()}
      submitLabel={m.help_search_submit()}
      placeholder={m.help_search_placeholder()}
      maxLength={maxHelpQuery}
      value={search}
    />
  );
}
