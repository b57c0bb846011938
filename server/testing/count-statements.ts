import type { KyselyPlugin } from 'kysely';
import type { TestDatabase } from './test-database.ts';

/** A database for a test shop, and how many statements it was sent so far; those through the original `db` do not count. */
export function countStatements(original: TestDatabase): { database: TestDatabase; statementCount(): number } {
  let statements = 0;
  const counter: KyselyPlugin = {
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return {
    database: { ...original, db: original.db.withPlugin(counter) },
    statementCount: () => statements,
  };
}
