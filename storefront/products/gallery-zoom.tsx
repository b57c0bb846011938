import { Dialog } from '@base-ui/react/dialog';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type TouchEvent, useEffect, useRef, useState } from 'react';
import type { GalleryPicture } from '#contract/product-pictures.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { ArrowButton } from '#storefront/ui/arrow-button.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import { Picture } from '#storefront/ui/picture.tsx';
import { pictureSrcSet } from '#storefront/ui/picture-source.ts';
import { pictureAlt } from './picture-alt.ts';
import { LabelList, PictureLabels } from './picture-labels.tsx';

export interface GalleryZoomProps {
  open: boolean;
  onClose: () => void;
  /** What the pictures show. */
  name: string;
  pictures: readonly GalleryPicture[];
  /** Index of the current one, from 0. */
  shown: number;
  onShow: (index: number) => void;
  /** The URL at which the page has a picture already; it is shown until the large one is there. */
  loadedUrl: (index: number) => string | undefined;
}

const largeSizes = '200vmin';
const largeWidth = 1200;

/** Shortest horizontal swipe that changes the picture. */
const minSwipePx = 50;

/**
 * A product's pictures in full screen: a press zooms into that point, arrow keys and swipes change the picture,
 * pinching zooms.
 */
export default function GalleryZoom({ open, onClose, name, pictures, shown, onShow, loadedUrl }: GalleryZoomProps) {
  const [isEnlarged, setEnlarged] = useState(false);
  const picture = useRef<HTMLDivElement>(null);
  const last = pictures.length - 1;
  useEffect(() => {
    if (!open) return;
    for (const index of [shown + 1, shown - 1]) loadAhead(pictures[index]?.url);
  }, [open, pictures, shown]);
  const showPicture = (index: number) => {
    if (index < 0 || index > last) return;
    setEnlarged(false);
    onShow(index);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') showPicture(shown - 1);
    else if (event.key === 'ArrowRight') showPicture(shown + 1);
  };
  const swipe = useSwipe(!isEnlarged, (step) => showPicture(shown + step));
  const zoomAt = ({ clientX, clientY, currentTarget, detail }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    // A key press has no position: zoom into the centre.
    const [x, y] = detail === 0 && clientX === 0 ? [0.5, 0.5] : [(clientX - left) / width, (clientY - top) / height];
    picture.current?.style.setProperty('transform-origin', `${x * 100}% ${y * 100}%`);
  };
  const loaded = loadedUrl(shown);
  const { url, alt = null, annotations = [] } = pictures[shown] ?? {};
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => {
        if (next) return;
        setEnlarged(false);
        onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Popup
          onKeyDown={onKeyDown}
          className="fixed inset-0 z-50 grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] bg-surface outline-none transition-opacity data-ending-style:opacity-0 starting:opacity-0"
        >
          <div className="flex items-center gap-3 border-b border-line py-2 pr-2 pl-5">
            <Dialog.Title className="min-w-0 flex-1 truncate text-base font-semibold">{name}</Dialog.Title>
            <Dialog.Close
              aria-label={m.ui_close()}
              className="grid size-11 place-items-center rounded-field text-muted hover:bg-ground"
            >
              <X aria-hidden="true" className="size-6" />
            </Dialog.Close>
          </div>
          <div className="relative overflow-hidden">
            <button
              type="button"
              aria-pressed={isEnlarged}
              aria-label={m.product_enlarge()}
              {...swipe}
              onMouseMove={(event) => isEnlarged && zoomAt(event)}
              onClick={(event) => {
                zoomAt(event);
                setEnlarged(!isEnlarged);
              }}
              className={classNames(
                'block size-full touch-pan-y touch-pinch-zoom -outline-offset-4',
                isEnlarged ? 'cursor-zoom-out' : 'cursor-zoom-in',
              )}
            >
              <div
                ref={picture}
                className={classNames('relative size-full transition-transform', isEnlarged && 'scale-[2.5]')}
              >
                {loaded && <img src={loaded} alt="" className="absolute inset-0 size-full object-contain" />}
                <Picture
                  key={url}
                  src={url}
                  alt={pictureAlt({ name, alt, number: shown + 1, count: pictures.length })}
                  width={largeWidth}
                  height={largeWidth}
                  sizes={largeSizes}
                  ahead
                  className="relative size-full"
                />
                <div className="absolute inset-0 [container-type:size]">
                  <div className="absolute inset-0 m-auto size-[min(100cqw,100cqh)]">
                    <PictureLabels annotations={annotations} />
                  </div>
                </div>
              </div>
            </button>
            <LabelList annotations={annotations} />
          </div>
          <div className="flex min-h-15 items-center justify-center gap-4 border-t border-line py-2">
            <ArrowButton
              floating
              icon={ChevronLeft}
              label={m.ui_previous()}
              disabled={shown === 0}
              onPress={() => showPicture(shown - 1)}
              className="disabled:invisible"
            />
            <p role="status" className="figures text-sm text-muted">
              {shown + 1} / {pictures.length}
            </p>
            <ArrowButton
              floating
              icon={ChevronRight}
              label={m.ui_next()}
              disabled={shown === last}
              onPress={() => showPicture(shown + 1)}
              className="disabled:invisible"
            />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Handlers that call `onSwipe` with 1 for a swipe to the left and -1 for one to the right, unless the page is pinched. */
function useSwipe(isEnabled: boolean, onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const finger = touches[0];
      const isPinched = touches.length > 1 || (window.visualViewport?.scale ?? 1) > 1;
      start.current = finger && isEnabled && !isPinched ? { x: finger.clientX, y: finger.clientY } : undefined;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const finger = changedTouches[0];
      if (!start.current || !finger) return;
      const [right, down] = [finger.clientX - start.current.x, finger.clientY - start.current.y];
      if (Math.abs(right) >= minSwipePx && Math.abs(right) > Math.abs(down)) onSwipe(right < 0 ? 1 : -1);
    },
  };
}

/** Loads the large picture that may be asked for next. */
function loadAhead(src: string | undefined): void {
  const srcSet = src && pictureSrcSet(src, largeWidth);
  if (!srcSet) return;
  const image = new Image();
  image.sizes = largeSizes;
  image.srcset = srcSet;
}
