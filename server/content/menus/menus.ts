import type { Locale } from '#contract/locale.ts';
import type { MenuItem, MenuLink } from '#contract/menus.ts';
import { categoryRows, categoryTree } from '../../catalogue/catalogue.ts';
import type { Db } from '../../db/database.ts';
import { rowWriter } from '../../import-export/row-writer.ts';
import { type MenuName, menuColumns } from './menu-columns.ts';
import { menuFileRows, menuRows, saveMenuItems } from './menu-queries.ts';

/** A menu in one language. An item that lists categories has the names of the first of them as its first sub-items. */
export async function readMenu(db: Db, menu: MenuName, locale: Locale): Promise<MenuItem[]> {
  const rows = await menuRows(db, menu);
  const listsCategories = rows.some(({ menuType }) => menuType === 'categories');
  const categories = listsCategories ? await categoryLinks(db, locale) : [];
  return rows.map(({ name, link, menuType, maxCategories, menus }) => ({
    name: name[locale],
    link,
    menuType,
    menus: [
      ...(menuType === 'categories' ? categories.slice(0, maxCategories) : []),
      ...menus.map((item) => ({ name: item.name[locale], link: item.link })),
    ],
  }));
}

async function categoryLinks(db: Db, locale: Locale): Promise<MenuLink[]> {
  return categoryTree(await categoryRows(db, locale), 1).map(({ categoryName, path }) => ({
    name: categoryName,
    link: `/product-category/${path}`,
  }));
}

/** Imports items of menus. */
export const writeMenus = rowWriter({
  columns: menuColumns,
  key: ['type', 'menu', 'item'],
  find: (tx, given) =>
    menuFileRows(
      tx,
      given.map(({ menu }) => menu),
    ),
  save: saveMenuItems,
});
