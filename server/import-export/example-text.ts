import type { FileRow } from './import-export.ts';

const width = 100;
const indent = '  ';
const continued = '      ';

/** Rows as JSON for the help of a command, broken after commas and spaces where a line would be too wide. */
export function exampleText(rows: readonly FileRow[]): string {
  return rows.map((row) => wrapped(JSON.stringify(row))).join('\n');
}

function wrapped(json: string): string {
  const lines: string[] = [];
  let line = indent;
  for (const [part] of json.matchAll(/[^, ]*[, ]?/g)) {
    if (line.length + part.length > width && line.trim() !== '') {
      lines.push(line.trimEnd());
      line = continued;
    }
    line += part;
  }
  return [...lines, line].join('\n');
}
