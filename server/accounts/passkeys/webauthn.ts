/** Loaded at the first use: it takes 0.4 seconds and 27 MB. */
export const webauthn = () => import('@simplewebauthn/server');

/** ES256, EdDSA, RS256 (COSE): the same in every process, whatever its runtime supports. */
export const algorithms = [-7, -8, -257];
