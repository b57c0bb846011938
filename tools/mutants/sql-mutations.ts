import type { ESTree } from 'vite';
import { shorten } from './shorten.ts';

interface Edit {
  start: number;
  end: number;
  text: string;
  change: string;
}

/** Where a clause ends: at the next clause of the same level of parentheses. */
const nextClause =
  /^(?:where|group by|order by|limit|offset|for (?:no key )?update|for share|returning|union|on conflict|from|set|select|(?:left |cross )?join|window|then|else|end)\b/;

const replacements: [pattern: RegExp, text: string][] = [
  [/(?<= )<=(?= )/g, '<'],
  [/(?<= )<(?= )/g, '<='],
  [/(?<= )>=(?= )/g, '>'],
  [/(?<= )>(?= )/g, '>='],
  [/(?<= )<>(?= )/g, '='],
  [/(?<= )\+(?= )/g, '-'],
  [/(?<= )-(?= )/g, '+'],
  [/(?<= )\*(?= )/g, '+'],
  [/\bleast(?=\()/g, 'greatest'],
  [/\bgreatest(?=\()/g, 'least'],
  [/\bmin(?=\()/g, 'max'],
  [/\bmax(?=\()/g, 'min'],
  [/\bleft join\b/g, 'join'],
  [/\bnot exists\b/g, 'exists'],
  [/\bis not null\b/g, 'is null'],
  [/\bis null\b/g, 'is not null'],
  [/\btrue\b/g, 'false'],
  [/\bfalse\b/g, 'true'],
  [/(?<=\w) desc\b/g, ''],
  [/\bdistinct(?= )/g, ''],
  [/\b(?:for no key update|for update|for share)(?: of \w+)?/g, ''],
];

/** Mutations of a template of SQL: other comparisons, and clauses and conditions that are left out. */
export function sqlMutations(code: string, { start, end, expressions }: ESTree.TemplateLiteral): Edit[] {
  // Expressions are masked by as many other characters, so that positions stay.
  let sql = code.slice(start + 1, end - 1);
  for (const expression of expressions) {
    const from = code.lastIndexOf('${', expression.start) - start - 1;
    const to = code.indexOf('}', expression.end) - start;
    sql = sql.slice(0, from) + '\u25a1'.repeat(to - from) + sql.slice(to);
  }
  const edit = (from: number, to: number, text: string): Edit => {
    const before = code
      .slice(start + 1 + from, start + 1 + to)
      .replace(/\s+/g, ' ')
      .trim();
    // Many are alike: the line says where it is.
    const lineStart = sql.lastIndexOf('\n', from) + 1;
    const lineEnd = (sql.indexOf('\n', from) + 1 || sql.length + 1) - 1;
    const line = shorten(code.slice(start + 1 + lineStart, start + 1 + lineEnd).trim());
    const change = text ? `${line}: ${before} → ${text}` : `${before.slice(0, 90)} removed`;
    return { start: start + 1 + from, end: start + 1 + to, text, change };
  };
  const edits = replacements.flatMap(([pattern, text]) =>
    [...sql.matchAll(pattern)].map(({ index, 0: match }) => edit(index, index + match.length, text)),
  );
  for (const { index } of sql.matchAll(/\border by\b/g)) edits.push(edit(index, clauseEnd(sql, index + 8), ''));
  for (const { index, 0: keyword } of sql.matchAll(/\b(?:where|on)\b(?! conflict)/g)) {
    if (/\bconflict $/.test(sql.slice(0, index))) continue;
    const from = index + keyword.length;
    edits.push(...conditionEdits(sql, { from, to: clauseEnd(sql, from), index, keyword }, edit));
  }
  return edits;
}

/** The conditions of a clause without each of those that `and` joins. */
function conditionEdits(
  sql: string,
  { from, to, index, keyword }: { from: number; to: number; index: number; keyword: string },
  edit: (from: number, to: number, text: string) => Edit,
): Edit[] {
  const joints = jointsOf(sql, from, to);
  if (joints.length === 0) return keyword === 'where' ? [edit(index, to, '')] : [];
  return [
    edit(from, (joints[0] ?? from) + 'and'.length, ''),
    ...joints.map((joint, at) => edit(joint, joints[at + 1] ?? to, '')),
  ];
}

/** The positions of `and` between conditions, without that of `between … and …`. */
function jointsOf(sql: string, from: number, to: number): number[] {
  const joints: number[] = [];
  let depth = 0;
  let isBetween = false;
  for (let at = from; at < to; at += 1) {
    if (sql[at] === '(') depth += 1;
    if (sql[at] === ')') depth -= 1;
    if (depth > 0 || /\w/.test(sql[at - 1] ?? '')) continue;
    if (/^between\b/.test(sql.slice(at, at + 8))) isBetween = true;
    if (!/^and\b/.test(sql.slice(at, at + 4))) continue;
    if (!isBetween) joints.push(at);
    isBetween = false;
  }
  return joints;
}

function clauseEnd(sql: string, from: number): number {
  let depth = 0;
  for (let at = from; at < sql.length; at += 1) {
    if (sql[at] === '(') depth += 1;
    if (sql[at] === ')') depth -= 1;
    if (depth < 0) return at;
    if (depth === 0 && /\s/.test(sql[at - 1] ?? '') && nextClause.test(sql.slice(at, at + 20))) return at;
  }
  return sql.length;
}
