import { shop as brand, demoCustomer } from '#contract/shop.ts';
import type { AppContext } from '#server/app-context.ts';
import { mailFolder } from '#server/messaging/messaging.ts';
import type { Settings } from '#server/settings.ts';
import { bar, step } from './progress.js';

/** Seeds a shop without products with the demo shop. In a shop seeded earlier, adds the flash sales, promotions and coupons of the coming days. */
export async function seedWhenEmpty(context: AppContext): Promise<void> {
  const product = await context.db.selectFrom('products').select('product_id').limit(1).executeTakeFirst();
  if (!product) return fillDemoShop(context);
  const { continueOffers } = await import('#seed/continue-offers.ts');
  await continueOffers(context.db, context.clock());
}

/** Writes the demo shop and prints the progress. */
export async function fillDemoShop(context: AppContext): Promise<void> {
  const { seedDemoShop } = await import('#seed/seed.ts');
  await step('Filling the shop with the demo products', (showDetail) =>
    seedDemoShop(context, { onProgress: (what, done, total) => showDetail(`${bar(done, total)} ${what}`) }),
  );
}

/** Prints the shop's address, the demo customer and where mails go. */
export function printWelcome(settings: Settings): void {
  const lines = [
    `${brand.name.en} is open at ${settings.origin}  (English: ${settings.origin}/en)`,
    `Demo customer: ${demoCustomer.email}  password: ${demoCustomer.password}`,
    settings.smtpUrl ? `Mails go to ${new URL(settings.smtpUrl).host}` : `Mails are written to ${mailFolder(settings)}`,
    'Ctrl-C stops it.',
  ];
  process.stdout.write(`\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`);
}
