import { hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppContext } from './app-context.ts';
import { type Settings, SettingsNotValid } from './settings.ts';

/**
 * Derives the shop's keys from `TOKEN_SECRET`, else from a secret that is created once in the data folder, readable by its
 * owner only.
 * @throws SettingsNotValid if there is neither and the folder cannot be written
 */
export function deriveSecrets(settings: Pick<Settings, 'tokenSecret' | 'dataFolder'>): AppContext['secretFor'] {
  const secret = settings.tokenSecret ?? readOrCreateSecret(settings.dataFolder);
  const derived = new Map<string, Uint8Array>();
  return (purpose) => {
    const known = derived.get(purpose) ?? new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
    derived.set(purpose, known);
    return known;
  };
}

function readOrCreateSecret(folder: string): string {
  const file = join(folder, 'token-secret');
  try {
    mkdirSync(folder, { recursive: true });
    if (!existsSync(file)) createSecretFile(file);
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new SettingsNotValid(
      `The data folder ${folder} cannot be written: ${(error as Error).message}; fix that, or set TOKEN_SECRET.`,
    );
  }
}

/** Writes to another file and links it: no process reads an incomplete secret, and the first of several processes wins. */
function createSecretFile(file: string): void {
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
