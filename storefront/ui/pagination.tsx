import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { classNames } from './class-names.ts';
import { paginationPages } from './pagination-pages.ts';

export interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  pageCount: number;
  /** The URL of a page; the first should have no page parameter. */
  hrefOf: (page: number) => string;
}

const box = 'figures grid size-11 place-items-center rounded-field text-sm font-medium';

/** Links to the pages of a list, which crawlers can follow; nothing for a single page. */
export function Pagination({ page, pageCount, hrefOf }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={m.ui_pagination()} className="flex justify-center">
      <ul className="flex flex-wrap items-center justify-center gap-1">
        <Step label={m.ui_previous_page()} href={page > 1 ? hrefOf(page - 1) : undefined} rel="prev">
          <ChevronLeft aria-hidden="true" className="size-5" />
        </Step>
        {paginationPages(page, pageCount).map((entry, index) => (
          <li key={entry === 'gap' ? `gap-${index}` : entry} className="max-sm:hidden">
            {entry === 'gap' ? (
              <span className={classNames(box, 'w-6 text-muted')}>…</span>
            ) : (
              <Link
                to={hrefOf(entry)}
                aria-current={entry === page ? 'page' : undefined}
                aria-label={m.ui_page_number({ page: entry })}
                className={classNames(box, entry === page ? 'bg-brand text-surface' : 'hover:bg-ground')}
              >
                {entry}
              </Link>
            )}
          </li>
        ))}
        <li className="figures px-3 text-sm font-medium sm:hidden">
          {page} / {pageCount}
        </li>
        <Step label={m.ui_next_page()} href={page < pageCount ? hrefOf(page + 1) : undefined} rel="next">
          <ChevronRight aria-hidden="true" className="size-5" />
        </Step>
      </ul>
    </nav>
  );
}

interface StepProps {
  label: string;
  href: string | undefined;
  rel: 'prev' | 'next';
  children: ReactNode;
}

function Step({ label, href, rel, children }: StepProps) {
  return (
    <li>
      {href ? (
        <Link to={href} rel={rel} aria-label={label} className={classNames(box, 'hover:bg-ground')}>
          {children}
        </Link>
      ) : (
        <span className={classNames(box, 'text-edge')}>{children}</span>
      )}
    </li>
  );
}
