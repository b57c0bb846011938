/** The shop's colours (`storefront/styles/tokens.css`): mail programs know no custom properties. */
export const light = {
  ground: '#F5F7FA',
  surface: '#FFFFFF',
  soft: '#F5F7FA',
  ink: '#0E1726',
  muted: '#566074',
  line: '#E3E7EE',
  button: '#1D4ED8',
  sale: '#D92D20',
  good: '#E8F6EF',
  calm: '#EAF0FE',
  warning: '#FFF7CC',
} as const;

/** Text on a button, also in dark mode. */
export const onButton = '#FFFFFF';

export const dark: Record<keyof typeof light, string> = {
  ground: '#0B121E',
  surface: '#152033',
  soft: '#1D2A40',
  ink: '#F2F5FA',
  muted: '#AEB9CB',
  line: '#2C3B54',
  button: '#2F5FE3',
  sale: '#FF8B80',
  good: '#12382A',
  calm: '#1A2D57',
  warning: '#40380F',
};

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
