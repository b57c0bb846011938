import { validate } from 'promptparse';

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
