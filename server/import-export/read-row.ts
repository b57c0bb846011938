import type { FileRow } from './import-export.ts';

/** A row with its number, as a text editor or spreadsheet shows it; the header of a table is row 1. */
export type ReadRow = { row: number } & ({ values: FileRow } | { refused: string });

/** A longer row indicates a file of another format, or an unclosed quote. */
export const maxRowCharacters = 4_000_000;
