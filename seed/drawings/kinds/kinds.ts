import type { Kind } from '../kind.ts';
import type { Sketch } from '../sketch.ts';
import { airPurifier } from './air-purifier.ts';
import { bag } from './bag.ts';
import { cable } from './cable.ts';
import { camera } from './camera.ts';
import { carMount } from './car-mount.ts';
import { charger } from './charger.ts';
import { console } from './console.ts';
import { controller } from './controller.ts';
import { cooler } from './cooler.ts';
import { dashCam } from './dash-cam.ts';
import { desktop } from './desktop.ts';
import { doorbell } from './doorbell.ts';
import { drone } from './drone.ts';
import { earbuds } from './earbuds.ts';
import { fan } from './fan.ts';
import { flashDrive } from './flash-drive.ts';
import { gamingChair } from './gaming-chair.ts';
import { gimbal } from './gimbal.ts';
import { graphicsCard } from './graphics-card.ts';
import { hardDisk } from './hard-disk.ts';
import { headphones } from './headphones.ts';
import { hub } from './hub.ts';
import { ink } from './ink.ts';
import { keyboard } from './keyboard.ts';
import { laptop } from './laptop.ts';
import { lens } from './lens.ts';
import { mediaPlayer } from './media-player.ts';
import { memory } from './memory.ts';
import { memoryCard } from './memory-card.ts';
import { microphone } from './microphone.ts';
import { monitor } from './monitor.ts';
import { motherboard } from './motherboard.ts';
import { mouse } from './mouse.ts';
import { mousePad } from './mouse-pad.ts';
import { networkSwitch } from './network-switch.ts';
import { pcCase } from './pc-case.ts';
import { phone } from './phone.ts';
import { phoneCase } from './phone-case.ts';
import { powerBank } from './power-bank.ts';
import { powerSupply } from './power-supply.ts';
import { printer } from './printer.ts';
import { processor } from './processor.ts';
import { projector } from './projector.ts';
import { robotVacuum } from './robot-vacuum.ts';
import { router } from './router.ts';
import { screenProtector } from './screen-protector.ts';
import { securityCamera } from './security-camera.ts';
import { smartBulb } from './smart-bulb.ts';
import { smartLock } from './smart-lock.ts';
import { smartPlug } from './smart-plug.ts';
import { speaker } from './speaker.ts';
import { ssd } from './ssd.ts';
import { stand } from './stand.ts';
import { stylus } from './stylus.ts';
import { tablet } from './tablet.ts';
import { tracker } from './tracker.ts';
import { tripod } from './tripod.ts';
import { tv } from './tv.ts';
import { ups } from './ups.ts';
import { vacuum } from './vacuum.ts';
import { vrHeadset } from './vr-headset.ts';
import { watch } from './watch.ts';
import { webcam } from './webcam.ts';
import { wirelessCharger } from './wireless-charger.ts';

/** Every kind of product that can be drawn. */
export const SKETCHES: Record<Kind, Sketch> = {
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
  processor,
  motherboard,
  'graphics-card': graphicsCard,
  memory,
  'hard-disk': hardDisk,
  'power-supply': powerSupply,
  'pc-case': pcCase,
  cooler,
  desktop,
  'flash-drive': flashDrive,
  'memory-card': memoryCard,
  hub,
  webcam,
  microphone,
  projector,
  'network-switch': networkSwitch,
  ups,
  ink,
  lens,
  drone,
  gimbal,
  tripod,
  'dash-cam': dashCam,
  'security-camera': securityCamera,
  doorbell,
  'smart-bulb': smartBulb,
  'smart-plug': smartPlug,
  'smart-lock': smartLock,
  'air-purifier': airPurifier,
  vacuum,
  fan,
  'media-player': mediaPlayer,
  'vr-headset': vrHeadset,
  stylus,
  tracker,
  'wireless-charger': wirelessCharger,
  'car-mount': carMount,
  stand,
  'screen-protector': screenProtector,
  bag,
  'gaming-chair': gamingChair,
  'mouse-pad': mousePad,
};
