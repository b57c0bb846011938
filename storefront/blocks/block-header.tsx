import { ChevronRight } from 'lucide-react';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { BlockTitle } from './block-title.tsx';

export interface BlockHeaderProps {
  /** Of the heading. */
  id: string;
  title: string;
  /** Where all such things are, without the language. */
  link: string;
  linkText: string;
}

/** The heading of a block, with the link to the page of all such things. */
export function BlockHeader({ id, title, link, linkText }: BlockHeaderProps) {
  return (
    <div className="flex items-center justify-between gap-3">
      <BlockTitle id={id}>{title}</BlockTitle>
      <a
        href={localiseLink(link)}
        className="flex min-h-11 shrink-0 items-center gap-1 text-sm font-semibold text-brand hover:underline"
      >
        {linkText}
        <ChevronRight aria-hidden="true" className="size-4 lg:hidden" />
      </a>
    </div>
  );
}
