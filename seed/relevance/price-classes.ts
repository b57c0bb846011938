import { type ClassifiedQuery, finds, findsFirst, headphones, iphones, phones } from './classified-query.ts';
import { named, of, within } from './judgement.ts';

/** Classes of queries with a price or a preference. */
export const priceClasses: Record<string, readonly ClassifiedQuery[]> = {
  'a price': [
    ...finds({ in: phones, maxPrice: 15_000 }, 'งบ 15000 มือถือ', 'มือถืองบ15000', 'budget 15000 phone'),
    ...finds(
      { in: phones, maxPrice: 8000 },
      'มือถือ 5000-8000',
      'มือถือ 5,000 - 8,000',
      'phone 5000 to 8000',
      'มือถือ 5-8 พัน',
    ),
    ...finds({ in: phones, maxPrice: 4000 }, 'มือถือ 3000 บาท', '฿3000 phone', 'มือถือราคา 3000'),
    ...finds({ in: phones, maxPrice: 9999 }, 'มือถือหลักพัน'),
    ...finds({ in: phones, maxPrice: 5000 }, 'มือถือไม่เกินห้าพัน', 'มือถือ 5000 ลงมา', 'มือถือ <5000'),
    ...findsFirst({ in: headphones, maxPrice: 900 }, 'หูฟัง 500 บาท', 'headphones 500 baht'),
    ...finds({ in: 'laptops', maxPrice: 24_000 }, 'โน้ตบุ๊ก 2 หมื่น', 'โน้ตบุ๊ก งบ 2 หมื่น', 'โน้ตบุ๊ก 2 หมื่นต้นๆ', 'laptop 15k-24k'),
  ],
  'a price that none with all of the rest has': [
    ...finds({ in: phones, maxPrice: 5000 }, 'มือถือ 5g ไม่เกิน 5000', '5g phone under 5000'),
    ...finds(within('tvs-monitors/monitors'), 'จอ 4k ไม่เกิน 5000', '4k monitor under 5000'),
    ...finds(within('tvs-monitors/tvs'), 'ทีวี 75 นิ้ว ไม่เกิน 10000', 'tv 75 inch under 10000'),
    ...finds(within('laptops'), 'โน้ตบุ๊ค i7 ไม่เกิน 15000'),
  ],
  'any product at a price or with a preference': [
    ...finds({ maxPrice: 1000 }, 'ไม่เกิน 1000 บาท', 'ของขวัญไม่เกิน 1000', 'gifts under 1000', 'สินค้าราคาถูก'),
    ...finds(
      { maxPrice: 1000 },
      'ของขวัญแฟน ไม่เกิน 1000',
      'ของขวัญวันเกิดแม่ ไม่เกิน 1000',
      'birthday gift for my mom under 1000',
    ),
    ...finds(
      { maxPrice: 1000 },
      'ของขวัญวันเกิดแม่ ราคาถูก',
      'ของขวัญปีใหม่ราคาถูก',
      'ของขวัญให้แฟนราคาไม่แพง',
      'cheap birthday gift for my mom',
    ),
    ...finds({}, 'ของขวัญปีใหม่', 'ของขวัญให้เพื่อน', 'ของขวัญปีใหม่ ขายดี', 'christmas gifts', 'new year gifts on sale'),
    ...finds({}, 'โปรโมชั่น', 'สินค้าลดราคา', 'ขายดี', 'new arrivals', 'best sellers'),
  ],
  'a preference': [
    ...finds({ in: 'tvs-monitors/tvs', maxPrice: 12_000 }, 'ทีวี ราคาถูก', 'ทีวีราคาประหยัด', 'ทีวีไม่แพง', 'cheap tv'),
    ...finds({ in: phones, maxPrice: 7000 }, 'มือถือราคาถูก', 'มือถือราคาประหยัด', 'cheap phone', 'budget phone'),
    ...finds({ in: 'laptops', maxPrice: 20_000 }, 'โน้ตบุ๊กราคาไม่แพง', 'โน๊ตบุ๊คราคาถูก', 'cheapest laptop'),
    ...findsFirst(named(/iPhone (?:17|Air)/, phones), 'ไอโฟนรุ่นล่าสุด', 'ไอโฟนใหม่', 'latest iphone', 'new iphone'),
    ...finds(iphones, 'ไอโฟนรุ่นล่าสุด', 'latest iphone', 'ไอโฟนราคาถูก', 'iphone on sale'),
    ...finds(within('smartphones-tablets/tablets/ipad'), 'ไอแพดราคาถูก', 'latest ipad'),
    ...finds(within(phones), 'new phones', 'มือถือรุ่นใหม่', 'มือถือลดราคา', 'phones on sale', 'มือถือ flash sale'),
    ...finds(within(...headphones), 'หูฟังขายดี', 'หูฟังยอดนิยม', 'best seller headphones'),
    ...findsFirst(
      named(/^(?:Sony )?PlayStation 5/),
      'ps5 ราคาถูก',
      'เพลย์ 5 ราคาถูก',
      'cheap ps5',
      'ps5 ลดราคา',
      'latest ps5',
    ),
    ...finds(named(/^Nintendo Switch/, 'gaming/game-consoles'), 'nintendo switch ราคาถูก', 'cheap nintendo switch'),
    ...finds(of('gopro'), 'gopro ราคาถูก'),
    ...findsFirst(named(/RTX 5070/, 'pc-components/graphics-cards'), 'rtx 5070 ราคาถูก'),
  ],
};
