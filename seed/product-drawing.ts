import { boxItemsOf } from './data/box-items.ts';
import { measuresOf } from './data/measures.ts';
import type { Drawing } from './drawings/drawing.ts';
import { seedOf } from './drawings/variety.ts';
import type { SeedProduct, SeedSku } from './types.ts';

/** The default colour of a product's body. */
const defaultColour = '#2b2f38';

/** The colour by which a SKU differs from others of its product, if there is one. */
export const colourOf = (sku: SeedSku) => sku.attributes.find(({ code }) => code === 'colour');

/** How a SKU is drawn. */
export function drawingOf(product: SeedProduct, sku: SeedSku): Drawing {
  const measures = measuresOf(product, sku);
  return {
    ...product.drawing,
    ...sku.drawing,
    ...(measures && { measures, contents: boxItemsOf(product) }),
    seed: seedOf(product.name.en),
    colour: colourOf(sku)?.hex ?? product.drawing.colour ?? defaultColour,
  };
}
