import { Link } from 'lucide-react';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { copyText } from '#storefront/ui/copy-text.ts';

/** Copies the link to a branch; hidden in browsers without script. */
export function CopyLink({ slug, name }: { slug: string; name: string }) {
  const copy = () => {
    const url = new URL(localeHref('/store/:slug', { slug }), window.location.origin);
    void copyText(url.href, { copied: m.share_copied(), failed: m.share_not_copied() });
  };
  return (
    <button
      type="button"
      onClick={copy}
      className="flex min-h-11 items-center gap-2 font-medium text-brand hover:underline noscript:hidden"
    >
      <Link aria-hidden="true" className="size-4" />
      {m.share_copy()}
      <span className="sr-only"> {name}</span>
    </button>
  );
}
