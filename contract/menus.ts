import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';

/** A storefront path without the language prefix, or a URL of another site. */
const link = z.string();

/** A link in a menu. */
export const MenuLink = z.object({ name: z.string(), link });
export type MenuLink = z.infer<typeof MenuLink>;

/** `brand` opens the brands; `categories` lists the top-level categories before its other sub-items. */
export const menuTypes = ['link', 'brand', 'categories'] as const;

/** An item of a menu, or a group of the footer, in the language of the request (docs/reference/content.md). */
export const MenuItem = z.object({
  name: z.string(),
  /** Null for a group of the footer that has only sub-items. */
  link: z.nullable(link),
  menuType: z.enum(menuTypes),
  /** Sub-items; empty for a plain link. */
  menus: z.array(MenuLink),
});
export type MenuItem = z.infer<typeof MenuItem>;

const menu = { access: 'public', data: z.array(MenuItem), errors: [] } as const;

export const menusEndpoints = endpoints({
  'GET /pagerender/content/header-left-menu': {
    ...menu,
    operationId: 'getHeaderLeftMenu',
    summary: 'The left side of the menu bar',
  },
  'GET /pagerender/content/header-right-menu': {
    ...menu,
    operationId: 'getHeaderRightMenu',
    summary: 'The right side of the menu bar',
  },
  'GET /pagerender/content/footer-menus': {
    ...menu,
    operationId: 'getFooterMenus',
    summary: 'The groups of links in the footer',
  },
});
