import type { CompiledQuery, OperationNode, RootOperationNode, WithNode } from 'kysely';

/** What a statement does, without its values. */
export interface StatementName {
  /** Such as `select`. */
  operation: string;
  /** The table that it writes first, else the one that it reads first; undefined if there is none. */
  table: string | undefined;
}

/** Texts of statements whose names are remembered. */
const maxNames = 1000;
const names = new Map<string, StatementName>();

/** Names a statement by its operation and table. */
export function nameStatement({ sql, query }: Pick<CompiledQuery, 'sql' | 'query'>): StatementName {
  const known = names.get(sql);
  if (known) return known;
  const name = builtName(query) ?? nameOfText(sql);
  if (names.size < maxNames) names.set(sql, name);
  return name;
}

function builtName(query: RootOperationNode): StatementName | undefined {
  switch (query.kind) {
    case 'SelectQueryNode':
      return firstWrite(query) ?? { operation: 'select', table: tableOf(query.from?.froms[0]) };
    case 'InsertQueryNode':
      return firstWrite(query) ?? { operation: 'insert', table: tableOf(query.into) };
    case 'UpdateQueryNode':
      return firstWrite(query) ?? { operation: 'update', table: tableOf(query.table) };
    case 'DeleteQueryNode':
      return firstWrite(query) ?? { operation: 'delete', table: tableOf(query.from.froms[0]) };
    default:
      return undefined;
  }
}

/** The first write in the `with` of a statement. */
function firstWrite({ with: within }: { with?: WithNode }): StatementName | undefined {
  return within?.expressions
    .map(({ expression }) => builtName(expression as RootOperationNode))
    .find((name) => name && name.operation !== 'select');
}

function tableOf(node: OperationNode | undefined): string | undefined {
  if (!node) return undefined;
  if (node.kind === 'AliasNode') return tableOf((node as OperationNode & { node: OperationNode }).node);
  if (node.kind !== 'TableNode') return undefined;
  const { schema, identifier } = (node as OperationNode & { table: SchemableName }).table;
  return schema ? `${schema.name}.${identifier.name}` : identifier.name;
}

interface SchemableName {
  schema?: { name: string };
  identifier: { name: string };
}

const name = String.raw`("?[a-z_][\w".]*)`;
/** What is written to; not the `update` of `for update` and of `on conflict do update`. */
const write = new RegExp(String.raw`\b(?:(insert)\s+into|(delete)\s+from|(?<!\b(?:for|key|do)\s+)(update))\s+${name}`);
/** What is read from; no function, as in `extract(epoch from now())`. */
const read = new RegExp(String.raw`\bfrom\s+${name}(?![\w".(])`);

/** The name of a statement that is written as text, whose literals are left out. */
function nameOfText(sql: string): StatementName {
  const text = sql.replace(/'(?:[^']|'')*'/g, "''").toLowerCase();
  const [, insert, remove, update, written] = write.exec(text) ?? [];
  const [first = ''] = /[a-z]+/.exec(text) ?? [];
  const operation = insert ?? remove ?? update ?? (first === 'with' ? 'select' : first);
  const table = written ?? read.exec(text)?.[1];
  return { operation, table: table?.replaceAll('"', '') };
}
