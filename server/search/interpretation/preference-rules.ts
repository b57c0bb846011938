import { normaliseText } from '../../thai-text/thai-text.ts';

/** Which of the products that it finds a query prefers. */
export type Preference = 'cheap' | 'newest' | 'best-selling' | 'discounted';

/** Thai words are found within others, Latin ones as whole words. */
const words: Record<Preference, { thai: string[]; latin: string[] }> = {
  cheap: {
    thai: [
      'ราคาถูก(?:ที่สุด|สุด|มาก)?',
      'ราคาประหยัด',
      'ราคาเบา\\s?ๆ',
      '(?:ราคา)?ไม่แพง(?:มาก)?',
      '(?:ราคา)?สบายกระเป๋า',
      'ถูก(?:ที่สุด|สุด|\\s?ๆ)',
    ],
    latin: ['cheap(?:er|est)?', 'affordable', 'inexpensive', 'low[ -](?:price|cost)', 'budget'],
  },
  newest: {
    thai: ['(?:ตัว|รุ่น|ออก)?ใหม่ล่าสุด', '(?:ตัว|รุ่น)?ล่าสุด', '(?:ตัว|รุ่น|ออก|มา)ใหม่', '(?<!เชียง|ปี|บ้าน)ใหม่(?=\\s|$)'],
    latin: ['newest', 'latest', 'new[ -](?:in|model|arrival|release)s?', '(?<=^)new(?= (?!year))'],
  },
  'best-selling': {
    thai: ['(?:ที่)?ขายดี(?:ที่สุด)?', '(?:รุ่น)?ยอด(?:นิยม|ฮิต)'],
    latin: ['best[ -]?sell(?:er|ers|ing)', 'top[ -]sell(?:er|ers|ing)', '(?:most )?popular'],
  },
  discounted: {
    thai: ['(?:ที่)?(?:กำลัง)?ลดราคา(?:พิเศษ)?', 'มีส่วนลด', '(?:มี|จัด)?โปรโมชั?่?น', '(?:มี|จัด)โปร(?![ก-๙])', 'แฟลชเซลล?์?'],
    latin: ['(?:flash |on )?sale', 'discount(?:s|ed)?', 'deals?', 'promo(?:tion)?s?', 'clearance'],
  },
};

const patterns = (Object.keys(words) as Preference[]).map((preference) => {
  const { thai, latin } = words[preference];
  const pattern = `${thai.join('|')}|(?<![\\p{L}\\p{N}-])(?:${latin.join('|')})(?![\\p{L}\\p{N}-])`;
  return { preference, pattern: new RegExp(pattern, 'iu') };
});

/** What a query prefers, such as cheap in ทีวีราคาถูก, with the rest of the query, which may be empty; null if it prefers nothing. */
export function parsePreference(typed: string): { preference: Preference; query: string } | null {
  const text = normaliseText(typed).replace(/\s+/g, ' ').trim();
  for (const { preference, pattern } of patterns) {
    const match = pattern.exec(text);
    if (!match) continue;
    const query = `${text.slice(0, match.index).trim()} ${text.slice(match.index + match[0].length).trim()}`.trim();
    return { preference, query };
  }
  return null;
}

const anything = 'สินค้า|ของขวัญ|ของฝาก|ของ|ทั้งหมด|products?|items?|gifts?|presents?|all|for|[^\\p{L}\\p{N}]';
const occasions =
  'สำหรับ|ให้|แฟน|สามี|ภรรยา|คุณ|พ่อ|แม่|ลูก|พี่|น้อง|เพื่อน|ครู|ผู้ใหญ่|ผู้ชาย|ผู้หญิง|เด็ก|ชาย|สาว|วัน|วันเกิด|ปีใหม่|วาเลนไทน์|คริสต์มาส|จับฉลาก|' +
  'ครบรอบ|แต่งงาน|รับปริญญา|ขึ้นบ้านใหม่|' +
  'my|a|the|girlfriend|boyfriend|wife|husband|mom|mum|mother|dad|father|parents|son|daughter|friend|teacher|kid|men|women|him|her|birthday|' +
  'new year|christmas|xmas|valentine|day|anniversary|wedding|graduation|housewarming|idea';
const anyProduct = new RegExp(`^(?:${anything})*$`, 'iu');
const anyGift = new RegExp(`^(?:${anything}|(?:${occasions})(?:['’]?s)?(?![a-z]))*$`, 'iu');
const gift = /ของขวัญ|ของฝาก|gift|present/i;

/** Whether a query is for a gift, whatever it is: for whom, or on which occasion. */
export function isAnyGift(query: string): boolean {
  const text = normaliseText(query);
  return gift.test(text) && anyGift.test(text);
}

/** Whether the rest of a query stands for any product: nothing, or words such as สินค้า. */
export const isAnything = (query: string): boolean => anyProduct.test(normaliseText(query));
