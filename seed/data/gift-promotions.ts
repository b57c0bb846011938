import type { SeedPromotion } from '../types.ts';
import { gift, inCategories, ofProducts, spend } from './rules.ts';
import { text } from './text.ts';

/** Gifts with phones, laptops, cameras and power banks. */
export const giftPromotions: readonly SeedPromotion[] = [
  {
    key: 'gift-iphone-17-pro-case',
    name: text('ซื้อ iPhone 17 Pro รับฟรีเคสกันกระแทก', 'Free case with iPhone 17 Pro'),
    conditions: [ofProducts(1001)],
    action: gift(200, 'HIS-STANDARMORIPHONE17-CCLEA-IPHONE17PRO', 'HIS-STANDARMORIPHONE17-BLAC-IPHONE17PRO'),
  },
  {
    key: 'gift-iphone-17-pro-max-film',
    name: text('ซื้อ iPhone 17 Pro Max รับฟรีฟิล์มกระจก', 'Free screen protector with iPhone 17 Pro Max'),
    conditions: [ofProducts(2001)],
    action: gift(200, 'FOC-SUPERGLASSIPHONE17-IPHONE17PROMAX', 'FOC-PRIVACYGLASSIPHONE17-IPHONE17PROMAX'),
  },
  {
    key: 'gift-galaxy-s25-case',
    name: text('ซื้อ Galaxy S25 รับฟรีเคสซิลิโคน', 'Free silicone case with Galaxy S25'),
    conditions: [ofProducts(1006)],
    action: gift(150, 'SAM-SILICONECASES25-BLAC-GALAXYS25', 'SAM-SILICONECASES25-MINT-GALAXYS25'),
  },
  {
    key: 'gift-galaxy-s25-ultra-film',
    name: text('ซื้อ Galaxy S25 Ultra รับฟรีฟิล์มกระจก', 'Free screen protector with Galaxy S25 Ultra'),
    conditions: [ofProducts(1005)],
    action: gift(150, 'HIS-SELECTEDGLASSS25-GALAXYS25ULTRA', 'SPI-GLASTROPTIKS25-GALAXYS25ULTRA'),
  },
  {
    key: 'gift-android-charger',
    name: text('มือถือ Android ครบ ฿10,000 รับฟรีหัวชาร์จเร็ว', 'Free fast charger with Android phones from ฿10,000'),
    conditions: [inCategories('smartphones-tablets/smartphones/android-phones'), spend(10_000)],
    action: gift(500, 'UGR-NEXODECHARGER30W-WHIT', 'ANK-NANOCHARGER20W-WHIT'),
  },
  {
    key: 'gift-gaming-laptop-backpack',
    name: text('ซื้อโน้ตบุ๊กเกมมิ่ง รับฟรีกระเป๋าเป้', 'Free backpack with gaming laptops'),
    conditions: [inCategories('laptops/gaming-laptops')],
    action: gift(120, 'LEN-16INCHLAPTOPBACKPACKB210-BLAC', 'TAR-156OCTAVEIIBACKPACK-BLAC'),
  },
  {
    key: 'gift-everyday-laptop-mouse',
    name: text('ซื้อโน้ตบุ๊กใช้งานทั่วไป รับฟรีเมาส์ไร้สาย', 'Free wireless mouse with everyday laptops'),
    conditions: [inCategories('laptops/thin-light-laptops/everyday-laptops')],
    action: gift(300, 'LOG-M221SILENT-BLAC', 'ANI-W236WIRELESS-BLAC'),
  },
  {
    key: 'gift-action-camera-card',
    name: text('กล้องแอ็กชันและกล้องติดรถ รับฟรี microSD', 'Free microSD card with action cameras and dash cams'),
    conditions: [inCategories('cameras/action-cameras', 'car-gadgets/dash-cams')],
    action: gift(200, 'SAN-ULTRAMICROSDCARD-128GB', 'KIN-CANVASSELECTPLUSMICROSDCARD-64GB'),
  },
  {
    key: 'gift-power-bank-cable',
    name: text('พาวเวอร์แบงก์ทุก 2 ชิ้น รับฟรีสายชาร์จ', 'Free cable with every 2 power banks'),
    conditions: [inCategories('mobile-accessories/power-banks')],
    action: {
      kind: 'free_gift',
      gifts: [{ sku: 'ELO-S9USBATOUSBCCABLE-WHIT-1M', quota: 400 }, { sku: 'ELO-S9USBATOUSBCCABLE-BLAC-1M' }],
      per_quantity: 2,
    },
  },
];
