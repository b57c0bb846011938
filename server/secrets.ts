import { hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Settings, SettingsNotValid } from './settings.ts';
import type { Shop } from './shop.ts';

/**
 * Derives the shop's keys from `TOKEN_SECRET`, else from a secret that is made once and kept in the data folder,
 * readable by its owner alone.
 * @throws SettingsNotValid when there is neither, and the folder cannot be written
 */
export function secretsOf(settings: Pick<Settings, 'tokenSecret' | 'dataFolder'>): Shop['secretFor'] {
  const secret = settings.tokenSecret ?? keptSecret(settings.dataFolder);
  return (purpose) => new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
}

function keptSecret(folder: string): string {
  const file = join(folder, 'token-secret');
  try {
    mkdirSync(folder, { recursive: true });
    if (!existsSync(file)) writeSecret(file);
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new SettingsNotValid(
      `The data folder ${folder} cannot be written: ${(error as Error).message}; mend that, or set TOKEN_SECRET.`,
    );
  }
}

/** Written beside and linked, so that nobody ever reads half a secret, and the first of several processes wins. */
function writeSecret(file: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}
