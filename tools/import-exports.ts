import { addOnDealsImportExport } from '#server/add-on-deals/commands.ts';
import { catalogueImportExport } from '#server/catalogue/commands.ts';
import { cookiePolicyImportExport } from '#server/consent/commands.ts';
import { contentImportExport } from '#server/content/commands.ts';
import { couponsImportExport } from '#server/coupons/commands.ts';
import { feedCategoriesImportExport } from '#server/feeds/commands.ts';
import { flashSalesImportExport } from '#server/flash-sales/commands.ts';
import { helpImportExport } from '#server/help/commands.ts';
import { combine } from '#server/import-export/combine.ts';
import type { ImportExport } from '#server/import-export/import-export.ts';
import { installmentsImportExport } from '#server/installments/commands.ts';
import { stockImportExport } from '#server/inventory/commands.ts';
import { deliveryFeesImportExport, pricesImportExport, vatRatesImportExport } from '#server/pricing/commands.ts';
import { promotionsImportExport } from '#server/promotions/commands.ts';
import { synonymsImportExport } from '#server/search/commands.ts';
import { shippingImportExport } from '#server/shipping/commands.ts';
import { storesImportExport } from '#server/stores/commands.ts';

/** All commands `npm run shop -- NAME export|import` reads and writes. Tests of all columns start from this list. */
export const importExports: readonly ImportExport[] = [
  catalogueImportExport,
  feedCategoriesImportExport,
  stockImportExport,
  pricesImportExport,
  vatRatesImportExport,
  flashSalesImportExport,
  addOnDealsImportExport,
  installmentsImportExport,
  promotionsImportExport,
  couponsImportExport,
  storesImportExport,
  combine(shippingImportExport, deliveryFeesImportExport),
  combine(contentImportExport, helpImportExport),
  cookiePolicyImportExport,
  synonymsImportExport,
];
