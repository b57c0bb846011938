import { type Command, createCommand, InvalidArgumentError } from 'commander';
import { anyProductById } from '../catalogue/catalogue.ts';
import { type CliContext, importCommand } from '../import-export/commands.ts';
import { type PreviewCliContext, previewKey, previewOrigin } from '../preview-key.ts';
import { productPreview } from './rules.ts';
import { type FullImports, simpleImport } from './simple-import/simple-import.ts';

/** `npm run shop -- products import FILE`: products in one row per SKU. */
export function productsCommand(full: FullImports, cli: CliContext): Command {
  return createCommand('products')
    .description('import products in one row per SKU, with their stock')
    .helpCommand(false)
    .addCommand(importCommand(simpleImport(full), cli));
}

/** `npm run shop -- catalogue preview PRODUCT`: prints a link to a product that is not visible yet. */
export function previewCommand({ withContext, output, errors }: PreviewCliContext): Command {
  return createCommand('preview')
    .description('print a link that shows a product before it is visible, valid for a week')
    .argument('<product>', 'id of the product, or of one of its SKUs', idOf)
    .action(async (id: number, _options: unknown, command: Command) => {
      const link = await withContext(async (context) => {
        const product = await anyProductById(context.db, id, 'th');
        if (!product) return undefined;
        const query = new URLSearchParams({
          preview: 'true',
          previewKey: previewKey(context, productPreview(product.productId)),
        });
        return `${await previewOrigin(context, errors)}/product/${product.slug}?${query}`;
      });
      if (link === undefined) command.error(`There is no product ${id} with SKUs.`);
      else output.write(`${link}\n`);
    });
}

function idOf(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('It must be the id of a product or SKU.');
  return Number(text);
}
