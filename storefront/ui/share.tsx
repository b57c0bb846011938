import { Link, Share2 } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { copyText } from './copy-text.ts';

export interface ShareProps {
  /** Title of what is shared. */
  title: string;
  /** Its absolute URL. */
  url: string;
}

const entryStyle = 'flex min-h-11 w-full items-center gap-3 rounded-field px-3 text-left text-sm hover:bg-ground';

/** Shares a page with the device's share sheet where it exists, else by LINE, Facebook or X, or as a copied link. */
export function Share({ title, url }: ShareProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => details.current?.removeAttribute('open');
  const onPress = (event: MouseEvent) => {
    const onSummary = event.target instanceof Element && event.target.closest('summary');
    if (!onSummary || !('share' in navigator)) return;
    event.preventDefault();
    // The shopper cancelled.
    navigator.share({ title, url }).catch(() => {});
  };
  const closeAndReturn = () => {
    close();
    details.current?.querySelector('summary')?.focus();
  };
  const copy = () => {
    closeAndReturn();
    void copyText(url, { copied: m.share_copied(), failed: m.share_not_copied() });
  };
  return (
    <details
      ref={details}
      className="relative"
      onClick={onPress}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) currentTarget.querySelector('ul')?.scrollIntoView({ block: 'nearest' });
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && details.current?.open) closeAndReturn();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-full border border-line px-4 text-sm font-medium hover:border-edge hover:text-brand [&::-webkit-details-marker]:hidden">
        <Share2 aria-hidden="true" className="size-5 shrink-0" />
        {m.share_share()}
      </summary>
      <ul className="absolute top-full left-0 z-20 mt-1 w-52 scroll-mb-44 lg:scroll-mb-4 rounded-card border border-line bg-surface p-1 shadow-float">
        {servicesFor(title, url).map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener nofollow" onClick={close} className={entryStyle}>
              {m.share_by({ service: name })}
            </a>
          </li>
        ))}
        <li>
          <button type="button" onClick={copy} className={entryStyle}>
            <Link aria-hidden="true" className="size-4" />
            {m.share_copy()}
          </button>
        </li>
      </ul>
    </details>
  );
}

function servicesFor(title: string, url: string) {
  return [
    { name: 'LINE', href: `https://social-plugins.line.me/lineit/share?${new URLSearchParams({ url })}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}` },
    { name: 'X', href: `https://x.com/intent/post?${new URLSearchParams({ url, text: title })}` },
  ];
}
