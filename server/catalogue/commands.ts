import type { Command } from 'commander';
import { type CliContext, importExportCommand } from '../import-export/commands.ts';
import { catalogueImportExport } from './import-export/catalogue-import-export.ts';

/** `npm run shop -- catalogue export|import`. */
export function catalogueCommands(cli: CliContext): Command {
  return importExportCommand(catalogueImportExport, cli);
}
