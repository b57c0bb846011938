import { generate } from 'promptparse';
import sharp from 'sharp';
import { encode } from 'uqr';

/** What a slip shows. */
export interface SlipContent {
  /** The bank's transaction reference, in the mini QR code; null for a slip without one. */
  transactionReference: string | null;
  sendingBank?: string;
  /** Printed on it. */
  text?: string;
}

/** The squares of the mini QR code, in modules. */
function miniQr({ sendingBank = '004', transactionReference }: SlipContent): { x: number; y: number }[] {
  if (transactionReference === null) return [];
  const { data } = encode(generate.slipVerify({ sendingBank, transRef: transactionReference }), { border: 2 });
  return data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [{ x, y }] : [])));
}

/** The picture of a slip, as a banking app draws it. */
function drawSlip(content: SlipContent): Buffer {
  const squares = miniQr(content).map(({ x, y }) => `<rect x="${x * 5}" y="${y * 5}" width="5" height="5"/>`);
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="720" height="1280">
    <rect width="720" height="1280" fill="#dff3e6"/><rect x="40" y="120" width="640" height="1080" rx="24" fill="#fff"/>
    <text x="80" y="240" font-size="32">${content.text ?? content.transactionReference ?? ''}</text>
    <g transform="translate(460 980)">${squares.join('')}</g></svg>`);
}

export function jpegSlip(content: SlipContent): Promise<Buffer> {
  return sharp(drawSlip(content))
    .jpeg({ quality: 70 })
    .withExif({ IFD0: { Artist: 'secret place' } })
    .toBuffer();
}

export function pngSlip(content: SlipContent): Promise<Buffer> {
  return sharp(drawSlip(content)).png().toBuffer();
}

/** A PDF of one page, whose QR code is drawn as rectangles. */
export function pdfSlip(content: SlipContent, pageSize = 600): Buffer {
  const squares = miniQr(content).map(({ x, y }) => `${300 + x * 4} ${400 - y * 4} 4 4 re f`);
  return pdfOf([`0.9 0.5 0.1 rg 20 20 100 40 re f 0 g`, ...squares].join('\n'), pageSize);
}

/** A PDF of one page with these drawing operators. */
export function pdfOf(page: string, pageSize = 600): Buffer {
  return pdfFile([pageObject(pageSize), streamObject('', page)]);
}

/** A PDF of a few kilobytes that draws transparent groups within groups, ten in each: drawing it needs any amount of memory. */
export function pdfOfNestedGroups(): Buffer {
  const form = '/Type /XObject /Subtype /Form /BBox [0 0 600 600]';
  const group = (inner: number) =>
    streamObject(
      `${form} /Group << /S /Transparency >> /Resources << /XObject << /X ${inner} 0 R >> >>`,
      '/X Do '.repeat(10),
    );
  // The objects before the first group.
  const begin = 5;
  const groups = Array.from({ length: 8 }, (_, level) => group(begin + level + 1));
  const innermost = streamObject(form, '1 0 0 rg 0 0 300 300 re f 0 0 0 RG 10 10 m 500 500 l S');
  const page = pageObject(600, `/Resources << /XObject << /X ${begin} 0 R >> >>`);
  return pdfFile([page, streamObject('', '/X Do'), ...groups, innermost]);
}

function pageObject(pageSize: number, more = ''): string {
  return `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageSize} ${pageSize}] /Contents 4 0 R ${more} >>`;
}

function streamObject(entries: string, content: string): string {
  return `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`;
}

/** The third object is the page. */
function pdfFile(objectsFromThird: string[]): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    ...objectsFromThird,
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = file.length;
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF`;
  return Buffer.from(file, 'latin1');
}
