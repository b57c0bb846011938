import { shop } from '#contract/shop.ts';
import type { Tx } from '../../db/database.ts';
import type { FileRow } from '../../import-export/import-export.ts';
import { type KnownBrand, type KnownCategory, knownBrands, knownCategories } from './queries.ts';
import { levelsOf, slugOf } from './rules.ts';

/** What a row refers to: a slug or path, and the catalogue rows that have to be written before. */
export type Parent = { value: string; rows: FileRow[] } | { refused: string };

const nextId = (known: readonly { id: number }[]) => 1 + known.reduce((last, { id }) => Math.max(last, id), 0);
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The brand of a name, which may be a new one; that of the shop by default. */
export async function findBrand(tx: Tx, title: string = shop.name.en): Promise<Parent> {
  const known = await knownBrands(tx);
  const found = known.find((brand) => isSame(brand.title, title) || brand.slug === title);
  if (found) return { value: found.slug, rows: [] };
  const id = nextId(known);
  const slug = unusedSlug(slugOf(title) ?? `brand-${id}`, id, known);
  return { value: slug, rows: [{ type: 'brand', id, slug, title }] };
}

const unusedSlug = (slug: string, id: number, known: readonly KnownBrand[]) =>
  known.some((brand) => brand.slug === slug) ? `${slug}-${id}` : slug;

/** The category of a path or of Thai names from the top down; those that are missing are new. */
export async function findCategory(tx: Tx, names: string, englishNames: string | undefined): Promise<Parent> {
  const known = await knownCategories(tx);
  if (known.some(({ path }) => path === names)) return { value: names, rows: [] };
  const thai = levelsOf(names);
  const english = englishNames === undefined ? thai : levelsOf(englishNames);
  if (thai.length > 4 || thai.includes('')) return { refused: 'category: must be one to four names joined by >' };
  if (english.length !== thai.length || english.includes(''))
    return { refused: 'category_en: must have a name for each of category' };
  const rows: FileRow[] = [];
  let parent = '';
  for (const [level, name] of thai.entries()) {
    const inEnglish = english[level] ?? name;
    const siblings = known.filter(({ path }) => path.split('/').slice(0, -1).join('/') === parent);
    const found = siblings.find((category) => isSame(category.name.th, name));
    if (found) {
      parent = found.path;
      continue;
    }
    const added = newCategory(known, siblings, parent, { th: name, en: inEnglish });
    known.push(added);
    rows.push({
      type: 'category',
      id: added.id,
      path: added.path,
      name_th: name,
      name_en: inEnglish,
      position: siblings.length + 1,
    });
    parent = added.path;
  }
  return { value: parent, rows };
}

function newCategory(
  known: readonly KnownCategory[],
  siblings: readonly KnownCategory[],
  parent: string,
  name: KnownCategory['name'],
): KnownCategory {
  const id = nextId(known);
  const slug = slugOf(name.en) ?? `category-${id}`;
  const path = parent === '' ? slug : `${parent}/${slug}`;
  return { id, path: siblings.some((other) => other.path === path) ? `${path}-${id}` : path, name };
}
