import type { Command } from 'commander';
import type { CliContext } from '../import-export/commands.ts';
import { endCommand } from '../import-export/end-command.ts';

/** `npm run shop -- flash-sales end ID` */
export function endFlashSaleCommand(cli: CliContext): Command {
  return endCommand(cli, {
    name: 'flash sale',
    effect: 'orders at its prices do not change',
    argument: ['<flash-sale>', 'its id'],
    table: 'flash_sales',
    key: 'flash_sale_id',
  });
}
