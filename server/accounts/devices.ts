type Names = readonly (readonly [name: string, pattern: RegExp])[];

/** In-app browsers first, then those that name others as well. */
const browsers: Names = [
  ['LINE', /\bLine\//],
  ['Facebook', /\bFB(?:AN|AV|_IAB)\b/],
  ['Instagram', /\bInstagram\b/],
  ['Edge', /\bEdgA?(?:iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+ .*\bSafari\//],
];

const systems: Names = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows NT\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

/** The names of browser and system in a `user-agent` header; null if it does not say. */
export function readUserAgent(userAgent = ''): { browser: string | null; system: string | null } {
  const find = (names: Names) => names.find(([, pattern]) => pattern.test(userAgent.slice(0, 500)))?.[0] ?? null;
  return { browser: find(browsers), system: find(systems) };
}
