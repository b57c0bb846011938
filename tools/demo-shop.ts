import { shop as brand, demoCustomer } from '#contract/shop.ts';
import { mailFolder } from '#server/messaging/messaging.ts';
import type { Settings } from '#server/settings.ts';
import type { Shop } from '#server/shop.ts';
import { bar, step } from './progress.js';

/** Fills a shop that sells nothing yet with the demo shop; in one that was filled before the flash sales go on. */
export async function seedWhenEmpty(shop: Shop): Promise<void> {
  const product = await shop.db.selectFrom('products').select('product_id').limit(1).executeTakeFirst();
  if (!product) return fillDemoShop(shop);
  const { continueFlashSales } = await import('#seed/flash-sales.ts');
  await continueFlashSales(shop.db, shop.clock());
}

/** Writes the demo products and customer, and shows how far it is. */
export async function fillDemoShop(shop: Shop): Promise<void> {
  const { seedDemoShop } = await import('#seed/seed.ts');
  await step('Filling the shop with the demo products', (say) =>
    seedDemoShop(shop, { onProgress: (what, done, total) => say(`${bar(done, total)} ${what}`) }),
  );
}

/** What whoever started the shop wants to know next. */
export function printWelcome(settings: Settings): void {
  const lines = [
    `${brand.name.en} is open at ${settings.origin}  (English: ${settings.origin}/en)`,
    `Demo customer: ${demoCustomer.email}  password: ${demoCustomer.password}`,
    settings.smtpUrl ? `Mails go to ${new URL(settings.smtpUrl).host}` : `Mails land in ${mailFolder(settings)}`,
    'Ctrl-C stops it.',
  ];
  process.stdout.write(`\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`);
}
