import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { iconSpritePlugin } from './icon-sprite-plugin.ts';

type Hook = (this: unknown, ...parameters: unknown[]) => unknown;

/** Calls a hook of the plugin as Vite does, in the build for browsers. */
function call(hook: 'transform' | 'generateBundle', ...parameters: unknown[]): unknown {
  const found = (iconSpritePlugin() as Plugin)[hook] as unknown as Hook | { handler: Hook };
  const context = {
    environment: { name: 'client' },
    emitFile: () => '',
    error(message: string): never {
      throw new Error(message);
    },
  };
  return (typeof found === 'function' ? found : found.handler).apply(context, parameters);
}

test('every import of icons is replaced, without moving the lines after it', () => {
  const source = `import { Scale, X as Close } from 'lucide-react';
import { useState } from 'react';
import {
  type LucideIcon,
  Zap,
} from 'lucide-react';
export const icons = [Scale, Close, Zap];`;
  const { code } = call('transform', source) as { code: string };
  for (const icon of [
    "const Scale = /* @__PURE__ */ spriteIcon('Scale')",
    "const Close = /* @__PURE__ */ spriteIcon('X')",
  ])
    expect(code).toContain(icon);
  expect(code).toContain("const Zap = /* @__PURE__ */ spriteIcon('Zap')");
  expect(code).not.toContain('lucide-react');
  expect(code.split('\n').length).toBe(source.split('\n').length);
});

test('a build whose scripts contain shapes of icons fails', () => {
  const chunkOf = (...moduleIds: string[]) => ({ 'page.js': { type: 'chunk', fileName: 'page.js', moduleIds } });
  expect(() => call('generateBundle', {}, chunkOf('/shop/node_modules/lucide-react/dist/esm/icons/zap.js'))).toThrow(
    'page.js contains',
  );
});
