import type { Writable } from 'node:stream';
import { type Command, createCommand } from 'commander';
import type { AppContext } from '../../app-context.ts';
import { pictureFinder } from '../../images/images.ts';
import { checkContent } from '../check/check-content.ts';

export interface CheckCliContext {
  withContext<T>(
    work: (
      context: Pick<AppContext, 'db' | 'clock'> & {
        settings: Pick<AppContext['settings'], 'dataFolder' | 'imageHost'>;
      },
    ) => Promise<T>,
  ): Promise<T>;
  output: Writable;
  /** Sets exit code 1. */
  markFailed(): void;
}

/** `npm run shop -- content check`: finds dead links and pictures in all content. */
export function contentCheckCommand({ withContext, output, markFailed }: CheckCliContext): Command {
  return createCommand('check')
    .description(
      'find links to pages of the shop and pictures that do not exist, in menus, blocks, texts and banners; exit code 1 if there are any',
    )
    .addHelpText(
      'after',
      `
Links to other sites are checked by their form only. Remarks do not change the exit code: texts in one language only, pages
and blocks whose window has ended, and texts of paths that have no page.`,
    )
    .action(async () => {
      const findings = await withContext(({ db, clock, settings }) =>
        checkContent({ db, clock, hasPicture: pictureFinder(settings, clock) }),
      );
      for (const { severity, place, problem } of findings) output.write(`${severity}: ${place}: ${problem}\n`);
      const dead = findings.filter(({ severity }) => severity === 'dead').length;
      output.write(`${dead} dead, ${findings.length - dead} remarks\n`);
      if (dead > 0) markFailed();
    });
}
