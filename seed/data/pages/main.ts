import { page, type SeedPage } from './page-text.ts';

/** The overview pages. */
export const mainPages: SeedPage[] = [
  page(
    '/product-category',
    ['สินค้าทั้งหมด มือถือ คอมพิวเตอร์ ทีวี และแกดเจ็ต', 'All products: phones, computers, TVs and gadgets'],
    [
      'ดูสินค้าทั้งหมด 16 แผนก ตั้งแต่มือถือ โน้ตบุ๊ก ชิ้นส่วนคอม ไปจนถึงกล้องและสมาร์ทโฮม กรองตามแบรนด์และราคาได้',
      'Browse all sixteen departments, from phones, laptops and PC parts to cameras and the smart home, and narrow them by brand and price.',
    ],
    [
      'หน้านี้รวมสินค้าทุกแผนก ถ้ารู้แล้วว่าอยากได้อะไร ให้เข้าไปที่แผนกนั้นก่อน จะได้ตัวกรองที่ตรงกับสินค้า เช่น ขนาดจอหรือความจุ',
      'Everything we sell is on this page. If you know what you are after, go to its department first: it has the filters that fit, such as screen size or storage.',
    ],
    ['เรียงตาม “ลดมากที่สุด” เพื่อดูสินค้าที่กำลังลดราคา', 'Sort by the largest discount to see what is on offer now'],
    ['พิมพ์ชื่อรุ่นในช่องค้นหาได้ทั้งไทยและอังกฤษ', 'Search for a model by name, in Thai or in English'],
  ),
  page(
    '/brand',
    ['แบรนด์ทั้งหมด รวมมือถือ คอม และแกดเจ็ตชั้นนำ', 'All brands of phones, computers and gadgets'],
    [
      'ดูแบรนด์ทั้งหมดเรียงตามตัวอักษร A–Z ทั้ง Apple, Samsung, ASUS, Sony และอีกมากมาย กดเพื่อดูสินค้าขายดีของแต่ละแบรนด์',
      'All our brands from A to Z: Apple, Samsung, ASUS, Sony and many more. Open one to see its best sellers.',
    ],
    [
      'ทุกแบรนด์ในหน้านี้มีสินค้าวางขายจริง เข้าไปดูสินค้าขายดีของแบรนด์ หรือดูทั้งหมดแล้วกรองต่อตามหมวดและราคา',
      'Every brand here has products on sale. See its best sellers, or all it makes, narrowed by category and price.',
    ],
    ['กดตัวอักษรเพื่อข้ามไปยังแบรนด์ที่ต้องการ', 'Press a letter to jump to a brand'],
    ['อุปกรณ์ในแบรนด์เดียวกันมักทำงานร่วมกันได้ลื่นกว่า', 'Devices of one brand often work together more smoothly'],
  ),
];
