import { useLiveStock } from '#storefront/inventory/use-live-stock.ts';
import { productsOf } from './block-products.ts';
import { Blocks } from './blocks.tsx';
import type { PageBlocksProps } from './page-blocks.tsx';

/** The blocks that `PageBlocks` loads. */
export default function LoadedPageBlocks({ name, loaded: { blocks, readAt } }: PageBlocksProps) {
  const liveStock = useLiveStock(productsOf(blocks));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:gap-12">
      <Blocks page={name} blocks={blocks} liveStock={liveStock} readAt={readAt} atTop={false} />
    </div>
  );
}
