import { Play } from 'lucide-react';
import { useState } from 'react';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Picture } from '#storefront/ui/picture.tsx';
import type { BlockProps } from './block-view.ts';

/** A video on YouTube. Nothing of it is loaded before it is pressed, and it sets no cookies. */
export function Video({ data: { title, videoId, poster } }: BlockProps<'video'>) {
  const [isPlaying, setPlaying] = useState(false);
  if (isPlaying)
    return (
      <iframe
        src={`https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1`}
        title={title}
        allow="autoplay; fullscreen; picture-in-picture"
        className="aspect-video w-full rounded-card bg-ink"
      />
    );
  return (
    <button
      type="button"
      onClick={() => setPlaying(true)}
      className="group relative block aspect-video w-full overflow-hidden rounded-card bg-ink"
    >
      <Picture
        src={poster}
        alt=""
        width={1232}
        height={693}
        sizes="(width >= 1280px) 1232px, calc(100vw - 32px)"
        className="size-full object-cover!"
      />
      <span className="absolute inset-x-0 bottom-0 flex items-center gap-3 bg-ink/80 p-4 text-left font-semibold text-surface">
        <Play aria-hidden="true" className="size-8 shrink-0 fill-current group-hover:text-bolt" />
        {m.block_play_video({ title })}
      </span>
    </button>
  );
}
