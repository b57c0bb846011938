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
import { pseudoRandom, specialPriceOf, stockOf } from './offers.ts';
import { product, sku } from './product.ts';
import { slugOf } from './text.ts';
import type { Warranty } from './warranty.ts';

/** A variant: its attributes, and its price in baht. */
export interface Option {
  attributes: SeedAttribute[];
  price: number;
}

/** Sales data that every line of a product table can have. */
export interface SalesStatus {
  /** Released recently, or available for pre-order. */
  launch?: 'new' | 'pre-order';
  /** Sells much better than similar products. */
  hit?: true;
}

/** A product without ids, stock, special prices and badges, which `compose` adds. */
export interface ProductDraft {
  /** Title of the brand. */
  brand: string;
  /** The model without the brand, from which the merchant's code is derived. */
  model: string;
  category: string;
  name: Localised;
  shortDescription: Localised;
  highlights: Localised[];
  description: DescriptionBlock[];
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

/** Settings of a product kind: ids start at `idBlock + 1`; `basePopularity` is the typical popularity (0 to 1000). */
export interface KindSettings {
  idBlock: number;
  basePopularity: number;
}

/**
 * Creates the products of one kind from its table. Ids depend on the order of lines: add new lines at the end. `turn` is the index
 * of the line, with which `pickByTurn` varies the texts of neighbouring products.
 */
export const compose = <Line extends SalesStatus>(
  { idBlock, basePopularity }: KindSettings,
  lines: readonly Line[],
  write: (line: Line, turn: number) => ProductDraft,
): SeedProduct[] =>
  lines.map((line, index) => {
    const id = idBlock + index + 1;
    const { model, options, ...draft } = withoutSingleOption(write(line, index));
    const popularity = Math.min(980, basePopularity + (line.hit ? 220 : 0) + pseudoRandom(id, 160) - 80);
    return product({
      ...draft,
      id,
      brand: brandSlug(draft.brand),
      badges: badgesOf(id, line, draft.warranty),
      popularity,
      skus: options.map(({ attributes, price }, position) =>
        sku(
          skuCode(draft.brand, model, attributes),
          attributes,
          price,
          stockOf(id * 10 + position + 1, price, line.launch === 'pre-order'),
          line.launch ? undefined : specialPriceOf(id, price),
        ),
      ),
    });
  });

/** Moves the attributes of a single option to the product, because there is nothing to choose. */
function withoutSingleOption(draft: ProductDraft): ProductDraft {
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

/** Picks one of the choices in rotation. */
export const pickByTurn = <Choice>(turn: number, choices: readonly [Choice, ...Choice[]]): Choice =>
  choices[turn % choices.length] ?? choices[0];

/** All pairs of values; the second value changes fastest. */
export const pairs = <First, Second>(first: readonly First[], second: readonly Second[]): [First, Second][] =>
  first.flatMap((one) => second.map((other): [First, Second] => [one, other]));

function badgesOf(id: number, { launch }: SalesStatus, warranty: Warranty): BadgeCode[] {
  const badges: BadgeCode[] = [];
  if (launch === 'pre-order') badges.push('pre-order');
  if (launch) badges.push('new');
  if (warranty.by !== 'exchange' && pseudoRandom(id + 2, 4) === 0) badges.push('official');
  return badges;
}

const slugs = new Map(brands.map(({ title, slug }) => [title, slug]));

function brandSlug(title: string): string {
  const slug = slugs.get(title);
  if (!slug) throw new Error(`There is no brand ${title}`);
  return slug;
}

const upper = (name: string) => slugOf(name).replaceAll('-', '').toUpperCase();

/** Such as `SAM-GALAXYS25EDGE5G-TSIL-256GB`, or with the manufacturer's number if the model has one: `ASU-X1504VA-SILV-8GB-512GB`. */
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
