/** One line of the report. */
export interface Row {
  name: string;
  value: number;
  unit: string;
  /** The highest value that this machine allows, measured by the same bench. */
  ceiling?: number;
  /** Bounds of the value, or of its share of the ceiling (0 to 1). */
  target?: { min?: number; max?: number; minShareOfCeiling?: number };
  /** Latency, failures and other remarks. */
  note?: string;
}

/** The median; of an even number of values, the lower of the two in the middle. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/** Whether a row meets its target; undefined if it has none. */
export function meetsTarget({ value, ceiling, target }: Row): boolean | undefined {
  if (!target) return undefined;
  if (target.min !== undefined && !(value >= target.min)) return false;
  if (target.max !== undefined && !(value <= target.max)) return false;
  return target.minShareOfCeiling === undefined || ceiling === undefined || value / ceiling >= target.minShareOfCeiling;
}

/** Formats the report as a table for the terminal. */
export function formatTable(rows: Row[]): string {
  const header = ['', 'measured', 'ceiling', 'of ceiling', 'target', '', ''];
  const lines = rows.map((row) => [
    row.name,
    `${formatNumber(row.value)} ${row.unit}`.trimEnd(),
    row.ceiling === undefined ? '' : formatNumber(row.ceiling),
    row.ceiling === undefined ? '' : `${Math.round((row.value / row.ceiling) * 100)} %`,
    formatTarget(row),
    { true: '✓', false: '✗', undefined: '' }[String(meetsTarget(row))] ?? '',
    row.note ?? '',
  ]);
  const widths = header.map((_, column) => Math.max(...[header, ...lines].map((line) => line[column]?.length ?? 0)));
  const isNumeric = (column: number) => column >= 1 && column <= 3;
  return [header, ...lines]
    .map((line) =>
      line
        .map((cell, column) =>
          isNumeric(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function formatTarget({ target }: Row): string {
  if (!target) return '';
  const parts = [
    target.min !== undefined && `≥ ${formatNumber(target.min)}`,
    target.max !== undefined && `≤ ${formatNumber(target.max)}`,
    target.minShareOfCeiling !== undefined && `≥ ${Math.round(target.minShareOfCeiling * 100)} % of ceiling`,
  ];
  return parts.filter((part) => part !== false).join(', ');
}

function formatNumber(value: number): string {
  const digits = Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: digits });
}
