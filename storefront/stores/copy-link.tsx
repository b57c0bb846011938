import { Link } from 'lucide-react';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { classNames } from '#storefront/ui/class-names.ts';
import { copyText } from '#storefront/ui/copy-text.ts';

export interface CopyLinkProps {
  slug: string;
  name: string;
  /** Beside `Share`, as a button like it; otherwise among links. */
  asButton?: boolean;
}

/** Copies the link to a branch; hidden in browsers without script. */
export function CopyLink({ slug, name, asButton = false }: CopyLinkProps) {
  const copy = () => {
    const url = new URL(localeHref('/store/:slug', { slug }), window.location.origin);
    void copyText(url.href, { copied: m.share_copied(), failed: m.share_not_copied() });
  };
  return (
    <button
      type="button"
      onClick={copy}
      className={classNames(
        'noscript:hidden',
        asButton
          ? 'inline-flex min-h-11 items-center gap-2 rounded-full border border-line px-4 text-sm font-medium hover:border-edge hover:text-brand'
          : 'flex min-h-11 items-center gap-2 font-medium text-brand hover:underline',
      )}
    >
      <Link aria-hidden="true" className={asButton ? 'size-5 shrink-0' : 'size-4'} />
      {m.share_copy()}
      <span className="sr-only"> {name}</span>
    </button>
  );
}
