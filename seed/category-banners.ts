import { startingPrice } from './data/starting-price.ts';
import { text } from './data/text.ts';
import type { Banner } from './drawings/banner.ts';
import { layoutAt } from './drawings/banner-layouts.ts';
import type { Localised } from './types.ts';

interface DepartmentBanner extends Pick<Banner, 'art' | 'ground'> {
  /** Text of the banner; the picture contains no text. */
  title: Localised;
  /** The category of the product in front, to which the banner leads. */
  leadsTo: string;
  /** Categories whose lowest price follows the title; none where a price would say little. */
  priced?: readonly string[];
}

const white = '#F4F4F2';
const silver = '#C9CED6';
const dark = '#2B2F38';
const grey = '#5B6472';

/** Department banners by the department's slug. */
export const departmentBanners: Record<string, DepartmentBanner> = {
  'smartphones-tablets': {
    title: text('มือถือและแท็บเล็ตรุ่นใหม่ เครื่องศูนย์ไทยทุกเครื่อง', 'New phones and tablets, with Thai warranty on each'),
    leadsTo: 'smartphones-tablets/smartphones',
    ground: 'blue',
    art: [
      { kind: 'phone', line: 'plateau', colour: '#E6783C' },
      { kind: 'phone', line: 'column-lenses', colour: '#B4C0CE' },
      { kind: 'tablet', line: 'pencil', colour: '#A9BBD1' },
    ],
  },
  laptops: {
    title: text('โน้ตบุ๊กสำหรับเรียน ทำงาน และเล่นเกม', 'Laptops to study, work and play on'),
    leadsTo: 'laptops/thin-light-laptops',
    priced: ['laptops/thin-light-laptops', 'laptops/gaming-laptops'],
    ground: 'light',
    art: [
      { kind: 'laptop', line: 'thin', colour: '#9FB6CC' },
      { kind: 'laptop', line: 'gaming', colour: dark },
    ],
  },
  'tvs-monitors': {
    title: text('ทีวีและจอ ภาพคมเต็มตาทั้งบ้านและที่ทำงาน', 'TVs and monitors for the living room and the desk'),
    leadsTo: 'tvs-monitors/tvs',
    priced: ['tvs-monitors/tvs', 'tvs-monitors/monitors'],
    ground: 'ink',
    art: [
      { kind: 'tv', line: 'slim', colour: dark },
      { kind: 'monitor', line: 'ultrawide', colour: dark },
    ],
  },
  audio: {
    title: text('หูฟังและลำโพง สำหรับทุกที่ที่คุณฟัง', 'Headphones and speakers for wherever you listen'),
    leadsTo: 'audio/headphones',
    priced: ['audio/headphones', 'audio/earbuds', 'audio/portable-speakers'],
    ground: 'blue',
    art: [
      { kind: 'headphones', line: 'over-ear', colour: white },
      { kind: 'speaker', line: 'portable', colour: '#C23B36' },
      { kind: 'earbuds', line: 'stem', colour: white },
    ],
  },
  wearables: {
    title: text('นาฬิกาที่ดูแลสุขภาพและการวิ่งของคุณ', 'Watches that keep an eye on your health and your runs'),
    leadsTo: 'wearables/smartwatches',
    priced: ['wearables/smartwatches'],
    ground: 'light',
    art: [
      { kind: 'watch', line: 'round', colour: dark },
      { kind: 'watch', line: 'square', colour: '#E0A98F' },
      { kind: 'tracker', line: 'round', colour: white },
    ],
  },
  'desktop-computers': {
    title: text('คอมพิวเตอร์ตั้งโต๊ะ พร้อมใช้ตั้งแต่แกะกล่อง', 'Desktop computers, ready out of the box'),
    leadsTo: 'desktop-computers/all-in-one-pcs',
    priced: ['desktop-computers'],
    ground: 'light',
    art: [
      { kind: 'desktop', line: 'all-in-one', colour: silver },
      { kind: 'desktop', line: 'tower', colour: dark },
      { kind: 'desktop', line: 'mini', colour: grey },
    ],
  },
  'pc-components': {
    title: text('ประกอบคอมเครื่องใหม่ หรืออัปเกรดเครื่องเดิม', 'Build a new PC, or upgrade yours'),
    leadsTo: 'pc-components/graphics-cards',
    ground: 'ink',
    art: [
      { kind: 'graphics-card', line: 'triple-fan', colour: grey },
      { kind: 'pc-case', line: 'glass', colour: white },
      { kind: 'memory', line: 'rgb', colour: grey },
    ],
  },
  'computer-accessories': {
    title: text('อุปกรณ์ที่ทำให้โต๊ะทำงานลื่นขึ้น', 'What makes a desk work better'),
    leadsTo: 'computer-accessories/keyboards',
    ground: 'blue',
    art: [
      { kind: 'keyboard', line: 'compact', colour: white },
      { kind: 'mouse', line: 'office', colour: dark },
      { kind: 'ssd', line: 'portable', colour: '#3B5F8A' },
    ],
  },
  'office-projectors': {
    title: text('โปรเจกเตอร์และเครื่องสำรองไฟสำหรับบ้านและสำนักงาน', 'Projectors and UPS for home and office'),
    leadsTo: 'office-projectors/projectors',
    priced: ['office-projectors'],
    ground: 'light',
    art: [
      { kind: 'projector', line: 'home', colour: white },
      { kind: 'ups', colour: dark },
    ],
  },
  gaming: {
    title: text('เครื่องเกมและอุปกรณ์ครบชุดสำหรับเกมเมอร์', 'Consoles and all that goes with them'),
    leadsTo: 'gaming/game-consoles',
    ground: 'ink',
    art: [
      { kind: 'console', line: 'handheld', colour: grey, accent: '#F0546C' },
      { kind: 'controller', colour: white },
      { kind: 'headphones', line: 'gaming', colour: '#C23B36' },
    ],
  },
  'mobile-accessories': {
    title: text('ชาร์จไว เคสพอดี ใช้มือถือได้เต็มวัน', 'Fast chargers and cases that fit, for a phone that lasts the day'),
    leadsTo: 'mobile-accessories/power-banks',
    priced: ['mobile-accessories/chargers', 'mobile-accessories/phone-cases', 'mobile-accessories/power-banks'],
    ground: 'bolt',
    art: [
      { kind: 'power-bank', colour: white },
      { kind: 'charger', line: 'multi', colour: white },
      { kind: 'phone-case', line: 'square-island', colour: '#3B5F8A' },
    ],
  },
  cameras: {
    title: text('กล้องและเลนส์ สำหรับภาพแรกถึงงานโปร', 'Cameras and lenses, from first pictures to paid work'),
    leadsTo: 'cameras/mirrorless-cameras',
    priced: ['cameras/mirrorless-cameras', 'cameras/lenses'],
    ground: 'ink',
    art: [
      { kind: 'camera', line: 'mirrorless', colour: '#4A505B' },
      { kind: 'lens', line: 'zoom', colour: '#4A505B' },
      { kind: 'camera', line: 'action', colour: grey },
    ],
  },
  'drones-creator-gear': {
    title: text('โดรน ไม้กันสั่น และไมค์สำหรับคนทำคอนเทนต์', 'Drones, gimbals and microphones for those who film'),
    leadsTo: 'drones-creator-gear/drones',
    priced: ['drones-creator-gear'],
    ground: 'blue',
    art: [
      { kind: 'drone', line: 'folding', colour: silver },
      { kind: 'gimbal', line: 'phone', colour: dark },
      { kind: 'microphone', line: 'condenser', colour: dark },
    ],
  },
  'smart-home-network': {
    title: text('บ้านที่ต่อเน็ตแรงและสั่งงานได้จากมือถือ', 'A home with strong Wi-Fi that listens to your phone'),
    leadsTo: 'smart-home-network/robot-vacuums',
    ground: 'light',
    art: [
      { kind: 'robot-vacuum', line: 'lidar', colour: white },
      { kind: 'router', line: 'mesh', colour: white },
      { kind: 'security-camera', line: 'indoor', colour: white },
    ],
  },
  'home-appliances': {
    title: text('อากาศสะอาด พื้นสะอาด บ้านน่าอยู่', 'Clean air, clean floors'),
    leadsTo: 'home-appliances/air-purifiers',
    ground: 'light',
    art: [
      { kind: 'air-purifier', line: 'tower', colour: white },
      { kind: 'vacuum', line: 'stick', colour: grey },
      { kind: 'fan', line: 'tower', colour: white },
    ],
  },
  'car-gadgets': {
    title: text('อุปกรณ์ในรถ ให้ทุกทางอุ่นใจกว่าเดิม', 'Dash cams, mounts and chargers for the road'),
    leadsTo: 'car-gadgets/dash-cams',
    ground: 'ink',
    art: [
      { kind: 'dash-cam', colour: '#4A505B' },
      { kind: 'car-mount', line: 'holder', colour: grey },
      { kind: 'car-mount', line: 'charger', colour: silver },
    ],
  },
};

/** The words of a department's banner: its title and, in a line of its own, from which price. */
export function departmentBannerTitle({ title, priced }: DepartmentBanner): Localised {
  if (!priced) return title;
  const price = startingPrice(...priced);
  return text(`${title.th}\n${price.th}`, `${title.en}\n${price.en}`);
}

/** Pictures of department banners for wide screens and for phones: `laptops-wide`, `laptops-narrow`. */
export const departmentPictures: Record<string, Banner> = Object.fromEntries(
  Object.entries(departmentBanners).flatMap(([slug, { art, ground }], position) => {
    const layout = layoutAt(position);
    return [
      [`${slug}-wide`, { art, ground, layout, width: 1600, height: 400 }],
      [`${slug}-narrow`, { art: art.slice(0, 1), ground, layout, width: 1080, height: 480, quiet: 0.5 }],
    ];
  }),
);
