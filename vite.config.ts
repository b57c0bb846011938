import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { paraglide } from './tools/paraglide.ts';

export default defineConfig({
  plugins: [tailwindcss(), paraglideVitePlugin(paraglide), reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page needs and no release of the shop changes: one file that browsers keep.
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules\/(?:react|react-dom|react-router|scheduler|@tanstack)\// },
                // The frame of every page with all that it needs, in one file rather than in forty that compress badly.
                // Its panels are loaded when they first open.
                {
                  name: 'frame',
                  test: /storefront\/(?:root\.tsx|shell\/(?!menus\/[\w-]+-(?:panel|intent|keys)\.tsx?))/,
                },
                // The product cards of home, listing and product pages, for the same reason, with the crumbs that all of these share.
                {
                  name: 'cards',
                  test: /storefront\/(?:(?:add-on-deals|content|flash-sales|installments|inventory|listing|product-cards|products|seo)\/|i18n\/canonical-meta)|lucide-react\/dist\/esm\/icons\/chevron-(?:left|right)/,
                  minShareCount: 3,
                },
              ],
            },
          },
        },
      },
    },
  },
  // Found at the first visit otherwise, which reloads the page under the developer's hands.
  optimizeDeps: {
    include: [
      '@base-ui/react/dialog',
      '@base-ui/react/drawer',
      '@tanstack/react-query',
      'lucide-react',
      'react',
      'react-dom',
      'react-dom/client',
      'react-hook-form',
      'react-router',
      'react-router/dom',
    ],
  },
});
