import type { Plugin } from 'vite';
import { brandProblems, serverFields } from '#contract/brand.ts';
import { pageColours } from '#contract/brand-colours.ts';
import { brand } from '#contract/shop.ts';

const brandFile = /\/brand\/brand\.json$/;
const stylesheet = /\/storefront\/styles\/app\.css$/;

/**
 * Checks `brand/brand.json`, adds its colours to the tokens of `storefront/styles/tokens.css` and leaves the fields that only
 * servers need out of scripts for browsers.
 *
 * @throws Error in one line that names each wrong field
 */
export function brandPlugin(): Plugin {
  return {
    name: 'brand',
    // Before Tailwind reads the stylesheet.
    enforce: 'pre',
    buildStart() {
      const problems = brandProblems(brand);
      if (problems.length > 0) this.error(`Wrong brand/brand.json – ${problems.join('; ')}`);
    },
    transform: {
      filter: { id: [brandFile, stylesheet] },
      handler(code, id) {
        if (stylesheet.test(id)) return { code: `${code}\n${theme()}`, map: null };
        if (this.environment.name !== 'client') return null;
        const isForBrowsers = ([name]: [string, unknown]) => !serverFields.some((field) => field === name);
        return { code: JSON.stringify(Object.fromEntries(Object.entries(brand).filter(isForBrowsers))), map: null };
      },
    },
  };
}

function theme(): string {
  const tokens = Object.entries(pageColours(brand.colours)).map(([name, colour]) => `  --color-${name}: ${colour};\n`);
  return `@theme {\n${tokens.join('')}}\n`;
}
