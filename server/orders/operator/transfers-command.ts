import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Command, createCommand } from 'commander';
import { banks } from '#contract/banks.ts';
import { findSlipPicture, findWaitingSlips, type StoredSlip } from '../../bank-transfers/bank-transfers.ts';
import { createFolder } from '../../create-folder.ts';
import type { Db } from '../../db/database.ts';
import type { CliContext } from '../../import-export/commands.ts';
import { bahtText, table, timeInBangkok } from '../../import-export/text-table.ts';
import type { StoredOrder } from '../stored-order.ts';
import { findOrders } from './queries.ts';

/** `npm run shop -- orders transfers`: prints the slips that wait for the operator, oldest first. */
export function transfersCommand({ withContext, output }: CliContext): Command {
  return createCommand('transfers')
    .description('list the slips of bank transfers that wait to be checked, oldest first; times in Bangkok')
    .option('--pictures <folder>', 'also write their pictures to this folder')
    .addHelpText(
      'after',
      `
BANK and TRANSACTION are from the slip's QR code; 'no QR code' means that it could not be read: look at the picture. A status other
than pending_payment means that the order was closed although a slip came: confirm it, or send the money back.`,
    )
    .action(({ pictures }: { pictures?: string }) =>
      withContext(async ({ db, clock }) => {
        const slips = await findWaitingSlips(db);
        if (pictures !== undefined && slips.length > 0) createFolder(pictures);
        const orders = await findOrders(
          db,
          slips.map(({ reference }) => reference),
        );
        const rows: string[][] = [];
        for (const slip of slips) {
          const path = pictures === undefined ? [] : [await writePicture(db, pictures, slip)];
          rows.push([...cellsOf(slip, orders.get(slip.reference), clock()), ...path]);
        }
        const titles = ['ORDER', 'STATUS', 'TOTAL', 'SENT', 'WAITS', 'BANK', 'TRANSACTION'];
        output.write(table([pictures === undefined ? titles : [...titles, 'PICTURE'], ...rows]));
      }),
    );
}

function cellsOf({ reference, uploadedAt, transfer }: StoredSlip, order: StoredOrder | undefined, now: Date): string[] {
  return [
    reference,
    order?.status ?? '',
    order ? bahtText(order.payable) : '',
    timeInBangkok(uploadedAt),
    `${Math.floor((now.getTime() - uploadedAt.getTime()) / 3_600_000)} h`,
    ...transferCells(transfer),
  ];
}

/** Bank and transaction of a slip's QR code. */
export function transferCells(transfer: StoredSlip['transfer']): [string, string] {
  return transfer ? [bankName(transfer.sendingBank), transfer.transactionReference] : ['no QR code', ''];
}

function bankName(code: string): string {
  return Object.hasOwn(banks, code) ? banks[code as keyof typeof banks].en : code;
}

async function writePicture(db: Db, folder: string, { reference, slipId }: StoredSlip): Promise<string> {
  const picture = await findSlipPicture(db, reference, slipId);
  const path = join(folder, `${reference}-${slipId.slice(0, 8)}.jpg`);
  await writeFile(path, picture ?? '');
  return path;
}
