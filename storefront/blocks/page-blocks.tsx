import { type ComponentType, lazy, Suspense } from 'react';
import type { LoadedBlocks } from './load-blocks.ts';

export interface PageBlocksProps {
  /** Identifies the page in reports: `brand:apple`. */
  name: string;
  loaded: LoadedBlocks;
}

const load = () => import('./loaded-page-blocks.tsx');
let LoadedPageBlocks: ComponentType<PageBlocksProps> = lazy(load);

/**
 * Loads the code of blocks if the server's page has some, before the page is hydrated: while it loads, any update of the page around
 * them would make React replace the server's markup by nothing.
 */
export async function preloadPageBlocks(): Promise<void> {
  if (!document.querySelector('[data-page-blocks]')) return;
  try {
    LoadedPageBlocks = (await load()).default;
  } catch {
    // Rendering them tries again.
  }
}

/** Blocks that are part of another page. Their code is loaded only by pages that have some. */
export function PageBlocks(props: PageBlocksProps) {
  if (props.loaded.blocks.length === 0) return null;
  return (
    <div data-page-blocks className="contents">
      <Suspense fallback={null}>
        <LoadedPageBlocks {...props} />
      </Suspense>
    </div>
  );
}
