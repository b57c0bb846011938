import { useQueryClient } from '@tanstack/react-query';
import { lazy } from 'react';
import { brandListQuery } from '#storefront/brands/brand-list-query.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { categoryHref, type MenuCategory, type MenuItem, rightMenu } from './menu.ts';
import { barLinkStyle, MenuBarItem } from './menu-bar-item.tsx';
import { categoryTreeQuery } from './use-category-tree.ts';

const loadBrands = () => import('./brand-menu-panel.tsx');
const BrandMenuPanel = lazy(loadBrands);
const loadCategory = () => import('./category-menu-panel.tsx');
const CategoryMenuPanel = lazy(loadCategory);

/** Visibility of the top-level categories: as many as fit in either language. */
const shown = ['', '', '', 'max-xl:hidden', 'max-[1440px]:hidden'];

/** The desktop's menu bar: top-level categories with their panels on the left, other links on the right. */
export function MenuBar({ categories }: { categories: readonly MenuCategory[] }) {
  const queryClient = useQueryClient();
  const prepareCategory = () => {
    void loadCategory();
    void queryClient.prefetchQuery(categoryTreeQuery());
  };
  return (
    <nav aria-label={m.shell_menu()} className="border-t border-line">
      <div className="page-column relative flex justify-between gap-6">
        <ul className="flex gap-4">
          {shown.map((visibility, index) => {
            const category = categories[index];
            if (!category) return null;
            const { categoryId, categoryName, path } = category;
            return (
              <li key={categoryId} className={`relative ${visibility}`}>
                <MenuBarItem
                  item={{ name: categoryName, href: categoryHref(path) }}
                  panelClass="left-0 w-72"
                  onPreload={prepareCategory}
                >
                  <CategoryMenuPanel categoryId={categoryId} />
                </MenuBarItem>
              </li>
            );
          })}
        </ul>
        <ul className="flex gap-4">
          {rightMenu().map((item) => (
            <li key={item.href}>{item.menuType === 'brand' ? <BrandItem item={item} /> : <PlainItem item={item} />}</li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

function PlainItem({ item }: { item: MenuItem }) {
  return (
    <a href={item.href} className={barLinkStyle}>
      {item.name}
    </a>
  );
}

function BrandItem({ item }: { item: MenuItem }) {
  const queryClient = useQueryClient();
  const prepare = () => {
    void loadBrands();
    void queryClient.prefetchQuery(brandListQuery());
  };
  return (
    <MenuBarItem item={item} panelClass="right-6 w-[820px]" onPreload={prepare}>
      <BrandMenuPanel />
    </MenuBarItem>
  );
}
