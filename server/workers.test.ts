import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createCustomer } from './testing/account-factory.ts';
import { withSchemaChange } from './testing/schema-changes.ts';
import { createTestShop } from './testing/test-shop.ts';
import { jobHandlers } from './workers.ts';

const shop = await createTestShop();

test('the sweep deletes expired rows only', async () => {
  const { db } = shop;
  const [old, fresh] = [new Date('2026-08-01T00:00:00Z'), new Date('2026-11-20T00:00:00Z')];
  const { customerId } = await createCustomer(shop);
  const registration = {
    ...{ password_hash: 'x', first_name: 'A', last_name: 'B', mobile_no: '0812345678', locale: 'th' },
    ...{ subscription_flag: false, consent_flag: true },
  };
  for (const [index, at] of [old, fresh].entries()) {
    await db.insertInto('carts').values({ created_at: at, updated_at: at }).execute();
    await db
      .insertInto('registrations')
      .values({ ...registration, email: `waiting${index}@example.com`, created_at: at })
      .execute();
    const mail = { recipient: 'a@example.com', locale: 'th', template: 'activation', content: '{}' };
    await db
      .insertInto('mails')
      .values({ ...mail, created_at: at, sent_at: at })
      .execute();
    const key = { owner: 'o', endpoint: 'e', key: `key${index}`, request_hash: 'h' };
    await db
      .insertInto('idempotency_keys')
      .values({ ...key, created_at: at })
      .execute();
    const token = { customer_id: customerId, family_id: `0000000${index}-0000-4000-8000-000000000000`, created_at: at };
    const expires = new Date(at.getTime() + 7 * 24 * 3_600_000);
    await db
      .insertInto('refresh_tokens')
      .values({ ...token, token_hash: `t${index}`, expires_at: expires })
      .execute();
  }
  await db.insertInto('carts').values({ customer_id: customerId, created_at: old, updated_at: old }).execute();

  await jobHandlers(shop, shop.app)['sweep-old-rows']({});

  expect(await db.selectFrom('carts').select('updated_at').orderBy('updated_at').execute()).toEqual([
    { updated_at: old },
    { updated_at: fresh },
  ]);
  const waiting = db.selectFrom('registrations').select('email');
  expect(await waiting.execute()).toEqual([{ email: 'waiting1@example.com' }]);
  expect(await db.selectFrom('mails').select('sent_at').execute()).toEqual([{ sent_at: fresh }]);
  expect(await db.selectFrom('idempotency_keys').select('key').execute()).toEqual([{ key: 'key1' }]);
  expect(await db.selectFrom('refresh_tokens').select('token_hash').execute()).toEqual([{ token_hash: 't1' }]);
  const sessions = db.selectFrom('sessions').select('created_at').where('session_id', '<>', customerId);
  expect(await sessions.execute()).toEqual([{ created_at: fresh }]);
});

test('the sweep deletes what sign-ins left behind', async () => {
  const { db } = shop;
  const { customerId, email } = await createCustomer(shop);
  const now = shop.clock().getTime();
  for (const [name, expires_at] of Object.entries({ over: new Date(now - 1), valid: new Date(now + 1) })) {
    const ofVisitor = { visitor_hash: name, provider: 'line', purpose: 'sign_in', expires_at };
    await db
      .insertInto('pending_identities')
      .values({ ...ofVisitor, subject: name, email, first_name: 'A', last_name: 'B' })
      .execute();
    await db
      .insertInto('sign_in_attempts')
      .values({ ...ofVisitor, state_hash: name, nonce: name, code_verifier: name })
      .execute();
    await db
      .insertInto('passkey_challenges')
      .values({ challenge_hash: name, owner_hash: name, purpose: 'sign_in', expires_at })
      .execute();
    await db
      .insertInto('sign_in_confirmations')
      .values({ token_hash: name, customer_id: customerId, expires_at })
      .execute();
    await db
      .insertInto('password_reset_tokens')
      .values({ token_hash: name, customer_id: customerId, expires_at })
      .execute();
  }
  await jobHandlers(shop, shop.app)['sweep-old-rows']({});
  const left = [
    await db.selectFrom('pending_identities').select('visitor_hash as name').execute(),
    await db.selectFrom('sign_in_attempts').select('visitor_hash as name').execute(),
    await db.selectFrom('passkey_challenges').select('owner_hash as name').execute(),
    await db.selectFrom('sign_in_confirmations').select('token_hash as name').execute(),
    await db.selectFrom('password_reset_tokens').select('token_hash as name').execute(),
  ];
  expect(left).toEqual(left.map(() => [{ name: 'valid' }]));
});

test('the sweep deletes a mail 90 days after it was written if it was never sent', async () => {
  const ninetyDaysAgo = shop.clock().getTime() - 90 * 24 * 3_600_000;
  const writtenAt = (time: number) => ({
    ...{ recipient: 'c@example.com', locale: 'th', template: 'password_reset', attempts: 11, last_error: 'refused' },
    content: JSON.stringify({ resetUrl: 'https://shop.example/reset-password#token=secret' }),
    created_at: new Date(time),
  });
  await shop.db
    .insertInto('mails')
    .values([writtenAt(ninetyDaysAgo), writtenAt(ninetyDaysAgo - 1)])
    .execute();
  await jobHandlers(shop, shop.app)['sweep-old-rows']({});
  const left = shop.db.selectFrom('mails').select('created_at').where('recipient', '=', 'c@example.com');
  expect(await left.execute()).toEqual([{ created_at: new Date(ninetyDaysAgo) }]);
});

test('the sweep deletes the other rows although carts cannot be deleted, and fails', async () => {
  const logged: Record<string, unknown>[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  const old = new Date('2026-01-01T00:00:00Z');
  const mail = { recipient: 'b@example.com', locale: 'th', template: 'activation', content: '{}' };
  await shop.db
    .insertInto('mails')
    .values({ ...mail, created_at: old, sent_at: old })
    .execute();
  const withoutCarts = {
    apply: 'alter table carts rename to carts_away',
    undo: 'alter table carts_away rename to carts',
  };
  await withSchemaChange(shop, withoutCarts, () =>
    expect(jobHandlers({ ...shop, log }, shop.app)['sweep-old-rows']({})).rejects.toThrow(
      'old rows were not deleted: carts',
    ),
  );
  expect(logged).toMatchObject([{ rows: 'carts', msg: 'old rows could not be deleted' }]);
  expect(await shop.db.selectFrom('mails').select('mail_id').where('sent_at', '=', old).execute()).toEqual([]);
});

test('the sweep deletes a backlog of carts in parts', async () => {
  const old = new Date('2026-01-01T00:00:00Z');
  await sql`
    insert into carts (created_at, updated_at)
    select ${old}::timestamptz, ${old}::timestamptz from generate_series(1, 2001)`.execute(shop.db);
  const atMostThousand = {
    apply: `
      create function refuse_many() returns trigger language plpgsql as $$ begin
        if (select count(*) from gone) > 1000 then raise query_canceled; end if;
        return null;
      end $$;
      create trigger refuse_many after delete on carts referencing old table as gone
        for each statement execute function refuse_many()`,
    undo: 'drop trigger refuse_many on carts; drop function refuse_many()',
  };
  await withSchemaChange(shop, atMostThousand, () => jobHandlers(shop, shop.app)['sweep-old-rows']({}));
  const guests = shop.db.selectFrom('carts').select('cart_id').where('customer_id', 'is', null);
  expect(await guests.where('updated_at', '=', old).execute()).toEqual([]);
});
