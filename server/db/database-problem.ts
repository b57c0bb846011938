import { isBusy, isConnectionLoss, queryCanceled, sqlState } from './database.ts';

/** Why the database did not let a command end, and what to do; undefined for other errors. */
export function databaseProblem(error: unknown): string | undefined {
  if (sqlState(error) === queryCanceled)
    return 'A statement of this command took too long, or somebody cancelled it: run it again when the database has less to do.';
  if (isBusy(error))
    return 'Another transaction holds for too long what this command needs: run it again when that has ended.';
  if (isConnectionLoss(error))
    return 'The connection to the database was lost: look at what the command has done, and run it again.';
  return undefined;
}
