import { type ESTree, parseSync } from 'vite';
import { shorten } from './shorten.ts';
import { sqlMutations } from './sql-mutations.ts';

/** A change of the source that tests should notice. */
export interface Mutation {
  /** Range of the expression that it replaces. */
  start: number;
  end: number;
  /** What the expression is instead. */
  replacement: string;
  line: number;
  /** What changes, such as `< → <=`. */
  change: string;
}

type Node = ESTree.Node;
type Edit = { start: number; end: number; text: string; change: string };

const operators: Record<string, string[]> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
};

const methods = new Map([
  ['min', 'max'],
  ['max', 'min'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
  ['round', 'floor'],
  ['some', 'every'],
  ['every', 'some'],
]);

/** Calls of which only the object remains: of arrays, and of Kysely's query builder. */
const dropped = new Set([
  ...['filter', 'toSorted', 'sort', 'toReversed', 'reverse', 'slice'],
  ...['where', 'orderBy', 'forUpdate', 'forNoKeyUpdate', 'forShare', 'noWait', 'skipLocked', 'distinct', 'onConflict'],
]);

/** All mutations of a module of TypeScript. Several can replace the same expression; each is meant alone. */
export function mutationsOf(code: string, file: string): Mutation[] {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const mutations: Mutation[] = [];
  const lineStarts = [...code.matchAll(/^/gm)].map(({ index }) => index);

  function add(node: Node, { start, end, text, change }: Edit): void {
    mutations.push({
      start: node.start,
      end: node.end,
      replacement: code.slice(node.start, start) + text + code.slice(end, node.end),
      line: lineStarts.findLastIndex((at) => at <= start) + 1,
      change,
    });
  }
  const textOf = ({ start, end }: Node) => code.slice(start, end);
  const replace = (node: Node, text: string, change = `${shorten(textOf(node))} → ${text}`) =>
    add(node, { start: node.start, end: node.end, text, change });

  /** Its change says where it is, because many literals are alike. */
  const replaceIn = (parent: Node | undefined, node: Node, text: string) =>
    replace(node, text, `${shorten(textOf(parent ?? node))}: ${textOf(node)} → ${text}`);

  function swapOperator(node: Node & { operator: string; left: Node; right: Node }): void {
    const at = code.indexOf(node.operator, node.left.end);
    const end = at + node.operator.length;
    for (const text of operators[node.operator] ?? [])
      add(node, { start: at, end, text, change: `${shorten(textOf(node))}: ${node.operator} → ${text}` });
  }
  const decide = (condition: Node) => {
    for (const text of ['true', 'false']) replace(condition, text);
  };

  function mutate(node: Node, parent: Node | undefined): void {
    switch (node.type) {
      case 'BinaryExpression':
        if (![node.left, node.right].some(isText)) swapOperator(node);
        break;
      case 'LogicalExpression':
        if (node.operator === '??') replace(node, textOf(node.left));
        else swapOperator(node);
        break;
      case 'AssignmentExpression':
        swapOperator(node);
        break;
      case 'ConditionalExpression':
      case 'IfStatement':
        decide(node.test);
        break;
      case 'UnaryExpression':
        if (node.operator === '!' || node.operator === '-') replace(node, textOf(node.argument));
        break;
      case 'Literal':
        if (typeof node.value === 'boolean') replaceIn(parent, node, String(!node.value));
        if (typeof node.value === 'number') replaceIn(parent, node, String(node.value + 1));
        break;
      case 'ExpressionStatement':
        if (['AwaitExpression', 'CallExpression', 'AssignmentExpression'].includes(node.expression.type))
          replace(node.expression, 'undefined', `${shorten(textOf(node))} removed`);
        break;
      case 'CallExpression':
        mutateCall(node, parent);
        break;
      case 'TaggedTemplateExpression':
        if (node.tag.type === 'Identifier' && node.tag.name === 'sql')
          for (const edit of sqlMutations(code, node.quasi)) add(node, edit);
        break;
    }
  }

  function mutateCall(node: ESTree.CallExpression, parent: Node | undefined): void {
    const { callee } = node;
    if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier') return;
    const { name, start, end } = callee.property;
    const other = methods.get(name);
    if (other) add(node, { start, end, text: other, change: `${shorten(textOf(node))}: ${name} → ${other}` });
    // As a statement, it is removed as a whole.
    if (!dropped.has(name) || parent?.type === 'ExpressionStatement') return;
    const call = shorten(code.slice(callee.object.end, node.end).trim());
    add(node, { start: callee.object.end, end: node.end, text: '', change: `${call} removed` });
  }

  visit(program, undefined, mutate);
  return mutations;
}

/** Calls `mutate` for every node that runs and is no part of a chain with `?.`, whose parts cannot be replaced one by one. */
function visit(node: Node, parent: Node | undefined, mutate: (node: Node, parent: Node | undefined) => void): void {
  if (isNeverRun(node, parent)) return;
  if (node.type === 'ChainExpression') {
    for (const argument of chainArguments(node.expression)) visit(argument, node, mutate);
    return;
  }
  mutate(node, parent);
  for (const child of childrenOf(node)) visit(child, node, mutate);
}

const typed = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

function isNeverRun(node: Node, parent: Node | undefined): boolean {
  if (node.type.startsWith('TS') && !typed.has(node.type)) return true;
  if (node.type === 'ImportDeclaration' || node.type === 'ExportAllDeclaration') return true;
  return parent !== undefined && 'key' in parent && parent.key === node && !('computed' in parent && parent.computed);
}

function chainArguments(node: Node): Node[] {
  if (node.type === 'CallExpression') return [...chainArguments(node.callee), ...node.arguments];
  if (node.type === 'MemberExpression')
    return [...chainArguments(node.object), ...(node.computed ? [node.property] : [])];
  return [];
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter(
      (value): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value,
    );
}

/** Whether an operand of `+` makes it join texts. */
function isText(node: Node): boolean {
  return node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');
}
