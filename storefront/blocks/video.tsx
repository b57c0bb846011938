import { Play } from 'lucide-react';
import { useState } from 'react';
import { allows } from '#storefront/consent/allowed-groups.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { Picture } from '#storefront/ui/picture.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import type { BlockProps } from './block-view.ts';

/** A video on YouTube. Nothing of it is loaded before it is pressed; where embedded content is not allowed, it asks then. */
export function Video({ data: { title, videoId, poster } }: BlockProps<'video'>) {
  const [state, setState] = useState<'poster' | 'asking' | 'playing'>('poster');
  if (state === 'playing')
    return (
      <iframe
        src={`https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1`}
        title={title}
        allow="autoplay; fullscreen; picture-in-picture"
        className="aspect-video w-full rounded-card bg-ink"
      />
    );
  if (state === 'asking')
    return (
      <div className="grid aspect-video w-full content-center justify-items-center gap-4 rounded-card bg-ink p-4 text-center text-surface">
        <p className="max-w-prose text-sm text-pretty">
          <WrapAtWords>{m.consent_video_text()}</WrapAtWords>
        </p>
        <Button variant="secondary" autoFocus onClick={() => setState('playing')}>
          {m.consent_video_play()}
        </Button>
      </div>
    );
  return (
    <button
      type="button"
      onClick={() => setState(allows(document.cookie, 'C0006') ? 'playing' : 'asking')}
      className="group relative block aspect-video w-full overflow-hidden rounded-card bg-ink"
    >
      <Picture
        src={poster}
        alt=""
        width={1232}
        height={693}
        sizes="(width >= 80rem) 1232px, calc(100vw - 32px)"
        className="size-full object-cover!"
      />
      <span className="absolute inset-x-0 bottom-0 flex items-center gap-3 bg-ink/80 p-4 text-left font-semibold text-surface">
        <Play aria-hidden="true" className="size-8 shrink-0 fill-current group-hover:text-accent" />
        {m.block_play_video({ title })}
      </span>
    </button>
  );
}
