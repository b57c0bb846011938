import type { BlockType } from '#contract/blocks.ts';
import type { ShownData } from './shown-block.ts';

/** A block with what the page gives each of its blocks. */
export interface BlockProps<Type extends BlockType> {
  /** Identifies the block in reports: the page and the block's id. */
  listId: string;
  data: ShownData<Type>;
  /** When the page was rendered, in milliseconds since 1970. */
  readAt: number;
  /** Whether it is at the top of the page: its picture is loaded first. */
  isFirst: boolean;
}
