import { randomBytes } from 'node:crypto';
import type { WishlistShare } from '#contract/wishlist.ts';
import type { AppContext } from '../app-context.ts';
import { deleteShare, findShareToken, insertShare } from './share-queries.ts';

type SharingDeps = Pick<AppContext, 'db' | 'clock'>;

export async function readShare({ db }: Pick<SharingDeps, 'db'>, customerId: string): Promise<WishlistShare> {
  return { token: (await findShareToken(db, customerId)) ?? null };
}

/** Shares a customer's wishlist by an unguessable link; the one that is there stays. */
export async function shareWishlist(context: SharingDeps, customerId: string): Promise<WishlistShare> {
  const token = randomBytes(24).toString('base64url');
  await insertShare(context.db, { customerId, token, at: context.clock() });
  return readShare(context, customerId);
}

/** Ends the link; the next one is another. */
export async function endSharing({ db }: Pick<SharingDeps, 'db'>, customerId: string): Promise<WishlistShare> {
  await deleteShare(db, customerId);
  return { token: null };
}
