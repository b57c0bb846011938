import type { Page } from '@playwright/test';

/** A product of the demo shop, by the variant that its page shows first. */
export interface DemoProduct {
  /** Its own and its first variant's. */
  productId: number;
  skuId: number;
  slug: string;
  th: string;
  en: string;
}

/** Cheap, in three colours, hundreds in stock. */
export const charger: DemoProduct = {
  productId: 1060,
  skuId: 10601,
  slug: 'anker-511-charger-nano-3-30w-1060',
  th: 'หัวชาร์จเร็ว Anker 511 Nano 3 30W',
  en: 'Anker 511 Charger (Nano 3, 30W)',
};

/** Cheap, without variants, hundreds in stock. */
export const adapter: DemoProduct = {
  productId: 1059,
  skuId: 10591,
  slug: 'apple-20w-usb-c-power-adapter-1059',
  th: 'หัวชาร์จ Apple USB-C 20W',
  en: 'Apple 20W USB-C Power Adapter',
};

/** Dearer than what can be paid in cash, without variants, three in stock: no journey may buy it. */
export const laptop: DemoProduct = {
  productId: 1020,
  skuId: 10201,
  slug: 'hp-omnibook-x-flip-14-1020',
  th: 'โน้ตบุ๊กจอสัมผัส HP OmniBook X Flip 14',
  en: 'HP OmniBook X Flip 14',
};

/** What one piece costs now, in whole baht: special prices come and go. */
export async function priceOf(page: Page, { productId }: DemoProduct): Promise<number> {
  const { price, specialPrice, isSpecialPrice } = (
    await (await page.request.get(`/pim/api/products/${productId}`)).json()
  ).data;
  return isSpecialPrice ? specialPrice.value : price;
}

/** As the shop writes it. */
export function inBaht(baht: number): string {
  return `฿${baht.toLocaleString('en-US')}`;
}
