import type { Payment } from '#contract/payments.ts';
import type { parseCard } from './card-fields.ts';

export type CardVault = NonNullable<Payment['cardVault']>;

/** A single-use token of a card, or why there is none: the vault does not accept the card, or does not respond. */
export type CardTokenResult = { ok: true; token: string } | { ok: false; reason: 'card_refused' | 'unavailable' };

/** Sends a card by the protocol of a kind of vault. May throw if the vault does not respond. */
export type RequestToken = (
  vault: CardVault,
  card: ReturnType<typeof parseCard>,
  signal: AbortSignal,
) => Promise<CardTokenResult>;
