import { type light, paint } from './colours.ts';

export const fontFamily = `Anuphan,'Noto Sans Thai','Leelawadee UI',Thonburi,Tahoma,sans-serif`;

/** Content id of the shop's icon. */
export const markId = 'mark';
/** Content id of the QR code. */
export const qrId = 'qr';

export interface Look {
  colour?: keyof typeof light;
  background?: keyof typeof light;
  border?: keyof typeof light;
  style?: string;
  /** Further attributes, escaped. */
  attributes?: string;
}

/** An element with its colours as classes and inline styles; `html` is its content. */
export function element(tag: string, { colour, background, border, style, attributes }: Look, html: string): string {
  const painted = [
    background && paint('background', background),
    colour && paint('color', colour),
    border && paint('border', border),
  ].filter((one) => one !== undefined);
  const classes = painted.map(({ className }) => className).join(' ');
  // The colours last: a shorthand such as `border-bottom` would reset them.
  const styles = [...(style ? [style] : []), ...painted.map((one) => one.style)].join(';');
  return `<${tag}${classes && ` class="${classes}"`}${attributes ? ` ${attributes}` : ''} style="${styles}">${html}</${tag}>`;
}

/** A table for layout only. */
export function table(rows: string, style: string, attributes = ''): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"${attributes && ` ${attributes}`} style="${style}">${rows}</table>`;
}
