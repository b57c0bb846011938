import type { Sketch } from '../sketch.ts';
import { cable } from './cable.ts';
import { camera } from './camera.ts';
import { charger } from './charger.ts';
import { console } from './console.ts';
import { controller } from './controller.ts';
import { earbuds } from './earbuds.ts';
import { headphones } from './headphones.ts';
import { keyboard } from './keyboard.ts';
import { laptop } from './laptop.ts';
import { monitor } from './monitor.ts';
import { mouse } from './mouse.ts';
import { phone } from './phone.ts';
import { phoneCase } from './phone-case.ts';
import { powerBank } from './power-bank.ts';
import { printer } from './printer.ts';
import { robotVacuum } from './robot-vacuum.ts';
import { router } from './router.ts';
import { speaker } from './speaker.ts';
import { ssd } from './ssd.ts';
import { tablet } from './tablet.ts';
import { tv } from './tv.ts';
import { watch } from './watch.ts';

/** Every kind of product that can be drawn. */
export const SKETCHES = {
  phone,
  laptop,
  tablet,
  monitor,
  tv,
  headphones,
  earbuds,
  speaker,
  watch,
  camera,
  console,
  controller,
  keyboard,
  mouse,
  router,
  charger,
  cable,
  'power-bank': powerBank,
  'phone-case': phoneCase,
  ssd,
  printer,
  'robot-vacuum': robotVacuum,
} satisfies Record<string, Sketch>;
