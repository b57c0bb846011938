import { type Command, createCommand, Option } from 'commander';
import type { AppContext } from '../../app-context.ts';
import { parseCell } from '../../import-export/cells.ts';
import { type Columns, code, type RowOf, upperCase } from '../../import-export/columns.ts';
import {
  type CliContext,
  describeColumn,
  type InputOptions,
  inputOptions,
  readFileRows,
} from '../../import-export/commands.ts';
import { databaseRefusal } from '../../import-export/database-refusal.ts';
import type { FileRow } from '../../import-export/import-export.ts';
import { operatorOption } from '../../import-export/operator-option.ts';
import { importedRowParser } from '../../import-export/parse-row.ts';
import { showProgress } from '../../import-export/progress.ts';
import type { ReadRow } from '../../import-export/read-row.ts';
import type { RefundableLine } from '../refunds/refund-rules.ts';
import type { StoredOrder } from '../stored-order.ts';
import type { RefundState } from './refund-problems.ts';

/** The environment of commands that change orders. */
export interface OrdersCliContext extends CliContext {
  /** Like `withContext`, with everything that a change of an order needs, such as jobs that send mails. */
  withShop<T>(work: (context: AppContext) => Promise<T>): Promise<T>;
}

/** With a note for the operator, if there is something to say about the change. */
export type ActionOutcome = 'changed' | 'unchanged' | { changed: string } | { refused: string };

export interface ActionRequest<Of extends Columns> {
  orderId: string;
  /** The values of the columns; those that were left out have their defaults. */
  values: RowOf<Of>;
  /** Who is logged with the change. */
  operator: string;
  /** Only checks, without writing. */
  dryRun: boolean;
  /** Of a dry run: the orders that the rows before this one would change, as they would be then, by id. */
  planned?: Map<string, PlannedOrder> | undefined;
}

/** An order as it would be. */
export interface PlannedOrder {
  order: StoredOrder;
  lines: readonly RefundableLine[];
  /** Of a refund. */
  refunds?: readonly RefundState[];
}

/** What an operator does to orders: `npm run shop -- orders NAME`. Each order is one row, of a file or of the command line. */
export interface OrderAction<Of extends Columns = Columns> {
  name: string;
  description: string;
  /** The columns of a file besides `order_id`. Each is an option of the command, too, for all orders. */
  columns: Of;
  /** Text after the columns in the command's help. */
  notes?: string;
  /** Checks one order and changes it. It changes nothing if the order is already as requested. */
  run(context: AppContext, request: ActionRequest<Of>): Promise<ActionOutcome>;
}

interface Options extends InputOptions {
  file?: string;
  as: string;
  dryRun?: boolean;
}

const orderId = upperCase(code('the order id'));

/** The command of an action. */
export function actionCommand<Of extends Columns>(action: OrderAction<Of>, cli: OrdersCliContext): Command {
  const command = createCommand(action.name)
    .description(action.description)
    .argument('[orders...]', 'order ids; or use --file')
    .option('--file <path>', 'a .jsonl, .csv or .xlsx file with a row for each order; - for standard input')
    .addOption(inputOptions[0])
    .addOption(inputOptions[1]);
  for (const [name, column] of Object.entries(action.columns))
    command.option(`--${optionName(name)} <value>`, describeColumn(column));
  return command
    .addOption(operatorOption())
    .option('--dry-run', 'report what would change without writing')
    .addHelpText('after', actionHelp(action))
    .action((orderIds: string[], options: Options & Record<string, unknown>) => {
      if (orderIds.length > 0 === (options.file !== undefined)) command.error('Give either order ids or --file.');
      return runAction(action, cli, orderIds, options);
    });
}

const optionName = (column: string) => column.replaceAll('_', '-');

function actionHelp({ columns, notes }: OrderAction<Columns>): string {
  const all = { order_id: orderId, ...columns };
  const width = Math.max(...Object.keys(all).map((name) => name.length));
  const lines = Object.entries(all).map(([name, column]) => `  ${name.padEnd(width)}  ${describeColumn(column)}`);
  return `
Columns of a file:
${lines.join('\n')}
${notes === undefined ? '' : `\n${notes}\n`}
Wrong rows are reported with their number, the others are done. A second run of the same file changes nothing. An option is
the value for all orders whose row leaves it out or has an empty cell.`;
}

async function runAction<Of extends Columns>(
  action: OrderAction<Of>,
  cli: OrdersCliContext,
  orderIds: readonly string[],
  { file, format, encoding, as: operator, dryRun = false, ...rest }: Options & Record<string, unknown>,
): Promise<void> {
  const columns: Columns = { order_id: orderId, ...action.columns };
  const shared = optionValues(action.columns, rest);
  const rows = file === undefined ? rowsOf(orderIds) : await readFileRows(cli, file, { format, encoding }, columns);
  const required = Object.keys(columns).filter((name) => !columns[name]?.defaultValue);
  const parse = importedRowParser(columns, required);
  const counts = { read: 0, changed: 0, unchanged: 0, refused: 0 };
  const planned = dryRun ? new Map<string, PlannedOrder>() : undefined;
  const progress = showProgress(cli.errors, 'orders');
  await cli.withShop(async (context) => {
    const now = context.clock();
    const runRow = async (row: ReadRow): Promise<ActionOutcome> => {
      if ('refused' in row) return row;
      const parsed = parse({ ...shared, ...withoutEmpty(row.values) });
      if ('refused' in parsed) return parsed;
      const { order_id: orderId, ...given } = parsed.given as FileRow;
      const values = Object.fromEntries(
        Object.entries(action.columns).map(([name, column]) => [name, given[name] ?? column.defaultValue?.(now)]),
      ) as RowOf<Of>;
      try {
        return await action.run(context, { orderId: String(orderId), values, operator, dryRun, planned });
      } catch (error) {
        const refusal = databaseRefusal(error);
        if (!refusal) throw error;
        return refusal;
      }
    };
    for await (const row of rows) {
      const outcome = await runRow(row);
      counts.read += 1;
      counts[typeof outcome === 'string' ? outcome : 'refused' in outcome ? 'refused' : 'changed'] += 1;
      if (typeof outcome === 'object') {
        const note = 'refused' in outcome ? outcome.refused : outcome.changed;
        progress.line(`${file === undefined ? orderIds[row.row - 1] : `row ${row.row}`}: ${note}`);
      }
      progress.done(counts.read);
    }
  });
  progress.clear();
  const { read, changed, unchanged, refused } = counts;
  cli.output.write(
    `${read} read, ${changed} changed, ${unchanged} unchanged, ${refused} refused${dryRun ? '; nothing was written' : ''}\n`,
  );
  if (refused > 0) cli.markFailed();
}

/** An empty cell leaves its column out. */
function withoutEmpty(values: FileRow): FileRow {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ''));
}

/** The values of the options that were given, by column. */
function optionValues(columns: Columns, options: Record<string, unknown>): FileRow {
  return Object.fromEntries(
    Object.entries(columns).flatMap(([name, column]) => {
      const given = options[new Option(`--${optionName(name)}`).attributeName()];
      return typeof given === 'string' ? [[name, parseCell(given, column)]] : [];
    }),
  );
}

async function* rowsOf(orderIds: readonly string[]): AsyncGenerator<ReadRow> {
  for (const [index, order_id] of orderIds.entries()) yield { row: index + 1, values: { order_id } };
}
