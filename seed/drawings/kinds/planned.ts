import { bolt, path } from '../shapes.ts';
import type { Sketch } from '../sketch.ts';

/** The lines of kinds that are not drawn yet. */
const LINES: Record<string, readonly [string, ...string[]]> = {
  processor: ['square'],
  motherboard: ['standard'],
  'graphics-card': ['dual-fan', 'triple-fan'],
  memory: ['plain', 'rgb'],
  'hard-disk': ['internal', 'nas'],
  'power-supply': ['standard'],
  'pc-case': ['glass', 'mesh'],
  cooler: ['air', 'liquid'],
  desktop: ['tower', 'mini', 'all-in-one'],
  'flash-drive': ['standard'],
  'memory-card': ['sd', 'micro-sd'],
  hub: ['dock', 'dongle'],
  webcam: ['standard'],
  microphone: ['condenser', 'lavalier'],
  projector: ['home', 'portable'],
  'network-switch': ['desktop'],
  ups: ['standard'],
  ink: ['bottles', 'cartridge'],
  lens: ['prime', 'zoom'],
  drone: ['folding', 'mini'],
  gimbal: ['phone'],
  tripod: ['standard'],
  'dash-cam': ['standard'],
  'security-camera': ['indoor', 'outdoor'],
  doorbell: ['standard'],
  'smart-bulb': ['bulb', 'strip'],
  'smart-plug': ['standard'],
  'smart-lock': ['standard'],
  'air-purifier': ['tower', 'round'],
  vacuum: ['stick'],
  fan: ['tower'],
  'media-player': ['stick', 'box'],
  'vr-headset': ['standard'],
  stylus: ['pencil'],
  tracker: ['tag', 'round'],
  'wireless-charger': ['pad', 'stand'],
  'car-mount': ['holder', 'charger'],
  stand: ['laptop', 'phone'],
  'screen-protector': ['glass'],
  bag: ['backpack', 'sleeve'],
  'gaming-chair': ['standard'],
  'mouse-pad': ['standard'],
};

/** Stands for a kind that is not drawn yet. */
export function planned(kind: string): Sketch {
  return {
    lines: LINES[kind] ?? ['standard'],
    views: ['front', 'angle', 'detail'],
    accessories: [],
    retailBox: [400, 400, 150],
    paint: ({ body }, view) =>
      path(bolt(600, 600, { front: 700, angle: 600, back: 650, detail: 500 }[view]), body.base),
  };
}
