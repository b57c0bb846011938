import type { z } from 'zod';
import type { BlockData, BlockType } from '#contract/blocks.ts';
import type { Locale } from '#contract/locale.ts';
import type { ProductCard } from '#contract/products.ts';
import type { AppContext } from '../../app-context.ts';
import type { ProductSelection } from './fields.ts';
import type { InLanguage } from './in-language.ts';

/** What a kind may read to resolve a block. */
export type BlockContext = Pick<AppContext, 'db' | 'clock' | 'log' | 'livePromotions' | 'productOffers' | 'settings'>;

/** For what a block is resolved. */
export interface BlockView {
  now: Date;
  locale: Locale;
  /** When the block ends; null without an end. */
  endsAt: Date | null;
  /** The visible products that `products` selected, in order. */
  products: ProductCard[];
  /** Types of the other blocks that are in their window on the page. */
  otherTypes: ReadonlySet<string>;
}

/** A kind of block. */
export interface BlockKind<Type extends BlockType = BlockType> {
  type: Type;
  /** One line for the operator: what it shows, and its data. */
  help: string;
  /** Valid data, for documentation and tests. */
  sample: unknown;
  /** Of its data as it is in files and in the database. */
  schema: z.ZodObject;
  /** The products that it shows; null if it shows none. */
  products: (data: unknown) => ProductSelection | null;
  /**
   * The data in the form of the API; null if there is nothing to show.
   *
   * @param data valid, in the language of the request
   */
  resolve: (context: BlockContext, data: unknown, view: BlockView) => Promise<BlockData<Type> | null>;
}

/** Declares a kind, with its data typed by its schema. */
export function blockKind<Type extends BlockType, Schema extends z.ZodObject>(kind: {
  type: Type;
  help: string;
  sample: z.input<Schema>;
  schema: Schema;
  products?: (data: InLanguage<z.output<Schema>>) => ProductSelection | null;
  resolve: (
    data: InLanguage<z.output<Schema>>,
    view: BlockView,
    context: BlockContext,
  ) => BlockData<Type> | null | Promise<BlockData<Type> | null>;
}): BlockKind<Type> {
  return {
    ...kind,
    products: (data) => kind.products?.(data as InLanguage<z.output<Schema>>) ?? null,
    resolve: async (context, data, view) => kind.resolve(data as InLanguage<z.output<Schema>>, view, context),
  };
}
