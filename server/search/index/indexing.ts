import { locales } from '#contract/locale.ts';
import { cardSku } from '../../catalogue/catalogue.ts';
import { isUnavailable, type Tx, transaction } from '../../db/database.ts';
import { stockLevels } from '../../inventory/inventory.ts';
import { sellingPrices } from '../../pricing/pricing.ts';
import type { Shop } from '../../shop.ts';
import type { Analysis } from '../analysis/analyser.ts';
import { defaultSynonyms } from '../analysis/default-synonyms.ts';
import { knowledgeOf } from './current-analyser.ts';
import { dropDocuments, productSources, saveDescriptions, saveFacts, saveTexts } from './document-queries.ts';
import { descriptionOf, factsOf, type Offer, textsOf } from './document-rules.ts';
import { documentsVersion } from './documents-version.ts';
import {
  analyseTables,
  announceListings,
  beginRebuild,
  forgetWords,
  hasDocuments,
  nextOfRebuild,
  productsOfCrossedWindows,
  queueProducts,
  readState,
  setRebuild,
  setWindowsUntil,
  takeQueued,
  takeTurn,
} from './index-state-queries.ts';
import { saveSynonyms } from './synonym-queries.ts';

type Indexed = Pick<Shop, 'db' | 'clock'>;

/** Products in a transaction of a rebuild. */
const productsAtOnce = 250;
/** Entries of the queue in a transaction; a product that was just written has some. */
const entriesAtOnce = 1000;
/** Clocks of several processes differ by less than that, in milliseconds. */
const clockTolerance = 60_000;

/**
 * Builds all documents anew while the old ones serve, each in the place of its forerunner. Where a process dies in the
 * middle, any other that watches the index goes on. `onProgress` hears how many products are done.
 */
export async function reindex(shop: Indexed, onProgress: (products: number) => void = () => {}): Promise<void> {
  await beginSynonyms(shop);
  await transaction(shop.db, (tx) => beginRebuild(tx, documentsVersion));
  await finishRebuild(shop, onProgress);
}

async function finishRebuild(shop: Indexed, onProgress: (products: number) => void): Promise<void> {
  let done = 0;
  for (;;) {
    const step = await indexSome(shop);
    done += step.products;
    if (step.products > 0) onProgress(done);
    if (!step.rebuilding) break;
    // Another process has the turn.
    if (step.products === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await analyseTables(shop.db);
}

/**
 * Makes sure that there is an index by this version's analysis. It is awaited where no document is there yet, for lists
 * would be empty; where only the analysis changed the old documents serve until `watchIndex` has replaced them.
 */
export async function prepareIndex(shop: Indexed): Promise<void> {
  const state = await readState(shop.db);
  await beginSynonyms(shop);
  if (state.analysis !== documentsVersion) await transaction(shop.db, (tx) => beginRebuild(tx, documentsVersion));
  if (!(await hasDocuments(shop.db))) await finishRebuild(shop, () => {});
}

/** Gives a shop that never had an index the synonyms to begin with; from then on they are the operator's. */
async function beginSynonyms({ db }: Indexed): Promise<void> {
  if ((await readState(db)).analysis !== null) return;
  await saveSynonyms(
    db,
    defaultSynonyms.flatMap(([synonym, ...words]) => (synonym ? [{ synonym, words }] : [])),
  );
}

/** Milliseconds between two looks for price windows that begin or end, and for what a lost connection did not tell. */
const lookEvery = 1000;

/** Keeps the documents fresh until the returned function is called, which waits for the work at hand. */
export async function watchIndex(shop: Pick<Shop, 'db' | 'clock' | 'database' | 'log'>): Promise<() => Promise<void>> {
  let stopped = false;
  let wanted = false;
  let working: Promise<void> | undefined;
  const work = async () => {
    while (wanted && !stopped) {
      wanted = false;
      // Another process may have the turn, or the database be away: the next look finds what is left.
      await bringUpToDate(shop, () => stopped).catch((error: unknown) => {
        if (!isUnavailable(error)) shop.log.error({ err: error }, 'the search index could not be brought up to date');
      });
    }
    working = undefined;
  };
  const wake = () => {
    wanted = true;
    working ??= work();
  };
  const stopListening = await shop.database.listen('search_queue', wake, wake);
  const timer = setInterval(wake, lookEvery);
  wake();
  return async () => {
    stopped = true;
    clearInterval(timer);
    await stopListening();
    await working;
  };
}

/** Works until the queue is empty and no rebuild is left. */
export async function bringUpToDate(shop: Indexed, isStopped: () => boolean = () => false): Promise<void> {
  while (!isStopped() && (await indexSome(shop)).products > 0);
}

/**
 * Writes the documents of the next products of the queue, or of a rebuild, in one transaction with their leaving it:
 * a process that dies in it leaves all as it was.
 */
export async function indexSome(
  shop: Indexed,
): Promise<{ /** How many were looked at. */ products: number; rebuilding: boolean }> {
  // Before the transaction: the embedded database has one connection.
  const { analysis, version } = await knowledgeOf(shop.db);
  return transaction(shop.db, async (tx) => {
    const state = await takeTurn(tx);
    // Another process has the turn, or the synonyms just changed: what is left is for the next look.
    if (!state || state.synonymsVersion !== version) return { products: 0, rebuilding: true };
    // The documents are those of another version, which is deployed beside this one and looks after them.
    if (state.analysis !== documentsVersion) return { products: 0, rebuilding: false };
    const now = await crossWindows(tx, state.windowsUntil, shop.clock());
    const queued = await takeQueued(tx, entriesAtOnce);
    if (queued.length > 0) {
      await writeDocuments(tx, queued, now, analysis);
      return { products: queued.length, rebuilding: state.rebuildAfter !== null };
    }
    if (state.rebuildAfter === null) return { products: 0, rebuilding: false };
    const next = await nextOfRebuild(tx, state.rebuildAfter, productsAtOnce);
    await writeDocuments(tx, next, now, analysis);
    const last = next.at(-1) ?? null;
    await setRebuild(tx, last);
    if (last === null) await forgetWords(tx);
    return { products: next.length, rebuilding: last !== null };
  });
}

/**
 * Puts the products in the queue whose price windows began or ended since the last look.
 * @returns the moment that prices are worked out for: never before a window that is done
 */
async function crossWindows(tx: Tx, since: Date, clock: Date): Promise<Date> {
  const behind = since.getTime() - clock.getTime();
  if (behind >= 0 && behind < clockTolerance) return since;
  const [from, to] = behind < 0 ? [since, clock] : [clock, since];
  const crossed = await productsOfCrossedWindows(tx, from, to);
  if (crossed.length > 0) await queueProducts(tx, crossed);
  if (crossed.length > 0 || Math.abs(behind) >= clockTolerance) await setWindowsUntil(tx, clock);
  return clock;
}

async function writeDocuments(tx: Tx, productIds: readonly number[], now: Date, analysis: Analysis): Promise<void> {
  const sources = await productSources(tx, productIds);
  const skuIds = sources.flatMap(({ skus }) => skus.map(({ skuId }) => skuId));
  const prices = await sellingPrices(tx, skuIds, now);
  const stocks = await stockLevels(tx, skuIds);
  const facts = sources.flatMap((source) => {
    const [first, ...rest] = source.skus.flatMap(({ skuId, defaultFlag }) => {
      const price = prices.get(skuId);
      if (!price) return [];
      const stock = stocks.get(skuId);
      const offer: Offer = {
        standard: price.standard,
        selling: price.selling,
        isSpecial: price.isSpecial,
        isFlash: Boolean(price.special?.flash),
        available: stock?.available ?? false,
        preOrder: stock?.preOrderFlag ?? false,
      };
      return [{ ...offer, defaultFlag }];
    });
    return first ? [factsOf(source, cardSku([first, ...rest]), [first, ...rest])] : [];
  });
  const there = new Set(facts.map(({ productId }) => productId));
  const gone = productIds.filter((id) => !there.has(id));
  const changed = gone.length > 0 ? await dropDocuments(tx, gone) : [];
  if (facts.length > 0) {
    changed.push(...(await saveFacts(tx, facts)));
    const shown = sources.filter(({ productId }) => there.has(productId));
    const descriptions = shown.map((source) => descriptionOf(source, analysis));
    changed.push(...(await saveDescriptions(tx, descriptions)));
    for (const locale of locales) {
      const texts = shown.map((source) => textsOf(source, locale, analysis));
      changed.push(...(await saveTexts(tx, locale, texts)));
    }
  }
  await announceListings(tx, [...new Set(changed)]);
}
