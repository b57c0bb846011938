import { Blocks } from './blocks.tsx';
import type { PageBlocksProps } from './page-blocks.tsx';

/** The blocks that `PageBlocks` loads. */
export default function LoadedPageBlocks({ name, loaded: { blocks, readAt } }: PageBlocksProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:gap-12">
      <Blocks page={name} blocks={blocks} readAt={readAt} atTop={false} />
    </div>
  );
}
