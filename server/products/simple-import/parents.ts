import { shop } from '#contract/shop.ts';
import type { Tx } from '../../db/database.ts';
import type { FileRow } from '../../import-export/import-export.ts';
import { knownBrands, knownCategories } from './queries.ts';
import { levelsOf, slugOf } from './rules.ts';

/** What a row refers to: a slug or path, and the catalogue rows that have to be written before. Their ids are given by the catalogue. */
export type Parent = { value: string; rows: FileRow[] } | { refused: string };

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The brand of a name, which may be a new one; that of the shop by default. */
export async function findBrand(tx: Tx, title: string = shop.name.en): Promise<Parent> {
  const known = await knownBrands(tx);
  const found = known.find((brand) => isSame(brand.title, title) || brand.slug === title);
  if (found) return { value: found.slug, rows: [] };
  const slug = unusedSlug(slugOf(title), 'brand', new Set(known.map((brand) => brand.slug)));
  return { value: slug, rows: [{ type: 'brand', slug, title }] };
}

/** The slug, or one with the lowest number that makes it unused: `leica`, `leica-2`; `brand-1` without a slug. */
function unusedSlug(slug: string | undefined, fallback: string, used: ReadonlySet<string>): string {
  if (slug !== undefined && !used.has(slug)) return slug;
  const base = slug ?? fallback;
  for (let number = slug === undefined ? 1 : 2; ; number += 1)
    if (!used.has(`${base}-${number}`)) return `${base}-${number}`;
}

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
    const siblings = known.filter(({ path }) => parentPath(path) === parent);
    const found = siblings.find((category) => isSame(category.name.th, name));
    if (found) {
      parent = found.path;
      continue;
    }
    const slug = unusedSlug(slugOf(inEnglish), 'category', new Set(siblings.map(({ path }) => lastSegment(path))));
    parent = parent === '' ? slug : `${parent}/${slug}`;
    rows.push({ type: 'category', path: parent, name_th: name, name_en: inEnglish, position: siblings.length + 1 });
  }
  return { value: parent, rows };
}

const lastSegment = (path: string) => path.split('/').at(-1) ?? '';
const parentPath = (path: string) => path.split('/').slice(0, -1).join('/');
