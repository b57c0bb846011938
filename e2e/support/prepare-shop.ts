import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { adapter, charger, laptop, mouse } from './products.ts';
import { journeyCoupon, journeyPromotions, promotedCharger } from './promotions.ts';
import { journeyServices } from './services.ts';

const day = 86_400_000;
/** Baht; above every standard price, so that a flash sale does not change what shoppers pay. */
const priceWithoutFlashSale = 999_999;

/** Overrides a developer's own settings; an empty variable counts as absent. */
export const cleanEnvironment = {
  DATABASE_URL: '',
  API_HOST: '',
  HOST: '',
  ORIGIN: '',
  SMTP_URL: '',
  TOKEN_SECRET: '',
  PAYMENTS: '',
  BANK_ACCOUNTS: '',
  TAG_MANAGER_ID: '',
};

/**
 * Fills the shop of a data folder with the demo shop for the journeys: without the demo's promotions, whose discounts and gifts
 * depend on the day, without flash-sale prices of the products that journeys buy, which depend on the hour, with promotions of a product that only the journeys of promotions buy, and with a service.
 */
export async function prepareShop(dataFolder: string): Promise<void> {
  const env = { ...process.env, ...cleanEnvironment, DATA_FOLDER: dataFolder };
  const shop = async (args: readonly string[], rows: readonly object[] = []): Promise<Record<string, unknown>[]> => {
    const running = promisify(execFile)(process.execPath, ['tools/shop.ts', ...args], {
      env,
      maxBuffer: 16 * 1024 * 1024,
    });
    running.child.stdin?.end(rows.map((row) => JSON.stringify(row)).join('\n'));
    const { stdout } = await running;
    return args.includes('export')
      ? stdout
          .split('\n')
          .filter(Boolean)
          .map((row) => JSON.parse(row))
      : [];
  };
  const now = Date.now();
  const window = { starts_at: new Date(now - day).toISOString(), ends_at: new Date(now + day).toISOString() };
  await shop(['seed']);
  const ended = (await shop(['promotions', 'export'])).map(({ promotion }) => ({
    promotion,
    starts_at: new Date(now - 2 * day).toISOString(),
    ends_at: new Date(now - day).toISOString(),
  }));
  await shop(['promotions', 'import'], [...ended, ...journeyPromotions.map((one) => ({ ...one, ...window }))]);
  const bought = [adapter, charger, laptop, mouse, promotedCharger].map(({ sku }) => sku);
  const flashSaleItems = (await shop(['flash-sales', 'export'])).filter(({ sku }) => bought.includes(String(sku)));
  await shop(
    ['flash-sales', 'import'],
    flashSaleItems.map((item) => ({ ...item, price: priceWithoutFlashSale })),
  );
  await shop(['catalogue', 'import'], journeyServices);
  await shop(['coupons', 'import'], [{ ...journeyCoupon, ...window }]);
}

if (import.meta.main) {
  const [dataFolder] = process.argv.slice(2);
  if (!dataFolder) throw new Error('Usage: node e2e/support/prepare-shop.ts <data folder>');
  await prepareShop(dataFolder);
}
