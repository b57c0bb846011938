import type { Writable } from 'node:stream';
import { Argument, Command } from 'commander';
import { importPictures, type PictureImport, type PictureOutcome } from '../../images/images.ts';
import type { CliContext } from '../../import-export/commands.ts';
import type { ImportExport } from '../../import-export/import-export.ts';
import { showProgress } from '../../import-export/progress.ts';
import { allSkuCodes } from '../import-export/product-queries.ts';
import { assignPictures, type PicturePlace, skuFinder } from './pictures-by-sku.ts';

/** The environment of the command. */
export interface PicturesCliContext extends Pick<CliContext, 'withContext' | 'errors' | 'markFailed'> {
  settings: () => { dataFolder: string; imageHost: string | undefined };
  output: Writable;
}

interface Options {
  to: string;
  bySku?: boolean;
  replace?: boolean;
  dryRun?: boolean;
}

const kinds: readonly PictureOutcome['kind'][] = ['new', 'replaced', 'unchanged', 'refused'];

const notes = `
Photographs are turned upright, colours become sRGB, and metadata is left out, such as where a photograph was taken.
A picture wider than 1920 pixels becomes that wide; a smaller one is not enlarged. gif becomes png, avif becomes webp.
A picture that needs none of this is copied as it is. Spaces and signs in names become dashes.

Refused, with the others imported: HEIC, animations, broken files, more than 64 million pixels, more than 50 MB.
Exit code 1 if a file was refused.

With --by-sku, files are named by the merchant's code: CODE.jpg, CODE-2.jpg, CODE (3).jpg or CODE/1.jpg. They become the
pictures of the SKU in the order of their numbers, instead of those that it had. Files without a SKU are refused, and a
SKU of which a file was refused keeps its pictures.`;

/** `npm run shop -- catalogue pictures`: puts pictures of products and content where the shop serves them. */
export function picturesCommand(cli: PicturesCliContext, catalogue: ImportExport): Command {
  const command = new Command('pictures').description('pictures of products and content').helpCommand(false);
  command
    .command('import')
    .description(
      'put the pictures of a folder or ZIP file into the shop; /images/ and the path is what products and content refer to',
    )
    .addArgument(new Argument('<source>', 'a folder or a ZIP file with jpg, png, webp, avif, gif or svg'))
    .option('--to <path>', 'a path below /images/ that all of them get, such as campaigns/new-year', '')
    .option('--by-sku', 'also make them the pictures of the SKUs by whose codes they are named')
    .option('--replace', 'also write over other pictures of the same name, which browsers may show for another week')
    .option('--dry-run', 'report what would change without writing')
    .addHelpText('after', notes)
    .action((source: string, options: Options) => runImport(cli, catalogue, source, options));
  return command;
}

async function runImport(
  cli: PicturesCliContext,
  catalogue: ImportExport,
  source: string,
  { bySku, ...options }: Options,
): Promise<void> {
  const { dataFolder, imageHost } = cli.settings();
  if (imageHost) {
    cli.errors.write(`The pictures come from ${imageHost} (IMAGE_HOST): put them there.\n`);
    return cli.markFailed();
  }
  const pictures = { source, dataFolder, ...options };
  if (!bySku) {
    await importAndReport(cli, pictures);
    return;
  }
  const { dryRun = false } = options;
  await cli.withContext(async ({ db, clock }) => {
    const find = skuFinder(await allSkuCodes(db));
    const outcomes = await importAndReport(cli, { ...pictures, reasonToLeaveOut: reasonWithoutSku(find) });
    const onRefused = (code: string, reason: string) => cli.errors.write(`${code}: ${reason}\n`);
    const { skus, changed, unchanged, refused } = await assignPictures(db, {
      ...{ catalogue, find, outcomes, now: clock(), dryRun, onRefused },
    });
    cli.output.write(
      `${skus} SKUs: ${changed} changed, ${unchanged} unchanged, ${refused} refused${dryRun ? '; nothing was written' : ''}\n`,
    );
    if (refused > 0) cli.markFailed();
  });
}

function reasonWithoutSku(find: (path: string) => PicturePlace | undefined): PictureImport['reasonToLeaveOut'] {
  return (path) => (find(path) ? undefined : 'there is no SKU with this code');
}

async function importAndReport(
  { errors, output, markFailed }: PicturesCliContext,
  pictures: PictureImport,
): Promise<PictureOutcome[]> {
  const outcomes: PictureOutcome[] = [];
  const progress = showProgress(errors, 'pictures');
  for await (const outcome of importPictures(pictures)) {
    outcomes.push(outcome);
    if (outcome.kind === 'refused') progress.line(`${outcome.file}: ${outcome.reason}`);
    else if (outcome.kind !== 'unchanged') {
      progress.clear();
      output.write(`${outcome.kind} /images/${outcome.path}\n`);
    }
    progress.done(outcomes.length);
  }
  progress.clear();
  const counts = kinds.map((kind) => `${outcomes.filter((outcome) => outcome.kind === kind).length} ${kind}`);
  output.write(`${counts.join(', ')}${pictures.dryRun ? '; nothing was written' : ''}\n`);
  if (outcomes.some(({ kind }) => kind === 'refused')) markFailed();
  return outcomes;
}
