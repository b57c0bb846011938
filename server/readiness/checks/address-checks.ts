import { type Check, notChecked, notReady, ready } from './check.ts';

const timeoutMs = 5000;

/** How browsers and search engines reach the shop. */
export const addressChecks: readonly Check[] = [
  {
    name: 'Address',
    async run({ settings: { origin, missing } }) {
      if (missing.some(({ name }) => name === 'ORIGIN'))
        return notReady('ORIGIN is not set', 'set it to the address of the shop, such as ORIGIN=https://shop.example');
      if (!origin.startsWith('https:'))
        return notReady(`${origin} is not encrypted`, 'set ORIGIN to an address that begins with https://');
      try {
        const { status } = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(timeoutMs) });
        if (status === 200) return ready(`${origin} answers`);
        return notReady(`${origin} answers with status ${status}`, 'point the proxy of this address to the shop');
      } catch (error) {
        const problem = certificateProblem(error);
        if (problem)
          return notReady(
            `${origin}: ${problem}`,
            'renew or correct the certificate of the proxy, with its whole chain',
          );
        return notChecked(
          `${origin} is not reached from this machine`,
          'start the shop, then open it on a phone outside of your network',
        );
      }
    },
  },
  {
    name: 'Proxy',
    run: ({ settings: { origin, trustProxy } }) =>
      trustProxy || !origin.startsWith('https:')
        ? ready(trustProxy ? 'its x-forwarded headers are trusted' : 'none')
        : notReady(
            'TRUST_PROXY is off: all shoppers share the rate limits of one',
            'set TRUST_PROXY=on behind the proxy that provides https',
          ),
  },
  {
    name: 'Rate limits',
    run: ({ settings: { rateLimits } }) =>
      rateLimits ? ready('on') : notReady('RATE_LIMITS is off: passwords can be guessed', 'remove RATE_LIMITS=off'),
  },
  {
    name: 'Search engines',
    run: ({ settings: { blockCrawlers } }) =>
      blockCrawlers ? notReady('ROBOTS=none keeps them out', 'remove ROBOTS=none') : ready('may read the shop'),
  },
];

/** Why the certificate of an address is refused, as browsers refuse it; undefined if it was not reached for another reason. */
function certificateProblem(error: unknown): string | undefined {
  const { cause } = error as { cause?: NodeJS.ErrnoException };
  return /CERT|SIGNATURE/.test(cause?.code ?? '') ? cause?.message : undefined;
}
