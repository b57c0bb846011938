import { shop } from '#contract/shop.ts';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';

/** The shop's mark; `public/favicon.svg` is the same drawing. */
function BoltMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className={className}>
      <rect width="32" height="32" rx="9" className="fill-brand" />
      <path d="M18.2 4.5 7.6 17.9h6.9L12.6 27.5 24.4 13.3h-7.5z" className="fill-bolt" />
    </svg>
  );
}

/** Mark and name in the page's language; inherits the text colour. */
export function Logo() {
  return (
    <span className="flex items-center gap-2.5">
      <BoltMark className="size-9" />
      <span className="text-xl leading-none font-bold tracking-tight">{shop.name[getLocale()]}</span>
    </span>
  );
}

/** The logo in the header, which leads home. */
export function HomeLink() {
  return (
    <a href={localiseLink('/')} className="rounded-field">
      <Logo />
      <span className="sr-only">{m.shell_home()}</span>
    </a>
  );
}
