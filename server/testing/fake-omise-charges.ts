import { randomBytes } from 'node:crypto';
import { fakeCapability } from './fake-omise-capability.ts';

/** An error of Omise: its HTTP status and code. */
export interface FakeError {
  status: number;
  code: string;
}

interface FakeToken {
  object: 'token';
  id: string;
  used: boolean;
  card: { object: 'card'; last_digits: string; name: string };
}

export interface FakeRefund {
  object: 'refund';
  id: string;
  charge: string;
  amount: number;
  currency: string;
  status: string;
  metadata: Record<string, unknown>;
  created_at: string;
}

/** A charge as API version 2019-05-29 presents it, without the fields that a shop does not need. */
export interface FakeCharge {
  object: 'charge';
  id: string;
  amount: number;
  refunded_amount: number;
  currency: string;
  description: string | null;
  status: 'pending' | 'successful' | 'failed' | 'expired' | 'reversed';
  paid: boolean;
  paid_at: string | null;
  failure_code: string | null;
  failure_message: string | null;
  authorize_uri: string | null;
  return_uri: string;
  expires_at: string | null;
  created_at: string;
  metadata: Record<string, unknown>;
  card: FakeToken['card'] | null;
  source: { object: 'source'; type: string; amount: number; scannable_code: object | null } | null;
}

interface List<Item> {
  object: 'list';
  limit: number;
  offset: number;
  total: number;
  data: Item[];
}

/** Omise's test cards that fail. */
const failingCards: Record<string, string> = {
  '4111111111140011': 'insufficient_fund',
  '4111111111130012': 'stolen_or_lost_card',
};
/** A card of a bank without 3-D Secure: it is charged at once. */
const cardWithout3ds = '4000000000000002';

/** The tokens, charges and refunds of an account at the fake. */
export class FakeCharges {
  /** What the account offers. */
  capability = fakeCapability();
  /** The status of the refunds that are made. */
  refundStatus = 'closed';
  private readonly tokens = new Map<string, FakeToken & { number: string }>();
  private readonly byId = new Map<string, FakeCharge>();
  private readonly refundsOf = new Map<string, FakeRefund[]>();
  private readonly clock: () => Date;
  private readonly origin: () => string;

  constructor(clock: () => Date, origin: () => string) {
    this.clock = clock;
    this.origin = origin;
  }

  /** All charges, oldest first. */
  get all(): FakeCharge[] {
    return [...this.byId.values()];
  }

  createToken(card: Record<string, unknown> = {}): FakeToken | FakeError {
    const number = String(card.number ?? '').replace(/\s/g, '');
    const isComplete = /^\d{13,19}$/.test(number) && card.name && card.expiration_month && card.expiration_year;
    if (!isComplete || !passesLuhn(number)) return { status: 400, code: 'invalid_card' };
    const id = newId('tokn');
    const token = {
      object: 'token' as const,
      id,
      used: false,
      card: { object: 'card' as const, last_digits: number.slice(-4), name: String(card.name) },
    };
    this.tokens.set(id, { ...token, number });
    return token;
  }

  create(body: Record<string, unknown>): FakeCharge | FakeError {
    const { amount, currency, metadata = {}, return_uri = '', description = null, expires_at = null } = body;
    if (!body.card && !body.source) return { status: 400, code: 'missing_card' };
    const { min, max } = this.capability.limits.charge_amount;
    if (typeof amount !== 'number' || amount < min || amount > max) return { status: 400, code: 'invalid_amount' };
    const id = newId('chrg');
    const charge: FakeCharge = {
      object: 'charge',
      id,
      amount,
      refunded_amount: 0,
      currency: String(currency).toUpperCase(),
      description: description as string | null,
      status: 'pending',
      paid: false,
      paid_at: null,
      failure_code: null,
      failure_message: null,
      authorize_uri: null,
      return_uri: String(return_uri),
      expires_at: expires_at as string | null,
      created_at: this.clock().toISOString(),
      metadata: metadata as Record<string, unknown>,
      card: null,
      source: null,
    };
    const error =
      (body.source ? this.chargeSource(charge, body) : undefined) ??
      (body.card ? this.chargeCard(charge, String(body.card)) : undefined);
    if (error) return error;
    this.byId.set(id, charge);
    return { ...charge };
  }

  private chargeCard(charge: FakeCharge, tokenId: string): FakeError | undefined {
    const token = this.tokens.get(tokenId);
    if (!token) return { status: 404, code: 'not_found' };
    if (token.used) return { status: 400, code: 'used_token' };
    token.used = true;
    charge.card = token.card;
    const failureCode = failingCards[token.number];
    if (failureCode) Object.assign(charge, { status: 'failed', failure_code: failureCode });
    else if (token.number === cardWithout3ds) Object.assign(charge, this.paidNow());
    else charge.authorize_uri = `${this.origin()}/authorize/${charge.id}`;
    return undefined;
  }

  /** White-label installments need the card as well; no other source has one. */
  private chargeSource(
    charge: FakeCharge,
    { source, card }: { source?: unknown; card?: unknown },
  ): FakeError | undefined {
    const { type = '', installment_term } = source as { type?: string; installment_term?: unknown };
    const offered = this.capability.payment_methods.find(({ name }) => name === type);
    const isOffered = offered && (offered.installment_terms?.includes(Number(installment_term)) ?? true);
    if (!isOffered || type.startsWith('installment_wlb_') !== Boolean(card))
      return { status: 400, code: 'invalid_charge' };
    const isScanned = type === 'promptpay';
    const image = { object: 'document', download_uri: `${this.origin()}/charges/${charge.id}/qr.svg` };
    if (!isScanned) charge.authorize_uri = `${this.origin()}/authorize/${charge.id}`;
    charge.source = {
      ...(source as object),
      object: 'source',
      type,
      amount: charge.amount,
      scannable_code: isScanned ? { object: 'barcode', type: 'qr', image } : null,
    };
    return undefined;
  }

  list({ from, order, limit = '20', offset = '0' }: Record<string, string>): List<FakeCharge> {
    const matching = this.all.filter(({ created_at }) => !from || created_at >= from);
    if (order === 'reverse_chronological') matching.reverse();
    return listOf(matching, Number(limit), Number(offset));
  }

  read(id: string): FakeCharge | FakeError {
    const charge = this.byId.get(id);
    return charge ? { ...charge } : { status: 404, code: 'not_found' };
  }

  /** Charges of cards cannot be expired. */
  expire(id: string): FakeCharge | FakeError {
    const charge = this.byId.get(id);
    if (!charge) return { status: 404, code: 'not_found' };
    if (charge.status !== 'pending' || charge.card) return { status: 400, code: 'invalid_charge' };
    charge.status = 'expired';
    return { ...charge };
  }

  refund(id: string, { amount, metadata = {} }: Record<string, unknown>): FakeRefund | FakeError {
    const charge = this.byId.get(id);
    if (!charge) return { status: 404, code: 'not_found' };
    const isPossible =
      charge.status === 'successful' && typeof amount === 'number' && charge.refunded_amount + amount <= charge.amount;
    if (!isPossible) return { status: 400, code: 'invalid_amount' };
    charge.refunded_amount += amount;
    const refund: FakeRefund = {
      object: 'refund',
      id: newId('rfnd'),
      charge: id,
      amount,
      currency: charge.currency,
      status: this.refundStatus,
      metadata: metadata as Record<string, unknown>,
      created_at: this.clock().toISOString(),
    };
    this.refundsOf.set(id, [...(this.refundsOf.get(id) ?? []), refund]);
    return refund;
  }

  listRefunds(id: string): List<FakeRefund> | FakeError {
    return this.byId.has(id) ? listOf(this.refundsOf.get(id) ?? [], 20, 0) : { status: 404, code: 'not_found' };
  }

  /** The shopper pays, also a charge that is over; `amount` if the bank took another one. */
  pay(id: string, changes: { amount?: number; currency?: string } = {}): FakeCharge {
    return this.change(id, { ...this.paidNow(), failure_code: null, ...changes });
  }

  private paidNow() {
    return { status: 'successful', paid: true, paid_at: this.clock().toISOString() } as const;
  }

  fail(id: string, failureCode: string): FakeCharge {
    return this.change(id, { status: 'failed', failure_code: failureCode });
  }

  /** From now on the account does not know the charge, such as after the keys were exchanged for those of another account. */
  forget(id: string): void {
    this.byId.delete(id);
  }

  private change(id: string, changes: Partial<FakeCharge>): FakeCharge {
    const charge = this.byId.get(id);
    if (!charge) throw new Error(`the fake has no charge ${id}`);
    return { ...Object.assign(charge, changes) };
  }
}

function listOf<Item>(all: readonly Item[], limit: number, offset: number): List<Item> {
  return { object: 'list', limit, offset, total: all.length, data: all.slice(offset, offset + limit) };
}

function newId(prefix: string): string {
  return `${prefix}_test_${randomBytes(10).toString('hex')}`;
}

/** The check digit of card numbers. */
function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? Number(digit) * 2 : Number(digit);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
