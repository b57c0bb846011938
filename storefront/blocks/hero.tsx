import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { ArrowButton } from '#storefront/ui/arrow-button.tsx';
import { BannerPicture } from '#storefront/ui/banner-picture.tsx';
import { buttonStyle } from '#storefront/ui/button-style.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import type { BlockProps } from './block-view.ts';

type HeroSlide = BlockProps<'hero'>['data']['slides'][number];

/** Text over the quiet left half (46 % on wide screens) of pictures, changed by swipe, dots or arrows, never automatically. */
export function Hero({ data: { slides }, isFirst }: BlockProps<'hero'>) {
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const showSlide = (index: number) => {
    const list = strip.current;
    const next = (index + slides.length) % slides.length;
    list?.scrollTo({ left: next * list.clientWidth, behavior: 'smooth' });
  };
  const updateShown = () => {
    const list = strip.current;
    if (list) setShown(Math.round(list.scrollLeft / list.clientWidth));
  };
  return (
    <section aria-label={m.home_banners()}>
      <div className="relative">
        <ul ref={strip} onScroll={updateShown} className="scroll-row rounded-card">
          {slides.map((slide, index) => (
            <li
              key={`${slide.title} ${slide.link}`}
              className="grid w-full shrink-0 snap-center *:col-start-1 *:row-start-1"
            >
              <Slide slide={slide} first={isFirst && index === 0} />
            </li>
          ))}
        </ul>
        {slides.length > 1 && (
          <div className="absolute right-6 bottom-6 hidden gap-2 lg:flex">
            <ArrowButton floating icon={ChevronLeft} label={m.ui_previous()} onPress={() => showSlide(shown - 1)} />
            <ArrowButton floating icon={ChevronRight} label={m.ui_next()} onPress={() => showSlide(shown + 1)} />
          </div>
        )}
      </div>
      {slides.length > 1 && (
        <div className="-mb-4 flex justify-center">
          {slides.map((slide, index) => (
            <button
              key={`${slide.title} ${slide.link}`}
              type="button"
              aria-label={m.home_show_banner({ number: index + 1 })}
              aria-current={index === shown ? 'true' : undefined}
              onClick={() => showSlide(index)}
              className="group grid h-11 w-8 place-items-center"
            >
              <span className="size-2.5 rounded-full bg-edge/50 group-hover:bg-edge group-aria-[current]:bg-brand" />
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

function Slide({ slide, first }: { slide: HeroSlide; first: boolean }) {
  const { image, mobileImage, background, title, text, action, link } = slide;
  const dark = background === 'dark';
  return (
    <>
      <BannerPicture
        wide={{
          src: image,
          width: 1600,
          height: 640,
          shown: 1232,
          sizes: '(width >= 80rem) 1232px, calc(100vw - 32px)',
        }}
        narrow={{ src: mobileImage, width: 1080, height: 720, sizes: 'calc(100vw - 32px)' }}
        priority={first}
        className={classNames(
          'h-full w-full object-cover object-right',
          // Keeps the text readable until the picture is loaded, and where it fails.
          dark ? 'bg-ink' : 'bg-ground',
        )}
      />
      <div
        className={classNames(
          'relative flex w-1/2 flex-col justify-center gap-3 py-2 pl-4 sm:w-[46%] sm:py-8 sm:pl-8 lg:gap-5 lg:py-16 lg:pl-16',
          dark ? 'text-surface' : 'text-ink',
        )}
      >
        <h2 className="text-base leading-snug font-bold whitespace-pre-line sm:text-2xl lg:text-3xl">
          <WrapAtWords>{title}</WrapAtWords>
        </h2>
        <p className={classNames('max-sm:hidden lg:text-lg', dark ? 'text-surface' : 'text-muted')}>
          <WrapAtWords>{text}</WrapAtWords>
        </p>
        <a
          href={localiseLink(link)}
          className={classNames(buttonStyle({ variant: dark ? 'accent' : 'primary' }), 'w-fit')}
        >
          {action}
        </a>
      </div>
    </>
  );
}
