import type { Localised, Question, SeedAttribute, SeedDrawing, SeedProduct, SpecificationRow } from '../types.ts';
import { colour } from './attributes.ts';
import { manual } from './box.ts';
import type { Colour } from './colours.ts';
import { compose, each, inTurn, type Shelf, type Standing } from './compose.ts';
import { heading, list, paragraph, text } from './text.ts';
import type { Warranty } from './warranty.ts';

/** A line of a table whose products differ in little but figures. */
export interface GoodsLine extends Standing {
  brand: string;
  model: string;
  /** Model in Thai where it is not a mere name. */
  th?: string;
  /** Baht; for a line without options. */
  price?: number;
  /** What is chosen besides colour, with its price. */
  options?: Readonly<Record<string, number>>;
  colours?: readonly Colour[];
  /** Body and trim where the colours do not tell. */
  colour?: string;
  accent?: string;
}

/** How the products of one kind are worded. */
export interface Wording<Line extends GoodsLine> {
  noun(line: Line): Localised;
  category(line: Line): string;
  drawing(line: Line): Pick<SeedDrawing, 'kind' | 'line'>;
  /** The attribute that an option's name stands for. */
  choose?(option: string, line: Line): SeedAttribute;
  shorts(line: Line): readonly [Localised, ...Localised[]];
  highlights(line: Line): Localised[];
  title: Localised;
  /** Three sentences of use, whole paragraphs each. */
  tales(line: Line): readonly [Localised, Localised, Localised];
  specification(line: Line): SpecificationRow[];
  attributes(line: Line): SeedAttribute[];
  /** At least two; each product answers two of them or more. */
  questions(line: Line): readonly [Question, Question, ...Question[]];
  box?(line: Line): Localised[];
  fits?(line: Line): number[];
  warranty(line: Line): Warranty;
  education?: boolean;
}

const plainColour = '#2A2C31';

/** Composes the products of a kind from its table and wording. */
export const goods = <Line extends GoodsLine>(
  shelf: Shelf,
  lines: readonly Line[],
  wording: Wording<Line>,
): SeedProduct[] =>
  compose(shelf, lines, (line, turn) => {
    const noun = wording.noun(line);
    const english = `${line.brand} ${line.model}`;
    const thai = `${noun.th} ${line.brand} ${line.th ?? line.model}`;
    const whole = english.toLowerCase().includes(noun.en.toLowerCase()) ? english : `${english} ${noun.en}`;
    const [first, second, third] = wording.tales(line);
    const { title } = wording;
    const questions = wording.questions(line);
    const choose = wording.choose;
    const makes: [SeedAttribute[], number][] =
      line.options && choose
        ? Object.entries(line.options).map(([option, price]) => [[choose(option, line)], price])
        : [[[], line.price ?? 0]];
    const options = line.colours
      ? each(makes, line.colours)
          .slice(0, 9)
          .map(([[attributes, price], shade]) => ({ attributes: [colour(shade), ...attributes], price }))
      : makes.map(([attributes, price]) => ({ attributes, price }));
    const coloured = options.some(({ attributes }) => attributes.some(({ code }) => code === 'colour'));
    return {
      brand: line.brand,
      model: line.model.replaceAll('+', ' Plus'),
      category: wording.category(line),
      name: text(thai, whole.replaceAll('+', ' Plus')),
      short: inTurn(turn, wording.shorts(line)),
      highlights: wording.highlights(line),
      story: inTurn(turn, [
        () => [heading(title.th, title.en), paragraph(first.th, first.en), paragraph(second.th, second.en)],
        () => [paragraph(third.th, third.en), list(first, second)],
        () => [paragraph(second.th, second.en), paragraph(third.th, third.en)],
        () => [heading(`ทำไมลูกค้าเลือก ${line.brand}`, `Why people choose ${line.brand}`), list(first, second, third)],
      ])(),
      box: wording.box?.(line) ?? [text(thai, whole), manual],
      specification: wording.specification(line),
      attributes: wording.attributes(line),
      ...(wording.fits && { fits: wording.fits(line) }),
      faq: questions.length === 2 ? [...questions] : questions.toSpliced(turn % questions.length, 1),
      warranty: wording.warranty(line),
      education: wording.education ?? false,
      drawing: {
        ...wording.drawing(line),
        ...(!coloured && { colour: line.colour ?? plainColour }),
        ...(line.accent && { accent: line.accent }),
      },
      options,
    };
  });
