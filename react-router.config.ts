import type { Config } from '@react-router/dev/config';
import { compressFolder } from './tools/compress.ts';

export default {
  appDirectory: 'storefront',
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ viteConfig }) {
    // The client's folder is next to the server's, whichever of the two builds ends last.
    await compressFolder(new URL('build/client/', `file://${viteConfig.root}/`));
  },
} satisfies Config;
