import { encode } from 'uqr';

/** A QR code as squares of one unit, with the quiet margin that scanners need around it. */
export interface QrCode {
  /** Units of its side, margin included. */
  size: number;
  /** `isDark[y][x]`. */
  isDark: boolean[][];
}

const quietMargin = 4;

export function qrCode(payload: string): QrCode {
  const { size, data } = encode(payload, { ecc: 'M', border: quietMargin });
  return { size, isDark: data };
}

/** The dark squares as one SVG path: a run of neighbours in a row is one rectangle. */
export function qrPath({ isDark }: QrCode): string {
  return isDark
    .flatMap((row, y) => runsOf(row).map(({ start, length }) => `M${start} ${y}h${length}v1h-${length}z`))
    .join('');
}

function runsOf(row: readonly boolean[]): { start: number; length: number }[] {
  const runs: { start: number; length: number }[] = [];
  for (const [x, dark] of row.entries()) {
    const last = runs.at(-1);
    if (!dark) continue;
    if (last && last.start + last.length === x) last.length += 1;
    else runs.push({ start: x, length: 1 });
  }
  return runs;
}
