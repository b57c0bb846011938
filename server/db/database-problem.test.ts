import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import { transaction } from './database.ts';
import { databaseProblem } from './database-problem.ts';

const { db, kind } = await openTestDatabase();

const problemOf = (work: Promise<unknown>) => work.then(() => 'done', databaseProblem);

test('an error of the command itself is not explained', async () => {
  expect(await problemOf(sql`select * from unknown_table`.execute(db))).toBe(undefined);
});

describe.runIf(kind === 'postgres')('a command says what to do', () => {
  test('when a row stays locked', async () => {
    const problem = await transaction(db, async (holder) => {
      await sql`lock table coupons`.execute(holder);
      return problemOf(
        transaction(db, async (command) => {
          await sql`set local lock_timeout = '1ms'`.execute(command);
          await sql`select * from coupons`.execute(command);
        }),
      );
    });
    expect(problem).toMatch(/^Another transaction holds for too long what this command needs: run it again/);
  });

  test('when a statement takes too long', async () => {
    const problem = await problemOf(
      transaction(db, async (command) => {
        await sql`set local statement_timeout = '1ms'`.execute(command);
        await sql`select pg_sleep(10)`.execute(command);
      }),
    );
    expect(problem).toMatch(/^A statement of this command took too long/);
  });

  test('when the database ends its connection', async () => {
    const problem = await problemOf(sql`select pg_terminate_backend(pg_backend_pid())`.execute(db));
    expect(problem).toMatch(/^The connection to the database was lost: .* run it again\.$/);
  });
});
