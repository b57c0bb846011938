/** Imported at their first use, or in processes of their own. */
const latePackages = [
  '@hyzyla/pdfium',
  '@myriaddreamin/typst-ts-node-compiler',
  '@simplewebauthn/server',
  'sharp',
  'zxing-wasm/reader',
];

/**
 * Finds the packages that the server does not import at its start.
 *
 * @throws Error if one is not installed
 */
export function findLatePackages(): void {
  for (const name of latePackages) import.meta.resolve(name);
}
