import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { HelpMenu } from '#contract/help.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { helpLinks } from './help-links.ts';

/** The questions that shoppers ask most, each with the page that answers it. */
export function PopularQuestions({ menus }: { menus: readonly HelpMenu[] }) {
  const popular = menus.flatMap(({ items }) =>
    items.flatMap(({ slug, question }) => (question === null ? [] : [{ slug, question }])),
  );
  if (popular.length === 0) return null;
  return (
    <section aria-labelledby="help-popular" className="grid gap-3">
      <h2 id="help-popular" className="text-xl font-semibold">
        <WrapAtWords>{m.help_popular()}</WrapAtWords>
      </h2>
      <ul className="grid gap-x-8 lg:grid-cols-2">
        {popular.map(({ slug, question }) => (
          <li key={slug} className="border-b border-line">
            <Link
              to={localeHref('/help/:slug', { slug })}
              className="flex min-h-13 items-center justify-between gap-3 py-2 hover:text-brand"
            >
              <WrapAtWords>{question}</WrapAtWords>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All types of help, each with its pages. */
export function HelpTopics({ menus }: { menus: readonly HelpMenu[] }) {
  return (
    <section aria-labelledby="help-topics" className="grid gap-4">
      <h2 id="help-topics" className="text-xl font-semibold">
        <WrapAtWords>{m.help_topics()}</WrapAtWords>
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {menus.map((menu) => (
          <li key={menu.type} className="rounded-card border border-line p-5">
            <h3 className="text-lg font-semibold">
              <WrapAtWords>{menu.label}</WrapAtWords>
            </h3>
            <p className="mb-2 text-sm text-pretty text-muted">
              <WrapAtWords>{menu.description}</WrapAtWords>
            </p>
            <ul>
              {helpLinks(menu).map(({ href, label }) => (
                <li key={href}>
                  <Link to={href} className="flex min-h-11 items-center text-brand hover:underline">
                    <WrapAtWords>{label}</WrapAtWords>
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
