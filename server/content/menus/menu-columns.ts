import { z } from 'zod';
import { menuTypes } from '#contract/menus.ts';
import {
  boolean,
  choice,
  clean,
  integer,
  json,
  link,
  linkSchema,
  localised,
  nullable,
  optional,
  type RowOf,
  rowType,
  slug,
  text,
} from '../../import-export/columns.ts';

/** The menus of the shop's frame. */
const menuNames = ['header-left', 'header-right', 'footer'] as const;
export type MenuName = (typeof menuNames)[number];

const maxName = 60;
const nameField = clean(z.string().min(1, 'must not be empty').max(maxName));

const subItems = z
  .array(z.strictObject({ name: z.strictObject({ th: nameField, en: nameField }), link: linkSchema }))
  .max(20);
export type StoredSubItem = z.output<typeof subItems>[number];

export const menuColumns = {
  type: rowType('menu'),
  menu: choice(`one of ${menuNames.join(', ')}`, menuNames),
  item: slug('identifier in its menu'),
  position: integer('its position in the menu'),
  ...localised('name', text('name in Thai', { max: maxName }), text('name in English', { max: maxName })),
  link: nullable(
    link('a path without the language, or a URL of another site; only a group of the footer may have none'),
  ),
  menu_type: optional(
    choice(
      'link; brand, which opens the brands; or categories, which lists the top-level categories before menus',
      menuTypes,
    ),
    'link',
  ),
  max_categories: optional(integer('how many categories an item of the type categories lists', { min: 1, max: 20 }), 6),
  menus: optional(json('sub-items: [{"name":{"th":"…","en":"…"},"link":"/coupon"}, …]', subItems), []),
  visible: optional(boolean('whether it is shown'), true),
};

/** An item of a menu in a file. */
export type MenuFileRow = RowOf<typeof menuColumns>;
