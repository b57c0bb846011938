import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';
import { equivalents } from './equivalents.ts';
import { type Mutation, mutationsOf } from './mutations.ts';

/** A mutation of a listed file, under a number that is unique in the run. */
export interface Mutant extends Mutation {
  id: number;
  file: string;
  /** Why no test can notice it. */
  equivalent?: string | undefined;
}

/** The mutants of files, whose paths are relative to the project's folder. Throws if a listed equivalent is none of them. */
export function mutantsOf(files: readonly string[]): Mutant[] {
  let id = 0;
  return files.flatMap((file) => {
    const reasons = new Map(Object.entries(equivalents[file] ?? {}));
    const mutants = mutationsOf(readFileSync(join(root, file), 'utf8'), file).map((mutation) => {
      id += 1;
      return { ...mutation, id, file, equivalent: reasons.get(mutation.change) };
    });
    const unknown = [...reasons.keys()].find((change) => !mutants.some((mutant) => mutant.change === change));
    if (unknown) throw new Error(`tools/mutants/equivalents.ts: ${file} has no mutant "${unknown}".`);
    return mutants;
  });
}
