import { sql } from 'kysely';
import type { MenuItem } from '#contract/menus.ts';
import type { Db, Tx } from '../../db/database.ts';
import { storedColumns } from '../../import-export/stored-columns.ts';
import { type MenuFileRow, type MenuName, menuColumns, type StoredSubItem } from './menu-columns.ts';

const storage = storedColumns(menuColumns);

/** A visible item of a menu. */
export interface MenuRow {
  name: { th: string; en: string };
  link: string | null;
  menuType: MenuItem['menuType'];
  maxCategories: number;
  menus: StoredSubItem[];
}

/** The visible items of a menu, in order. */
export async function menuRows(db: Db, menu: MenuName): Promise<MenuRow[]> {
  const { rows } = await sql<MenuRow>`
    select name, link, menu_type as "menuType", max_categories as "maxCategories", menus
    from menu_items where menu = ${menu}::text and visible
    order by position, item`.execute(db);
  return rows;
}

/** The items of these menus as rows of a file, or of all. */
export async function menuFileRows(db: Db, menus: readonly string[] | null): Promise<MenuFileRow[]> {
  const { rows } = await sql<object>`
    select ${storage.select('menu_items')}
    from menu_items where ${menus}::text[] is null or menu = any (${menus}::text[])
    order by menu, position, item`.execute(db);
  return rows.map(storage.fileRow);
}

export async function saveMenuItems(tx: Tx, rows: readonly MenuFileRow[]): Promise<void> {
  await sql`
    insert into menu_items (${storage.names})
    select ${storage.values} from json_to_recordset(${storage.json(rows)}::json) as r (${storage.record})
    on conflict (menu, item) do update set ${storage.assignments({ except: ['menu', 'item'] })}`.execute(tx);
}
