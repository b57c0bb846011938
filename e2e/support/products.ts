import type { Page } from '@playwright/test';

/** A product of the demo shop, with its default variant. */
export interface DemoProduct {
  productId: number;
  /** The default variant's id, which carts and stock calls name `productId`. */
  skuId: number;
  /** The merchant's code of the default variant, which files name `sku`. */
  sku: string;
  slug: string;
  th: string;
  en: string;
}

/** Low price, three colours, hundreds in stock. */
export const charger: DemoProduct = {
  productId: 1060,
  skuId: 10601,
  sku: 'ANK-511N3-BLK',
  slug: 'anker-511-charger-nano-3-30w-1060',
  th: 'หัวชาร์จเร็ว Anker 511 Nano 3 30W',
  en: 'Anker 511 Charger (Nano 3, 30W)',
};

/** Low price, no variants, hundreds in stock. */
export const adapter: DemoProduct = {
  productId: 1059,
  skuId: 10591,
  sku: 'APL-PD20W',
  slug: 'apple-20w-usb-c-power-adapter-1059',
  th: 'หัวชาร์จ Apple USB-C 20W',
  en: 'Apple 20W USB-C Power Adapter',
};

/** With add-on deals and several pictures, hundreds in stock. */
export const phone = {
  productId: 1002,
  slug: 'apple-iphone-17-1002',
  en: 'Apple iPhone 17',
  th: 'สมาร์ทโฟน Apple iPhone 17',
};

/** Sold in installments, dozens in stock. */
export const mouse: DemoProduct = {
  productId: 1052,
  skuId: 10521,
  sku: 'LOG-MXM3S-GRP',
  slug: 'logitech-mx-master-3s-wireless-mouse-1052',
  th: 'เมาส์ไร้สาย Logitech MX Master 3S',
  en: 'Logitech MX Master 3S Wireless Mouse',
};

/** Above the cash-on-delivery limit, no variants, three in stock: no journey may order it. */
export const laptop: DemoProduct = {
  productId: 1020,
  skuId: 10201,
  sku: 'HP-OBXF14-U7-32-1TB',
  slug: 'hp-omnibook-x-flip-14-1020',
  th: 'โน้ตบุ๊กจอสัมผัส HP OmniBook X Flip 14',
  en: 'HP OmniBook X Flip 14',
};

/** The current unit price in whole baht, special prices included. */
export async function priceOf(page: Page, { productId }: DemoProduct): Promise<number> {
  const { price, specialPrice, isSpecialPrice } = (
    await (await page.request.get(`/pim/api/products/${productId}`)).json()
  ).data;
  return isSpecialPrice ? specialPrice.value : price;
}

/** Formats whole baht as the shop does: `฿1,290`. */
export function formatBaht(baht: number): string {
  return `฿${baht.toLocaleString('en-US')}`;
}

/** The first visible button of a product page with this name, such as that which adds it to the cart. */
export const buyButton = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();
