import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { GatewayName } from '../payment-settings.ts';
import type { Capability } from './gateway.ts';

/** What an account at a gateway offered when it was read last. */
export interface StoredCapability extends Capability {
  gateway: GatewayName;
  readAt: Date;
}

/** The capabilities of these gateways that have ever been read. */
export async function findCapabilities(db: Db, gateways: readonly GatewayName[]): Promise<StoredCapability[]> {
  if (gateways.length === 0) return [];
  const { rows } = await sql<{ gateway: GatewayName; capability: Capability; readAt: Date }>`
    select gateway, capability, read_at as "readAt" from gateway_capabilities
    where gateway = any (${gateways}::text[])`.execute(db);
  return rows.map(({ capability, ...rest }) => ({ ...capability, ...rest }));
}

/** Stores what a gateway offered at `readAt`, unless a later state is stored. Returns whether it offers something else than before. */
export async function storeCapability(
  db: Db,
  { gateway, readAt, ...capability }: StoredCapability,
): Promise<{ isNew: boolean }> {
  const value = JSON.stringify(capability);
  const { rows } = await sql<{ isNew: boolean }>`
    with earlier as (select capability from gateway_capabilities where gateway = ${gateway}::text)
    insert into gateway_capabilities as stored (gateway, capability, read_at)
    values (${gateway}::text, ${value}::jsonb, ${readAt}::timestamptz)
    on conflict (gateway) do update set capability = excluded.capability, read_at = excluded.read_at
      where stored.read_at <= excluded.read_at
    returning capability is distinct from (select capability from earlier) as "isNew"`.execute(db);
  return { isNew: rows[0]?.isNew ?? false };
}
