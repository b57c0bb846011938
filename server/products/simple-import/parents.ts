import { shop } from '#contract/shop.ts';
import type { KnownBrand, KnownCategory } from './queries.ts';
import { levelsOf, slugOf } from './rules.ts';

/** What a row refers to: a slug or path, and what has to be written before the row. */
export type Parent<New> = { value: string; added: New[] } | { refused: string };

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The brand of a name, which may be a new one; that of the shop by default. */
export function findBrand(
  known: readonly KnownBrand[],
  title: string = shop.name.en,
): { value: string; added: KnownBrand[] } {
  const found = known.find((brand) => isSame(brand.title, title) || brand.slug === title);
  if (found) return { value: found.slug, added: [] };
  const slug = unusedSlug(slugOf(title), 'brand', new Set(known.map((brand) => brand.slug)));
  return { value: slug, added: [{ slug, title }] };
}

/** The slug, or one with the lowest number that makes it unused: `leica`, `leica-2`; `brand-1` without a slug. */
function unusedSlug(slug: string | undefined, fallback: string, used: ReadonlySet<string>): string {
  if (slug !== undefined && !used.has(slug)) return slug;
  const base = slug ?? fallback;
  for (let number = slug === undefined ? 1 : 2; ; number += 1)
    if (!used.has(`${base}-${number}`)) return `${base}-${number}`;
}

/** A category that is not stored yet. */
export interface NewCategory extends KnownCategory {
  position: number;
  /** Thai names of the categories beside it. */
  siblingNames: string[];
}

/** The category of a path or of Thai names from the top down; those that are missing are new. */
export function findCategory(
  known: readonly KnownCategory[],
  names: string,
  englishNames: string | undefined,
): Parent<NewCategory> {
  if (known.some(({ path }) => path === names)) return { value: names, added: [] };
  const thai = levelsOf(names);
  const english = englishNames === undefined ? thai : levelsOf(englishNames);
  if (thai.length > 4 || thai.includes('')) return { refused: 'category: must be one to four names joined by >' };
  if (english.length !== thai.length || english.includes(''))
    return { refused: 'category_en: must have a name for each of category' };
  const added: NewCategory[] = [];
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
    added.push({
      path: parent,
      name: { th: name, en: inEnglish },
      position: siblings.length + 1,
      siblingNames: siblings.map((sibling) => sibling.name.th),
    });
  }
  return { value: parent, added };
}

const lastSegment = (path: string) => path.split('/').at(-1) ?? '';
const parentPath = (path: string) => path.split('/').slice(0, -1).join('/');
