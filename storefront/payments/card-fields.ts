/** The input of a card form. */
export interface CardFields {
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

/** `12/30` from `1230`, `12/30` or, as browsers fill it in, `12/2030`. */
export function formatExpiry(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  const short = /^\d{2}20\d{2}$/.test(digits) ? digits.slice(0, 2) + digits.slice(4) : digits.slice(0, 4);
  return short.replace(/^(\d{2})(?=\d)/, '$1/');
}

/** The card as gateways take it; an incomplete date gets month 0, which fails validation. */
export function parseCard({ cardNumber, cardHolder, expiry, securityCode }: CardFields) {
  const [, month = '0', year = '0'] = /^(\d{2})\/(\d{2})$/.exec(expiry) ?? [];
  return {
    cardNumber: cardNumber.replace(/\D/g, ''),
    cardHolder,
    expiryMonth: Number(month),
    expiryYear: 2000 + Number(year),
    securityCode,
  };
}

export type CardProblem = 'required' | 'not_valid' | 'expired';

/** What is wrong with the input of a card form, by field, at `now`. The bank decides about the rest. */
export function cardProblems(fields: CardFields, now: Date): Partial<Record<keyof CardFields, CardProblem>> {
  const { cardNumber, expiryMonth, expiryYear } = parseCard(fields);
  const problems: Partial<Record<keyof CardFields, CardProblem>> = {};
  if (!/^\d{13,19}$/.test(cardNumber) || !hasCheckDigit(cardNumber)) problems.cardNumber = 'not_valid';
  if (expiryMonth < 1 || expiryMonth > 12) problems.expiry = 'not_valid';
  else if (expiryYear * 12 + expiryMonth - 1 < now.getFullYear() * 12 + now.getMonth()) problems.expiry = 'expired';
  if (!/^\d{3,4}$/.test(fields.securityCode)) problems.securityCode = 'not_valid';
  for (const name of ['cardNumber', 'cardHolder', 'expiry', 'securityCode'] as const)
    if (fields[name].trim() === '') problems[name] = 'required';
  return problems;
}

/** Whether the last digit of a card number confirms the others (Luhn). */
function hasCheckDigit(cardNumber: string): boolean {
  const sum = Array.from(cardNumber, Number)
    .reverse()
    .reduce((total, digit, index) => {
      const weighted = index % 2 === 1 ? digit * 2 : digit;
      return total + (weighted > 9 ? weighted - 9 : weighted);
    }, 0);
  return sum % 10 === 0;
}
