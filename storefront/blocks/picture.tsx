import { Banner } from './banner.tsx';
import type { BlockProps } from './block-view.ts';

/** A picture with a caption. */
export function Picture({ data, isFirst }: BlockProps<'picture'>) {
  return (
    <figure className="grid gap-2">
      <Banner banner={data} shown={1232} sizes="(width >= 80rem) 1232px, calc(100vw - 32px)" priority={isFirst} />
      {data.caption !== null && <figcaption className="text-sm text-muted">{data.caption}</figcaption>}
    </figure>
  );
}
