import { data } from 'react-router';
import type { Client } from '#contract/client.ts';
import type { MockCharge } from '#contract/payments.ts';
import { pageError } from '#storefront/api/page-error.ts';

/** The charge that a page of the mock gateway is opened for by `?charge=`. */
export async function readMockCharge(api: Client, url: URL): Promise<MockCharge> {
  const chargeId = url.searchParams.get('charge');
  if (!chargeId) throw data(null, { status: 404 });
  const answer = await api('GET /mock-payment/api/charges/{chargeId}', { params: { chargeId } });
  if (!answer.ok) throw pageError(answer);
  return answer.data;
}
