import { useQueryClient } from '@tanstack/react-query';
import { lazy, memo } from 'react';
import type { MenuItem } from '#contract/menus.ts';
import { brandListQuery } from '#storefront/brands/brand-list-query.ts';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { type BarEntry, barEntries, type Menus } from './menu.ts';
import { MenuBarItem, panelLinkStyle } from './menu-bar-item.tsx';
import { categoryTreeQuery } from './use-category-tree.ts';

const loadBrands = () => import('./brand-menu-panel.tsx');
const BrandMenuPanel = lazy(loadBrands);
const loadCategory = () => import('./category-menu-panel.tsx');
const CategoryMenuPanel = lazy(loadCategory);

/** Visibility of the entries on the left: as many as fit in either language. */
const leftVisibility = ['', '', '', 'max-xl:hidden', 'max-[90rem]:hidden'];

/** The desktop's menu bar: the left menu with the categories that it lists, and the right menu. */
export const MenuBar = memo(function MenuBar({ menus }: { menus: Menus }) {
  return (
    <nav aria-label={m.shell_menu()} className="border-t border-line">
      <div className="page-column relative flex justify-between gap-6">
        <ul className="flex gap-4">
          {barEntries(menus.left)
            .slice(0, leftVisibility.length)
            .map((entry, index) => (
              <li key={keyOf(entry)} className={`relative ${leftVisibility[index]}`}>
                <Entry entry={entry} panelClass="left-0 w-72" />
              </li>
            ))}
        </ul>
        <ul className="flex gap-4">
          {barEntries(menus.right).map((entry) => (
            <li key={keyOf(entry)} className={isBrand(entry) ? undefined : 'relative'}>
              <Entry entry={entry} panelClass="right-0 w-72" />
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
});

const keyOf = (entry: BarEntry) => (entry.kind === 'category' ? entry.path : `${entry.item.name} ${entry.item.link}`);
const isBrand = (entry: BarEntry) => entry.kind === 'item' && entry.item.menuType === 'brand';

function Entry({ entry, panelClass }: { entry: BarEntry; panelClass: string }) {
  if (entry.kind === 'category') return <CategoryEntry entry={entry} panelClass={panelClass} />;
  const { item } = entry;
  if (item.menuType === 'brand') return <BrandItem item={item} />;
  if (item.menus.length > 0) return <DropdownItem item={item} panelClass={panelClass} />;
  return (
    <a href={localiseLink(item.link ?? '/')} className="menu-bar-link">
      {item.name}
    </a>
  );
}

function CategoryEntry({
  entry: { link, path },
  panelClass,
}: {
  entry: BarEntry & { kind: 'category' };
  panelClass: string;
}) {
  const queryClient = useQueryClient();
  const prepare = () => {
    void loadCategory();
    void queryClient.prefetchQuery(categoryTreeQuery());
  };
  return (
    <MenuBarItem {...link} panelClass={panelClass} onPreload={prepare}>
      <CategoryMenuPanel name={link.name} path={path} />
    </MenuBarItem>
  );
}

function BrandItem({ item: { name, link } }: { item: MenuItem }) {
  const queryClient = useQueryClient();
  const prepare = () => {
    void loadBrands();
    void queryClient.prefetchQuery(brandListQuery());
  };
  return (
    <MenuBarItem name={name} link={link ?? '/brand'} panelClass="right-6 w-[820px]" onPreload={prepare}>
      <BrandMenuPanel />
    </MenuBarItem>
  );
}

function DropdownItem({ item: { name, link, menus }, panelClass }: { item: MenuItem; panelClass: string }) {
  const links = (
    <ul className="p-2">
      {menus.map((sub) => (
        <li key={`${sub.name} ${sub.link}`}>
          <a href={localiseLink(sub.link)} className={panelLinkStyle}>
            {sub.name}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <MenuBarItem name={name} link={link ?? '/'} panelClass={panelClass} withoutScript={links}>
      {links}
    </MenuBarItem>
  );
}
