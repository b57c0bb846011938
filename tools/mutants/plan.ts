/** What the workers of a run do, in the file that `MUTANTS_PLAN` names. */
export interface Plan {
  /** Mutants to run with each test that reaches them. */
  mutants: number[];
  /** Instead: the one mutant that is active from the start; 0 for none. */
  only?: number;
  /** To which each worker appends entries, a line of JSON each. */
  resultFile: string;
}

/**
 * What a worker reports of mutants. `covered`: a test ran with each of them; `killed`: it failed; `loaded`: reached between tests, such
 * as when modules load;
 * `not repeated`: reached by a test that did not run with it; `spoiled`: likewise, because an earlier mutant left data that makes
 * tests of the file fail.
 */
export interface Entry {
  kind: 'covered' | 'killed' | 'loaded' | 'not repeated' | 'spoiled';
  ids: number[];
  /** The test file. */
  file: string;
  /** The test that failed. */
  test?: string;
}
