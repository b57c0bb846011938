import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** What refers to a category or brand, so that it cannot be removed. */
export interface References {
  products: number;
  /** Of a category. */
  subcategories: number;
}

const isUnused = {
  category: sql<boolean>`not exists (select from products p where p.category_id = c.category_id)
    and not exists (select from categories sub where sub.parent_id = c.category_id)`,
  brand: sql<boolean>`not exists (select from products p where p.brand_id = b.brand_id)`,
};

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

/** Deletes a category that nothing refers to, with the content of its page. @returns whether it was deleted */
export async function deleteUnusedCategory(db: Db, path: string): Promise<boolean> {
  const { rows } = await sql`
    delete from categories c where c.path = ${path} and ${isUnused.category} returning c.category_id`.execute(db);
  return rows.length > 0;
}

/** Deletes a brand without products, with its landing pages. @returns whether it was deleted */
export async function deleteUnusedBrand(db: Db, slug: string): Promise<boolean> {
  const { rows } = await sql`
    delete from brands b where b.slug = ${slug} and ${isUnused.brand} returning b.brand_id`.execute(db);
  return rows.length > 0;
}
