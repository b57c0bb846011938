/** One line of the report. */
export interface Row {
  name: string;
  value: number;
  unit: string;
  /** What the machine allows at most, measured in the same run. */
  limit?: number;
  /** `least` or `most` that is wanted of the value, or of its share of the limit. */
  goal?: { least?: number; most?: number; leastOfLimit?: number };
  /** Anything that belongs beside the value: latency, failures. */
  note?: string;
}

/** The middle one of an odd number of values, else the lower of the two in the middle. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/** Whether a line reaches its goal; undefined where it has none. */
export function reaches({ value, limit, goal }: Row): boolean | undefined {
  if (!goal) return undefined;
  if (goal.least !== undefined && !(value >= goal.least)) return false;
  if (goal.most !== undefined && !(value <= goal.most)) return false;
  return goal.leastOfLimit === undefined || limit === undefined || value / limit >= goal.leastOfLimit;
}

/** The report as a table for a terminal. */
export function tableOf(rows: Row[]): string {
  const heads = ['', 'measured', 'limit', 'of limit', 'goal', '', ''];
  const lines = rows.map((row) => [
    row.name,
    `${figure(row.value)} ${row.unit}`.trimEnd(),
    row.limit === undefined ? '' : figure(row.limit),
    row.limit === undefined ? '' : `${Math.round((row.value / row.limit) * 100)} %`,
    goalOf(row),
    { true: '✓', false: '✗', undefined: '' }[String(reaches(row))] ?? '',
    row.note ?? '',
  ]);
  const widths = heads.map((_, column) => Math.max(...[heads, ...lines].map((line) => line[column]?.length ?? 0)));
  const isFigure = (column: number) => column >= 1 && column <= 3;
  return [heads, ...lines]
    .map((line) =>
      line
        .map((cell, column) =>
          isFigure(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function goalOf({ goal }: Row): string {
  if (!goal) return '';
  const parts = [
    goal.least !== undefined && `≥ ${figure(goal.least)}`,
    goal.most !== undefined && `≤ ${figure(goal.most)}`,
    goal.leastOfLimit !== undefined && `≥ ${Math.round(goal.leastOfLimit * 100)} % of limit`,
  ];
  return parts.filter((part) => part !== false).join(', ');
}

function figure(value: number): string {
  const digits = Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: digits });
}
