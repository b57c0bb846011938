/** What an uploaded file is, by its first bytes. */
export type FileType = 'jpeg' | 'png' | 'webp' | 'pdf' | 'heic';

/** First bytes, as Latin-1, and their offset. */
const signatures: readonly { type: FileType; offset: number; start: string }[] = [
  { type: 'jpeg', offset: 0, start: '\xff\xd8\xff' },
  { type: 'png', offset: 0, start: '\x89PNG\r\n\x1a\n' },
  { type: 'webp', offset: 8, start: 'WEBPVP8' },
  { type: 'pdf', offset: 0, start: '%PDF-' },
  // The brands of still pictures in HEVC.
  ...['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1'].map(
    (brand) => ({ type: 'heic', offset: 4, start: `ftyp${brand}` }) as const,
  ),
];

/** The type of a file by its content; undefined if it is none of these. */
export function fileTypeOf(file: Uint8Array): FileType | undefined {
  const text = Buffer.from(file.subarray(0, 16)).toString('latin1');
  return signatures.find(({ offset, start }) => text.startsWith(start, offset))?.type;
}
