import type { Client } from '#contract/client.ts';
import type { OrderSummary } from '#contract/orders.ts';

/** The customer's latest order; undefined if there is none or it cannot be read. */
export async function latestOrder(api: Client): Promise<OrderSummary | undefined> {
  const result = await api('GET /cart/api/order/list', { query: { limit: 1 } });
  return result.ok ? result.data.items[0] : undefined;
}
