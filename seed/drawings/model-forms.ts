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
