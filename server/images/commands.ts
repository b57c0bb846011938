import type { Writable } from 'node:stream';
import { Argument, Command } from 'commander';
import { importPictures, type PictureOutcome } from './import-pictures.ts';

interface PicturesCliContext {
  settings: () => { dataFolder: string; imageHost: string | undefined };
  output: Writable;
  errors: { write(text: string): unknown };
  /** Sets exit code 1, for a command that finished with errors. */
  markFailed(): void;
}

const texts: Record<PictureOutcome['kind'], string> = {
  new: 'new',
  replaced: 'replaced',
  unchanged: 'unchanged',
  refused: 'refused',
};

/** `npm run shop -- pictures`: puts pictures where the shop serves them. */
export function picturesCommand({ settings, output, errors, markFailed }: PicturesCliContext): Command {
  const command = new Command('pictures').description('pictures of products and content').helpCommand(false);
  command
    .command('import')
    .description(
      'copy the pictures of a folder and of the folders in it into the shop; /images/ and the path in the folder is what products and content refer to',
    )
    .addArgument(
      new Argument('<folder>', 'the folder with the pictures: svg, png, jpg, jpeg or webp, at most 20 MB each'),
    )
    .option('--to <path>', 'a path below /images/ that all of them get, such as campaigns/new-year', '')
    .option('--replace', 'also copy over other pictures of the same name, which browsers may show for another week')
    .option('--dry-run', 'report what would change without writing')
    .addHelpText(
      'after',
      '\nA file that is no picture, or that has another format than its name says, is refused and the others are copied.\nNames have letters, digits, dots, dashes and underscores. Exit code 1 if a file was refused.',
    )
    .action(async (folder: string, options: { to: string; replace?: boolean; dryRun?: boolean }) => {
      const { dataFolder, imageHost } = settings();
      if (imageHost) {
        errors.write(`The pictures come from ${imageHost} (IMAGE_HOST): put them there.\n`);
        return markFailed();
      }
      const counts = new Map<PictureOutcome['kind'], number>();
      for await (const outcome of importPictures({ folder, dataFolder, ...options })) {
        counts.set(outcome.kind, (counts.get(outcome.kind) ?? 0) + 1);
        if (outcome.kind === 'refused') errors.write(`${outcome.path}: ${outcome.reason}\n`);
        else if (outcome.kind !== 'unchanged') output.write(`${texts[outcome.kind]} /images/${outcome.path}\n`);
      }
      const summary = Object.entries(texts).map(
        ([kind, text]) => `${counts.get(kind as PictureOutcome['kind']) ?? 0} ${text}`,
      );
      output.write(`${summary.join(', ')}${options.dryRun ? '; nothing was written' : ''}\n`);
      if (counts.has('refused')) markFailed();
    });
  return command;
}
