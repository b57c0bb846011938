/** A document of which no e-Tax XML can be made. The message says why. */
export class EtaxNotPossible extends Error {
  override name = 'EtaxNotPossible';
}
