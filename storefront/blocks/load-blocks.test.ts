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
    for (const [code, lines] of [
      ['validation_failed', []],
      ['service_unavailable', ['warn']],
      ['internal_error', ['error']],
    ]) {
      const cachePolicy = new RecordedCachePolicy();
      const logged: string[] = [];
      const api = (async () => ({ ok: false, status: 422, code, message: '' })) as unknown as Client;
      const log = { warn: () => void logged.push('warn'), error: () => void logged.push('error') };
      expect(await load({ api, cachePolicy, log } as Deps)).toBeNull();
      expect([code, cachePolicy.cacheable, logged]).toEqual([code, false, lines]);
    }
  },
);
