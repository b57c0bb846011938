import { m } from '#storefront/i18n/paraglide/messages.js';

export interface HeroSlide {
  /** The category it leads to; a shop without that category does not show the slide. */
  path: string;
  /** The banner's pictures at the image handler: `{banner}-wide.svg`, `{banner}-narrow.svg`. */
  banner: string;
  /** Brightness of the picture's left part, which the text is on. */
  background: 'dark' | 'light';
  title: string;
  text: string;
  action: string;
}

/** The slides of the home page, in the page's language. */
export function heroSlides(): HeroSlide[] {
  return [
    {
      path: 'smartphones-tablets/smartphones',
      banner: '/images/banners/phones',
      background: 'dark',
      title: m.home_banner_phones(),
      text: m.home_banner_phones_text(),
      action: m.home_banner_phones_action(),
    },
    {
      path: 'laptops',
      banner: '/images/banners/laptops',
      background: 'light',
      title: m.home_banner_laptops(),
      text: m.home_banner_laptops_text(),
      action: m.home_banner_laptops_action(),
    },
    {
      path: 'audio',
      banner: '/images/banners/audio',
      background: 'dark',
      title: m.home_banner_audio(),
      text: m.home_banner_audio_text(),
      action: m.home_banner_audio_action(),
    },
    {
      path: 'smart-home-network',
      banner: '/images/banners/smart-home',
      background: 'light',
      title: m.home_banner_smart_home(),
      text: m.home_banner_smart_home_text(),
      action: m.home_banner_smart_home_action(),
    },
  ];
}
