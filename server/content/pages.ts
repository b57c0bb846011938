import type { Block, BlockOf, BlockType } from '#contract/blocks.ts';
import type { ContentPage } from '#contract/content.ts';
import type { Locale } from '#contract/locale.ts';
import type { AppContext } from '../app-context.ts';
import { isPreviewKey } from '../preview-key.ts';
import { findPage } from './page-queries.ts';
import { isOpen, nextChange, pagePreview, windowOf } from './page-rules.ts';
import { resolveBlocks } from './resolve-blocks.ts';
import { canonicalLinkPath } from './rules.ts';

/** A page to show: as it is now, or as a preview link says. */
export interface PageRequest {
  path: string;
  locale: Locale;
  /** ISO 8601 UTC. Without a valid key the page is not found. */
  at?: string | undefined;
  previewKey?: string | undefined;
}

/** Kinds of blocks that a page does not show in its column. */
const apart: readonly string[] = ['pop_up'] satisfies BlockType[];

/** The context as it is at the time of a preview, or the same context without one; undefined if the key is not valid. */
export function contextOf(context: AppContext, { path, at, previewKey }: PageRequest): AppContext | undefined {
  if (at === undefined && previewKey === undefined) return context;
  if (at === undefined || !isPreviewKey(context, pagePreview(canonicalLinkPath(path), at), previewKey))
    return undefined;
  return { ...context, clock: () => new Date(at) };
}

/** A page with its blocks; undefined if there is none, or if it is outside of its window. */
export async function readPage(context: AppContext, request: PageRequest): Promise<ContentPage | undefined> {
  const { locale } = request;
  const shown = contextOf(context, request);
  if (!shown) return undefined;
  const row = await findPage(context.db, canonicalLinkPath(request.path), locale);
  const now = shown.clock();
  if (!row || !isOpen(row, now)) return undefined;
  const { startsAt: _, endsAt: __, blocks, ...page } = row;
  const column = blocks.filter(({ type }) => !apart.includes(type));
  const resolved = (await resolveBlocks(shown, column, locale)) as Block[];
  const countdowns = resolved.flatMap(({ type, data }) =>
    type === 'countdown' ? [{ startsAt: null, endsAt: new Date(data.endDate) }] : [],
  );
  const changesAt = nextChange([row, ...blocks.map(windowOf), ...countdowns], now);
  return {
    ...page,
    blocks: resolved,
    changesAt: changesAt?.toISOString() ?? null,
  };
}

/** The blocks of one kind that a page shows, in its order; none if there is no such page. */
export async function readBlocks<Type extends BlockType>(
  context: AppContext,
  type: Type,
  request: PageRequest,
): Promise<BlockOf<Type>[]> {
  const { path, locale } = request;
  const shown = contextOf(context, request);
  if (!shown) return [];
  const row = await findPage(context.db, canonicalLinkPath(path), locale);
  if (!row || !isOpen(row, shown.clock())) return [];
  const blocks = row.blocks.filter((block) => block.type === type);
  return (await resolveBlocks(shown, blocks, locale)) as BlockOf<Type>[];
}
