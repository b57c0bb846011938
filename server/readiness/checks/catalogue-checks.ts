import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../db/database.ts';
import { pictureFinder } from '../../images/images.ts';
import { indexBacklog } from '../../search/search.ts';
import { countSellableProducts, countShippingZones, productPictures } from '../queries.ts';
import { type Check, count, type Finding, firstAndCount, notReady, ready } from './check.ts';

/** How many pictures on another host are looked for: each is a request. */
const maxRemotePictures = 50;
/** How long the index may take to catch up while a server runs, which needs two seconds. */
const indexTimeoutMs = 5000;
const indexPollMs = 250;

/** What is sold, and how it reaches customers. */
export const catalogueChecks: readonly Check[] = [
  {
    name: 'Products',
    async run({ db }) {
      const { visible, sellable } = await countSellableProducts(db);
      if (visible === 0)
        return notReady('no product is visible', 'npm run shop -- catalogue import FILE, with visible products');
      return sellable === 0
        ? notReady(`${count(visible, 'visible product')}, none in stock`, 'npm run shop -- stock import FILE')
        : ready(`${count(visible, 'visible product')}, ${sellable.toLocaleString('en')} in stock`);
    },
  },
  { name: 'Product pictures', run: checkPictures },
  {
    name: 'Search index',
    async run({ db, database }) {
      const { isCurrent, queued } = await settledBacklog(db, database.kind === 'pglite' ? 0 : indexTimeoutMs);
      const remedy = 'start the server, or npm run shop -- reindex';
      if (!isCurrent) return notReady('is of another version or being rebuilt', remedy);
      return queued > 0 ? notReady(`${count(queued, 'change')} of products wait`, remedy) : ready('up to date');
    },
  },
  {
    name: 'Shipping',
    async run({ db }) {
      const zones = await countShippingZones(db);
      return zones === 0
        ? notReady('no zone: one delivery fee applies everywhere', 'npm run shop -- shipping import FILE')
        : ready(count(zones, 'zone'));
    },
  },
];

/** What is left of the changes of products after a while, in which a running server indexes them. */
async function settledBacklog(db: Db, timeoutMs: number): Promise<{ isCurrent: boolean; queued: number }> {
  const until = performance.now() + timeoutMs;
  for (;;) {
    const backlog = await indexBacklog(db);
    if (!backlog.isCurrent || backlog.queued === 0 || performance.now() >= until) return backlog;
    await wait(indexPollMs);
  }
}

async function checkPictures({ db, settings, clock }: Parameters<Check['run']>[0]): Promise<Finding> {
  const products = await productPictures(db);
  const without = products.filter(({ images }) => images.length === 0).map(({ slug }) => slug);
  if (without.length > 0)
    return notReady(
      `without a picture: ${firstAndCount(without)}`,
      'add images: npm run shop -- catalogue import FILE',
    );
  const local = [...new Set(products.flatMap(({ images }) => images))].filter((image) => image.startsWith('/images/'));
  const hasPicture = pictureFinder(settings, clock);
  const looked = settings.imageHost ? local.slice(0, maxRemotePictures) : local;
  const missing: string[] = [];
  // One after the other, to be gentle with another host.
  for (const image of looked) if (!(await hasPicture(image.slice('/images/'.length)))) missing.push(image);
  return missing.length > 0
    ? notReady(`not found: ${firstAndCount(missing)}`, 'npm run shop -- catalogue pictures import FOLDER --to products')
    : ready(
        looked.length < local.length
          ? `the first ${looked.length} of ${count(local.length, 'picture')} found`
          : `${count(local.length, 'picture')} found`,
      );
}
