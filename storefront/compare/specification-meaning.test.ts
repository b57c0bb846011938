import { describe, expect, test } from 'vitest';
import { labelMeaning, valueMeaning } from './specification-meaning.ts';

const same = (label: string, one: string, other: string) =>
  expect(valueMeaning(label, one), `${one} = ${other}`).toBe(valueMeaning(label, other));
const different = (label: string, one: string, other: string) =>
  expect(valueMeaning(label, one), `${one} ≠ ${other}`).not.toBe(valueMeaning(label, other));

describe('the same value in other words', () => {
  test.each([
    ['Refresh rate', 'ProMotion 1–120Hz', '120Hz'],
    ['อัตรารีเฟรช', 'ProMotion 1–120Hz', '120 เฮิรตซ์'],
    ['Refresh rate', 'LTPO 1-120 Hz', 'Up to 120Hz'],
  ])('%s: "%s" and "%s" have the same maximum', same);

  test.each([
    ['Display', '6.1"', '6.1 inches'],
    ['Display', '6.1″', '6.1-inch'],
    ['หน้าจอ', '6.1"', '6.1 นิ้ว'],
    ['หน้าจอ', '๖.๑ นิ้ว', '6.10นิ้ว'],
    ['Storage', '1 TB', '1,024 GB'],
    ['Storage', '1TB', '1000GB'],
    ['ความจุ', '2 TB', '2048 GB'],
    ['Memory', '8GB', '8,192 MB'],
    ['Weight', '1,240 g', '1.24 kg'],
    ['น้ำหนัก', '1,240 กรัม', '1.24 กก.'],
    ['Thickness', '7.95 mm', '0.795 cm'],
    ['ความหนา', '8 มม.', '0.8 ซม.'],
    ['Dimensions', '150 × 71.5 × 8 mm', '150x71.5x8mm'],
    ['Charging', '45W', '45 W'],
    ['การชาร์จ', 'สูงสุด 45 วัตต์', '45 วัตต์'],
    ['Battery', 'Up to 31 hours', '31 hours'],
    ['แบตเตอรี่', 'นานสูงสุด 30 ชั่วโมง', '30 ชม.'],
    ['Battery', '5,000 mAh', '5000mAh'],
    ['Battery', '90 min', '1.5 hours'],
    ['Brightness', '3,000 nits', '3000 nit'],
    ['กล้องหน้า', '12MP', '12 ล้านพิกเซล'],
    ['Wireless', 'Wi-Fi 7, Bluetooth 5.4', 'bluetooth 5.4 and wi-fi 7'],
    ['การชาร์จ', 'USB-C และ MagSafe', 'MagSafe, USB-C'],
    ['SIM', 'Nano-SIM + eSIM', 'nano-SIM and eSIM.'],
    ['Read speed, up to', '7,450 MB/s', '7.45 GB/s'],
    ['Speed', '2.5 Gbps', '2,500 Mbps'],
    ['Frequency response', '20Hz - 20kHz', '20Hz–20 kHz'],
    ['Material', ' Aluminium  ', 'aluminium.'],
  ])('%s: "%s" and "%s"', same);
});

describe('other facts', () => {
  test.each([
    ['Refresh rate', '1–120Hz', '60Hz'],
    ['อัตรารีเฟรช', '90Hz', '120Hz'],
    ['Refresh rate', '240Hz, 3 ms', '240Hz'],
    ['อัตรารีเฟรช', '180Hz (โอเวอร์คล็อก 200Hz)', '200Hz'],
    ['Frequency response', '5Hz–40kHz', '20Hz–40kHz'],
    ['Display', '6.1"', '6.3"'],
    ['Display', '6.1" OLED', '6.1" IPS'],
    ['Storage', '1 TB', '512 GB'],
    ['Storage', '1 TB', '1 GB'],
    ['Memory', '16GB', '16GB LPDDR5X'],
    ['Memory', '32 GB', '3.2 GB'],
    ['Weight', '1.24 kg', '1.24 g'],
    ['Dimensions', '150 × 71.5 × 8 mm', '71.5 × 150 × 8 mm'],
    ['Rear cameras', '48MP main + 12MP ultra wide', '12MP main + 48MP ultra wide'],
    ['ประเภท', 'มีสาย', 'ไร้สาย'],
    ['Water and dust', 'IP67', 'IP68'],
    ['Ports', 'USB 3.2 Gen 1', 'USB 3.2 Gen 2'],
    ['Ports', '2 × USB-C', '1 × USB-C'],
    ['Image sensor', '1/2.3"', '1/1.3"'],
    ['Aperture', 'f/1.8', 'f/18'],
    ['Battery', '31 hours', '31 minutes'],
    ['Network', '5G', '5 g LTE'],
    ['Speed', '10 MB/s', '10 Mbps'],
    ['Speed', '100 MB/s', '100 Mb/s'],
    ['Refresh rate', '120 Hz (UHD)', '120 Hz (FHD)'],
    ['Chip', 'Apple M4 Max', 'Apple M4'],
    ['Works with', 'iPhone 17 Pro Max', 'iPhone 17 Pro'],
    ['Cores / threads', '8 / 16', '16 / 8'],
    ['Operating temperature', '-10 °C', '10 °C'],
  ])('%s: "%s" is not "%s"', different);
});

test('labels are the same whatever their case, spaces, and colon at the end', () => {
  expect(labelMeaning('Refresh  Rate:')).toBe(labelMeaning('refresh rate'));
  expect(labelMeaning(' อัตรารีเฟรช ')).toBe(labelMeaning('อัตรารีเฟรช'));
  expect(labelMeaning('Memory')).not.toBe(labelMeaning('Memory card'));
});
