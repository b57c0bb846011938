import { pino } from 'pino';

/** What errors of database drivers carry of the rows and values that they are about, such as `Key (email)=(…) already exists`. */
const rowData = ['detail', 'where', 'query', 'params', 'parameters', 'internalQuery'];

/** An error as logs have it: without the data of customers that errors of the database carry. */
export function errorInLog(error: Error): object {
  return withoutRowData(pino.stdSerializers.err(error));
}

function withoutRowData(serialised: object): object {
  return Object.fromEntries(
    Object.entries(serialised)
      .filter(([name]) => !rowData.includes(name))
      .map(([name, value]) => [name, name === 'aggregateErrors' ? value.map(withoutRowData) : value]),
  );
}
