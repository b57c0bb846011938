import type { MockCharge, mockActions } from '#contract/payments.ts';

export type MockStatus = MockCharge['status'];
export type MockAction = (typeof mockActions)[number];

/** What becomes of a charge by the shopper's choice on the mock gateway's pages. */
export const outcomes: Record<MockAction, { status: MockStatus; failureCode: string | null }> = {
  approve: { status: 'successful', failureCode: null },
  decline: { status: 'failed', failureCode: 'payment_rejected' },
  cancel: { status: 'failed', failureCode: 'payment_cancelled' },
  expire: { status: 'expired', failureCode: null },
};

const refusedCards: Record<string, string> = {
  '4111111111140011': 'insufficient_fund',
  '4111111111130012': 'stolen_or_lost_card',
};

/** Why the card's bank refuses it at once; null for a card that goes on to 3-D Secure. */
export function refusalOfCard(
  card: { cardNumber: string; expiryMonth: number; expiryYear: number },
  now: Date,
): string | null {
  const firstDayAfter = Date.UTC(card.expiryYear, card.expiryMonth, 1);
  return now.getTime() >= firstDayAfter ? 'expired_card' : (refusedCards[card.cardNumber] ?? null);
}

/** The status of a charge now: an open one whose time is over has expired. */
export function statusAt(charge: { status: string; expires_at: Date }, now: Date): MockStatus {
  return charge.status === 'pending' && charge.expires_at <= now ? 'expired' : (charge.status as MockStatus);
}
