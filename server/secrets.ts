import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from './settings.ts';
import type { Shop } from './shop.ts';

/**
 * Derives the shop's keys from `TOKEN_SECRET`, else from a secret that is made once and kept in the data folder,
 * readable by its owner alone.
 */
export function secretsOf(settings: Pick<Settings, 'tokenSecret' | 'dataFolder'>): Shop['secretFor'] {
  const secret = settings.tokenSecret ?? keptSecret(settings.dataFolder);
  return (purpose) => new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
}

function keptSecret(folder: string): string {
  const file = join(folder, 'token-secret');
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}
