import { Link } from 'react-router';
import { classNames } from '#storefront/ui/class-names.ts';

export interface TopicLink {
  label: string;
  href: string;
  /** Whether the page shows it. */
  isCurrent?: boolean;
}

const chip = 'flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm font-medium whitespace-nowrap';

/** Links to categories or tags as chips: in one line that scrolls, or in as many as they need. */
export function TopicLinks({ links, label, wraps = false }: { links: TopicLink[]; label: string; wraps?: boolean }) {
  return (
    <nav aria-label={label} className="min-w-0">
      <ul className={wraps ? 'flex flex-wrap gap-2' : 'scroll-row -mx-4 scroll-px-4 gap-2 px-4 py-0.5 lg:mx-0 lg:px-0'}>
        {links.map(({ label: text, href, isCurrent }) => (
          <li key={href}>
            <Link
              to={href}
              aria-current={isCurrent ? 'page' : undefined}
              className={classNames(
                chip,
                isCurrent
                  ? 'border-ink bg-ink text-surface'
                  : 'border-line bg-surface hover:border-edge hover:text-brand',
              )}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
