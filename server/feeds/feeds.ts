import type { FeedName } from '#contract/feeds.ts';
import type { Locale } from '#contract/locale.ts';
import { type FeedContext, readFeedItems } from './feed-items.ts';
import { feedFormats } from './formats.ts';
import { violations } from './rules.ts';

/** A SKU that a feed leaves out, because its reader would reject it. */
export interface LeftOut {
  /** The merchant's code. */
  sku: string;
  /** The rules that it violates, each with the field. */
  reasons: string[];
}

/** A part of a feed. */
export interface FeedPart {
  text: string;
  /** `after` of the next part; null at the end. */
  next: number | null;
  written: number;
  leftOut: LeftOut[];
}

/** Writes the SKUs of the next `limit` products after an id. The first part, after 0, begins the file, and the last one ends it. */
export async function writeFeedPart(
  context: FeedContext,
  feed: FeedName,
  range: { after: number; limit: number; locale: Locale },
): Promise<FeedPart> {
  const { fields, head, items: itemsText, tail } = feedFormats[feed];
  const { items, next } = await readFeedItems(context, feed, range);
  const leftOut: LeftOut[] = [];
  const accepted = items.filter((item) => {
    const reasons = violations(fields, item);
    if (reasons.length > 0) leftOut.push({ sku: item.sku, reasons });
    return reasons.length === 0;
  });
  const begin = range.after === 0 ? head({ origin: context.settings.origin, locale: range.locale }) : '';
  return {
    text: begin + (accepted.length > 0 ? itemsText(accepted) : '') + (next === null ? tail : ''),
    next,
    written: accepted.length,
    leftOut,
  };
}
