// @ts-check
/*
 * Plain JavaScript without dependencies: it also runs on the system's Node (20 or later), before `npm run` uses that of the packages.
 * A program that imports a file that is not JSON ends before any code of its own runs.
 */
import { readFileSync } from 'node:fs';

/**
 * What keeps `brand/brand.json` from being read, in one line with the place and what would do; undefined if nothing does.
 *
 * @param {URL | string} file
 * @returns {string | undefined}
 */
export function brandJsonProblem(file = new URL('../brand/brand.json', import.meta.url)) {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return `brand/brand.json cannot be read: ${error instanceof Error ? error.message : error}.`;
  }
  const problem = parseProblem(text);
  if (problem === undefined) return undefined;
  const position = positionOf(problem, text);
  const before = text.slice(0, position).split('\n');
  return `brand/brand.json, line ${before.length}, column ${(before.at(-1) ?? '').length + 1} is not JSON: ${remedy(text, position)}.`;
}

/**
 * @param {string} text
 * @returns {string | undefined}
 */
function parseProblem(text) {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
}

/**
 * @param {string} problem
 * @param {string} text
 */
function positionOf(problem, text) {
  const position = /at position (\d+)/.exec(problem)?.[1];
  if (position !== undefined) return Number(position);
  // An unexpected token is reported without its position: it is the last character of the shortest text that has one.
  for (let length = 1; length <= text.length; length += 1)
    if (parseProblem(text.slice(0, length))?.startsWith('Unexpected token')) return length - 1;
  return text.length;
}

/**
 * @param {string} text
 * @param {number} position
 */
function remedy(text, position) {
  const found = text[position] ?? '';
  const before = text.slice(0, position).trimEnd().at(-1) ?? '';
  if (found === '\uFEFF') return 'save it as UTF-8 without a byte order mark';
  if (found === '') return 'its end is missing, such as a quote, ] or }';
  if ("\u201C\u201D\u2018\u2019'".includes(found)) return `write " instead of ${found}`;
  if ('}]'.includes(found) && before === ',') return 'remove the comma before it';
  if (found === '"' && !',:{['.includes(before)) return 'put a comma or a colon before it';
  if (found === '/') return 'comments are not possible';
  return `${found.trim() === '' ? 'a line break' : found} cannot be here; names and texts are in ", with commas between them`;
}
