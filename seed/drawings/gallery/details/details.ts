import type { Kind } from '../../kind.ts';
import type { Art } from '../../sketch.ts';
import { actionLens, cameraTop, phoneCameras } from './cameras.ts';
import { chargerFace, consoleControls, speakerControls } from './controls.ts';
import type { Detail } from './detail.ts';
import { laptopEdge, powerBankEdge, socketRecess, tabletEdge } from './edge.ts';
import { earCup, nearEarbud, watchSide } from './worn.ts';

const DETAILS: Partial<Record<Kind, (art: Art) => Detail>> = {
  phone: phoneCameras,
  tablet: tabletEdge,
  laptop: laptopEdge,
  tv: (art) => socketRecess(art, ['hdmi', 'hdmi', 'hdmi', 'usb-a', 'lan', 'aerial']),
  monitor: (art) => socketRecess(art, ['hdmi', 'displayport']),
  headphones: earCup,
  earbuds: nearEarbud,
  watch: watchSide,
  speaker: speakerControls,
  camera: (art) => (art.line === 'action' || art.line === 'panoramic' ? actionLens(art) : cameraTop(art)),
  console: consoleControls,
  charger: chargerFace,
  'power-bank': powerBankEdge,
};

/** The detail of a kind with the places of its parts; undefined for kinds whose detail is a part of their picture. */
export function detailOf(art: Art, kind: Kind): Detail | undefined {
  return DETAILS[kind]?.(art);
}
