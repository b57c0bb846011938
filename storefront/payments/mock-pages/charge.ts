import { data } from 'react-router';
import type { Client } from '#contract/client.ts';
import type { MockCharge } from '#contract/payments.ts';
import { pageError } from '#storefront/api/page-error.ts';

/** The charge in the `?charge=` parameter of a mock gateway page. */
export async function readMockCharge(api: Client, url: URL): Promise<MockCharge> {
  const chargeId = url.searchParams.get('charge');
  if (!chargeId) throw data(null, { status: 404 });
  const result = await api('GET /mock-payment/api/charges/{chargeId}', { params: { chargeId } });
  if (!result.ok) throw pageError(result);
  return result.data;
}
