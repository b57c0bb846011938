import type { BlockType } from '#contract/blocks.ts';
import type { Locale } from '#contract/locale.ts';
import { categoryIdByPath } from '../catalogue/catalogue.ts';
import type { Db } from '../db/database.ts';
import { readCards } from '../products/products.ts';
import { findProducts } from '../search/search.ts';
import type { BlockContext, BlockKind } from './blocks/block-kind.ts';
import { blockKinds } from './blocks/block-kinds.ts';
import type { ProductSelection } from './blocks/fields.ts';
import { inLanguage } from './blocks/in-language.ts';
import type { StoredBlock } from './blocks/stored-block.ts';
import { isOpen, type Window, windowOf } from './page-rules.ts';

/** A block in the form of the API. */
interface ResolvedBlock {
  id: string;
  type: BlockType;
  data: unknown;
}

interface Candidate {
  id: string;
  type: BlockType;
  kind: BlockKind;
  window: Window;
  data: unknown;
  selection: ProductSelection | null;
}

const defaultProducts = 10;

/**
 * The blocks that are in their window and have something to show, in one language. One that is not valid, such as of a kind that this
 * version does not know, is left out and logged. The cards of all blocks are read together.
 */
export async function resolveBlocks(
  context: BlockContext,
  stored: readonly StoredBlock[],
  locale: Locale,
): Promise<ResolvedBlock[]> {
  const now = context.clock();
  const candidates = stored
    .filter((block) => isOpen(windowOf(block), now))
    .flatMap((block) => parseBlock(context, block, locale) ?? []);
  // Blocks that show the same products read them once.
  const selected = new Map<string, Promise<number[]>>();
  const idsOf = await Promise.all(
    candidates.map(({ selection }) => {
      const key = JSON.stringify(selection);
      const ids = selected.get(key) ?? selectProducts(context.db, selection, locale);
      selected.set(key, ids);
      return ids;
    }),
  );
  const cards = await readCards(context, [...new Set(idsOf.flat())], { now, locale });
  const byId = new Map(cards.map((card) => [card.productId, card]));
  const types = candidates.map(({ type }) => type);
  const resolved = await Promise.all(
    candidates.map(async ({ id, type, kind, window, data }, index): Promise<ResolvedBlock | null> => {
      const products = (idsOf[index] ?? []).flatMap((productId) => byId.get(productId) ?? []);
      const otherTypes = new Set(types.filter((_, at) => at !== index));
      const view = { now, locale, endsAt: window.endsAt, products, otherTypes };
      const block = await kind.resolve(context, data, view);
      return block && { id, type, data: block };
    }),
  );
  return resolved.filter((block) => block !== null);
}

function parseBlock(context: BlockContext, block: StoredBlock, locale: Locale): Candidate | null {
  const kind = Object.hasOwn(blockKinds, block.type) ? blockKinds[block.type as BlockType] : undefined;
  const parsed = kind?.schema.safeParse(block.data);
  if (!kind || !parsed?.success) {
    context.log.warn({ block: block.id, type: block.type }, 'a block of content is not valid');
    return null;
  }
  const data = inLanguage(parsed.data, locale);
  if (data === null) return null;
  return { id: block.id, type: kind.type, kind, window: windowOf(block), data, selection: kind.products(data) };
}

async function selectProducts(db: Db, selection: ProductSelection | null, locale: Locale): Promise<number[]> {
  if (selection === null) return [];
  if ('ids' in selection) return selection.ids;
  const { category, brand, special, sort = 'relevance', limit = defaultProducts } = selection;
  const categoryId = category === undefined ? undefined : await categoryIdByPath(db, category);
  if (category !== undefined && categoryId === undefined) return [];
  const page = { sort, limit, offset: 0 };
  const { productIds } = await findProducts(db, { ...page, locale, categoryId, brand, special });
  return productIds;
}
