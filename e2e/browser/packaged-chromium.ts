import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import chromium, { inflate } from '@sparticuz/chromium';

/** Its shared libraries, which a minimal system lacks. */
const libraries = fileURLToPath(new URL('node_modules/@sparticuz/chromium/bin/al2023.tar.br', import.meta.url));

/** Unpacks the browser of npm. @returns the path of its program */
export function packagedChromium(): Promise<string> {
  return chromium.executablePath();
}

/** Unpacks the libraries of the browser of npm. @returns their folder, for `LD_LIBRARY_PATH` */
export async function inflatePackagedLibraries(): Promise<string> {
  return join(await inflate(libraries), 'lib');
}
