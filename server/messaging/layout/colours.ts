import { mailColours } from '#contract/brand-colours.ts';
import { brand } from '#contract/shop.ts';

/** The shop's colours, written into each mail: mail programs know no custom properties. */
export const { light, dark } = mailColours(brand.colours);

/** Text on a button, also in dark mode. */
export const onButton = '#FFFFFF';

/** In which property each colour is used, as a class that dark mode overrides. */
type Use = 'background' | 'color' | 'border';

const properties: Record<Use, string> = { background: 'background-color', color: 'color', border: 'border-color' };

/**
 * Class and inline style of a colour. Inline styles are all that some mail programs keep; the class lets others switch to
 * dark mode.
 */
export function paint(use: Use, colour: keyof typeof light): { className: string; style: string } {
  return { className: `${use}-${colour}`, style: `${properties[use]}:${light[colour]}` };
}

const uses = Object.keys(properties) as Use[];
const names = Object.keys(light) as (keyof typeof light)[];

function darkRules(selector: (className: string) => string): string {
  return uses
    .flatMap((use) => names.map((name) => `${selector(`.${use}-${name}`)}{${properties[use]}:${dark[name]}!important}`))
    .join('');
}

/** For programs that follow the reader's choice, and for Outlook on the web, which marks the document instead. */
export const darkStyles = `@media (prefers-color-scheme:dark){${darkRules((name) => name)}}${darkRules((name) => `[data-ogsc] ${name}`)}`;
