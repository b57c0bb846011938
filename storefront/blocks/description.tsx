import { DescriptionBlocks } from '#storefront/content/description-blocks.tsx';
import type { BlockProps } from './block-view.ts';

export function Description({ data: { blocks } }: BlockProps<'description'>) {
  return <DescriptionBlocks blocks={blocks} />;
}
