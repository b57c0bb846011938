import { Globe } from 'lucide-react';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Accordion } from '#storefront/ui/accordion.tsx';
import { Drawer } from '#storefront/ui/drawer.tsx';
import { LanguageLinks } from './language-links.tsx';
import { Logo } from './logo.tsx';
import { categoryHref, type MenuCategory } from './menu.ts';

export interface SideMenuProps {
  open: boolean;
  onClose: () => void;
  categories: readonly MenuCategory[];
}

const childLink =
  'flex min-h-11 items-center rounded-field text-sm -outline-offset-2 hover:text-brand aria-[current]:font-semibold';

/** The phone's menu (spec 2): categories, language. */
export function SideMenu({ open, onClose, categories }: SideMenuProps) {
  return (
    <Drawer open={open} onClose={onClose} side="left" title={m.shell_menu()} heading={<Logo />} lateClose>
      <nav aria-label={m.shell_menu()} className="px-5 py-2">
        <Accordion open summary={m.shell_all_products()}>
          {categories.map((category) => (
            <CategoryEntry key={category.categoryId} category={category} />
          ))}
        </Accordion>
        <a
          href={localeHref('/brand')}
          className="flex min-h-12 items-center border-b border-line font-semibold hover:text-brand"
        >
          {m.brands_title()}
        </a>
        <Accordion
          summary={
            <span className="flex items-center gap-3">
              <Globe aria-hidden="true" className="size-5 text-muted" />
              {m.shell_language()}
            </span>
          }
        >
          <LanguageLinks className={`${childLink} pl-8`} />
        </Accordion>
      </nav>
    </Drawer>
  );
}

function CategoryEntry({ category }: { category: MenuCategory }) {
  const name = <span className="text-sm font-medium">{category.categoryName}</span>;
  if (category.subcategories.length === 0) {
    return (
      <a href={categoryHref(category.path)} className={childLink}>
        {name}
      </a>
    );
  }
  return (
    <Accordion summary={name} group="side-menu-category" className="border-b-0">
      <div className="border-l-2 border-line pl-4">
        <a href={categoryHref(category.path)} className={childLink}>
          {m.shell_all_of({ name: category.categoryName })}
        </a>
        {category.subcategories.map((child) => (
          <a key={child.categoryId} href={categoryHref(child.path)} className={childLink}>
            {child.categoryName}
          </a>
        ))}
      </div>
    </Accordion>
  );
}
