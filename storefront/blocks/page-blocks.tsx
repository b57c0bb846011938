import { lazy, Suspense } from 'react';
import type { LoadedBlocks } from './load-blocks.ts';

const LoadedPageBlocks = lazy(() => import('./loaded-page-blocks.tsx'));

export interface PageBlocksProps {
  /** Identifies the page in reports: `brand:apple`. */
  name: string;
  loaded: LoadedBlocks;
}

/** Blocks that are part of another page. Their code is loaded only by pages that have some. */
export function PageBlocks(props: PageBlocksProps) {
  if (props.loaded.blocks.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <LoadedPageBlocks {...props} />
    </Suspense>
  );
}
