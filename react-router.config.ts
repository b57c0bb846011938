import type { Config } from '@react-router/dev/config';
import { compressFolder } from './tools/compress.ts';
import { shortenManifest } from './tools/short-manifest.ts';

export default {
  appDirectory: 'storefront',
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ viteConfig }) {
    // The client's folder is next to the server's, whichever of the two builds ends last.
    const client = new URL('build/client/', `file://${viteConfig.root}/`);
    await shortenManifest(new URL('assets/', client));
    await compressFolder(client);
  },
} satisfies Config;
