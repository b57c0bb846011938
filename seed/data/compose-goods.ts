import { chosen, seedOf } from '../drawings/variety.ts';
import type { Localised, Question, SeedAttribute, SeedDrawing, SeedProduct, SpecificationRow } from '../types.ts';
import { colour } from './attributes.ts';
import { manual } from './box-contents.ts';
import type { Colour } from './colours.ts';
import { compose, type KindSettings, pairs, pickByTurn, type SalesStatus } from './compose.ts';
import { heading, list, paragraph, text } from './text.ts';
import type { Warranty } from './warranty.ts';

/** A line of a table of similar products. */
export interface GoodsLine extends SalesStatus {
  brand: string;
  model: string;
  /** Thai model name, if different. */
  th?: string;
  /** Baht; for a line without options. */
  price?: number;
  /** Options besides colour, with prices in baht. */
  options?: Readonly<Record<string, number>>;
  colours?: readonly Colour[];
  /** Colours of body and trim, if there are no `colours`. */
  colour?: string;
  accent?: string;
}

/** Texts and attributes of the products of one kind. */
export interface Wording<Line extends GoodsLine> {
  noun(line: Line): Localised;
  category(line: Line): string;
  drawing(line: Line): Pick<SeedDrawing, 'kind' | 'line' | 'shape'>;
  /** The attribute of an option. */
  optionAttribute?(option: string, line: Line): SeedAttribute;
  shortDescriptions(line: Line): readonly [Localised, ...Localised[]];
  highlights(line: Line): Localised[];
  title: Localised;
  /** Three texts about usage, each a paragraph. */
  usageTexts(line: Line): readonly [Localised, Localised, Localised];
  specification(line: Line): SpecificationRow[];
  attributes(line: Line): SeedAttribute[];
  /** At least two; each product has two or more of them. */
  questions(line: Line): readonly [Question, Question, ...Question[]];
  box?(line: Line): Localised[];
  fits?(line: Line): number[];
  warranty(line: Line): Warranty;
  education?: boolean;
}

/** Bodies of models whose colour is not stated. */
const usualColours = ['#2A2C31', '#1C1D21', '#3B4049', '#33363C', '#4C4F55'] as const;

/** Creates the products of a kind from its table and its texts. */
export const composeGoods = <Line extends GoodsLine>(
  settings: KindSettings,
  lines: readonly Line[],
  wording: Wording<Line>,
): SeedProduct[] =>
  compose(settings, lines, (line, turn) => {
    const noun = wording.noun(line);
    const english = `${line.brand} ${line.model}`;
    const thai = `${noun.th} ${line.brand} ${line.th ?? line.model}`;
    const fullName = english.toLowerCase().includes(noun.en.toLowerCase()) ? english : `${english} ${noun.en}`;
    const [first, second, third] = wording.usageTexts(line);
    const { title } = wording;
    const questions = wording.questions(line);
    const { optionAttribute } = wording;
    const variants: [SeedAttribute[], number][] =
      line.options && optionAttribute
        ? Object.entries(line.options).map(([option, price]) => [[optionAttribute(option, line)], price])
        : [[[], line.price ?? 0]];
    const options = line.colours
      ? pairs(variants, line.colours)
          .slice(0, 9)
          .map(([[attributes, price], shade]) => ({ attributes: [colour(shade), ...attributes], price }))
      : variants.map(([attributes, price]) => ({ attributes, price }));
    const hasColourOption = options.some(({ attributes }) => attributes.some(({ code }) => code === 'colour'));
    return {
      brand: line.brand,
      model: line.model.replaceAll('+', ' Plus'),
      category: wording.category(line),
      name: text(thai, fullName.replaceAll('+', ' Plus')),
      shortDescription: pickByTurn(turn, wording.shortDescriptions(line)),
      highlights: wording.highlights(line),
      description: pickByTurn(turn, [
        () => [heading(title.th, title.en), paragraph(first.th, first.en), paragraph(second.th, second.en)],
        () => [paragraph(third.th, third.en), list(first, second)],
        () => [paragraph(second.th, second.en), paragraph(third.th, third.en)],
        () => [heading(`ทำไมลูกค้าเลือก ${line.brand}`, `Why people choose ${line.brand}`), list(first, second, third)],
      ])(),
      box: wording.box?.(line) ?? [text(thai, fullName), manual],
      specification: wording.specification(line),
      attributes: wording.attributes(line),
      ...(wording.fits && { fits: wording.fits(line) }),
      faq: questions.length === 2 ? [...questions] : questions.toSpliced(turn % questions.length, 1),
      warranty: wording.warranty(line),
      education: wording.education ?? false,
      drawing: {
        ...wording.drawing(line),
        ...(!hasColourOption && { colour: line.colour ?? chosen(usualColours, seedOf(english), 0) }),
        ...(line.accent && { accent: line.accent }),
      },
      options,
    };
  });
