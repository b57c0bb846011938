import type { Localised } from '../../types.ts';
import type { PhoneFocus, PhoneLine } from '../lines/phones.ts';
import { text } from '../text.ts';

/** A phone with what its texts say in words. */
export interface PhoneFacts {
  name: string;
  cameras: Localised;
  megapixels: number;
  power: Localised;
  phone: PhoneLine;
}

/** Short descriptions: two for each focus. */
export const shortDescriptions: Record<
  PhoneFocus,
  readonly [(of: PhoneFacts) => Localised, (of: PhoneFacts) => Localised]
> = {
  flagship: [
    ({ phone }) =>
      text(
        `เรือธงชิป ${phone.chip} จอ ${phone.screen[0]} นิ้ว ลื่นทุกงาน กันน้ำ ${phone.water}`,
        `A flagship with ${phone.chip}, a smooth ${phone.screen[0]}" display and ${phone.water} protection.`,
      ),
    ({ phone, megapixels }) =>
      text(
        `เร็วลื่นทุกวัน พกสบายแค่ ${phone.grams} กรัม กล้อง ${megapixels}MP ถ่ายสวยทั้งวันทั้งคืน`,
        `Quick every day in ${phone.grams} grams, with a ${megapixels}MP camera that shines day and night.`,
      ),
  ],
  camera: [
    ({ phone, megapixels }) =>
      text(
        `สายถ่ายรูปต้องลอง กล้องหลัก ${megapixels}MP เซลฟี่ ${phone.front}MP จอ ${phone.screen[0]} นิ้ว`,
        `For those who love photos: a ${megapixels}MP main camera, ${phone.front}MP selfies and a ${phone.screen[0]}" display.`,
      ),
    ({ phone, power }) =>
      text(
        `ถ่ายคนสวยแม้แสงน้อย ชาร์จไว ${phone.watts} วัตต์ แบต ${power.th}`,
        `Portraits that hold up in low light, ${phone.watts} W charging and ${power.en}.`,
      ),
  ],
  gaming: [
    ({ phone }) =>
      text(
        `ปั่นแรงก์ไม่มีสะดุด ชิป ${phone.chip} จอ ${phone.screen[3]}Hz ชาร์จไว ${phone.watts} วัตต์`,
        `Ranked games without a hitch: ${phone.chip}, a ${phone.screen[3]}Hz display and ${phone.watts} W charging.`,
      ),
    ({ phone, power }) =>
      text(
        `ตัวแรงสายเกม จอใหญ่ ${phone.screen[0]} นิ้ว แบต ${power.th} เล่นยาวไม่ต้องพักชาร์จ`,
        `Made for games: a ${phone.screen[0]}" display and ${power.en} for long sessions.`,
      ),
  ],
  battery: [
    ({ phone, power }) =>
      text(
        `แบตอึด ${power.th} ใช้ข้ามวันสบาย ชาร์จไว ${phone.watts} วัตต์`,
        `${power.en} that last into the next day, with ${phone.watts} W charging.`,
      ),
    ({ phone, power }) =>
      text(
        `ขับรถ ส่งของ ไลฟ์ทั้งวันก็ไหว แบต ${power.th} ตัวเครื่องทน ${phone.water}`,
        `For long shifts and live streams: ${power.en} in a body rated ${phone.water}.`,
      ),
  ],
  value: [
    ({ phone }) =>
      text(
        `สเปกครบในงบคุ้ม จอ ${phone.screen[0]} นิ้ว ${phone.screen[3]}Hz ชิป ${phone.chip}`,
        `All you need for the price: a ${phone.screen[0]}" ${phone.screen[3]}Hz display and ${phone.chip}.`,
      ),
    ({ megapixels, power }) =>
      text(
        `เครื่องแรกหรือเครื่องสำรองก็เหมาะ กล้อง ${megapixels}MP แบต ${power.th}`,
        `A good first or second phone with a ${megapixels}MP camera and ${power.en}.`,
      ),
  ],
  fold: [
    ({ phone }) =>
      text(
        `พับแล้วพกง่าย กางออกเป็นจอ ${phone.screen[0]} นิ้ว พร้อมจอนอก ${phone.cover} นิ้ว`,
        `Folds to fit the pocket and opens to ${phone.screen[0]}", with a ${phone.cover}" cover display.`,
      ),
    ({ phone }) =>
      text(
        `จอพับที่ใครเห็นก็ต้องถาม ชิป ${phone.chip} หนักเพียง ${phone.grams} กรัม`,
        `The foldable that people ask about: ${phone.chip} in only ${phone.grams} grams.`,
      ),
  ],
};

/** What it is like to use: three sentences for each focus. */
export const usageTexts: Record<PhoneFocus, readonly [Localised, Localised, Localised]> = {
  flagship: [
    text(
      'เปิดแอปหนักๆ สลับงาน ตัดคลิป 4K หรือเล่นเกมกราฟิกสูง ก็ยังลื่นและไม่ร้อนมือ',
      'Heavy apps, 4K editing and demanding games stay smooth and cool in the hand.',
    ),
    text(
      'งานประกอบแน่นทุกรอยต่อ ถือแล้วรู้สึกถึงความพรีเมียมตั้งแต่วันแรก และได้อัปเดตระบบยาวหลายปี',
      'The build is tight at every joint, it feels premium from day one, and years of updates lie ahead.',
    ),
    text(
      'จอสู้แดดกลางแจ้งได้ ดูแผนที่หรือถ่ายคลิปริมทะเลก็ยังเห็นชัด',
      'The display beats the midday sun, for maps and for clips by the sea.',
    ),
  ],
  camera: [
    text(
      'เก็บครบตั้งแต่อาหารบนโต๊ะ วิวภูเขา ไปจนถึงศิลปินบนเวที โทนผิวเป็นธรรมชาติ ลงโซเชียลได้เลยไม่ต้องแต่ง',
      'From the dish on the table to mountains and the artist on stage, with natural skin tones ready to post.',
    ),
    text(
      'โหมดพอร์ตเทรตละลายหลังเนียน แยกเส้นผมได้ดี ถ่ายคาเฟ่ย้อนแสงก็ยังหน้าใส',
      'Portrait mode blurs the background softly, keeps each hair, and brightens faces against the light.',
    ),
    text(
      'วิดีโอนิ่งแม้เดินถ่าย เสียงชัด เหมาะกับคนทำคลิปสั้นและไลฟ์ขายของ',
      'Video stays steady on the move and voices stay clear: fit for short clips and live selling.',
    ),
  ],
  gaming: [
    text(
      'ระบบระบายความร้อนแผ่นใหญ่คุมอุณหภูมิ เล่นหลายตาติดเฟรมก็ไม่ตก ทัชไว ตอบสนองทันที',
      'A large cooling plate holds frame rates match after match, and touch answers at once.',
    ),
    text(
      'ลำโพงคู่เสียงแยกซ้ายขวาชัด ได้ยินฝีเท้าก่อนเห็นตัว มอเตอร์สั่นละเอียดเพิ่มอรรถรส',
      'Stereo speakers tell left from right, so you hear steps before you see them, with fine haptics besides.',
    ),
    text('พักชาร์จแป๊บเดียวกลับมาเล่นต่อ ไม่ต้องรอนานเหมือนรุ่นเก่า', 'A short break on the charger and you are back in the game.'),
  ],
  battery: [
    text(
      'ดูซีรีส์ เล่นโซเชียล เปิดแผนที่ทั้งวันก็ยังเหลือกลับบ้าน ลืมชาร์จคืนเดียวก็ไม่ตกใจ',
      'Series, social media and maps all day, and some left for the way home. One night off the charger is no drama.',
    ),
    text(
      'แบตเสื่อมช้า ใช้ไปสามสี่ปีก็ยังอึด คุ้มสำหรับคนเปลี่ยนเครื่องไม่บ่อย',
      'The battery ages slowly: still strong after three or four years, for those who keep their phones.',
    ),
    text(
      'จอใหญ่ ตัวหนังสือชัด ลำโพงดัง เหมาะทั้งวัยทำงานและให้คุณพ่อคุณแม่ใช้',
      'A big display, clear letters and loud speakers suit busy people and parents alike.',
    ),
  ],
  value: [
    text(
      'แอปธนาคาร โซเชียล เรียนออนไลน์ และเกมทั่วไปเอาอยู่ ในราคาที่ไม่ต้องคิดนาน',
      'Banking, social media, online classes and everyday games, at a price that needs no second thought.',
    ),
    text(
      'จอลื่นสบายตา เลื่อนฟีดยาวๆ ไม่ล้า ใส่ได้สองซิมแยกเบอร์งานกับเบอร์ส่วนตัว',
      'A smooth display for long scrolling, and two SIMs to keep work and private apart.',
    ),
    text(
      'ดีไซน์บางจับถนัดมือ ไม่อมรอยนิ้วมือ ดูดีเกินราคา',
      'Slim, easy to hold and free of fingerprints, it looks above its price.',
    ),
  ],
  fold: [
    text(
      'ตอบแชตบนจอนอก กางจอในดูเอกสารหรือซีรีส์เต็มตา บานพับรุ่นใหม่พับแนบสนิท รอยพับแทบมองไม่เห็น',
      'Answer on the cover, open it for documents and series. The new hinge closes flat and the crease all but vanishes.',
    ),
    text(
      'ตั้งพับครึ่งถ่ายรูปหมู่หรือวิดีโอคอลได้โดยไม่ต้องใช้ขาตั้ง',
      'Half folded, it stands by itself for group photos and video calls.',
    ),
    text(
      'เปิดสองแอปคู่กัน ลากข้อความข้ามไปมา ทำงานนอกออฟฟิศได้จริง',
      'Two apps side by side, text dragged across: real work away from the desk.',
    ),
  ],
};

export const openingTexts: Record<PhoneFocus, Localised> = {
  flagship: text('เรือธงที่ใช้ได้อีกนาน', 'A flagship to keep'),
  camera: text('กล้องที่พร้อมทุกโมเมนต์', 'A camera for every moment'),
  gaming: text('เกิดมาเพื่อเกม', 'Born to play'),
  battery: text('ชาร์จครั้งเดียวอยู่ยาว', 'One charge, long days'),
  value: text('คุ้มทุกบาท', 'Worth every baht'),
  fold: text('กางแล้วโลกกว้างขึ้น', 'Open up to more'),
};
