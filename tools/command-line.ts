import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/**
 * The options of this process and the arguments beside them. Ends the process after `--help`, which prints `usage`, and with status 2 after
 * an option that is not known, and after an argument unless `allowPositionals`.
 */
export function readCommandLine<const Options extends ParseArgsOptionsConfig>(
  usage: string,
  options: Options,
  { allowPositionals = false }: { allowPositionals?: boolean } = {},
): { values: ReturnType<typeof parseArgs<{ options: Options }>>['values']; positionals: string[] } {
  if (process.argv.includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs({ options, allowPositionals });
  } catch (error) {
    return endWithUsage((error as Error).message, usage);
  }
}

/** Ends the process with status 2. @param problem what is wrong with its arguments */
export function endWithUsage(problem: string, usage: string): never {
  console.error(`${problem}\n\n${usage}`);
  process.exit(2);
}
