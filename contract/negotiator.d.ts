/** The part of negotiator 1.1 that the project uses: its published types are those of an earlier version, without `preferred`. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | undefined> });
    /** The tags of `accept-language` with a weight above 0, the highest first. */
    languages(): string[];
    /** The types of `accept` with a weight above 0, the highest first, without their parameters. */
    mediaTypes(): string[];
    /** Those of `available` that `accept-encoding` allows, the highest weight first; of equal weights in the order of `preferred`. */
    encodings<Encoding extends string>(available: readonly Encoding[], options: { preferred: Encoding[] }): Encoding[];
  }
}
