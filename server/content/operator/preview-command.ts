import { type Command, createCommand, InvalidArgumentError } from 'commander';
import { z } from 'zod';
import { pathPrefix } from '#contract/locale.ts';
import { parseTime } from '../../import-export/time-cells.ts';
import { UnreadableCell } from '../../import-export/unreadable-cell.ts';
import { type PreviewCliContext, previewKey, previewOrigin } from '../../preview-key.ts';
import { findPage } from '../page-queries.ts';
import { pagePreview } from '../page-rules.ts';
import { canonicalLinkPath } from '../rules.ts';

/** `npm run shop -- content preview PATH --at TIME`: prints links to a page of blocks as it will be. */
export function contentPreviewCommand({ withContext, output, errors }: PreviewCliContext): Command {
  return createCommand('preview')
    .description(
      'print links, in Thai and English, that show a page of blocks as it will be at a time; valid for a week',
    )
    .argument('<path>', 'path of the page without the language; the home page is /')
    .requiredOption('--at <time>', 'when, such as 2026-12-01T00:00:00+07:00, or "1/12/2026 10:00" in Bangkok', timeOf)
    .action(async (given: string, { at }: { at: string }, command: Command) => {
      const path = canonicalLinkPath(given);
      const links = await withContext(async (context) => {
        if (!(await findPage(context.db, path, 'th'))) return undefined;
        const query = new URLSearchParams({ at, previewKey: previewKey(context, pagePreview(path, at)) });
        const origin = await previewOrigin(context, errors);
        return (['th', 'en'] as const).map((locale) => `${origin}${localisedPath(path, pathPrefix(locale))}?${query}`);
      });
      if (links) output.write(`${links.join('\n')}\n`);
      else command.error(`There is no page ${path}; import it first.`);
    });
}

function localisedPath(path: string, prefix: string): string {
  return path === '/' ? prefix || '/' : prefix + path;
}

/** Reads a time as files have it. @returns ISO 8601 UTC */
function timeOf(text: string): string {
  const read = parseTime(text);
  if (read instanceof UnreadableCell) throw new InvalidArgumentError(`It ${read.reason}.`);
  if (!z.iso.datetime({ offset: true }).safeParse(read).success)
    throw new InvalidArgumentError('It must be a time with its zone, such as 2026-12-01T00:00:00+07:00.');
  return new Date(read).toISOString();
}
