import type { AppContext } from './app-context.ts';
import { invalidateChangedAds } from './blog/blog.ts';
import { invalidateChangedPages } from './content/content.ts';
import { invalidateChangedCoupons } from './coupons/coupons.ts';
import { invalidateChangedPrices } from './pricing/pricing.ts';
import { invalidateChangedPromotions } from './promotions/promotions.ts';

/** Once a second: invalidates the pages of products whose special price began or ended since, and those with such promotions and coupons. */
export function watchWindows(context: AppContext): () => void {
  const start = context.clock();
  const windows = [
    invalidateChangedPrices,
    invalidateChangedPromotions,
    invalidateChangedCoupons,
    invalidateChangedPages,
    invalidateChangedAds,
  ].map((invalidate) => ({ invalidate, since: start, isFailing: false }));
  let running: Promise<unknown> = Promise.resolve();
  const check = async (window: (typeof windows)[number]) => {
    const until = context.clock();
    try {
      await window.invalidate(context.db, window.since, until);
      window.since = until;
      window.isFailing = false;
    } catch (error) {
      // Such as while the database is unavailable: the next second checks the whole period.
      if (!window.isFailing) context.log.warn({ err: error }, 'changes of prices or content were not announced');
      window.isFailing = true;
    }
  };
  const timer = setInterval(() => {
    running = running.then(() => Promise.all(windows.map(check)));
  }, 1000);
  return () => clearInterval(timer);
}
