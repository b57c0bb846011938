import { shippingImportExport } from '../shipping/commands.ts';
import { jsonLines, runImportExport } from './run-shop-command.ts';
import type { TestShop } from './test-shop.ts';

/** Imports rows of shipping zones, rates and public holidays. Throws if one is refused. */
export async function importShipping(shop: Pick<TestShop, 'db' | 'clock'>, ...rows: object[]): Promise<void> {
  const { errors } = await runImportExport(shop, shippingImportExport, ['import'], jsonLines(...rows));
  if (errors !== '') throw new Error(errors);
}
