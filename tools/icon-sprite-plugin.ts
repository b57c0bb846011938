import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { createElement, type ElementType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';

const storefront = new URL('../storefront/', import.meta.url);
const iconImport = /import \{([^}]*)\} from 'lucide-react';/g;
const spriteModule = 'virtual:icon-sprite';
const spriteInDevelopment = '/icon-sprite.svg';

/**
 * Replaces the icons that the storefront imports from `lucide-react` by references into one SVG file with all of them, so that neither
 * pages nor scripts contain their shapes.
 */
export function iconSpritePlugin(): Plugin {
  let sprite = '';
  let path = spriteInDevelopment;
  return {
    name: 'icon-sprite',
    // Before TypeScript is removed.
    enforce: 'pre',
    async configResolved({ command }) {
      if (command !== 'build') return;
      sprite = await drawSprite();
      path = `/assets/icons-${createHash('sha256').update(sprite).digest('base64url').slice(0, 8)}.svg`;
    },
    resolveId: (id) => (id === spriteModule ? `\0${spriteModule}` : null),
    load: (id) => (id === `\0${spriteModule}` ? `export const iconSprite = ${JSON.stringify(path)};` : null),
    transform: {
      // React Router adds a query to the modules of routes.
      filter: { id: /\/storefront\/.*\.tsx?(?:\?|$)/, code: "from 'lucide-react'" },
      handler(code) {
        // On the same line, so that source maps stay right.
        return { code: code.replace(iconImport, (_, imported: string) => definitionsOf(imported)), map: null };
      },
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      for (const output of Object.values(bundle)) {
        const shape =
          output.type === 'chunk' && output.moduleIds.find((id) => id.includes('/node_modules/lucide-react/'));
        if (shape) this.error(`${output.fileName} contains ${shape}: import icons by name from 'lucide-react'`);
      }
      this.emitFile({ type: 'asset', fileName: path.slice(1), source: sprite });
    },
    configureServer({ middlewares }) {
      middlewares.use(spriteInDevelopment, (_request, response, next) => {
        drawSprite().then((drawn) => response.setHeader('content-type', 'image/svg+xml').end(drawn), next);
      });
    },
  };
}

/** What takes the place of an import: a component per icon, and as many lines. */
function definitionsOf(imported: string): string {
  const definitions = iconsOf(imported).map(
    ({ name, local }) => `const ${local} = /* @__PURE__ */ spriteIcon('${name}');`,
  );
  const helper = "import { spriteIcon } from '#storefront/ui/sprite-icon.tsx';";
  const isUsed = definitions.length > 0;
  return (isUsed ? [helper, ...definitions] : []).join(' ') + imported.replace(/[^\n]/g, '');
}

/** The icons of an import's list, without its types. */
function iconsOf(imported: string): { name: string; local: string }[] {
  return imported
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '' && !entry.startsWith('type '))
    .map((entry) => {
      const [name = '', local = name] = entry.split(' as ');
      return { name, local };
    });
}

/** One symbol for each icon that a file of the storefront imports. */
async function drawSprite(): Promise<string> {
  const icons = (await import('lucide-react')) as unknown as Record<string, ElementType>;
  const names = globSync('**/*.{ts,tsx}', { cwd: storefront }).flatMap((file) => {
    const source = readFileSync(new URL(file, storefront), 'utf8');
    return [...source.matchAll(iconImport)].flatMap(([, imported = '']) => iconsOf(imported).map(({ name }) => name));
  });
  const symbols = [...new Set(names)].sort().map((name) => {
    const icon = icons[name];
    if (!icon) throw new Error(`lucide-react has no icon ${name}`);
    const shapes = renderToStaticMarkup(createElement(icon)).replace(/^<svg[^>]*>|<\/svg>$/g, '');
    return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
