import type { AppContext } from '../app-context.ts';
import { type AttentionKind, closeAttention, requireAttentionAfterFailure } from '../attention/attention.ts';

/** Failures in succession after which an operator is needed: anybody can send a wrong event, and a gateway repeats its own. */
const maxFailures = 5;
/** Milliseconds after which unsigned events are reported again: a stranger who sends them must not make the shop write without end. */
const reportUnsignedEveryMs = 3_600_000;

type FailureKind = Extract<AttentionKind, 'webhook_failing' | 'webhook_not_processed'>;

interface Failures {
  count: number;
  /** When an operator was last asked, in milliseconds. */
  reportedAt: number;
}

/**
 * Counts the events of gateways that this process could not accept, one after the other: those that are not signed apart from those that
 * are, so that what strangers send does not hide that the events of the gateway itself are not processed.
 */
export class WebhookFailures {
  readonly #context: AppContext;
  readonly #failures = new Map<string, Failures>();

  constructor(context: AppContext) {
    this.#context = context;
  }

  /** Handles an event. The first that is accepted ends the count, and closes what needed attention. */
  async watch<Outcome extends { ok: true } | { ok: false; code: string }>(
    gateway: string,
    handle: () => Promise<Outcome>,
  ): Promise<Outcome> {
    try {
      const outcome = await handle();
      await (outcome.ok ? this.#accepted(gateway) : this.#failed(gateway, outcome.code));
      return outcome;
    } catch (error) {
      await this.#failed(gateway, 'internal_error');
      throw error;
    }
  }

  async #accepted(gateway: string): Promise<void> {
    const kinds: FailureKind[] = ['webhook_failing', 'webhook_not_processed'];
    for (const kind of kinds) this.#failures.delete(`${kind} ${gateway}`);
    const { db, clock } = this.#context;
    await closeAttention(db, { kinds, subject: gateway, now: clock() });
  }

  async #failed(gateway: string, code: string): Promise<void> {
    const kind: FailureKind = code === 'webhook_signature_not_valid' ? 'webhook_failing' : 'webhook_not_processed';
    const now = this.#context.clock();
    const failures = this.#failures.get(`${kind} ${gateway}`) ?? { count: 0, reportedAt: Number.NEGATIVE_INFINITY };
    this.#failures.set(`${kind} ${gateway}`, failures);
    failures.count += 1;
    if (failures.count < maxFailures) return;
    if (kind === 'webhook_failing' && now.getTime() - failures.reportedAt < reportUnsignedEveryMs) return;
    failures.reportedAt = now.getTime();
    await requireAttentionAfterFailure(this.#context, { kind, subject: gateway, details: { code }, now });
  }
}
