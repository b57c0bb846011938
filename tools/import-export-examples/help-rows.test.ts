import { expect, test } from 'vitest';
import { importExportCommand } from '#server/import-export/commands.ts';
import { importExports } from '../import-exports.ts';
import { helpRows } from './help-rows.ts';

const jsonColumns = importExports.flatMap((importExport) =>
  Object.entries(importExport.rowTypes).flatMap(([type, columns]) =>
    Object.entries(columns).flatMap(([name, column]) =>
      column.cell === 'json' || column.cell === 'list' ? [{ importExport, type, name, column }] : [],
    ),
  ),
);

test.each(jsonColumns)(
  'the help shows a row with $name of $type that the import accepts, in one line as in a file',
  ({ importExport, type, name, column }) => {
    const rows = helpRows(importExport);
    const row = rows[type]?.find((candidate) => Object.hasOwn(candidate, name));
    expect(column.schema.safeParse(row?.[name]).success).toBe(true);
    const command = importExportCommand(importExport, {} as never, rows).commands.find(
      (one) => one.name() === 'import',
    );
    let help = '';
    command?.configureOutput({ writeOut: (text) => (help += text) }).outputHelp();
    expect(help.split('\n').map((line) => line.trim())).toContain(JSON.stringify(row));
  },
);
