import { rowWriter } from '../../import-export/row-writer.ts';
import { existingBrandSlugs } from './brand-and-category-queries.ts';
import { landingColumns, relationsColumns } from './columns.ts';
import { existingProductIds } from './product-queries.ts';
import {
  existingLandingSlugs,
  readLandings,
  relationsByProduct,
  saveLandings,
  saveRelations,
} from './relation-queries.ts';

/** The first of the ids that is not in `known`. */
const findUnknownId = (ids: readonly number[], known: ReadonlySet<number>) => ids.find((id) => !known.has(id));

/** Writes related products and accessories. */
export const writeRelations = rowWriter({
  columns: relationsColumns,
  key: ['type', 'id'],
  async find(tx, given) {
    const stored = await relationsByProduct(
      tx,
      given.map(({ id }) => id),
    );
    const withRelations = new Set(stored.map(({ id }) => id));
    const withoutAny = given.filter(
      ({ id, related = [], fits = [] }) => !withRelations.has(id) && related.length + fits.length === 0,
    );
    const known = await existingProductIds(
      tx,
      withoutAny.map(({ id }) => id),
    );
    // Without relations as the file says.
    const unrelated = withoutAny.filter(({ id }) => known.has(id));
    return [...stored, ...unrelated.map(({ type, id }) => ({ type, id, related: [], fits: [] }))];
  },
  async check(tx, rows) {
    const known = await existingProductIds(
      tx,
      rows.flatMap(({ row }) => [row.id, ...row.related, ...row.fits]),
    );
    return rows.map(({ row }) => {
      if (!known.has(row.id)) return `id: there is no product ${row.id}`;
      for (const column of ['related', 'fits'] as const) {
        const unknown = findUnknownId(row[column], known);
        if (unknown !== undefined) return `${column}: there is no product ${unknown}`;
        if (row[column].includes(row.id)) return `${column}: must not name the product itself`;
        if (new Set(row[column]).size < row[column].length) return `${column}: must name each product once`;
      }
      return undefined;
    });
  },
  save: saveRelations,
});

/** Writes landing pages of brands. */
export const writeLandings = rowWriter({
  columns: landingColumns,
  key: ['type', 'id'],
  find: (tx, given) =>
    readLandings(
      tx,
      given.map(({ id }) => id),
    ),
  async check(tx, rows) {
    const given = rows.map(({ row }) => row);
    const brands = await existingBrandSlugs(
      tx,
      given.map(({ brand }) => brand),
    );
    const parents = await existingLandingSlugs(
      tx,
      given.flatMap(({ parent }) => parent ?? []),
    );
    const products = await existingProductIds(
      tx,
      given.flatMap((row) => row.products),
    );
    return given.map((row) => {
      if (!brands.has(row.brand)) return `brand: there is no brand ${row.brand}`;
      if (row.parent !== null && !parents.has(row.parent)) return `parent: there is no main landing page ${row.parent}`;
      if (row.parent === null && row.slug !== row.brand) return `slug: must be the slug of the brand, ${row.brand}`;
      const unknown = findUnknownId(row.products, products);
      if (unknown !== undefined) return `products: there is no product ${unknown}`;
      return new Set(row.products).size < row.products.length ? 'products: must name each product once' : undefined;
    });
  },
  save: saveLandings,
});
