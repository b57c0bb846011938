import type { Page } from '@playwright/test';

export interface VirtualAuthenticator {
  /** Whether the shopper touches the sensor when the browser asks for it. */
  setPresent(isPresent: boolean): Promise<void>;
}

/**
 * Gives the page a phone's own authenticator, which stores passkeys and verifies the shopper. The attribute `data-passkeys` of the
 * document says how the page last asked for one: `conditional` in a field, `dialog` in the browser's dialog.
 */
export async function addAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  await page.addInitScript(() => {
    const get = navigator.credentials.get.bind(navigator.credentials);
    navigator.credentials.get = (options) => {
      document.documentElement.dataset.passkeys = options?.mediation ?? 'dialog';
      return get(options);
    };
  });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async setPresent(enabled) {
      await devTools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    },
  };
}
