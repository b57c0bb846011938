/** Passkeys per customer. */
export const maxPasskeys = 10;
/** Minutes from the challenge to the signature of a passkey. */
export const challengeMinutes = 10;

/**
 * The id under which authenticators store the passkeys of this shop (WebAuthn: RP ID): the host of its origin. Null where browsers
 * allow none: under an IP address, and without https on any host but this machine.
 */
export function relyingPartyId(origin: string): string | null {
  const { protocol, hostname } = new URL(origin);
  // The only forms in which URLs have IP addresses.
  if (/^\d+(\.\d+){3}$/.test(hostname) || hostname.startsWith('[')) return null;
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  return protocol === 'https:' || isLocal ? hostname : null;
}

/** What authenticators store about whom a passkey is for: the bytes of the customer's id, which says nothing about the person. */
export function userHandleOf(customerId: string): string {
  return Buffer.from(customerId.replaceAll('-', ''), 'hex').toString('base64url');
}

/**
 * Whether the statement of a new passkey about its authenticator can be verified without certificates. The shop asks for none; those
 * of others could name hosts that the server would connect to.
 */
export function isWithoutCertificates(format: string, hasCertificates: boolean): boolean {
  return (format === 'none' || format === 'packed') && !hasCertificates;
}

/**
 * Names of what stores passkeys, by their AAGUID (https://github.com/passkeydeveloper/passkey-authenticator-aaguids). It is not verified: for
 * customers to recognise, and nothing else.
 */
const authenticators: Readonly<Record<string, string>> = {
  'fbfc3007-154e-4ecc-8c0b-6e020557d7bd': 'iCloud Keychain',
  'dd4ec289-e01d-41c9-bb89-70fa845d4bf2': 'iCloud Keychain',
  'ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4': 'Google Password Manager',
  '08987058-cadc-4b81-b6e1-30de50dcbe96': 'Windows Hello',
  '6028b017-b1d4-4c02-b4b3-afcdafc96bb2': 'Windows Hello',
  '9ddd1817-af5a-4672-a2b9-3e3dd95000a9': 'Windows Hello',
  '53414d53-554e-4700-0000-000000000000': 'Samsung Pass',
  'bada5566-a7aa-401f-bd96-45619a55120d': '1Password',
  'd548826e-79b4-db40-a3d8-11116f7e8349': 'Bitwarden',
  '531126d6-e717-415c-9320-3d9aa6981239': 'Dashlane',
};

/** The name of what stores a passkey; null if it is not known. */
export function authenticatorName(aaguid: string): string | null {
  return authenticators[aaguid] ?? null;
}
