import { expect, test } from 'vitest';
import type { Client } from '#contract/client.ts';
import { RecordedCachePolicy } from '#storefront/request/cache-policy.ts';
import { loadBlocks } from './load-blocks.ts';
import { loadPopUp } from './load-pop-up.ts';

type Deps = Parameters<typeof loadPopUp>[1];

const loaders = {
  blocks: (deps: Deps) => loadBlocks('/brand/x', new URL('https://shop.example/brand/x'), deps),
  'the pop-up': (deps: Deps) => loadPopUp({ path: '/brand/x' }, deps),
};

test.each(Object.entries(loaders))(
  'a page whose %s cannot be loaded is shown without, not cached, and logged unless its address is not valid',
  async (_what, load) => {
    for (const [code, errors] of [
      ['validation_failed', 0],
      ['service_unavailable', 1],
    ] as const) {
      const cachePolicy = new RecordedCachePolicy();
      const logged: string[] = [];
      const api = (async () => ({ ok: false, status: 422, code, message: '' })) as unknown as Client;
      const log = { error: (_details: object, message?: string) => void logged.push(String(message)) };
      expect(await load({ api, cachePolicy, log } as Deps)).toBeNull();
      expect([code, cachePolicy.cacheable, logged.length]).toEqual([code, false, errors]);
    }
  },
);
