import { Command, Option } from 'commander';
import { dayInBangkok } from '#contract/bangkok-time.ts';
import { demoBrand, brand as present } from '#contract/shop.ts';
import type { AppContext } from '#server/app-context.ts';
import { readTextFile } from '#server/import-export/text-file.ts';
import { runInTerminal } from '../run.ts';
import { askQuestions, InputEnded } from './ask.ts';
import { writeBrand } from './brand-files.ts';
import { answersInFile, brandOf } from './brand-of-answers.ts';
import { fillShop } from './fill-shop.ts';
import { pendingRows } from './pending-rows.ts';
import { type Answers, questions } from './questions.ts';
import { shopState } from './shop-queries.ts';

interface InitCliContext {
  withContext<T>(work: (context: Pick<AppContext, 'db' | 'clock'>) => Promise<T>): Promise<T>;
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

interface Options {
  from?: string;
  /** Of the process that writes the drafts: the brand was written just before. */
  brandIsNew?: boolean;
}

const answersHelp = questions
  .map(({ name, prompt, example }) => `  ${name.padEnd(16)}  ${prompt}, such as ${example}`)
  .join('\n');

/** `npm run shop -- init`: a new shop under the merchant's name, with texts to edit and without products. */
export function initCommand(cli: InitCliContext): Command {
  return new Command('init')
    .description('set up a shop: write brand/ from a few answers, and fill an empty database with drafts to edit')
    .option('--from <file>', 'a JSON file with the answers by name, instead of asking')
    .addOption(new Option('--brand-is-new').hideHelp())
    .addHelpText(
      'after',
      `
Answers:
${answersHelp}

A brand that is no longer the demo's is not changed. The first time, the drafts replace the home page and the menus of a new database;
afterwards only what is missing is added. A shop with products or orders is not changed.`,
    )
    .action((options: Options, command: Command) => init(cli, options, command));
}

async function init(cli: InitCliContext, { from, brandIsNew }: Options, command: Command): Promise<void> {
  const { output } = cli;
  // As long as the demo's company is in it, the brand is not the merchant's.
  const isDemoBrand = present.company.taxId === demoBrand.taxId;
  const state = await cli.withContext(async (context) => ({
    ...(await shopState(context.db)),
    pending: (await pendingRows(context)).length,
  }));
  if ((state.products > 0 || state.orders > 0) && (isDemoBrand || state.pending > 0))
    command.error(
      `This shop has ${state.products} products and ${state.orders} orders; init sets up an empty one. Use another database (DATABASE_URL or DATA_FOLDER), or edit brand/brand.json and import content.`,
    );
  if (isDemoBrand) {
    await setUpBrand(cli, from, command);
    // In a process of its own, because each process reads the brand once, at its start.
    process.exitCode = await runInTerminal('tools/shop.ts', ['init', '--brand-is-new']);
    return;
  }
  if (!brandIsNew) output.write(`brand/brand.json is that of ${present.name.en}: edit it there.\n`);
  const written = await cli.withContext(fillShop);
  output.write(
    written > 0
      ? `${written} drafts are written: go on with docs/first-shop.md.\n`
      : 'There were no drafts to write; nothing was changed.\n',
  );
}

async function setUpBrand(cli: InitCliContext, from: string | undefined, command: Command): Promise<void> {
  const today = dayInBangkok(new Date());
  const brandOfAnswers = (answers: Answers) => brandOf(answers, present, today);
  const answers =
    from === undefined ? await asked(cli, brandOfAnswers, command) : await readAnswers(from, brandOfAnswers, command);
  const brand = brandOfAnswers(answers);
  await writeBrand(brand);
  cli.output.write(`brand/ has brand.json, logo.svg and icon.svg of ${brand.name.en}.
Start the server with ORIGIN=${answers.origin}
`);
}

function asked(
  cli: InitCliContext,
  brandOfAnswers: (answers: Answers) => ReturnType<typeof brandOf>,
  command: Command,
) {
  return askQuestions(cli, brandOfAnswers).catch((error) => {
    if (!(error instanceof InputEnded)) throw error;
    return command.error('\nThe input ended before the last answer; nothing was written.');
  });
}

async function readAnswers(
  path: string,
  brandOfAnswers: (answers: Answers) => ReturnType<typeof brandOf>,
  command: Command,
): Promise<Answers> {
  const text = await readTextFile(path, command);
  const { answers, problems } = answersInFile(parsed(text), brandOfAnswers);
  if (problems.length > 0) command.error(problems.map((problem) => `${path}: ${problem}`).join('\n'));
  return answers;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
