import { question, text } from '../text.ts';
import { comparison, editors, productGrid, productRow, questions, type SeedArticle, section } from './article.ts';

export const gifts: SeedArticle = {
  slug: 'tech-gifts-by-budget',
  title: text(
    'ของขวัญสายเทคตามงบ 500 / 1,000 / 3,000 / 5,000 บาท ให้แล้วได้ใช้จริง',
    'Tech gifts for 500, 1,000, 3,000 and 5,000 baht that get used',
  ),
  description: text(
    'ไอเดียของขวัญปีใหม่ จับฉลาก รับปริญญา และขึ้นบ้านใหม่ แยกตามงบและคนรับ พร้อมเช็กลิสต์ก่อนซื้อไม่ให้ใช้ร่วมกันไม่ได้',
    'Ideas for New Year, gift exchanges, graduations and new homes by budget and person, with checks so that everything fits.',
  ),
  category: 'smart-shopping',
  tags: ['gifts', 'buying-guide'],
  author: editors.team,
  publishedDaysAgo: 3,
  isTop: true,
  blocks: [
    section(
      'intro',
      `
<p>ของขวัญสายเทคที่ดีไม่จำเป็นต้องแพง แต่ต้องเข้ากับของที่ผู้รับมีอยู่แล้ว แท่นชาร์จแม่เหล็กสวยแค่ไหนก็ไม่มีประโยชน์ถ้ามือถือไม่รองรับ เราเลยแบ่งตามงบที่คนไทยตั้งกันจริง ๆ ตั้งแต่จับฉลากออฟฟิศจนถึงของขวัญคนสำคัญ</p>
<h2>รู้สามเรื่องของผู้รับก่อน</h2>
<ul>
<li><strong>ใช้ iPhone หรือ Android</strong> มีผลกับหูฟัง สมาร์ทวอทช์ อุปกรณ์ติดตาม และสายชาร์จ</li>
<li><strong>พอร์ตเป็น USB-C หรือ Lightning</strong> iPhone 15 ขึ้นไปและ Android เป็น USB-C ส่วน iPhone 14 ลงไปเป็น Lightning</li>
<li><strong>ใช้ที่ไหน</strong> คนทำงานที่บ้าน คนเดินทาง และคนสูงอายุ ต้องการของคนละแบบ</li>
</ul>
`,
      `
<p>A good tech gift need not be expensive, but it must fit what the person has. The finest magnetic charger is useless with a phone that does not support it. Here are ideas for the budgets people really set, from the gift exchange at the office to somebody special.</p>
<h2>Three things to find out first</h2>
<ul>
<li><strong>iPhone or Android?</strong> It matters for earbuds, watches, trackers and cables.</li>
<li><strong>USB-C or Lightning?</strong> iPhone 15 and later and Android phones have USB-C; iPhone 14 and earlier have Lightning.</li>
<li><strong>Where is it used?</strong> People who work at home, travel or are older need different things.</li>
</ul>
`,
    ),
    comparison(
      'people',
      {
        caption: 'ไอเดียตามคนรับและงบ',
        headings: ['คนรับ', 'ไม่เกิน 1,000 บาท', 'ไม่เกิน 3,000 บาท', 'ไม่เกิน 5,000 บาท'],
        rows: [
          ['เพื่อนร่วมงาน', 'เมาส์เงียบ แท่นวางมือถือ', 'คีย์บอร์ดไร้สาย ฮับ USB-C', 'หูฟังตัดเสียงรบกวน'],
          ['คนชอบออกกำลังกาย', 'สายรัดข้อมือรุ่นเริ่มต้น', 'สมาร์ทวอทช์รุ่นเล็ก', 'นาฬิกา HUAWEI WATCH FIT'],
          ['คนเดินทางบ่อย', 'พาวเวอร์แบงค์ 10,000 mAh', 'อุปกรณ์ติดตามหลายชิ้น หัวชาร์จ GaN', 'แท่นชาร์จพับได้ 3-in-1'],
          ['พ่อแม่และผู้สูงอายุ', 'หลอดไฟหรือปลั๊กอัจฉริยะ', 'กล้องในบ้าน เครื่องฟอกเล็ก', 'เครื่องฟอกอากาศ'],
          ['วัยรุ่นและเกมเมอร์', 'แผ่นรองเมาส์ เมาส์เกมมิ่ง', 'หูฟังเกมมิ่ง จอย', 'คีย์บอร์ดแมคคานิคัล'],
          ['ขึ้นบ้านใหม่', 'หลอดไฟเปลี่ยนสี', 'ลำโพงพกพา', 'ลำโพงบลูทูธตัวใหญ่ขึ้น'],
        ],
      },
      {
        caption: 'Ideas by person and budget',
        headings: ['For', 'Up to 1,000 baht', 'Up to 3,000 baht', 'Up to 5,000 baht'],
        rows: [
          [
            'Colleagues',
            'A silent mouse, a phone stand',
            'A wireless keyboard, a USB-C hub',
            'Noise-cancelling earbuds',
          ],
          ['People who do sport', 'A fitness band', 'A small smartwatch', 'A HUAWEI WATCH FIT'],
          ['Travellers', 'A power bank of 10,000 mAh', 'Trackers, a GaN charger', 'A folding 3-in-1 charger'],
          [
            'Parents and older people',
            'A smart bulb or plug',
            'An indoor camera, a small air purifier',
            'An air purifier',
          ],
          [
            'Teenagers and players',
            'A mouse pad, a gaming mouse',
            'A gaming headset, a controller',
            'A mechanical keyboard',
          ],
          ['A new home', 'A colour bulb', 'A portable speaker', 'A larger Bluetooth speaker'],
        ],
      },
    ),
    section(
      'small',
      `
<h2>งบ 500–1,000 บาท: จับฉลากให้คนแย่งกัน</h2>
<p>กติกาของจับฉลากคือไม่รู้ว่าใครได้ จึงควรเลือกของที่ใช้ได้ทั้ง iPhone และ Android <a href="/product-category/mobile-accessories/power-banks/pocket-power-banks">พาวเวอร์แบงค์</a> ที่มี มอก. <a href="/product-category/smart-home-network/smart-lighting/smart-bulbs">หลอดไฟอัจฉริยะ</a> และ<a href="/product-category/wearables/fitness-bands">สายรัดข้อมือ</a>ปลอดภัยที่สุด เลี่ยงเคสกับฟิล์มเพราะต้องตรงรุ่น</p>
`,
      `
<h2>500–1,000 baht: gifts for an exchange</h2>
<p>In an exchange you do not know who gets it, so choose what works with iPhone and Android: a certified <a href="/product-category/mobile-accessories/power-banks/pocket-power-banks">power bank</a>, a <a href="/product-category/smart-home-network/smart-lighting/smart-bulbs">smart bulb</a> or a <a href="/product-category/wearables/fitness-bands">fitness band</a>. Avoid cases and screen protectors, which must fit the model.</p>
`,
    ),
    productGrid('under-1000', text('ไม่เกินพัน ใช้ได้ทุกคน', 'Under a thousand, for everybody'), [2520, 4101, 2435, 5082]),
    section(
      'large',
      `
<h2>งบ 3,000–5,000 บาท: ของที่ใช้ทุกวัน</h2>
<p>ระดับนี้ได้<a href="/product-category/audio/portable-speakers/compact-speakers">ลำโพงพกพา</a>ที่กันน้ำได้ <a href="/product-category/audio/earbuds/noise-cancelling-earbuds">หูฟังตัดเสียงรบกวน</a>ดี ๆ หรือคีย์บอร์ดสวย ๆ สำหรับคนทำงาน ถ้าให้คนรับปริญญา หูฟังกับกระเป๋าโน้ตบุ๊กได้ใช้ตั้งแต่วันแรกที่เริ่มงาน</p>
<h2>งบเกิน 5,000 บาท: ชวนผู้รับเลือกเอง</h2>
<p>สมาร์ทวอทช์และแท็บเล็ตมีเรื่องขนาดและระบบให้คิดมาก รวมเงินกันหลายคนแล้วพาไปลองที่<a href="/store">สาขา</a>มักจบดีกว่าเซอร์ไพรส์ Apple Watch ใช้ได้กับ iPhone เท่านั้น และ Galaxy Watch ใช้ได้กับ Android เท่านั้น</p>
<h2>เช็กก่อนห่อ</h2>
<ul>
<li>เก็บใบเสร็จไว้ให้ผู้รับใช้เคลมประกัน ถ่ายรูปส่งให้ก็ได้</li>
<li>ชาร์จพาวเวอร์แบงค์หรือหูฟังไว้ครึ่งหนึ่ง แกะแล้วใช้ได้เลย</li>
<li>ดูวันที่คาดว่าจะได้รับของในหน้าชำระเงิน (อ่านเรื่อง<a href="/help/delivery">การจัดส่ง</a>) ช่วงปลายปีควรสั่งล่วงหน้าอย่างน้อยหนึ่งสัปดาห์</li>
<li>ส่งตรงถึงผู้รับได้ โดยใส่ชื่อและเบอร์โทรของผู้รับเป็นที่อยู่จัดส่ง</li>
</ul>
<p>งบยังไม่ลงตัว ลองดู<a href="/coupon">คูปองส่วนลด</a>และ<a href="/flash-sale">แฟลชเซลล์</a>ก่อนจ่าย</p>
`,
      `
<h2>3,000–5,000 baht: used every day</h2>
<p>Here are waterproof <a href="/product-category/audio/portable-speakers/compact-speakers">portable speakers</a>, good <a href="/product-category/audio/earbuds/noise-cancelling-earbuds">noise-cancelling earbuds</a> and fine keyboards. For a graduate, earbuds and a laptop bag are useful from the first day at work.</p>
<h2>Above 5,000 baht: let them choose</h2>
<p>Watches and tablets come in sizes and systems. Collect the money together and try them at a <a href="/store">branch</a>: that often ends better than a surprise. An Apple Watch works only with an iPhone, a Galaxy Watch only with Android.</p>
<h2>Before you wrap it</h2>
<ul>
<li>Give the receipt, or a photograph of it, for the warranty.</li>
<li>Charge a power bank or earbuds halfway, ready to use.</li>
<li>The checkout shows when it should arrive (see <a href="/help/delivery">delivery</a>). At the end of the year, order at least a week ahead.</li>
<li>Have it delivered directly: enter the name and phone number of the person as the delivery address.</li>
</ul>
<p>Still above your budget? Look at <a href="/coupon">coupons</a> and <a href="/flash-sale">flash sales</a> first.</p>
`,
    ),
    productGrid(
      'under-5000',
      text('ไม่เกินห้าพัน ได้ใช้ทุกวัน', 'Under five thousand, used every day'),
      [1038, 1034, 2411, 1055],
    ),
    productRow(
      'special',
      text('ของขวัญที่ลดราคาอยู่', 'Gifts on offer now'),
      { category: 'audio', special: true, sort: 'discount', limit: 10 },
      '/product-category/audio?sort=discount',
    ),
    questions(
      question(
        text('ซื้อหูฟัง AirPods ให้คนใช้ Android ได้ไหม', 'Are AirPods a good gift for an Android user?'),
        text(
          'ฟังเพลงผ่านบลูทูธได้ แต่สลับอุปกรณ์อัตโนมัติ ตั้งค่า และอัปเดตได้ไม่ครบ เลือกรุ่นที่รองรับ Android เต็มที่คุ้มกว่า',
          'They play music by Bluetooth, but switching, settings and updates are limited. A model that fully supports Android is better value.',
        ),
      ),
      question(
        text('ส่งของขวัญไปต่างจังหวัดใช้เวลากี่วัน', 'How long does a gift take to the provinces?'),
        text(
          'ขึ้นกับที่อยู่และน้ำหนัก ใส่ที่อยู่ผู้รับในหน้าชำระเงินแล้วจะเห็นช่วงวันที่ของถึง วันอาทิตย์และวันหยุดนักขัตฤกษ์ไม่นับเป็นวันทำการ',
          'It depends on address and weight: enter the address at checkout to see the days. Sundays and public holidays are not working days.',
        ),
      ),
    ),
  ],
};
