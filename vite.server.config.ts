import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import packages from './package.json' with { type: 'json' };
import { serverBundleFile } from './server/builds.ts';

const outDir = fileURLToPath(new URL(dirname(serverBundleFile), import.meta.url));

/** Packages that have files beside their code, or are imported at their first use only. */
const external = [
  '@electric-sql/pglite',
  '@fastify/swagger-ui',
  '@myriaddreamin/typst-ts-node-compiler',
  '@node-rs/argon2',
  '@simplewebauthn/server',
  'sharp',
  ...Object.keys(packages.dependencies).filter((name) => name.startsWith('@opentelemetry/')),
];

/** Lets bundled modules find the files beside their sources: migrations, templates, programs of other processes. */
function sourceUrls(): Plugin {
  return {
    name: 'source-urls',
    transform: {
      filter: { id: { include: /^\//, exclude: /\/node_modules\// }, code: 'import.meta.url' },
      handler: (code, id) =>
        code.replaceAll('import.meta.url', `new URL(${JSON.stringify(relative(outDir, id))}, import.meta.url).href`),
    },
  };
}

/** The bundle of the server (decision 055). */
export default defineConfig({
  plugins: [sourceUrls()],
  publicDir: false,
  ssr: { noExternal: true, external },
  build: {
    ssr: 'server/serve.ts',
    outDir,
    minify: false,
    target: 'esnext',
    rolldownOptions: {
      // By default calls are removed that are made for what they throw, such as decodeURI.
      treeshake: false,
      output: { minify: false, entryFileNames: 'serve.js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
