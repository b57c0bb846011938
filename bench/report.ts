/** One line of the report. */
export interface Row {
  name: string;
  value: number;
  unit: string;
  /** The highest value that this machine allows, measured by the same bench. */
  limit?: number;
  /** Bounds of the value, or of its share of the limit (0 to 1). */
  goal?: { min?: number; max?: number; minShareOfLimit?: number };
  /** Latency, failures and other remarks. */
  note?: string;
}

/** The median; of an even number of values, the lower of the two in the middle. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/** Whether a row meets its goal; undefined if it has none. */
export function meetsGoal({ value, limit, goal }: Row): boolean | undefined {
  if (!goal) return undefined;
  if (goal.min !== undefined && !(value >= goal.min)) return false;
  if (goal.max !== undefined && !(value <= goal.max)) return false;
  return goal.minShareOfLimit === undefined || limit === undefined || value / limit >= goal.minShareOfLimit;
}

/** Formats the report as a table for the terminal. */
export function formatTable(rows: Row[]): string {
  const header = ['', 'measured', 'limit', 'of limit', 'goal', '', ''];
  const lines = rows.map((row) => [
    row.name,
    `${formatNumber(row.value)} ${row.unit}`.trimEnd(),
    row.limit === undefined ? '' : formatNumber(row.limit),
    row.limit === undefined ? '' : `${Math.round((row.value / row.limit) * 100)} %`,
    formatGoal(row),
    { true: '✓', false: '✗', undefined: '' }[String(meetsGoal(row))] ?? '',
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

function formatGoal({ goal }: Row): string {
  if (!goal) return '';
  const parts = [
    goal.min !== undefined && `≥ ${formatNumber(goal.min)}`,
    goal.max !== undefined && `≤ ${formatNumber(goal.max)}`,
    goal.minShareOfLimit !== undefined && `≥ ${Math.round(goal.minShareOfLimit * 100)} % of limit`,
  ];
  return parts.filter((part) => part !== false).join(', ');
}

function formatNumber(value: number): string {
  const digits = Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: digits });
}
