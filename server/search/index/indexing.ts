import { locales } from '#contract/locale.ts';
import type { AppContext } from '../../app-context.ts';
import { cardSku } from '../../catalogue/catalogue.ts';
import { type Db, isUnavailable, type Tx, transaction } from '../../db/database.ts';
import { plansFor, readOfferedPlans } from '../../installments/installments.ts';
import { pricesAndStock } from '../../pricing/pricing.ts';
import type { Analyser } from '../analysis/analyser.ts';
import { defaultSynonyms } from '../analysis/default-synonyms.ts';
import { analyserState } from './current-analyser.ts';
import {
  deleteDocuments,
  readProductSources,
  saveDescriptions,
  saveDocumentTexts,
  saveListingFields,
} from './document-queries.ts';
import { descriptionOf, documentTextOf, listingFieldsOf, type Offer } from './document-rules.ts';
import { documentsVersion } from './documents-version.ts';
import {
  analyseTables,
  beginRebuild,
  countQueued,
  deleteUnusedLexemes,
  dequeueProducts,
  enqueueProducts,
  hasDocuments,
  invalidateListings,
  lockIndexState,
  nextProductsOfRebuild,
  productsWithPriceChanges,
  readIndexState,
  setPricesUpTo,
  setRebuildPosition,
} from './index-state-queries.ts';
import { saveSynonyms } from './synonym-queries.ts';

type IndexContext = Pick<AppContext, 'db' | 'clock' | 'settings'>;

/** Products per transaction of a rebuild. */
const rebuildBatchSize = 250;
/** Queue entries per transaction; one change of a product may add several. */
const queueBatchSize = 1000;
/** The clocks of several processes are assumed to differ by less. */
const clockToleranceMs = 60_000;

/**
 * Rebuilds all documents in place, while the old ones are searched. If the process dies meanwhile, any process that watches the index
 * continues.
 * @param onProgress is called with the number of products that are done
 */
export async function reindex(context: IndexContext, onProgress: (products: number) => void = () => {}): Promise<void> {
  await insertDefaultSynonyms(context);
  await transaction(context.db, (tx) => beginRebuild(tx, documentsVersion));
  await finishRebuild(context, onProgress);
}

async function finishRebuild(context: IndexContext, onProgress: (products: number) => void): Promise<void> {
  let done = 0;
  for (;;) {
    const step = await indexNextBatch(context);
    done += step.products;
    if (step.products > 0) onProgress(done);
    if (!step.rebuilding) break;
    // Another process is writing documents: wait.
    if (step.products === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await analyseTables(context.db);
}

/**
 * Starts a rebuild if the documents are of another version. Waits for it only if there are no documents at all: lists would be empty.
 * Otherwise the old documents are searched until `watchIndex` has replaced them.
 */
export async function prepareIndex(context: IndexContext): Promise<void> {
  const state = await readIndexState(context.db);
  await insertDefaultSynonyms(context);
  if (state.documentsVersion !== documentsVersion)
    await transaction(context.db, (tx) => beginRebuild(tx, documentsVersion));
  if (!(await hasDocuments(context.db))) await finishRebuild(context, () => {});
}

/** Whether the documents are those of this version, and how many changes of products they lack. */
export async function indexBacklog(db: Db): Promise<{ isCurrent: boolean; queued: number }> {
  const state = await readIndexState(db);
  const isCurrent = state.documentsVersion === documentsVersion && state.rebuildAfter === null;
  return { isCurrent, queued: await countQueued(db) };
}

/** Only before the first index: from then on the operator owns the synonyms. */
async function insertDefaultSynonyms({ db }: IndexContext): Promise<void> {
  if ((await readIndexState(db)).documentsVersion !== null) return;
  await saveSynonyms(
    db,
    defaultSynonyms.flatMap(([synonym, ...words]) => (synonym ? [{ synonym, words }] : [])),
  );
}

/** How often to look for prices that start or end, and for changes that a lost connection did not announce. */
const pollIntervalMs = 1000;

/** Keeps the index up to date until the returned function is called, which waits for the current batch. */
export async function watchIndex(
  context: IndexContext & Pick<AppContext, 'database' | 'log'>,
): Promise<() => Promise<void>> {
  let stopped = false;
  let isPending = false;
  let working: Promise<void> | undefined;
  const work = async () => {
    while (isPending && !stopped) {
      isPending = false;
      // While another process writes documents or the database is unavailable, the next poll continues.
      await updateIndex(context, () => stopped).catch((error: unknown) => {
        if (!isUnavailable(error))
          context.log.error({ err: error }, 'the search index could not be brought up to date');
      });
    }
    working = undefined;
  };
  const wake = () => {
    isPending = true;
    working ??= work();
  };
  const stopListening = await context.database.listen('search_queue', wake, wake);
  const timer = setInterval(wake, pollIntervalMs);
  wake();
  return async () => {
    stopped = true;
    clearInterval(timer);
    await stopListening();
    await working;
  };
}

/** Indexes until the queue is empty and no rebuild is under way. */
export async function updateIndex(context: IndexContext, isStopped: () => boolean = () => false): Promise<void> {
  while (!isStopped() && (await indexNextBatch(context)).products > 0);
}

/**
 * Indexes the next products of the queue, else of a rebuild. Documents are written in the transaction that removes the products from the
 * queue, so a process that dies loses none.
 */
async function indexNextBatch(
  context: IndexContext,
): Promise<{ /** How many were indexed. */ products: number; rebuilding: boolean }> {
  // Before the transaction: the embedded database has one connection.
  const { analyser, synonymsVersion } = await analyserState(context.db);
  return transaction(context.db, async (tx) => {
    const state = await lockIndexState(tx);
    // Another process writes documents, or the synonyms have just changed: left to the next call.
    if (!state || state.synonymsVersion !== synonymsVersion) return { products: 0, rebuilding: true };
    // The documents are those of another version, which runs at the same time during an upgrade and maintains them.
    if (state.documentsVersion !== documentsVersion) return { products: 0, rebuilding: false };
    const now = await enqueuePriceChanges(tx, state.pricesUpTo, context.clock());
    const queued = await dequeueProducts(tx, queueBatchSize);
    if (queued.length > 0) {
      await writeDocuments({ ...context, db: tx }, queued, now, analyser);
      return { products: queued.length, rebuilding: state.rebuildAfter !== null };
    }
    if (state.rebuildAfter === null) return { products: 0, rebuilding: false };
    const next = await nextProductsOfRebuild(tx, state.rebuildAfter, rebuildBatchSize);
    await writeDocuments({ ...context, db: tx }, next, now, analyser);
    const last = next.at(-1) ?? null;
    await setRebuildPosition(tx, last);
    if (last === null) await deleteUnusedLexemes(tx);
    return { products: next.length, rebuilding: last !== null };
  });
}

/**
 * Queues the products whose special or flash sale prices started or ended since the last call.
 * @returns the time to calculate prices for, which never goes back behind one that documents were written for
 */
async function enqueuePriceChanges(tx: Tx, since: Date, clock: Date): Promise<Date> {
  const ahead = since.getTime() - clock.getTime();
  if (ahead >= 0 && ahead < clockToleranceMs) return since;
  const [from, to] = ahead < 0 ? [since, clock] : [clock, since];
  const changed = await productsWithPriceChanges(tx, from, to);
  if (changed.length > 0) await enqueueProducts(tx, changed);
  if (changed.length > 0 || Math.abs(ahead) >= clockToleranceMs) await setPricesUpTo(tx, clock);
  return clock;
}

async function writeDocuments(
  { db: tx, settings }: Pick<IndexContext, 'settings'> & { db: Tx },
  productIds: readonly number[],
  now: Date,
  analyser: Analyser,
): Promise<void> {
  const sources = await readProductSources(tx, productIds);
  const skuIds = sources.flatMap(({ skus }) => skus.map(({ skuId }) => skuId));
  const offered = await pricesAndStock(tx, skuIds, now);
  const plans = await readOfferedPlans({ db: tx, settings });
  const fields = sources.flatMap((source) => {
    const [first, ...rest] = source.skus.flatMap(({ skuId, defaultFlag }) => {
      const found = offered.get(skuId);
      if (!found) return [];
      const { price, stock } = found;
      const offer: Offer = {
        standard: price.standard,
        selling: price.selling,
        isSpecial: price.isSpecial,
        isFlash: Boolean(price.special?.flash),
        available: stock.available,
        preOrder: stock.preOrderFlag,
      };
      return [{ ...offer, defaultFlag }];
    });
    const highest = Math.max(...source.skus.map(({ skuId }) => offered.get(skuId)?.price.selling ?? 0));
    const installmentFlag = plansFor(plans, source, highest).length > 0;
    return first ? [listingFieldsOf({ ...source, installmentFlag }, cardSku([first, ...rest]), [first, ...rest])] : [];
  });
  const visible = new Set(fields.map(({ productId }) => productId));
  const removed = productIds.filter((id) => !visible.has(id));
  const changed = removed.length > 0 ? await deleteDocuments(tx, removed) : [];
  if (fields.length > 0) {
    changed.push(...(await saveListingFields(tx, fields)));
    const visibleSources = sources.filter(({ productId }) => visible.has(productId));
    const descriptions = visibleSources.map((source) => descriptionOf(source, analyser));
    changed.push(...(await saveDescriptions(tx, descriptions)));
    for (const locale of locales) {
      const texts = visibleSources.map((source) => documentTextOf(source, locale, analyser));
      changed.push(...(await saveDocumentTexts(tx, locale, texts)));
    }
  }
  await invalidateListings(tx, [...new Set(changed)]);
}
