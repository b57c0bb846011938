import type { OpenDatabase } from '../db/database.ts';

/** A script that changes a schema, and the script that undoes it. */
export interface SchemaChange {
  apply: string;
  undo: string;
}

/** Without the table of its charges, the mock gateway fails whatever it is asked. */
export const unavailableGateway: SchemaChange = {
  apply: 'alter table mock_charges rename to mock_charges_away',
  undo: 'alter table mock_charges_away rename to mock_charges',
};

/** The mock gateway makes refunds of this status instead of succeeded ones. */
export const mockRefundsThatAre = (status: 'pending' | 'failed'): SchemaChange => ({
  apply: `alter table mock_refunds alter status set default '${status}'`,
  undo: `alter table mock_refunds alter status set default 'succeeded'`,
});

/** Lets every update of a table fail with a condition of the database, such as `lock_not_available`. */
export const refusedUpdates = (table: string, condition: string): SchemaChange => ({
  apply: `
    create function refuse_update() returns trigger language plpgsql as $$ begin raise ${condition}; end $$;
    create trigger refuse_update before update on ${table} for each row execute function refuse_update()`,
  undo: `drop trigger refuse_update on ${table}; drop function refuse_update()`,
});

/** Does work with a changed schema, which is undone however the work ends. */
export async function withSchemaChange<Result>(
  { database }: { database: Pick<OpenDatabase, 'executeScript'> },
  { apply, undo }: SchemaChange,
  work: () => Promise<Result>,
): Promise<Result> {
  await database.executeScript(apply);
  try {
    return await work();
  } finally {
    await database.executeScript(undo);
  }
}
