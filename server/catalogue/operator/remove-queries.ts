import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** What refers to a category or brand, so that it cannot be removed. */
export interface References {
  products: number;
  /** Of a category. */
  subcategories: number;
}

/** What refers to the category of a path; undefined if there is none. */
export async function categoryReferences(db: Db, path: string): Promise<References | undefined> {
  const { rows } = await sql<References>`
    select (select count(*)::integer from products p where p.category_id = c.category_id) as products,
      (select count(*)::integer from categories sub where sub.parent_id = c.category_id) as subcategories
    from categories c where c.path = ${path}`.execute(db);
  return rows[0];
}

/** What refers to the brand of a slug; undefined if there is none. */
export async function brandReferences(db: Db, slug: string): Promise<References | undefined> {
  const { rows } = await sql<References>`
    select (select count(*)::integer from products p where p.brand_id = b.brand_id) as products, 0 as subcategories
    from brands b where b.slug = ${slug}`.execute(db);
  return rows[0];
}

/** Deletes a category with the content of its page. The database refuses one that products or subcategories refer to. */
export async function deleteCategory(db: Db, path: string): Promise<void> {
  await sql`delete from categories where path = ${path}`.execute(db);
}

/** Deletes a brand with its landing pages. The database refuses one that products refer to. */
export async function deleteBrand(db: Db, slug: string): Promise<void> {
  await sql`delete from brands where slug = ${slug}`.execute(db);
}
