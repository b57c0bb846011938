/*
 * The forms of models of the kinds of which a shop sells many that look alike from afar. Each attribute has a default in the drawing.
 */

/** A pair of headphones. */
export interface HeadphonesForm {
  /** The outline of an ear cup from the side. */
  cup?: 'oval' | 'round' | 'square' | 'tall' | 'drop';
  /** What an ear cup has on its outside. */
  face?: 'smooth' | 'ring' | 'grille' | 'dish' | 'leather' | 'window' | 'light' | 'badge';
  /** What holds an ear cup: a stem at its top, a fork around it, or a wire. */
  arm?: 'stem' | 'fork' | 'wire' | 'none';
  /** The headband: with a cushion, slim, a mesh in a metal frame, a frame with an elastic strap, or two bands. */
  band?: 'padded' | 'slim' | 'mesh' | 'strap' | 'split';
  /** The microphone of a gaming headset on its boom, or drawn in. */
  microphone?: 'boom' | 'short' | 'none';
  cable?: 'coiled' | 'straight' | 'none';
  /** Whether the headband has cat ears. */
  ears?: boolean;
  /** The colour of rings, forks and straps that differ from the body. */
  trim?: string;
}

/** A pair of earbuds and their case. */
export interface EarbudsForm {
  /** The outline of the closed case from the front. */
  case?: 'pill' | 'square' | 'pebble' | 'long' | 'tall' | 'round';
  /** What the case is made of: one can see into a clear one, or through the lid alone. */
  finish?: 'gloss' | 'cloth' | 'clear' | 'clear-lid';
  /** What the front of the case has besides its light. */
  front?: 'screen' | 'dial' | 'bar' | 'none';
  /** Whether a loop hangs from the case. */
  loop?: boolean;
  /** The stem of an earbud. */
  stem?: 'round' | 'short' | 'flat' | 'blade';
  /** The outside of an earbud without a stem. */
  bud?: 'ring' | 'dome' | 'metal' | 'wing' | 'bean';
  /** Whether the card picture shows the earbuds before their closed case instead of in the open one. */
  isBeside?: boolean;
  /** The colour of rings, dials and lights that differ from the body. */
  trim?: string;
}

/** A speaker or a set of them. */
export interface SpeakerForm {
  /** Width, height and depth of a box, on the scale of its family. */
  size?: readonly [width: number, height: number, depth: number];
  /** Whether a round speaker stands on its end or lies. */
  pose?: 'standing' | 'lying';
  /** By what one carries it. */
  carry?: 'loop' | 'handle' | 'strap' | 'carabiner' | 'none';
  /** The body of a speaker that stands in a room. */
  body?: 'sphere' | 'drum' | 'dome' | 'disc' | 'clock';
  /** Large cones in the front of a box. */
  cones?: 1 | 2 | 3;
  /** The lights of a party speaker. */
  lights?: 'rings' | 'bars' | 'none';
  /** Whether a party speaker has wheels and a long handle. */
  wheels?: boolean;
  /** Whether a box is narrower at its top. */
  isTapered?: boolean;
  /** What the front, or the sides of a pair, are made of. */
  surface?: 'cloth' | 'grille' | 'wood' | 'glass';
  /** Two small speakers for the rear of the room. */
  rears?: boolean;
  /** Whether the ends of a sound bar come off. */
  detachableEnds?: boolean;
  /** The colour of frames, knobs and loops that differ from the body. */
  trim?: string;
}

/** A camera. */
export interface CameraForm {
  /** How large the body is, as a share of a usual one of its line. */
  size?: number;
  /** The outline of a viewfinder in the middle of the top. */
  hump?: 'pointed' | 'round' | 'flat' | 'wide';
  /** How far the grip stands out. */
  grip?: 'deep' | 'slight' | 'none';
  /** What stands on the top plate: modern dials, many of metal with figures, or hardly any. */
  dials?: 'modern' | 'metal' | 'few';
  /** The lens on the front; without one, the mount is open. */
  lens?: 'zoom' | 'prime' | 'pancake' | 'stepped' | 'none';
  /** A lens that stands beside the camera. */
  secondLens?: boolean;
  /** Whether top and bottom are of bright metal around a dark covering. */
  isTwoTone?: boolean;
  /** Whether the covering has a grain. */
  isLeather?: boolean;
  /** Openings of a microphone on the top, or a muff against the wind. */
  microphone?: 'openings' | 'muff';
  /** Threads in the body for screws. */
  hasThreads?: boolean;
  /** A viewfinder's window in the corner of a body without a hump. */
  hasWindow?: boolean;
  /** Width and height of an action or panoramic camera. */
  face?: readonly [width: number, height: number];
  /** Whether an action camera has a screen beside its lens. */
  hasFrontScreen?: boolean;
  /** Whether the lens of an action camera has a round or a square frame. */
  lensFrame?: 'round' | 'square';
  /** The colour of rings and lights that differ from the body. */
  trim?: string;
}

/** A mouse. */
export interface MouseForm {
  /** Its outline from above. */
  outline?: 'symmetric' | 'ergonomic' | 'waisted' | 'angular' | 'shelf' | 'compact' | 'pebble' | 'flat' | 'long';
  /** How large it is, as a share of a usual one. */
  size?: number;
  /** What its shell is like: closed, with holes, or with grips of rubber at its sides. */
  shell?: 'closed' | 'holes' | 'grips';
  /** Where it shines. */
  lights?: 'logo' | 'strip' | 'outline' | 'none';
  /** Whether the buttons are parts of their own. */
  splitButtons?: boolean;
  /** A second wheel under the thumb. */
  thumbWheel?: boolean;
  /** The angle in degrees by which the thumb's side of a vertical mouse leans, and whether it has a lip for the hand. */
  slope?: number;
  hasLip?: boolean;
  /** The colour of wheels, balls and lights that differ from the body. */
  trim?: string;
}

/** A solid-state drive. */
export interface SsdForm {
  /** What is printed on its label. */
  label?: 'stripe' | 'block' | 'frame' | 'lines' | 'split' | 'band' | 'square';
  /** Width, height and depth of a portable one. */
  size?: readonly [width: number, height: number, depth: number];
  /** The surface of a portable one. */
  surface?: 'ridges' | 'ribs' | 'smooth' | 'waves' | 'ring';
  /** By what a portable one is hung: an opening in its corner, or a loop of rubber. */
  hanger?: 'corner' | 'loop' | 'none';
  /** The colour of the label or of the hanger. */
  trim?: string;
}
