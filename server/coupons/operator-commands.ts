import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Command, createCommand, InvalidArgumentError } from 'commander';
import { type Db, transaction } from '../db/database.ts';
import type { CliContext } from '../import-export/commands.ts';
import { endCommand } from '../import-export/end-command.ts';
import { showProgress } from '../import-export/progress.ts';
import { table, timeInBangkok } from '../import-export/text-table.ts';
import { ruleStates, stateOfRule } from '../promotions/promotions.ts';
import { maxCodeLength, maxCodes, minCodeLength, randomCodes } from './generate-codes.ts';
import {
  codePages,
  findCoupon,
  findCouponKey,
  insertCodes,
  type ListedCoupon,
  selectCoupons,
} from './operator-queries.ts';
import { normaliseCode } from './rules.ts';

/** `npm run shop -- coupons list`: prints the coupons by state, those of a state in the order of lists. */
export function listCouponsCommand({ withContext, output }: CliContext): Command {
  return createCommand('list')
    .description('list coupons: running, coming, used up, over; times in Bangkok')
    .action(() =>
      withContext(async ({ db, clock }) => {
        const byState = Map.groupBy(await selectCoupons(db), (coupon) => stateOfRule(coupon, clock()));
        const rows = ruleStates.flatMap((state) => (byState.get(state) ?? []).map((coupon) => cellsOf(state, coupon)));
        output.write(table([['STATE', 'COUPON', 'FROM', 'TO', 'CODE', 'NAME'], ...rows]));
      }),
    );
}

function cellsOf(state: string, coupon: ListedCoupon): string[] {
  const { startsAt, endsAt, name, listed } = coupon;
  const unlisted = listed ? '' : ' (not listed)';
  return [state, coupon.coupon, timeInBangkok(startsAt), timeInBangkok(endsAt), codeCell(coupon), name.en + unlisted];
}

function codeCell({ type, sharedCode, codes }: ListedCoupon): string {
  if (type === 'collectible') return 'collectible';
  return [sharedCode, codes > 0 ? `${codes} codes` : null].filter((part) => part !== null).join(', ');
}

/** `npm run shop -- coupons end CODE-or-KEY` */
export function endCouponCommand(cli: CliContext): Command {
  return endCommand(cli, {
    name: 'coupon',
    effect: 'orders that used it do not change, carts say that it has expired',
    argument: ['<coupon>', 'its key, or one of its codes for everybody'],
    table: 'coupons',
    key: 'coupon',
    findKey: (db, given) => findCouponKey(db, given, normaliseCode(given)),
  });
}

/** `npm run shop -- coupons usage [KEY]`: prints what was kept and used, or the codes of one coupon as CSV. */
export function couponUsageCommand({ withContext, output }: CliContext): Command {
  return createCommand('usage')
    .description('print how often each coupon was kept and used, with its limits; of one coupon, its codes as CSV')
    .argument('[coupon]', 'its key, for the uses of each of its codes')
    .action(async (key: string | undefined, _options: unknown, command: Command) => {
      const failure = await withContext(async ({ db }) => {
        if (key === undefined) {
          output.write(table(usageRows(await selectCoupons(db))));
          return null;
        }
        const coupon = await findCoupon(db, key);
        if (coupon?.type !== 'code') return coupon ? noCodes(key) : `There is no coupon ${key}.`;
        await writeText(codesAsCsv(db, coupon.couponId), output).catch(ignoreClosedPipe);
        return null;
      });
      if (failure !== null) command.error(failure);
    });
}

const noCodes = (key: string) => `The coupon ${key} is collectible: it has no codes.`;

function usageRows(coupons: readonly ListedCoupon[]): string[][] {
  const of = (used: number, limit: number | null) => (limit === null ? String(used) : `${used}/${limit}`);
  return [
    ['COUPON', 'KEPT', 'USED', 'PER CUSTOMER', 'CODES USED', 'NAME'],
    ...coupons.map(({ coupon, type, kept, keepLimit, used, totalLimit, perCustomerLimit, codes, usedCodes, name }) => [
      coupon,
      type === 'collectible' ? of(kept, keepLimit) : '',
      of(used, totalLimit),
      perCustomerLimit === null ? '' : String(perCustomerLimit),
      codes > 0 ? of(usedCodes, codes) : '',
      name.en,
    ]),
  ];
}

async function* codesAsCsv(db: Db, couponId: number): AsyncGenerator<string> {
  yield 'code,use_limit,used\n';
  for await (const codes of codePages(db, couponId))
    yield codes.map(({ code, useLimit, used }) => `${code},${useLimit ?? ''},${used}\n`).join('');
}

const codesPerBatch = 10_000;

/** `npm run shop -- coupons generate KEY --count N`: adds random codes for one use each, and prints them as CSV. */
export function generateCodesCommand({ withContext, output, errors }: CliContext): Command {
  return createCommand('generate')
    .description('add random codes for one use each to a coupon, and print them as CSV')
    .argument('<coupon>', 'key of a coupon of type code')
    .requiredOption(
      '--count <number>',
      `how many, at most ${maxCodes.toLocaleString('en')}`,
      numberBetween(1, maxCodes),
    )
    .option('--prefix <letters>', 'what each code begins with', prefixOf, '')
    .option(
      '--length <number>',
      `random characters after the prefix, ${minCodeLength} to ${maxCodeLength}`,
      numberBetween(minCodeLength, maxCodeLength),
      minCodeLength + 1,
    )
    .option('--dry-run', 'only check, without codes')
    .action(
      async (
        key: string,
        options: { count: number; prefix: string; length: number; dryRun?: boolean },
        command: Command,
      ): Promise<void> => {
        const progress = showProgress(errors, 'codes');
        const failure = await withContext(async ({ db, clock }) => {
          const coupon = await findCoupon(db, key);
          if (!coupon) return `There is no coupon ${key}.`;
          if (coupon.type !== 'code') return noCodes(key);
          if (coupon.endsAt <= clock()) return `${key} has ended before, at ${timeInBangkok(coupon.endsAt)}.`;
          if (!options.dryRun) await writeText(newCodesAsCsv(db, coupon.couponId, options, progress.done), output);
          return null;
        });
        if (failure !== null) command.error(failure);
        progress.line(
          options.dryRun ? `${options.count} codes would be added; nothing was written` : `${options.count} codes`,
        );
      },
    );
}

/** Each batch is stored before it is printed: an interrupted run leaves no printed code that does not work. */
async function* newCodesAsCsv(
  db: Db,
  couponId: number,
  { count, prefix, length }: { count: number; prefix: string; length: number },
  onProgress: (done: number, total: number) => void,
): AsyncGenerator<string> {
  yield 'code\n';
  for (let done = 0; done < count; ) {
    const codes = randomCodes(Math.min(codesPerBatch, count - done), prefix, length);
    const added = await transaction(db, (tx) => insertCodes(tx, couponId, codes));
    done += added.length;
    onProgress(done, count);
    yield added.map((code) => `${code}\n`).join('');
  }
}

/** The reader closed the pipe early, as `head` does. */
function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}

function writeText(text: AsyncGenerator<string>, output: CliContext['output']): Promise<void> {
  return pipeline(Readable.from(text), output, { end: false });
}

function numberBetween(min: number, max: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (!Number.isInteger(number) || number < min || number > max)
      throw new InvalidArgumentError(`It must be an integer from ${min} to ${max}.`);
    return number;
  };
}

function prefixOf(text: string): string {
  const prefix = normaliseCode(text);
  if (!/^[A-Z0-9]{1,20}$/.test(prefix))
    throw new InvalidArgumentError('It must have Latin letters and digits, at most 20 characters.');
  return prefix;
}
