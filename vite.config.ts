import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import packages from './package.json' with { type: 'json' };
import { brandPlugin } from './tools/brand-plugin.ts';
import { iconSpritePlugin } from './tools/icon-sprite-plugin.ts';
import { iconsPlugin } from './tools/icons-plugin.ts';
import { buildMessagesPlugin, paraglideOptions } from './tools/paraglide-options.ts';
import { pluralRulesPlugin } from './tools/plural-rules-plugin.ts';
import { routeModulesPlugin } from './tools/route-modules-plugin.ts';
import { routePatternsPlugin } from './tools/route-patterns-plugin.ts';
import { shortMessagesPlugin } from './tools/short-messages-plugin.ts';

export default defineConfig(({ command }) => ({
  plugins: [
    brandPlugin(),
    tailwindcss(),
    paraglideVitePlugin(paraglideOptions),
    buildMessagesPlugin(),
    shortMessagesPlugin(),
    pluralRulesPlugin(),
    routeModulesPlugin(),
    routePatternsPlugin(),
    reactRouter(),
    iconSpritePlugin(),
    iconsPlugin(),
  ],
  environments: {
    ssr: {
      // A build is for production, whatever NODE_ENV its server has.
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      // Production has the packages of `dependencies` only: all others become part of the server's build.
      resolve: command === 'build' ? { noExternal: true, external: Object.keys(packages.dependencies) } : {},
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Packages that every page needs and that change less often than the shop: one file that stays in browsers' caches.
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules\/(?:react|react-dom|react-router|scheduler|@tanstack)\// },
                // The shell of every page with its dependencies, in one file rather than in forty that compress badly.
                // Its panels are loaded when they are opened, its overlays when the page is idle.
                {
                  name: 'frame',
                  test: /storefront\/(?:root\.tsx|navigation\/use-shown-first|shell\/(?!overlays|(?:header\/)?checkout-|menus\/[\w-]+-(?:panel|intent|keys)\.tsx?))/,
                },
                // What home, listing, brand and product pages share, such as product cards and breadcrumbs, for the same reason.
                {
                  name: 'cards',
                  test: new RegExp(
                    `contract/pre-orders|storefront/(?:${[
                      '(?:content|flash-sales|inventory|product-cards|products)/',
                      'blocks/(?:block-products|page-blocks)',
                      'i18n/(?:canonical-meta|countdown-text|description-meta)',
                      'i18n/paraglide/messages/(?:coupon|flash_sale|listing|product|search|share|ui)_',
                      'listing/listing-links',
                      'ui/(?:banner-picture|breadcrumbs|countdown|dotted-texts|empty-state|pagination|use-focus-after-removal)',
                    ].join('|')})`,
                  ),
                  minShareCount: 3,
                },
                // What a product page shares with pages that are seen less often, for the same reason.
                {
                  name: 'product',
                  test: /storefront\/(?:cart\/use-add-to-cart|coupons\/coupon-state|products\/(?:picture-labels|label-places|selected-sku)|i18n\/paraglide\/messages\/coupon_(?:used_up|all))/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
  },
  // Otherwise Vite finds these at the first visit and reloads the page.
  optimizeDeps: {
    include: [
      '@base-ui/react/dialog',
      '@base-ui/react/drawer',
      '@hookform/resolvers/zod',
      '@simplewebauthn/browser',
      '@tanstack/react-query',
      'cookie',
      'react',
      'react-dom',
      'react-dom/client',
      'react-hook-form',
      'react-router',
      'react-router/dom',
      'zod/mini',
    ],
  },
}));
