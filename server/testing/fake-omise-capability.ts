/** A payment method of `GET /capability`. */
interface FakePaymentMethod {
  object: 'payment_method';
  name: string;
  currencies: string[];
  card_brands: string[] | null;
  installment_terms: number[] | null;
  banks: string[];
  provider: string | null;
}

/** What an account at the fake offers, in the form of API version 2019-05-29. */
export interface FakeCapability {
  object: 'capability';
  location: string;
  banks: string[];
  country: string;
  limits: {
    charge_amount: { min: number; max: number };
    transfer_amount: { min: number; max: number };
    installment_amount: { min: number };
  };
  payment_methods: FakePaymentMethod[];
  tokenization_methods: string[];
  zero_interest_installments: boolean;
}

/** Terms of installments that the documentation lists, by bank. */
const documentedTerms: Record<string, number[]> = {
  bay: [3, 4, 6, 9, 10],
  bbl: [3, 4, 5, 6, 7, 8, 9, 10],
  first_choice: [3, 4, 6, 9, 10, 12, 18, 24, 36],
  kbank: [3, 4, 6, 10],
  ktc: [3, 4, 5, 6, 7, 8, 9, 10],
  scb: [3, 4, 6, 9, 10],
  ttb: [3, 4, 6, 10],
  uob: [3, 4, 6, 10],
};

/** An account that offers cards, PromptPay, and installments of these banks in both of their forms; by default of all banks. */
export function fakeCapability(terms: Record<string, number[]> = documentedTerms): FakeCapability {
  const method = (name: string, changes: Partial<FakePaymentMethod> = {}): FakePaymentMethod => ({
    object: 'payment_method',
    name,
    currencies: ['THB'],
    card_brands: null,
    installment_terms: null,
    banks: [],
    provider: null,
    ...changes,
  });
  return {
    object: 'capability',
    location: '/capability',
    banks: ['test', 'bbl', 'kbank', 'ktb', 'ttb', 'scb', 'bay'],
    country: 'TH',
    limits: {
      charge_amount: { max: 150_000_00, min: 20_00 },
      transfer_amount: { max: 50_000_000_00, min: 30_00 },
      installment_amount: { min: 2_000_00 },
    },
    payment_methods: [
      method('card', { currencies: ['THB', 'JPY', 'USD'], card_brands: ['JCB', 'Visa', 'MasterCard'] }),
      method('promptpay'),
      method('mobile_banking_scb'),
      ...Object.entries(terms).flatMap(([bank, installment_terms]) => [
        method(`installment_${bank}`, { installment_terms }),
        method(`installment_wlb_${bank}`, { installment_terms }),
      ]),
    ],
    tokenization_methods: ['googlepay'],
    zero_interest_installments: false,
  };
}
