import { pino } from 'pino';

/** What errors of database drivers carry of the rows and values that they are about, such as `Key (email)=(…) already exists`. */
const rowData = ['detail', 'where', 'query', 'params', 'parameters', 'internalQuery'];
/** What errors of `jose` carry of the token that they refuse: its claims, which name a person. */
const tokenData = ['payload'];

/** An error as logs have it: without the data of customers that errors of the database and of tokens carry. */
export function errorInLog(error: Error): object {
  return withoutPersonalData(pino.stdSerializers.err(error));
}

function withoutPersonalData(serialised: object): object {
  return Object.fromEntries(
    Object.entries(serialised)
      .filter(([name]) => !rowData.includes(name) && !tokenData.includes(name))
      .map(([name, value]) => [name, name === 'aggregateErrors' ? value.map(withoutPersonalData) : value]),
  );
}
