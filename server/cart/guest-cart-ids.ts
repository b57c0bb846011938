import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { AppContext } from '../app-context.ts';

type IdDeps = Pick<AppContext, 'secretFor'>;

/** A guest cart that nothing was put into: its id is all that there is of it (docs/decisions/044). */
export interface UnstoredCart {
  cartId: string;
  createdAt: Date;
}

const retentionMs = 30 * 24 * 3_600_000;

/** The time before which guest carts that were not changed since are gone, whether or not they are stored. */
export function guestCartsExpireBefore(now: Date): Date {
  return new Date(now.getTime() - retentionMs);
}

/**
 * A new, unguessable id of a guest cart: a UUID of version 8 of the time in seconds (4 bytes), 58 random bits and the shop's signature of
 * them (4 bytes). Ids of customers' carts are of version 4.
 */
export function newGuestCart(context: IdDeps, now: Date): UnstoredCart {
  const seconds = Math.floor(now.getTime() / 1000);
  const id = Buffer.alloc(16);
  id.writeUInt32BE(seconds);
  randomBytes(8).copy(id, 4);
  id.writeUInt8((id.readUInt8(6) & 0x0f) | 0x80, 6);
  id.writeUInt8((id.readUInt8(8) & 0x3f) | 0x80, 8);
  sign(context, id).copy(id, 12);
  const cartId = id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { cartId, createdAt: new Date(seconds * 1000) };
}

/** The guest cart of a UUID, if the shop made that id and it has not expired; it may have been stored since, and merged. */
export function unstoredCartOf(context: IdDeps, cartId: string, now: Date): UnstoredCart | undefined {
  const id = Buffer.from(cartId.replaceAll('-', ''), 'hex');
  if (!timingSafeEqual(id.subarray(12), sign(context, id))) return undefined;
  const createdAt = new Date(id.readUInt32BE() * 1000);
  return createdAt < guestCartsExpireBefore(now) ? undefined : { cartId: cartId.toLowerCase(), createdAt };
}

/** The signature of the first twelve bytes of an id. */
function sign({ secretFor }: IdDeps, id: Buffer): Buffer {
  return createHmac('sha256', secretFor('guest-carts')).update(id.subarray(0, 12)).digest().subarray(0, 4);
}
