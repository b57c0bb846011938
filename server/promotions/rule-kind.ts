import { z } from 'zod';
import { issueMessage } from '../import-export/issue-message.ts';
import type { ReferenceKeys, References } from './model.ts';

/** Validated arguments of a condition or an action: what they refer to, and how to compile them once that is known. */
export interface Parsed<Compiled> {
  references: ReferenceKeys;
  /** References that are missing match nothing. */
  compile: (references: References) => Compiled;
}

/** A kind of condition or action. */
export interface RuleKind<Compiled> {
  /** One line for the operator: what it does with its arguments. */
  help: string;
  /** Of its arguments as they are in files: baht, and the merchant's keys. */
  schema: z.ZodObject;
  parse: (args: unknown) => Parsed<Compiled>;
}

type RuleKinds<Compiled> = Readonly<Record<string, RuleKind<Compiled>>>;

/** Declares a kind, with its arguments typed by their schema. */
export function ruleKind<Schema extends z.ZodObject, Compiled>(kind: {
  help: string;
  schema: Schema;
  references?: (args: z.output<Schema>) => Partial<ReferenceKeys>;
  compile: (args: z.output<Schema>, references: References) => Compiled;
}): RuleKind<Compiled> {
  return {
    help: kind.help,
    schema: kind.schema,
    parse(args) {
      const valid = kind.schema.parse(args, { error: issueMessage });
      return {
        references: { ...noReferences, ...kind.references?.(valid) },
        compile: (references) => kind.compile(valid, references),
      };
    },
  };
}

export const noReferences: ReferenceKeys = { skus: [], products: [], brands: [], categories: [], banks: [] };

/** All keys of several rules, each once. */
export function mergeReferences(all: readonly ReferenceKeys[]): ReferenceKeys {
  const merge = <Key>(keysOf: (references: ReferenceKeys) => readonly Key[]) => [...new Set(all.flatMap(keysOf))];
  return {
    skus: merge(({ skus }) => skus),
    products: merge(({ products }) => products),
    brands: merge(({ brands }) => brands),
    categories: merge(({ categories }) => categories),
    banks: merge(({ banks }) => banks),
  };
}

/** The JSON of a rule: its kind and its arguments. */
export type RuleJson = { kind: string } & Record<string, unknown>;

/** The schema of the JSON of any of the kinds, with messages for the operator. */
export function schemaOfKinds<Compiled>(kinds: RuleKinds<Compiled>): z.ZodType<RuleJson> {
  const [first, ...others] = Object.entries(kinds).map(([name, { schema }]) =>
    schema.safeExtend({ kind: z.literal(name) }),
  );
  if (!first) throw new Error('there are no kinds');
  return z.discriminatedUnion('kind', [first, ...others], {
    error: (issue) => (issue.code === 'invalid_union' ? `must be one of ${Object.keys(kinds).join(', ')}` : undefined),
  }) as unknown as z.ZodType<RuleJson>;
}

/** @throws Error if the kind is unknown or the arguments are not valid */
export function parseRuleJson<Compiled>(kinds: RuleKinds<Compiled>, json: unknown): Parsed<Compiled> {
  const { kind: name, ...args } = z.looseObject({ kind: z.string() }).parse(json);
  const kind = kinds[name];
  if (!kind) throw new Error(`there is no kind ${name}: only ${Object.keys(kinds).join(', ')}`);
  return kind.parse(args);
}
