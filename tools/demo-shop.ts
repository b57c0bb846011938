import { shop as brand, demoCustomer } from '#contract/shop.ts';
import type { AppContext } from '#server/app-context.ts';
import { showProgress } from '#server/import-export/progress.ts';
import { mailFolder } from '#server/messaging/messaging.ts';
import { reindex } from '#server/search/search.ts';
import type { RunningServer } from '#server/start-server.ts';
import { bar, step } from './progress.js';

/** The key of the advisory lock of processes that write the demo. */
export const demoLock = 7243_0004;
/** Milliseconds that a process waits for another one without a word. */
const silentWaitMs = 2000;

/** Seeds an empty shop with the demo shop. In a shop seeded earlier, adds the flash sales, promotions and coupons of the coming days. */
export function seedWhenEmpty(context: AppContext): Promise<void> {
  return whileNoOtherSeeds(context, async () => {
    const { shopIsEmpty } = await import('#seed/seed.ts');
    if (await shopIsEmpty(context.db)) return fillDemoShop(context);
    const { continueOffers } = await import('#seed/continue-offers.ts');
    await continueOffers(context.db, context.clock());
  });
}

/** Runs `work` when no other process writes the demo, and says when it has to wait for one. */
async function whileNoOtherSeeds({ database }: AppContext, work: () => Promise<void>): Promise<void> {
  const waiting = setTimeout(
    () => process.stderr.write('Another process fills this shop with the demo: waiting for it to end.\n'),
    silentWaitMs,
  );
  try {
    await database.withLock(demoLock, () => {
      clearTimeout(waiting);
      return work();
    });
  } finally {
    clearTimeout(waiting);
  }
}

/** The shop has products, and none of them is the demo's. */
export class NotTheDemoShop extends Error {
  override name = 'NotTheDemoShop';
}

/**
 * Writes the demo shop, with variations up to `products` if given, indexes it, and prints the progress. Does nothing if all of that is
 * done.
 * @throws NotTheDemoShop if the shop has products of its own only
 */
export function growToDemoShop(context: AppContext, products: number | undefined): Promise<void> {
  return whileNoOtherSeeds(context, () => growAlone(context, products));
}

async function growAlone(context: AppContext, products: number | undefined): Promise<void> {
  const { isIndexed, readDemoState } = await import('#seed/demo-state.ts');
  const found = await readDemoState(context.db);
  const has = `${found.products.toLocaleString('en')} products`;
  if (found.products > 0 && !found.isDemo)
    throw new NotTheDemoShop(
      "None of this shop's products is the demo's: nothing was written. Seed a shop without products, such as one in another DATA_FOLDER or database.",
    );
  if (products !== undefined && found.products >= products && (await isIndexed(context.db))) {
    process.stdout.write(`The shop has ${has} already.\n`);
    return;
  }
  await fillDemoShop(context);
  if (products !== undefined) {
    const { growDemoShop } = await import('#seed/grow.ts');
    const progress = showProgress(process.stderr, 'products');
    const total = await growDemoShop(context, products, progress.done);
    progress.line(`${total.toLocaleString('en')} products`);
  }
  await step('Building the search index', (showDetail) =>
    reindex(context, (done) => showDetail(`${done.toLocaleString('en')} products`)),
  );
}

/** Writes the demo shop and prints the progress. */
async function fillDemoShop(context: AppContext): Promise<void> {
  const { seedDemoShop } = await import('#seed/seed.ts');
  await step('Filling the shop with the demo products', (showDetail) =>
    seedDemoShop(context, { onProgress: (done, total) => showDetail(`${bar(done, total)} pictures`) }),
  );
}

/** Prints the shop's address, the demo customer if there is one, and where mails go. */
export async function printWelcome({ settings, db }: Pick<RunningServer, 'settings' | 'db'>): Promise<void> {
  const customer = await db
    .selectFrom('customers')
    .select('customer_id')
    .where('email', '=', demoCustomer.email)
    .executeTakeFirst();
  const lines = [
    `${brand.name.en} is open at ${settings.origin}  (English: ${settings.origin}/en)`,
    ...(customer ? [`Demo customer: ${demoCustomer.email}  password: ${demoCustomer.password}`] : []),
    settings.smtpUrl ? `Mails go to ${new URL(settings.smtpUrl).host}` : `Mails are written to ${mailFolder(settings)}`,
    'Ctrl-C stops it.',
  ];
  process.stdout.write(`\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`);
}
