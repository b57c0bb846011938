import type { MockCharge, mockActions } from '#contract/payments.ts';

export type MockStatus = MockCharge['status'];
export type MockAction = (typeof mockActions)[number];

/** The outcome of a charge by the shopper's choice on the mock gateway's pages. */
export const outcomes: Record<MockAction, { status: MockStatus; failureCode: string | null }> = {
  approve: { status: 'successful', failureCode: null },
  decline: { status: 'failed', failureCode: 'payment_rejected' },
  cancel: { status: 'failed', failureCode: 'payment_cancelled' },
  expire: { status: 'expired', failureCode: null },
};

const failureCodesByCard: Record<string, string> = {
  '4111111111140011': 'insufficient_fund',
  '4111111111130012': 'stolen_or_lost_card',
};

/** Failure code of a card that is refused before 3-D Secure; null for any other card. */
export function cardFailureCode(
  card: { cardNumber: string; expiryMonth: number; expiryYear: number },
  now: Date,
): string | null {
  const firstDayAfterExpiry = Date.UTC(card.expiryYear, card.expiryMonth, 1);
  return now.getTime() >= firstDayAfterExpiry ? 'expired_card' : (failureCodesByCard[card.cardNumber] ?? null);
}

/** The status at `now`: an open charge past its expiry time is expired. */
export function statusAt(charge: { status: string; expires_at: Date }, now: Date): MockStatus {
  return charge.status === 'pending' && charge.expires_at <= now ? 'expired' : (charge.status as MockStatus);
}
