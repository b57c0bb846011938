import { Link } from 'react-router';
import type { HelpContent } from '#contract/help.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';

/** Other help pages that readers of one need. */
export function RelatedHelp({ contents }: { contents: readonly HelpContent[] }) {
  if (contents.length === 0) return null;
  return (
    <section aria-labelledby="help-related" className="grid gap-3 print:hidden">
      <h2 id="help-related" className="text-lg font-semibold">
        <WrapAtWords>{m.help_related()}</WrapAtWords>
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {contents.map(({ slug, title, description }) => (
          <li key={slug}>
            <Link
              to={localeHref('/help/:slug', { slug })}
              className="block h-full rounded-field border border-line p-4 hover:border-brand"
            >
              <span className="block font-semibold text-brand">
                <WrapAtWords>{title}</WrapAtWords>
              </span>
              <span className="block text-sm text-pretty text-muted">
                <WrapAtWords>{description}</WrapAtWords>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
