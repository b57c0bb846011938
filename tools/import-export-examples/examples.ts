/*
 * Test data of `import-exports.test.ts`: an example of each row type, and a change of each column, in a file per feature.
 */
import { addOnDealExamples } from './add-on-deals.ts';
import { blogExamples } from './blog.ts';
import { catalogueExamples } from './catalogue.ts';
import { consentExamples } from './consent.ts';
import { contentExamples } from './content.ts';
import type { Example } from './example.ts';
import { feedExamples } from './feeds.ts';
import { flashSaleExamples } from './flash-sales.ts';
import { helpExamples } from './help.ts';
import { installmentExamples } from './installments.ts';
import { promotionExamples } from './promotions.ts';
import { searchExamples } from './search.ts';
import { shippingExamples } from './shipping.ts';
import { stockAndPriceExamples } from './stock-and-prices.ts';
import { storeExamples } from './stores.ts';

/** By row type. */
export const examples: Record<string, Example> = {
  ...addOnDealExamples,
  ...blogExamples,
  ...catalogueExamples,
  ...consentExamples,
  ...contentExamples,
  ...feedExamples,
  ...flashSaleExamples,
  ...helpExamples,
  ...installmentExamples,
  ...promotionExamples,
  ...searchExamples,
  ...shippingExamples,
  ...stockAndPriceExamples,
  ...storeExamples,
};
