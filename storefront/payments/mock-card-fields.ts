/** What is typed into the card form. */
export interface MockCardFields {
  cardNumber: string;
  cardHolder: string;
  /** `MM/YY`. */
  expiry: string;
  securityCode: string;
}

/** Digits in groups of four, as they stand on a card. */
export function groupedCardNumber(typed: string): string {
  return typed
    .replace(/\D/g, '')
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** `1230` and `12/30` alike read `12/30`. */
export function groupedExpiry(typed: string): string {
  return typed
    .replace(/\D/g, '')
    .slice(0, 4)
    .replace(/^(\d{2})(?=\d)/, '$1/');
}

/** The fields as the gateway takes them; what is not a date becomes month 0, which it refuses. */
export function cardOf({ cardNumber, cardHolder, expiry, securityCode }: MockCardFields) {
  const [, month = '0', year = '0'] = /^(\d{2})\/(\d{2})$/.exec(expiry) ?? [];
  return {
    cardNumber: cardNumber.replace(/\D/g, ''),
    cardHolder,
    expiryMonth: Number(month),
    expiryYear: 2000 + Number(year),
    securityCode,
  };
}
