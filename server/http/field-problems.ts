import type * as z from 'zod/v4/core';

/** What is wrong with the fields of a request, by their path: the keys of rules (`contract/validation.ts`). */
export type FieldProblems = Record<string, string[]>;

/**
 * Adds what a schema of the contract says about one part of a request: each rule of a field once, and of a field that is missing only that
 * it is required, whatever its schema says.
 *
 * @param issues with their input (`reportInput`)
 * @param name of the part, for what is wrong with it as a whole
 */
export function addFieldProblems(
  fields: FieldProblems,
  issues: readonly z.$ZodIssue[],
  { name, given }: { name: string; given: unknown },
): void {
  for (const issue of issues)
    addProblem(
      fields,
      issue.path.join('.') || name,
      isMissing(issue, given) ? requiredKey(issue.message) : issue.message,
    );
}

function addProblem(fields: FieldProblems, field: string, problem: string): void {
  const found = fields[field] ?? [];
  if (found.includes('required') || found.includes(problem)) return;
  fields[field] = problem === 'required' ? [problem] : [...found, problem];
}

/** The rule that a missing field breaks. Some have one of their own, such as `consent_required`. */
function requiredKey(message: string): string {
  return message.endsWith('_required') ? message : 'required';
}

const codesOfMissing: readonly z.$ZodIssue['code'][] = ['invalid_type', 'invalid_value', 'invalid_union'];

function isMissing({ code, input, path }: z.$ZodIssue, given: unknown): boolean {
  return codesOfMissing.includes(code) && (input === undefined || isAbsent(given, path));
}

/**
 * Whether an object has no value at a key. The input of an issue does not say so of a missing number that is coerced, where it is NaN, and of
 * a key that chooses one of several schemas, where it is the object.
 */
function isAbsent(given: unknown, path: readonly PropertyKey[]): boolean {
  let value = given;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return false;
    // A list lacks nothing: the schema made another one of it, or of a text, to which the path leads.
    if (Array.isArray(value) && !(key in value)) return false;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value === undefined;
}
