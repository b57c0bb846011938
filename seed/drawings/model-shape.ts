import type { CameraForm, EarbudsForm, HeadphonesForm, MouseForm, SpeakerForm, SsdForm } from './model-forms.ts';
import type { Scene } from './screen.ts';

/**
 * What sets a model apart from others of its kind and line. A kind reads the attributes that concern it; each has a default, so that
 * a product without them still has a sound picture.
 */
export interface ModelShape {
  /** Lenses on the back of a phone; a case leaves as many open. */
  lenses?: LensCount;
  /** How a phone folds: along its long side like a book, or across it like a compact. */
  fold?: Fold;
  /** What interrupts the top of a phone's screen. */
  screenTop?: ScreenTop;
  /** Diagonal of the screen in inches. */
  inches?: number;
  /** What a case is made of; clear ones show the phone. */
  material?: CaseMaterial;
  /** Whether a case or a power bank has a ring of magnets. */
  magnets?: boolean;
  /** How a film looks: clear, dark from the side, or dull. */
  surface?: FilmSurface;
  /** Whether a film comes with a frame that holds it straight. */
  frame?: boolean;
  /** Whether the keys of a keyboard stand tall on switches. */
  keys?: 'tall' | 'flat';
  /** The light under the keys of a keyboard or laptop, or around a mouse. */
  lighting?: 'rgb' | 'white' | 'none';
  /** Whether the keyboard of a laptop has a block of numbers. */
  numberPad?: boolean;
  /** Short side of the screen as a share of the long one. */
  aspect?: number;
  /** Whether a keyboard has a touch pad. */
  touchPad?: boolean;
  /** Buttons of a mouse, with the wheel. */
  buttons?: number;
  /** Whether a mouse has a cable. */
  wired?: boolean;
  /** Whether a set of speakers has a box for the bass. */
  subwoofer?: boolean;
  /** Whether a printer has a scanner on its top. */
  scanner?: boolean;
  /** Whether the buttons of a controller have colours. */
  colouredButtons?: boolean;
  /** Whether earphones have silicone tips; those that only lie in the ear have none. */
  tips?: boolean;
  /** Sockets of a charger or a power bank. */
  ports?: { usbC: number; usbA: number };
  /** Power in watts: of a charger, as its display shows it, or of a speaker. */
  watts?: number;
  /** The plugs of a cable or a flash drive: at one end, and at the other. */
  plugs?: readonly Plug[];
  /** The sockets of a hub, or on the back of a screen, from left to right. */
  sockets?: readonly Socket[];
  /** Capacity of a power bank in milliampere-hours. */
  capacity?: number;
  /** Whether a power bank has a cable of its own. */
  ownCable?: boolean;
  /** Ports of a network switch. */
  lanPorts?: number;
  /** Whether the sensor of a camera is of the size of film. */
  isFullFrame?: boolean;
  /** The case of a watch: sturdy with screws, or a square with round corners around a round glass. */
  watchCase?: 'rugged' | 'cushion';
  /** Whether a case has a pocket for cards. */
  cardPocket?: boolean;
  /** The longest focal length of a lens in millimetres. */
  focalLength?: number;
  /** Antennas that stand on a router. */
  antennas?: number;
  /** How many units of a mesh there are. */
  units?: number;
  /** How many devices a wireless charger holds: a phone, earphones, and a watch. */
  devices?: number;
  /** What a watch shows: hands, figures, activity rings, or a friendly face for children. */
  dial?: Dial;
  headphones?: HeadphonesForm;
  earbuds?: EarbudsForm;
  speaker?: SpeakerForm;
  camera?: CameraForm;
  mouse?: MouseForm;
  ssd?: SsdForm;
  /** What is on the screen: the picture, and its colour where the body has none of its own. */
  wallpaper?: { scene: Scene; tint: string };
}

export type CaseMaterial = 'clear' | 'plain' | 'silicone' | 'rugged' | 'leather' | 'fabric' | 'carbon' | 'bumper';

export type FilmSurface = 'clear' | 'privacy' | 'matte';

export type Plug = 'usb-c' | 'usb-a' | 'lightning' | 'hdmi' | 'displayport';

export type Socket =
  | 'hdmi'
  | 'displayport'
  | 'usb-a'
  | 'usb-c'
  | 'lan'
  | 'vga'
  | 'headphones'
  | 'aerial'
  | 'sd'
  | 'microsd';

export type Dial = 'hands' | 'figures' | 'rings' | 'friendly';

export type LensCount = 1 | 2 | 3 | 4;

export type Fold = 'book' | 'flip';

export type ScreenTop = 'island' | 'notch' | 'hole';
