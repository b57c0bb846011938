import { ChevronLeft, ChevronRight, ZoomIn } from 'lucide-react';
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { GalleryPicture } from '#contract/product-pictures.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { ArrowButton } from '#storefront/ui/arrow-button.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import { Picture } from '#storefront/ui/picture.tsx';
import { pictureAlt } from './picture-alt.ts';
import { LabelList, PictureLabels } from './picture-labels.tsx';

export interface GalleryProps {
  /** What the pictures show. */
  name: string;
  /** Pass the SKU's id as `key`, so that another variant starts with its first picture. */
  pictures: readonly GalleryPicture[];
}

const loadZoom = () => import('./gallery-zoom.tsx');
const GalleryZoom = lazy(loadZoom);

/** Makes the scroller focusable in browsers that do not do so by themselves. */
const focusableProps = { tabIndex: 0 };

const arrowPlace = 'absolute top-1/2 z-10 -translate-y-1/2 disabled:hidden max-lg:hidden';

/**
 * The pictures of a product: by swipe, thumbnails, arrow buttons or keys, and enlarged in a dialog; without JavaScript
 * they scroll.
 */
export function Gallery({ name, pictures }: GalleryProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [zoom, setZoom] = useState<'unused' | 'open' | 'closed'>('unused');
  /** The last picture that is loaded: the next one is, once the page is interactive. */
  const [loadedTo, setLoadedTo] = useState(0);
  const last = pictures.length - 1;
  // Set by script, since `tabIndex` on a list is not allowed in its markup.
  useEffect(() => {
    if (strip.current) strip.current.tabIndex = 0;
  }, []);
  useEffect(() => setLoadedTo((before) => Math.max(before, shown + 1)), [shown]);
  const show = (index: number) => {
    const list = strip.current;
    list?.scrollTo({ left: Math.min(last, Math.max(0, index)) * list.clientWidth, behavior: 'smooth' });
  };
  const updateShown = () => {
    const list = strip.current;
    if (list) setShown(Math.round(list.scrollLeft / list.clientWidth));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') show(shown - 1);
    else if (event.key === 'ArrowRight') show(shown + 1);
    else return;
    event.preventDefault();
  };
  return (
    <section aria-label={m.product_gallery()} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="relative">
        <ul
          {...focusableProps}
          ref={strip}
          aria-label={m.product_gallery()}
          onScroll={updateShown}
          onKeyDown={onKeyDown}
          className="scroll-row overflow-y-hidden bg-ground md:rounded-card"
        >
          {pictures.map(({ url, alt, annotations }, index) => (
            <li key={url} className="w-full shrink-0 snap-center max-md:h-[clamp(200px,33svh,100vw)] md:aspect-square">
              <div className="relative size-full max-md:mx-auto max-md:aspect-square max-md:w-auto">
                <Picture
                  src={url}
                  alt={pictureAlt({ name, alt, number: index + 1, count: pictures.length })}
                  width={600}
                  height={600}
                  sizes="(width >= 80rem) 600px, (width >= 48rem) 48vw, 100vw"
                  priority={index === 0}
                  ahead={index <= loadedTo}
                  // The sides of a picture that is narrower than the screen blend into the ground.
                  className="size-full max-md:mask-x-from-90% max-md:mask-x-to-100%"
                />
                <PictureLabels annotations={annotations} />
                <LabelList annotations={annotations} />
              </div>
            </li>
          ))}
        </ul>
        {/* On desktops a press anywhere on the picture opens it; on phones it swipes. */}
        <button
          type="button"
          aria-label={m.product_zoom()}
          aria-haspopup="dialog"
          onPointerEnter={() => void loadZoom()}
          onClick={() => setZoom('open')}
          className="group absolute bottom-2 left-2 lg:inset-0 lg:cursor-zoom-in lg:rounded-card"
        >
          <span className="grid size-11 place-items-center rounded-full bg-surface/90 group-hover:text-brand lg:absolute lg:bottom-3 lg:left-3">
            <ZoomIn aria-hidden="true" className="size-5" />
          </span>
        </button>
        {last > 0 && (
          <>
            <ArrowButton
              floating
              icon={ChevronLeft}
              label={m.ui_previous()}
              disabled={shown === 0}
              onPress={() => show(shown - 1)}
              className={`${arrowPlace} left-3`}
            />
            <ArrowButton
              floating
              icon={ChevronRight}
              label={m.ui_next()}
              disabled={shown === last}
              onPress={() => show(shown + 1)}
              className={`${arrowPlace} right-3`}
            />
            <span
              aria-hidden="true"
              className="figures absolute right-3 bottom-3 rounded-full bg-ink px-3 py-0.5 text-xs font-medium text-surface md:hidden"
            >
              {shown + 1} / {pictures.length}
            </span>
          </>
        )}
      </div>
      {zoom !== 'unused' && (
        <Suspense>
          <GalleryZoom
            open={zoom === 'open'}
            onClose={() => setZoom('closed')}
            name={name}
            pictures={pictures}
            shown={shown}
            onShow={show}
            loadedUrl={(index) => strip.current?.children[index]?.querySelector('img')?.currentSrc || undefined}
          />
        </Suspense>
      )}
      {last > 0 && <Thumbnails pictures={pictures} shown={shown} onShow={show} />}
    </section>
  );
}

function Thumbnails({
  pictures,
  shown,
  onShow,
}: Pick<GalleryProps, 'pictures'> & { shown: number; onShow: (index: number) => void }) {
  return (
    <ul className="scroll-row -m-1 gap-2 p-1 max-md:hidden">
      {pictures.map(({ url }, index) => (
        <li key={url} className="shrink-0">
          <button
            type="button"
            aria-label={m.product_show_picture({ number: index + 1 })}
            aria-current={index === shown ? 'true' : undefined}
            onClick={() => onShow(index)}
            className={classNames(
              'block size-20 overflow-hidden rounded-field border-2 bg-ground',
              index === shown ? 'border-brand' : 'border-transparent hover:border-edge',
            )}
          >
            <Picture src={url} alt="" width={80} height={80} className="size-full" />
          </button>
        </li>
      ))}
    </ul>
  );
}
