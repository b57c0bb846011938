import type { Tx } from '#server/db/database.ts';
import { helpPages, helpTypes } from './data/help/help.ts';
import { insertOrUpdate } from './insert-or-update.ts';

/** Types of help, and the help pages. */
export async function seedHelp(tx: Tx): Promise<void> {
  await insertOrUpdate(
    tx,
    'help_types',
    ['help_type'],
    helpTypes.map(({ helpType: help_type, label, description }, position) => ({
      help_type,
      label,
      description,
      position,
    })),
  );
  await insertOrUpdate(
    tx,
    'content_pages',
    ['path'],
    helpPages.map(({ slug, title, description, blocks }) => ({
      path: `/help/${slug}`,
      title,
      description,
      image: null,
      blocks,
    })),
  );
  await insertOrUpdate(
    tx,
    'help_contents',
    ['path'],
    helpPages.map(({ slug, type: help_type, question, related }, position) => ({
      path: `/help/${slug}`,
      help_type,
      position,
      question,
      related,
    })),
  );
}
