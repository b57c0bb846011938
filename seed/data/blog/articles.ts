import { airPurifiers } from './air-purifiers.ts';
import type { SeedArticle } from './article.ts';
import { batteryCare } from './battery-care.ts';
import { cameraHumidity } from './camera-humidity.ts';
import { firstCamera } from './first-camera.ts';
import { gamingPcs } from './gaming-pcs.ts';
import { gifts } from './gifts.ts';
import { installments } from './installments.ts';
import { monitors } from './monitors.ts';
import { newPhoneTransfer } from './new-phone-transfer.ts';
import { noiseCancelling } from './noise-cancelling.ts';
import { phoneCameras } from './phone-cameras.ts';
import { powerBankRules } from './power-bank-rules.ts';
import { rainySeasonPower } from './rainy-season-power.ts';
import { robotVacuums } from './robot-vacuums.ts';
import { safeOnlineShopping } from './safe-online-shopping.ts';
import { ssdAndMemory } from './ssd-and-memory.ts';
import { studentLaptops } from './student-laptops.ts';
import { taxInvoices } from './tax-invoices.ts';
import { tvPanels } from './tv-panels.ts';
import { tvSize } from './tv-size.ts';
import { usbCCharging } from './usb-c-charging.ts';
import { warranty } from './warranty.ts';
import { wifiGenerations } from './wifi-generations.ts';
import { workFromHome } from './work-from-home.ts';

/** The articles of the blog. */
export const articles: SeedArticle[] = [
  airPurifiers,
  batteryCare,
  cameraHumidity,
  firstCamera,
  gamingPcs,
  gifts,
  installments,
  monitors,
  newPhoneTransfer,
  noiseCancelling,
  phoneCameras,
  powerBankRules,
  rainySeasonPower,
  robotVacuums,
  safeOnlineShopping,
  ssdAndMemory,
  studentLaptops,
  taxInvoices,
  tvPanels,
  tvSize,
  usbCCharging,
  warranty,
  wifiGenerations,
  workFromHome,
];
