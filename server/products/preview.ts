import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AppContext } from '../app-context.ts';

const lifetimeMs = 7 * 86_400_000;

type PreviewContext = Pick<AppContext, 'clock' | 'secretFor'>;

/** The key of a link to a product that is not visible yet: its expiry in seconds (Unix time) and a signature. Valid for a week. */
export function previewKey(context: PreviewContext, productId: number): string {
  const expiresAt = Math.floor((context.clock().getTime() + lifetimeMs) / 1000);
  return `${expiresAt}.${sign(context, productId, expiresAt)}`;
}

/** Whether a key was made for this product and has not expired. */
export function isPreviewKey(context: PreviewContext, productId: number, key: string | undefined): boolean {
  const [, expiresAt, signature] = /^(\d{1,12})\.([\w-]{43})$/.exec(key ?? '') ?? [];
  if (expiresAt === undefined || signature === undefined) return false;
  const isGenuine = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(context, productId, Number(expiresAt))));
  return isGenuine && Number(expiresAt) * 1000 > context.clock().getTime();
}

function sign({ secretFor }: PreviewContext, productId: number, expiresAt: number): string {
  return createHmac('sha256', secretFor('product-preview')).update(`${productId} ${expiresAt}`).digest('base64url');
}
