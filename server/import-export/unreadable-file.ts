/** The whole file cannot be read. The message is shown to the operator. */
export class UnreadableFileError extends Error {
  override name = 'UnreadableFileError';
}
