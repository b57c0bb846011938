import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { m } from '#storefront/i18n/paraglide/messages.js';

export interface Breadcrumb {
  label: string;
  /** Missing on the last, the current page. */
  href?: string;
}

/** The path from the home page; one line that scrolls sideways on phones. */
export function Breadcrumbs({ items }: { items: readonly Breadcrumb[] }) {
  return (
    <nav aria-label={m.ui_breadcrumbs()} className="min-w-0">
      <ol className="scroll-row items-center gap-1 text-sm whitespace-nowrap text-muted">
        {items.map((item, index) => (
          <li key={item.href ?? item.label} className="flex items-center gap-1">
            {index > 0 && <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-edge" />}
            {item.href ? (
              <Link
                to={item.href}
                className="inline-flex min-h-11 items-center rounded-tight -outline-offset-2 hover:text-brand"
              >
                {item.label}
              </Link>
            ) : (
              <span aria-current="page" className="max-w-80 truncate text-ink">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
