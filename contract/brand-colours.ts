import type { Brand } from './brand.ts';

/** A colour as `#rrggbb`. */
export type Hex = string;

const white = '#ffffff';
/** The ground behind sections of pages and behind mails; `--color-ground` of `storefront/styles/tokens.css`. */
const ground = '#f5f7fa';
/** Secondary text on ink; `--color-mist` of `storefront/styles/tokens.css`. */
const mist = '#b9c1cf';

function channels(hex: Hex): [red: number, green: number, blue: number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Two colours mixed in sRGB. `share` is that of the first one, from 0 to 1. */
function mix(one: Hex, other: Hex, share: number): Hex {
  const others = channels(other);
  const mixed = channels(one).map((channel, index) => Math.round(channel * share + (others[index] ?? 0) * (1 - share)));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The contrast of two colours, from 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrast(one: Hex, other: Hex): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: Hex): number {
  const [red, green, blue] = channels(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Pale backgrounds of a colour, for notices and chips with text in ink or in the colour itself. */
const soft = {
  brand: (brand: Hex) => mix(brand, white, 0.09),
  accent: (accent: Hex) => mix(accent, white, 0.2),
  sale: (sale: Hex) => mix(sale, white, 0.04),
};

/** The colours of pages that derive from those of the brand, by the names of their tokens. */
export function pageColours({ brand, accent, ink, sale }: Brand['colours']) {
  return {
    ink,
    brand,
    'brand-strong': mix(brand, ink, 0.775),
    'brand-soft': soft.brand(brand),
    accent,
    'accent-soft': soft.accent(accent),
    sale,
    'sale-soft': soft.sale(sale),
  };
}

/** The colours of mails in light and in dark mode. */
export function mailColours({ brand, accent, ink, sale }: Brand['colours']) {
  const surface = mix(ink, white, 0.965);
  const brighter = mix(brand, white, 0.92);
  return {
    light: {
      ground,
      surface: white,
      soft: ground,
      ink,
      muted: '#566074',
      line: '#e3e7ee',
      button: brand,
      sale,
      good: '#e8f6ef',
      calm: soft.brand(brand),
      warning: soft.accent(accent),
    },
    dark: {
      ground: mix(ink, '#000000', 0.79),
      surface,
      soft: mix(ink, white, 0.92),
      ink: '#f2f5fa',
      muted: '#aeb9cb',
      line: mix(ink, white, 0.85),
      button: contrast(white, brighter) >= minimumContrast ? brighter : brand,
      sale: mix(sale, white, 0.55),
      good: '#12382a',
      calm: mix(brand, surface, 0.25),
      warning: mix(accent, surface, 0.2),
    },
  };
}

/** Of text on its background (WCAG 2.2 AA). */
const minimumContrast = 4.5;
/** Of the main text on white: it is also the dark ground of the top bar and the footer. */
const minimumInkContrast = 10;

type ColourName = keyof Brand['colours'];

/** What each colour is used with: the lowest contrast of these pairs, and the one that it needs. */
const uses: Record<ColourName, { needed: number; on: string; lowest: (colour: Hex, ink: Hex) => number }> = {
  brand: {
    needed: minimumContrast,
    on: 'white and its own pale shade',
    lowest: (brand) => Math.min(contrast(brand, soft.brand(brand)), contrast(brand, ground)),
  },
  accent: { needed: minimumContrast, on: 'ink', lowest: (accent, ink) => contrast(accent, ink) },
  ink: {
    needed: minimumInkContrast,
    on: 'white',
    lowest: (ink) => Math.min(contrast(ink, white), contrast(ink, mist) * (minimumInkContrast / minimumContrast)),
  },
  sale: {
    needed: minimumContrast,
    on: 'white and its own pale shade',
    lowest: (sale) => contrast(sale, soft.sale(sale)),
  },
};

/**
 * The colours with which texts would be hard to read, each with the nearest readable shade.
 *
 * @param colours all valid as hex
 */
export function unreadableColours(colours: Brand['colours']): { name: ColourName; problem: string }[] {
  return (['ink', 'brand', 'accent', 'sale'] as const).flatMap((name) => {
    const { needed, on, lowest } = uses[name];
    const reached = lowest(colours[name], colours.ink);
    if (reached >= needed) return [];
    const towards = name === 'accent' ? white : '#000000';
    const shade = Array.from({ length: 101 }, (_, step) => mix(towards, colours[name], step / 100)).find(
      (candidate) => lowest(candidate, colours.ink) >= needed,
    );
    return [
      {
        name,
        problem: `${colours[name]} is hard to read on ${on}: a contrast of ${reached.toFixed(1)}, where ${needed} is needed; use ${shade ?? towards}`,
      },
    ];
  });
}
