import { Link } from 'react-router';
import type { HelpMenu as Menu } from '#contract/help.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Accordion } from '#storefront/ui/accordion.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import { helpLinks } from './help-links.ts';

export interface HelpMenuProps {
  menus: readonly Menu[];
  /** The type and the path of the page. */
  type: string;
  currentHref: string;
}

/** All help pages by type; the type of the page is open. On phones the whole menu opens when it is pressed. */
export function HelpMenu(props: HelpMenuProps) {
  return (
    <>
      <nav aria-label={m.help_menu()} className="max-lg:hidden">
        <Groups {...props} />
      </nav>
      <nav aria-label={m.help_menu()} className="rounded-card border border-line px-4 lg:hidden print:hidden">
        <Accordion summary={m.help_menu()} className="border-0!">
          <Groups {...props} />
        </Accordion>
      </nav>
    </>
  );
}

function Groups({ menus, type, currentHref }: HelpMenuProps) {
  return menus.map((menu) => (
    <Accordion key={menu.type} summary={menu.label} open={menu.type === type} className="last:border-0!">
      <ul>
        {helpLinks(menu).map(({ href, label }) => (
          <li key={href}>
            <Link
              to={href}
              aria-current={href === currentHref ? 'page' : undefined}
              className={classNames(
                'flex min-h-11 items-center rounded-tight border-l-2 py-1 pl-3 text-sm -outline-offset-2 hover:text-brand',
                href === currentHref ? 'border-brand font-semibold text-brand' : 'border-line',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Accordion>
  ));
}
