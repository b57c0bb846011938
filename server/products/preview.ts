import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Shop } from '../shop.ts';

/** Whoever has a preview link can use it for so long. */
const lifetimeMilliseconds = 7 * 86_400_000;

type Keeper = Pick<Shop, 'clock' | 'secretFor'>;

/** The key by which a product can be seen before it is visible: when it ends, in seconds, and the shop's seal upon it. */
export function previewKey(shop: Keeper, productId: number): string {
  const until = Math.floor((shop.clock().getTime() + lifetimeMilliseconds) / 1000);
  return `${until}.${seal(shop, productId, until)}`;
}

/** Whether a key is one of this product's that has not ended. */
export function isPreviewKey(shop: Keeper, productId: number, key: string | undefined): boolean {
  const [, until, sealed] = /^(\d{1,12})\.([\w-]{43})$/.exec(key ?? '') ?? [];
  if (until === undefined || sealed === undefined) return false;
  const isGenuine = timingSafeEqual(Buffer.from(sealed), Buffer.from(seal(shop, productId, Number(until))));
  return isGenuine && Number(until) * 1000 > shop.clock().getTime();
}

function seal({ secretFor }: Keeper, productId: number, until: number): string {
  return createHmac('sha256', secretFor('product-preview')).update(`${productId} ${until}`).digest('base64url');
}
