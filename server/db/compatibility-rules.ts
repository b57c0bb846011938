/*
 * Whether a version that does not know a migration can run on a database that has it. A migration that takes something away says so in
 * its first line: `-- needs versions from 0065`, the first migration that a version must know to run after this one.
 */

/** The number of the first migration that a version must know to run after this one; null if all versions can. */
export function neededNumber(script: string): string | null {
  return /^-- needs versions from (\d{4})\b/.exec(script)?.[1] ?? null;
}

/**
 * What of a migration without such a line can stop versions before it: what it drops, renames or narrows, and what it asks of rows
 * that they write. Tables that it creates are its own.
 */
export function undeclaredContractions(script: string): string[] {
  if (neededNumber(script)) return [];
  const statements = statementsOf(script);
  const created = new Set(
    statements.flatMap((text) => /^create (?:or replace )?(?:table|view|function) ([a-z_]+)/.exec(text)?.[1] ?? []),
  );
  return statements.flatMap((statement) => contractionsOf(statement, created).map((what) => `${what}: ${statement}`));
}

function contractionsOf(statement: string, created: ReadonlySet<string>): string[] {
  const dropped = /^drop (table|view|function|type|domain|schema|sequence) (?:if exists )?([a-z_]+)/.exec(statement);
  if (dropped?.[1] && dropped[2] && !created.has(dropped[2])) return [`drops a ${dropped[1]}`];
  const unique = /^create unique index [a-z_]+ on ([a-z_]+)/.exec(statement);
  if (unique?.[1] && !created.has(unique[1])) return ['forbids equal rows'];
  const altered = /^alter table (?:if exists )?(?:only )?([a-z_]+) (.*)$/.exec(statement);
  if (!altered?.[1] || !altered[2] || created.has(altered[1])) return [];
  const actions = partsOf(altered[2]);
  return actions.flatMap((action) => contractionOf(action, actions) ?? []);
}

const addsConstraint = /^add (?:constraint [a-z_0-9]+ )?(?:check|unique|foreign key|primary key|exclude)\b/;

/** @param actions all of the statement: constraints that replace others may be wider */
function contractionOf(action: string, actions: readonly string[]): string | undefined {
  if (/\brename\b/.test(action)) return 'renames';
  if (/^drop (?!constraint\b)/.test(action)) return 'drops a column';
  if (/^alter .*\btype\b/.test(action)) return 'changes the type of a column';
  if (/^alter .*\bset not null\b/.test(action)) return 'forbids null';
  if (/^alter .*\bdrop default\b/.test(action)) return 'drops a default';
  if (addsConstraint.test(action))
    return countOf(actions, addsConstraint) > countOf(actions, /^drop constraint\b/)
      ? 'adds a constraint to rows that exist'
      : undefined;
  const isRequired =
    /^add .*(?<!\bis )\bnot null\b/.test(action) && !/\b(?:default|generated|serial|bigserial)\b/.test(action);
  return isRequired ? 'adds a column that needs a value' : undefined;
}

function countOf(actions: readonly string[], pattern: RegExp): number {
  return actions.filter((action) => pattern.test(action)).length;
}

/** Statements in small letters on one line each, without comments and without what is quoted. */
function statementsOf(script: string): string[] {
  return script
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/(\$\w*\$)[\s\S]*?\1/g, "''")
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .toLowerCase()
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/** Splits at the commas that are not in parentheses. */
function partsOf(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    depth += character === '(' ? 1 : character === ')' ? -1 : 0;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim());
}
