interface Advice {
  /** Matches the output of a check. */
  pattern: RegExp;
  /** What to do, in one line. */
  text: string;
}

const known: Advice[] = [
  {
    pattern: /Cannot find (?:module|package) '[^']*\+types\//,
    text: 'A `./+types/…` file is generated for each route of storefront/routes.ts: list the route there, then run `npm run generate`.',
  },
  {
    pattern: /(?:Cannot find module|Failed to resolve import) ['"][^'"]*i18n\/paraglide\//,
    text: 'Messages are compiled from storefront/i18n/messages: run `npm run generate`.',
  },
  {
    pattern: /does not exist on type 'typeof import\([^)]*i18n\/paraglide\//,
    text: 'This message is not in storefront/i18n/messages: add it with `npm run messages -- add`, then run `npm run generate`.',
  },
  {
    pattern:
      /(?:Cannot find module|Failed to resolve import) ['"](?:\.{1,2}\/(?!\+types)|#(?!storefront\/i18n\/paraglide))/,
    text: 'An import cannot be resolved: write the path with the file extension, and start an import of another top-level folder with #contract/, #server/, #storefront/ or #seed/.',
  },
  {
    pattern: /(?:Cannot find (?:module|package)|Failed to resolve import) ['"](?![./#]|node:)/,
    text: 'A package is missing: `npm install` installs the packages of package-lock.json, `npm install --save-exact NAME` adds one.',
  },
  {
    pattern: /(?:Expression|ExpressionOrList|Reference\w*)<(?:Database|From<Database)/,
    text: 'Table and column types are generated from the migrations: run `npm run generate` after adding one.',
  },
];

/** Advice on the output of a failed check, one line each. */
export function adviceOn(output: string): string[] {
  return known.filter(({ pattern }) => pattern.test(output)).map(({ text }) => text);
}
