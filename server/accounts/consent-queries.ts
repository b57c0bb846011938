import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';

/** Inserts the consents that differ from the customer's last ones; a purpose without any is not consented to. */
export async function insertChangedConsents(
  tx: Tx,
  {
    customerId,
    at,
    purposes,
    policyVersion,
  }: { customerId: string; at: Date; purposes: readonly string[]; policyVersion: string },
): Promise<void> {
  await sql`
    insert into customer_consents (customer_id, purpose, given, at, policy_version)
    select customer.customer_id, flags.purpose, flags.given, ${at}::timestamptz, ${policyVersion}::text
    from customers customer
    cross join lateral (
      values ('terms', customer.consent_flag), ('newsletter', customer.subscription_flag)
    ) as flags (purpose, given)
    where customer.customer_id = ${customerId}::uuid and flags.purpose = any (${purposes}::text[]) and flags.given <> coalesce((
      select last.given from customer_consents last
      where last.customer_id = customer.customer_id and last.purpose = flags.purpose
      order by last.consent_id desc limit 1
    ), false)
    order by flags.purpose desc`.execute(tx);
}

export function selectConsents(db: Db, customerId: string, maximum: number) {
  return db
    .selectFrom('customer_consents')
    .select(['purpose', 'given', 'at', 'policy_version'])
    .where('customer_id', '=', customerId)
    .orderBy('consent_id', 'desc')
    .limit(maximum)
    .execute();
}
