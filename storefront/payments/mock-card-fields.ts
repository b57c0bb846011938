/** The input of the card form. */
export interface MockCardFields {
  cardNumber: string;
  cardHolder: string;
  /** `MM/YY`. */
  expiry: string;
  securityCode: string;
}

/** Groups digits by four, as printed on a card. */
export function formatCardNumber(typed: string): string {
  return typed
    .replace(/\D/g, '')
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** `12/30` from `1230` or `12/30`. */
export function formatExpiry(typed: string): string {
  return typed
    .replace(/\D/g, '')
    .slice(0, 4)
    .replace(/^(\d{2})(?=\d)/, '$1/');
}

/** The request body for the gateway; an incomplete date gets month 0, which fails validation. */
export function parseCard({ cardNumber, cardHolder, expiry, securityCode }: MockCardFields) {
  const [, month = '0', year = '0'] = /^(\d{2})\/(\d{2})$/.exec(expiry) ?? [];
  return {
    cardNumber: cardNumber.replace(/\D/g, ''),
    cardHolder,
    expiryMonth: Number(month),
    expiryYear: 2000 + Number(year),
    securityCode,
  };
}
