import type { AppContext } from '../app-context.ts';
import { closeAttention, requireAttentionAfterFailure } from '../attention/attention.ts';

/** Failures in succession after which an operator is needed: anybody can send a wrong event, and a gateway repeats its own. */
const maxFailures = 5;

/** Counts the events of gateways that this process could not accept, one after the other. */
export class WebhookFailures {
  readonly #context: AppContext;
  readonly #counts = new Map<string, number>();

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
    this.#counts.delete(gateway);
    const { db, clock } = this.#context;
    await closeAttention(db, { kinds: ['webhook_failing'], subject: gateway, now: clock() });
  }

  async #failed(gateway: string, code: string): Promise<void> {
    const count = (this.#counts.get(gateway) ?? 0) + 1;
    this.#counts.set(gateway, count);
    if (count < maxFailures) return;
    await requireAttentionAfterFailure(this.#context, {
      kind: 'webhook_failing',
      subject: gateway,
      details: { code },
      now: this.#context.clock(),
    });
  }
}
