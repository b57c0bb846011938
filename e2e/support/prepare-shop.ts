/* `node e2e/support/prepare-shop.ts <data folder>`: fills the shop of the journeys. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type OperatedShop, operateShop } from '#server/testing/operated-shop.ts';
import { cleanEnvironment } from './clean-environment.ts';
import { adapter, charger, laptop, mouse } from './products.ts';
import { journeyCoupon, journeyPromotions, promotedCharger } from './promotions.ts';
import { journeyServices } from './services.ts';

const day = 86_400_000;
/** Baht; above every standard price, so that a flash sale does not change what shoppers pay. */
const priceWithoutFlashSale = 999_999;

/**
 * Changes the demo shop for the journeys: without the demo's promotions, whose discounts and gifts depend on the day, without flash-sale
 * prices of the products that journeys buy, which depend on the hour, with promotions of a product that only the journeys of promotions buy, and with a service.
 */
async function changeDemoShop({ exportRows, importRows }: OperatedShop): Promise<void> {
  const now = Date.now();
  const window = { starts_at: new Date(now - day).toISOString(), ends_at: new Date(now + day).toISOString() };
  const ended = (await exportRows('promotions')).map(({ promotion }) => ({
    promotion,
    starts_at: new Date(now - 2 * day).toISOString(),
    ends_at: new Date(now - day).toISOString(),
  }));
  await importRows('promotions', [...ended, ...journeyPromotions.map((one) => ({ ...one, ...window }))]);
  const bought = [adapter, charger, laptop, mouse, promotedCharger].map(({ sku }) => sku);
  const flashSaleItems = (await exportRows('flash-sales')).filter(({ sku }) => bought.includes(String(sku)));
  await importRows(
    'flash-sales',
    flashSaleItems.map((item) => ({ ...item, price: priceWithoutFlashSale })),
  );
  await importRows('catalogue', journeyServices);
  await importRows('coupons', [{ ...journeyCoupon, ...window }]);
}

const [dataFolder] = process.argv.slice(2);
if (!dataFolder) throw new Error('Usage: node e2e/support/prepare-shop.ts <data folder>');
await promisify(execFile)(process.execPath, ['tools/shop.ts', 'seed'], {
  env: { ...process.env, ...cleanEnvironment, DATA_FOLDER: dataFolder },
});
await operateShop(dataFolder, changeDemoShop);
