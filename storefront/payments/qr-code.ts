import { encode } from 'uqr';

/** The modules (squares) of a QR code, surrounded by the quiet zone that scanners need. */
export interface QrCode {
  /** Modules per side, including the quiet zone. */
  size: number;
  /** `isDark[y][x]`. */
  isDark: boolean[][];
}

const quietZone = 4;

export function qrCode(payload: string): QrCode {
  const { size, data } = encode(payload, { ecc: 'M', border: quietZone });
  return { size, isDark: data };
}

/** The dark modules as an SVG path in units of one module; each horizontal run is one rectangle. */
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
