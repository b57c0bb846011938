import { Argument, Command, InvalidArgumentError } from 'commander';
import { bahtFromSatang, type Satang } from '#contract/money.ts';
import type { CliContext } from '../import-export/commands.ts';
import { operatorOption } from '../import-export/operator-option.ts';
import { bahtText, table, timeInBangkok } from '../import-export/text-table.ts';
import { attentionKinds, titleOf } from './attention.ts';
import { closeItem, findItem, type StoredItem, selectItems } from './queries.ts';

const maxListed = 1000;

/** `npm run shop -- attention`: what the operator has to do or to know. */
export function attentionCommand(cli: CliContext): Command {
  return new Command('attention')
    .description('list what needs the attention of an operator, and mark it as done')
    .helpCommand(false)
    .addCommand(listCommand(cli))
    .addCommand(doneCommand(cli));
}

const kindsHelp = `
Kinds:
${Object.entries(attentionKinds)
  .map(([kind, { title, advice }]) => `  ${kind}: ${title.en}. ${advice.en}`)
  .join('\n')}`;

function listCommand({ withContext, output, errors }: CliContext): Command {
  return new Command('list')
    .description('list what is open, the oldest first; times in Bangkok, amounts in baht')
    .option('--all', 'also what is done')
    .option('--json', 'one JSON object for each item; times in UTC')
    .addHelpText('after', kindsHelp)
    .action(({ all = false, json = false }: { all?: boolean; json?: boolean }) =>
      withContext(async ({ db }) => {
        const found = await selectItems(db, { open: !all, limit: maxListed + 1 });
        const items = found.slice(0, maxListed);
        if (json) for (const item of items) output.write(`${JSON.stringify(rowOf(item))}\n`);
        else
          output.write(table([['ID', 'KIND', 'SUBJECT', 'SINCE', 'DONE', 'WHAT', 'DETAILS'], ...items.map(cellsOf)]));
        if (found.length > maxListed) errors.write('There are more: mark some as done.\n');
      }),
    );
}

function doneCommand({ withContext, output, errors, markFailed }: CliContext): Command {
  return new Command('done')
    .description('mark items as done')
    .addArgument(new Argument('<id...>', 'ids, as attention list prints them').argParser(idsOf))
    .addOption(operatorOption())
    .option('--dry-run', 'change nothing')
    .action((ids: number[], { as: by, dryRun = false }: { as: string; dryRun?: boolean }) =>
      withContext(async ({ db, clock }) => {
        for (const itemId of ids) {
          const item = await findItem(db, itemId);
          if (!item) {
            errors.write(`There is no item ${itemId}.\n`);
            markFailed();
          } else if (item.doneAt) output.write(`${itemId} is done already.\n`);
          else if (dryRun) output.write(`${itemId} would be done: ${item.kind} ${item.subject}\n`);
          else {
            await closeItem(db, itemId, { by, now: clock() });
            output.write(`${itemId} is done: ${item.kind} ${item.subject}\n`);
          }
        }
      }),
    );
}

function rowOf({ itemId, kind, subject, details, createdAt, doneAt, doneBy }: StoredItem) {
  return {
    id: itemId,
    kind,
    subject,
    details: Object.fromEntries(detailsInBaht(details, bahtFromSatang)),
    createdAt: createdAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
    doneBy,
  };
}

function cellsOf({ itemId, kind, subject, details, createdAt, doneAt, doneBy }: StoredItem): string[] {
  const known = detailsInBaht(details, bahtText).map(([name, value]) => `${name}=${value}`);
  const done = doneAt ? `${timeInBangkok(doneAt)} by ${doneBy}` : '';
  return [String(itemId), kind, subject, timeInBangkok(createdAt), done, titleOf(kind, 'en'), known.join(' ')];
}

/** The details that are amounts, which are stored in satang, with their names in lists. */
const amountNames: Readonly<Record<string, string>> = { satang: 'amount', expected: 'expected', received: 'received' };

function detailsInBaht(
  details: StoredItem['details'],
  format: (amount: Satang) => string | number,
): [name: string, value: unknown][] {
  return Object.entries(details).map(([name, value]) => {
    const amountName = amountNames[name];
    return amountName !== undefined && typeof value === 'number' ? [amountName, format(value)] : [name, value];
  });
}

function idsOf(text: string, before: number[] | undefined): number[] {
  const id = Number(text);
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('It must be an id such as 12.');
  return [...(before ?? []), id];
}
