import { z } from 'zod';
import type { Localised } from '#contract/locale.ts';
import { listArgument, skuArgument } from './arguments.ts';
import type { PromotionLine, ReferenceKeys, References, Selection } from './model.ts';
import { noReferences } from './rule-kind.ts';
import { afterThai } from './wording.ts';

/** Lists of what a condition or an action is about, by the merchant's keys. A line matches if any of the lists has it. */
export const selectorArguments = {
  products: listArgument(z.int().min(1)).optional(),
  skus: listArgument(skuArgument).optional(),
  brands: listArgument(z.string().min(1).max(200)).optional(),
  categories: listArgument(z.string().min(1).max(500)).optional(),
};

type SelectorKeys = Pick<ReferenceKeys, 'skus' | 'products' | 'brands' | 'categories'>;
type Selector = { [List in keyof SelectorKeys]?: SelectorKeys[List] | undefined };

export function hasSelector(selector: Selector): boolean {
  return Boolean(selector.products ?? selector.skus ?? selector.brands ?? selector.categories);
}

export const selectorRequired = 'must have at least one of products, skus, brands, categories';

export function selectorReferences({ products, skus, brands, categories }: Selector): ReferenceKeys {
  return {
    ...noReferences,
    skus: skus ?? noReferences.skus,
    products: products ?? noReferences.products,
    brands: brands ?? noReferences.brands,
    categories: categories ?? noReferences.categories,
  };
}

export interface CompiledSelector {
  matches: (line: PromotionLine) => boolean;
  selection: Selection;
  /** What it selects, for sentences. */
  names: readonly Localised[];
  /** Where the storefront lists it, as a path without the language; null if no one page does. */
  path: string | null;
}

export function compileSelector(selector: Selector, references: References): CompiledSelector {
  const keys = selectorReferences(selector);
  const products = found(keys.products, references.products);
  const skus = found(keys.skus, references.skus);
  const brands = found(keys.brands, references.brands);
  const categories = found(keys.categories, references.categories);
  const selection: Selection = {
    productId: new Set(products.map(([productId]) => productId)),
    skuId: new Set(skus.map(([, { skuId }]) => skuId)),
    brandId: new Set(brands.map(([, { brandId }]) => brandId)),
    categoryId: new Set(categories.flatMap(([, { categoryIds }]) => [...categoryIds])),
  };
  return {
    path: singlePath({ products, brands, categories, others: skus.length }),
    selection,
    matches: ({ productId, skuId, brandId, categoryId }) =>
      selection.productId.has(productId) ||
      selection.skuId.has(skuId) ||
      selection.brandId.has(brandId) ||
      selection.categoryId.has(categoryId),
    names: [
      ...products.map(([, { productName }]) => productName),
      ...skus.map(([, { productName }]) => productName),
      ...brands.map(([, { title }]) => ({ th: `แบรนด์ ${title}`, en: `${title} products` })),
      ...categories.map(([, { name }]) => ({ th: `หมวด${afterThai(name.th)}`, en: `items in ${name.en}` })),
    ],
  };
}

function singlePath({
  products,
  brands,
  categories,
  others,
}: {
  products: readonly [number, unknown][];
  brands: readonly [string, { title: string }][];
  categories: readonly [string, unknown][];
  others: number;
}): string | null {
  if (products.length + brands.length + categories.length + others !== 1) return null;
  const [product] = products;
  if (product) return `/product/${product[0]}`;
  const [brand] = brands;
  if (brand) return `/product-category?${new URLSearchParams({ brands: brand[1].title })}`;
  const [category] = categories;
  return category ? `/product-category/${category[0].toLowerCase().replace(/^\/+|\/+$/g, '')}` : null;
}

function found<Key, Value>(keys: readonly Key[], values: ReadonlyMap<Key, Value>): [Key, Value][] {
  return keys.flatMap((key) => {
    const value = values.get(key);
    return value ? [[key, value] satisfies [Key, Value]] : [];
  });
}
