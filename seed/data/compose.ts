import type {
  BadgeCode,
  DescriptionBlock,
  Localised,
  Question,
  SeedAttribute,
  SeedDrawing,
  SeedProduct,
  SpecificationRow,
} from '../types.ts';
import { brands } from './brands.ts';
import { specialOf, spread, supplyOf } from './offers.ts';
import { product, sku } from './product.ts';
import { slugOf } from './text.ts';
import type { Warranty } from './warranty.ts';

/** One thing to choose: what sets it apart, and its price in baht. */
export interface Option {
  attributes: SeedAttribute[];
  price: number;
}

/** What every line of a kind's table may say of its standing in the shop. */
export interface Standing {
  /** Came within weeks, or is to come and can be ordered before. */
  life?: 'new' | 'pre-order';
  /** Sells far better than its neighbours. */
  hit?: true;
}

/** A product as its kind's writer words it; the shop side (ids, stock, offers, badges) is added by `compose`. */
export interface Draft {
  /** Title of the brand. */
  brand: string;
  /** The model without the brand, as the merchant's code shortens it. */
  model: string;
  category: string;
  name: Localised;
  short: Localised;
  highlights: Localised[];
  story: DescriptionBlock[];
  box: Localised[];
  specification: SpecificationRow[];
  attributes: SeedAttribute[];
  fits?: number[];
  faq: Question[];
  warranty: Warranty;
  education?: boolean;
  drawing: SeedDrawing;
  /** At most nine; the first is the default. */
  options: Option[];
}

/** How a kind stands beside the others: ids from `block + 1` on, and about how well it sells (0 to 1000). */
export interface Shelf {
  block: number;
  demand: number;
}

/**
 * Makes the products of one kind from its table. Ids follow the lines' order: a new line goes to the end of its table. `turn` counts
 * the lines, so that `inTurn` gives neighbours different sentences.
 */
export const compose = <Line extends Standing>(
  { block, demand }: Shelf,
  lines: readonly Line[],
  write: (line: Line, turn: number) => Draft,
): SeedProduct[] =>
  lines.map((line, index) => {
    const id = block + index + 1;
    const { model, options, ...draft } = withoutChoice(write(line, index));
    const popularity = Math.min(980, demand + (line.hit ? 220 : 0) + spread(id, 160) - 80);
    return product({
      ...draft,
      id,
      brand: brandSlug(draft.brand),
      badges: badgesOf(id, line, popularity),
      popularity,
      skus: options.map(({ attributes, price }, position) =>
        sku(
          skuCode(draft.brand, model, attributes),
          attributes,
          price,
          supplyOf(id * 10 + position + 1, price, line.life === 'pre-order'),
          line.life ? undefined : specialOf(id, price),
        ),
      ),
    });
  });

/** A product that comes in one make only has nothing to choose: what would set its SKU apart becomes its own. */
function withoutChoice(draft: Draft): Draft {
  const [only, ...others] = draft.options;
  if (!only || others.length > 0) return draft;
  const shade = only.attributes.find(({ code }) => code === 'colour')?.hex;
  return {
    ...draft,
    attributes: [...draft.attributes, ...only.attributes],
    drawing: { ...draft.drawing, ...(shade && { colour: shade }) },
    options: [{ ...only, attributes: [] }],
  };
}

/** The one of the choices whose turn it is. */
export const inTurn = <Choice>(turn: number, choices: readonly [Choice, ...Choice[]]): Choice =>
  choices[turn % choices.length] ?? choices[0];

/** All pairs of the axes' values, the last axis turning fastest. */
export const each = <First, Second>(first: readonly First[], second: readonly Second[]): [First, Second][] =>
  first.flatMap((one) => second.map((other): [First, Second] => [one, other]));

function badgesOf(id: number, { life, hit }: Standing, popularity: number): BadgeCode[] {
  const badges: BadgeCode[] = [];
  if (life === 'pre-order') badges.push('pre-order');
  if (life) badges.push('new');
  if (hit || popularity >= 700) badges.push('best-seller');
  if (spread(id + 2, 4) === 0) badges.push('official');
  if (spread(id + 9, 9) === 0) badges.push('free-gift');
  return badges;
}

const slugs = new Map(brands.map(({ title, slug }) => [title, slug]));

function brandSlug(title: string): string {
  const slug = slugs.get(title);
  if (!slug) throw new Error(`There is no brand ${title}`);
  return slug;
}

const upper = (words: string) => slugOf(words).replaceAll('-', '').toUpperCase();

/** Such as `SAM-GALAXYS25EDGE5G-TSIL-256GB`, or by the maker's number where the model has one: `ASU-X1504VA-SILV-8GB-512GB`. */
function skuCode(brand: string, model: string, attributes: readonly SeedAttribute[]): string {
  const short = attributes.map(({ code, valueLabel }) => {
    const words = slugOf(valueLabel.en).split('-');
    if (code !== 'colour') return words.join('').toUpperCase();
    const last = words.pop() ?? '';
    return `${words.map((word) => word[0]).join('')}${last.slice(0, 4)}`.toUpperCase();
  });
  const number = /\(([A-Z][A-Z0-9-]*\d[A-Z0-9-]*)\)/.exec(model)?.[1];
  return [upper(brand).slice(0, 3), upper(number ?? model), ...short].join('-');
}
