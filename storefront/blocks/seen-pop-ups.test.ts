import { beforeEach, expect, test, vi } from 'vitest';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.resetModules();
  vi.stubGlobal('window', { addEventListener: () => {} });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
});

test('a pop-up counts as seen after it was shown, also in another tab', async () => {
  const { hasSeenPopUp, markPopUpSeen } = await import('./seen-pop-ups.ts');
  expect(hasSeenPopUp('welcome')).toBe(false);
  markPopUpSeen('welcome');
  expect(hasSeenPopUp('welcome')).toBe(true);
  expect(hasSeenPopUp('welcome-2')).toBe(false);
  stored.set('pop-ups', 'welcome-2,welcome');
  expect(hasSeenPopUp('welcome-2')).toBe(true);
});

test('only the latest twenty are stored', async () => {
  const { markPopUpSeen } = await import('./seen-pop-ups.ts');
  for (let index = 1; index <= 25; index += 1) markPopUpSeen(`campaign-${index}`);
  const ids = stored.get('pop-ups')?.split(',');
  expect([ids?.length, ids?.[0], ids?.at(-1)]).toEqual([20, 'campaign-25', 'campaign-6']);
});
