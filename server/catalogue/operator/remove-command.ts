import { Argument, type Command, createCommand } from 'commander';
import type { Db } from '../../db/database.ts';
import type { CliContext } from '../../import-export/commands.ts';
import { brandReferences, categoryReferences, deleteBrand, deleteCategory, type References } from './remove-queries.ts';

interface Removable {
  findReferences(db: Db, key: string): Promise<References | undefined>;
  remove(db: Db, key: string): Promise<void>;
}

const removables: Record<'category' | 'brand', Removable> = {
  category: { findReferences: categoryReferences, remove: deleteCategory },
  brand: { findReferences: brandReferences, remove: deleteBrand },
};
type Kind = keyof typeof removables;

const notes = `
A category with its path, such as cameras/lenses; a brand with its slug. First import its products with
another one, and remove its subcategories. The content of its page is removed with it;
promotions, menus and links that name it are not changed.`;

/** `npm run shop -- catalogue remove`: removes a category or brand that was imported by mistake. */
export function removeCommand({ withContext, output }: CliContext): Command {
  return createCommand('remove')
    .description('remove a category without products and subcategories, or a brand without products')
    .addArgument(new Argument('<kind>', 'what to remove').choices(Object.keys(removables)))
    .argument('<key>', 'the path of the category, or the slug of the brand')
    .option('--dry-run', 'report what would change without writing')
    .addHelpText('after', notes)
    .action(async (kind: Kind, key: string, { dryRun = false }: { dryRun?: boolean }, command: Command) => {
      const { findReferences, remove } = removables[kind];
      const problem = await withContext(async ({ db }) => {
        const references = await findReferences(db, key);
        if (!references) return `There is no ${kind} ${key}.`;
        const { products, subcategories } = references;
        if (products > 0 || subcategories > 0)
          return `${kind} ${key} cannot be removed: it has ${products} products and ${subcategories} subcategories.`;
        if (!dryRun) await remove(db, key);
        return undefined;
      });
      if (problem !== undefined) command.error(problem);
      output.write(
        dryRun ? `${kind} ${key} would be removed; nothing was written.\n` : `${kind} ${key} was removed.\n`,
      );
    });
}
