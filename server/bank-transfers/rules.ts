import { validate } from 'promptparse';

/** What a slip's file is, by its first bytes. */
export type FileType = 'jpeg' | 'png' | 'pdf' | 'heic';

/** First bytes, as Latin-1, and their offset. */
const signatures: readonly { type: FileType; offset: number; start: string }[] = [
  { type: 'jpeg', offset: 0, start: '\xff\xd8\xff' },
  { type: 'png', offset: 0, start: '\x89PNG\r\n\x1a\n' },
  { type: 'pdf', offset: 0, start: '%PDF-' },
  // The brands of still pictures in HEVC.
  ...['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1'].map(
    (brand) => ({ type: 'heic', offset: 4, start: `ftyp${brand}` }) as const,
  ),
];

/** The type of a file by its content; undefined if it cannot be a slip. */
export function fileTypeOf(file: Uint8Array): FileType | undefined {
  const text = Buffer.from(file.subarray(0, 16)).toString('latin1');
  return signatures.find(({ offset, start }) => text.startsWith(start, offset))?.type;
}

/** The transfer that a slip is about. */
export interface Transfer {
  /** The bank's three digits. */
  sendingBank: string;
  transactionReference: string;
}

/** The transfer in the texts of the QR codes on a slip (the banks' mini QR code); null if none of them names one. */
export function transferIn(codes: readonly string[]): Transfer | null {
  for (const code of codes) {
    const slip = validate.slipVerify(code);
    if (slip && /^\d{3}$/.test(slip.sendingBank) && /^[\x21-\x7e]{6,64}$/.test(slip.transRef))
      return { sendingBank: slip.sendingBank, transactionReference: slip.transRef };
  }
  return null;
}
