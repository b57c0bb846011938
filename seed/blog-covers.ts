import type { Banner } from './drawings/banner.ts';
import { layoutAt } from './drawings/banner-layouts.ts';
import type { Drawing, Kind } from './drawings/drawing.ts';

const white = '#F4F4F2';
const silver = '#C9CED6';
const grey = '#5B6472';
const dark = '#2B2F38';
const orange = '#E6783C';
const sky = '#A9BBD1';

const cover = (ground: Banner['ground'], ...art: Drawing[]): Pick<Banner, 'art' | 'ground'> => ({ ground, art });
const a = (kind: Kind, colour: string, line?: string): Drawing => ({ kind, colour, ...(line ? { line } : {}) });

/** What the covers of articles show, by the slug of the article. */
const subjects: Record<string, Pick<Banner, 'art' | 'ground'>> = {
  'air-purifier-cadr-for-pm2-5': cover('light', a('air-purifier', white, 'tower'), a('air-purifier', silver, 'round')),
  'battery-care-in-hot-weather': cover('bolt', a('phone', dark, 'round-island'), a('charger', white, 'single')),
  'protect-cameras-from-humidity': cover('light', a('camera', dark), a('lens', grey, 'zoom'), a('bag', grey)),
  'first-mirrorless-camera-and-lens-mounts': cover('ink', a('camera', silver), a('lens', grey, 'prime')),
  'gaming-pc-by-budget': cover(
    'ink',
    a('pc-case', white, 'glass'),
    a('keyboard', dark, 'compact'),
    a('mouse', grey, 'gaming'),
  ),
  'tech-gifts-by-budget': cover('blue', a('earbuds', white), a('watch', '#E0A98F'), a('smart-bulb', white)),
  'installments-explained': cover('blue', a('phone', orange, 'plateau'), a('laptop', silver)),
  'how-to-choose-a-monitor': cover('light', a('monitor', dark, 'office'), a('monitor', dark, 'curved')),
  'move-to-a-new-phone': cover('blue', a('phone', silver, 'camera-bar'), a('phone', dark, 'column-lenses')),
  'noise-cancelling-headphones-guide': cover('blue', a('headphones', white, 'over-ear'), a('earbuds', dark, 'stem')),
  'how-to-read-phone-camera-specs': cover('ink', a('phone', orange, 'plateau'), a('phone', sky, 'round-island')),
  'power-bank-tis-and-airline-rules': cover('light', a('power-bank', dark), a('power-bank', white), a('cable', grey)),
  'rainy-season-lightning-ups-and-power-strips': cover('ink', a('ups', grey), a('smart-plug', white)),
  'robot-vacuum-for-thai-homes': cover('light', a('robot-vacuum', white), a('vacuum', grey)),
  'shop-online-safely-promptpay': cover('bolt', a('phone', white), a('bag', '#3B5F8A')),
  'upgrade-ssd-and-ram': cover('ink', a('ssd', grey, 'stick'), a('memory', grey, 'rgb')),
  'student-laptop-by-faculty': cover('light', a('laptop', '#9FB6CC', 'thin'), a('bag', grey, 'backpack')),
  'tax-invoice-when-shopping-online': cover('light', a('printer', white), a('laptop', silver)),
  'oled-mini-led-qled-and-hdmi-2-1': cover('ink', a('tv', dark), a('media-player', dark, 'box')),
  'tv-size-by-viewing-distance': cover('blue', a('tv', dark), a('speaker', dark, 'soundbar')),
  'usb-c-charger-how-many-watts': cover('light', a('charger', white, 'multi'), a('cable', dark)),
  'thai-warranty-or-imported': cover('bolt', a('phone', dark, 'square-island'), a('watch', dark, 'round')),
  'wi-fi-6-6e-7-which-router': cover('blue', a('router', white, 'mesh'), a('router', dark, 'antenna')),
  'work-from-home-desk-setup': cover(
    'light',
    a('monitor', dark, 'office'),
    a('keyboard', white, 'compact'),
    a('webcam', dark),
  ),
};

/** The covers of the blog's articles by slug. */
export const blogCovers: Record<string, Banner> = Object.fromEntries(
  Object.entries(subjects).map(([slug, subject], position) => [
    slug,
    { ...subject, layout: layoutAt(position), width: 1200, height: 675, quiet: 0 },
  ]),
);
