/*
 * `npm run seed:sheet`: renders the drawings of the demo shop into sheets, to look at many pictures at once.
 */
import { mkdir } from 'node:fs/promises';
import { KINDS, type Kind } from '#seed/drawings/drawing.ts';
import { endWithUsage, readCommandLine } from '../command-line.ts';
import { renderBesideNames } from './beside-names.ts';
import { renderDepartments, renderKind, renderOverviews } from './contact-sheets.ts';
import { folder } from './sheet.ts';

const usage = `npm run seed:sheet -- [--beside-names] [KIND …]

Renders sheets of the drawings of the demo shop into ${folder}: one per kind with its lines and views, one per department with the
card pictures of its products, and icons, logos and banners. With kinds, such as phone or watch, only the sheets of these kinds.

  --beside-names  instead, sheets of 48 card pictures, the most popular products of a department first, each with the
                  product's name and the two facts that the picture must show
  --help          prints this`;

const isKind = (name: string): name is Kind => KINDS.some((kind) => kind === name);

const { values, positionals } = readCommandLine(
  usage,
  { 'beside-names': { type: 'boolean' } },
  { allowPositionals: true },
);
const unknown = positionals.filter((name) => !isKind(name));
if (unknown.length > 0)
  endWithUsage(`No kind is named ${unknown.join(', ')}. The kinds are ${KINDS.join(', ')}.`, usage);
const kinds = positionals.filter(isKind);
await mkdir(folder, { recursive: true });
if (values['beside-names']) {
  await renderBesideNames(kinds);
} else {
  for (const kind of kinds.length > 0 ? kinds : KINDS) await renderKind(kind);
  if (kinds.length === 0) {
    await renderOverviews();
    await renderDepartments();
  }
}
