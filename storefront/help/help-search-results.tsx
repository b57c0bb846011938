import { CircleQuestionMark, SearchX } from 'lucide-react';
import { Link } from 'react-router';
import type { FoundHelp } from '#contract/help.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { ButtonLink } from '#storefront/ui/button-link.tsx';
import { EmptyState } from '#storefront/ui/empty-state.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';

/** The help pages that a search found, or what to do if it found none. */
export function HelpSearchResults({ search, found }: { search: string; found: readonly FoundHelp[] }) {
  if (found.length === 0)
    return (
      <EmptyState
        icon={<SearchX className="size-10" />}
        title={m.help_search_none({ search })}
        message={m.help_search_none_hint()}
        action={
          <ButtonLink href={localeHref('/help')} variant="secondary">
            {m.help_all()}
          </ButtonLink>
        }
      />
    );
  return (
    <section aria-labelledby="help-results" className="grid max-w-prose gap-2">
      <h2 id="help-results" className="text-xl font-semibold text-pretty">
        <WrapAtWords>{m.help_search_results({ search })}</WrapAtWords>
      </h2>
      <ul>
        {found.map(({ slug, title, description, label, questions }) => (
          <li key={slug} className="border-b border-line py-4 last:border-0">
            <p className="text-xs text-muted">{label}</p>
            <h3 className="text-lg font-semibold">
              <Link
                to={localeHref('/help/:slug', { slug })}
                className="inline-flex min-h-11 items-center text-brand hover:underline"
              >
                <WrapAtWords>{title}</WrapAtWords>
              </Link>
            </h3>
            <p className="text-sm text-pretty text-muted">
              <WrapAtWords>{description}</WrapAtWords>
            </p>
            {questions.length > 0 && (
              <ul className="mt-2 grid gap-1 text-sm">
                {questions.map((question) => (
                  <li key={question} className="flex gap-2">
                    <CircleQuestionMark aria-hidden="true" className="mt-1 size-4 shrink-0 text-muted" />
                    <WrapAtWords>{question}</WrapAtWords>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
