import { question, text } from '../text.ts';
import { comparison, editors, productGrid, productRow, questions, type SeedArticle, section } from './article.ts';

export const noiseCancelling: SeedArticle = {
  slug: 'noise-cancelling-headphones-guide',
  title: text(
    'หูฟังตัดเสียงรบกวน เลือกแบบไหนให้เข้ากับรถไฟฟ้า ออฟฟิศ และฟิตเนส',
    'Noise-cancelling headphones for the train, the office and the gym',
  ),
  description: text(
    'ANC ทำงานอย่างไร ตัดเสียงอะไรได้และไม่ได้ ต่างจากการกันเสียงด้วยจุกอย่างไร พร้อมเทียบหูฟังสามทรงและค่า IP',
    'How ANC works, what it can and cannot remove, three shapes of headphones compared, and what IP ratings mean.',
  ),
  category: 'photo-audio',
  tags: ['buying-guide', 'work'],
  author: editors.home,
  publishedDaysAgo: 77,
  blocks: [
    section(
      'intro',
      `
<p>เสียงล้อรถไฟฟ้า แอร์ออฟฟิศ หรือเครื่องบิน เป็นเสียงต่ำที่ดังต่อเนื่อง ซึ่งเป็นงานถนัดของหูฟังตัดเสียงรบกวน แต่หลายคนซื้อมาแล้วบ่นว่ายังได้ยินคนคุยกัน เพราะเข้าใจการทำงานของมันผิดไปนิดเดียว</p>
<h2>ANC ตัดเสียงอะไรได้บ้าง</h2>
<p>ไมโครโฟนรอบหูฟังฟังเสียงภายนอก แล้วสร้างคลื่นเสียงที่กลับเฟสมาหักล้าง วิธีนี้ได้ผลดีกับเสียงทุ้มที่สม่ำเสมอ เสียงพูดและเสียงแหลมที่เปลี่ยนตลอดเวลาตัดได้น้อยกว่ามาก ส่วนนั้นต้องพึ่ง<strong>การกันเสียงทางกายภาพ</strong> คือจุกหูที่พอดีหรือฟองน้ำที่แนบสนิท จุกผิดขนาดทำให้ ANC รุ่นแพงแพ้รุ่นถูกที่ใส่พอดีได้</p>
<p>ดังนั้นก่อนตัดสินว่าหูฟังไม่ดี ให้ลองเปลี่ยนจุกให้ครบทุกขนาดที่แถมมา หลายรุ่นมีการทดสอบความพอดีของจุกในแอป</p>
`,
      `
<p>The wheels of a train, the air conditioning of an office, an aircraft: low, steady sounds are what noise-cancelling headphones remove best. Still, people complain that they hear others talk, because they expect something else from it.</p>
<h2>What ANC removes</h2>
<p>Microphones pick up the sound around you, and the headphones play the opposite wave. That works well for low, steady noise, and much less for voices and high, changing sounds. Those must be kept out by the <strong>seal</strong>: ear tips that fit, or cushions that close. With the wrong tips, an expensive model loses to a cheap one that fits.</p>
<p>So before you blame the headphones, try every size of tips in the box. Many apps have a fit test.</p>
`,
    ),
    comparison(
      'shapes',
      {
        caption: 'หูฟังสามทรง',
        headings: ['หัวข้อ', 'ครอบหู', 'True Wireless มีจุก', 'แบบเปิด (open-ear)'],
        rows: [
          ['ตัดเสียงรบกวน', 'ดีที่สุด', 'ดีถึงดีมาก', 'น้อยหรือไม่มี'],
          ['แบตเตอรี่ต่อการชาร์จ', '30 ชม. ขึ้นไปเป็นเรื่องปกติ', '5–10 ชม. บวกเคส', '6–12 ชม. บวกเคส'],
          ['อากาศร้อน', 'อบหู', 'สบายกว่า', 'สบายที่สุด'],
          ['ออกกำลังกาย', 'ไม่เหมาะ', 'เหมาะ ถ้ากันเหงื่อ IPX4 ขึ้นไป', 'เหมาะกับวิ่งริมถนน ยังได้ยินรถ'],
          ['ประชุมทั้งวัน', 'สบายและไมค์ดี', 'ใช้ได้ ชาร์จระหว่างวัน', 'ใช้ได้ในห้องเงียบ'],
        ],
      },
      {
        caption: 'Three shapes',
        headings: ['Quality', 'Over-ear', 'Earbuds with tips', 'Open earbuds'],
        rows: [
          ['Noise cancelling', 'Best', 'Good to very good', 'Little or none'],
          [
            'Battery per charge',
            '30 hours and more are usual',
            '5–10 hours, plus the case',
            '6–12 hours, plus the case',
          ],
          ['In the heat', 'Warm', 'Better', 'Most comfortable'],
          ['Sport', 'Not suitable', 'Yes, with IPX4 or better', 'For running: you hear traffic'],
          ['A day of meetings', 'Comfortable, good microphones', 'Yes, with a charge in between', 'In a quiet room'],
        ],
      },
    ),
    section(
      'details',
      `
<h2>สเปกที่ควรดูจริง ๆ</h2>
<ul>
<li><strong>Codec:</strong> iPhone ใช้ AAC ซื้อหูฟัง LDAC มาก็ไม่ได้ใช้ ส่วน Android หลายรุ่นใช้ LDAC หรือ aptX ได้ ถ้าฟังสตรีมมิงทั่วไป AAC ก็เพียงพอ</li>
<li><strong>ต่อสองอุปกรณ์ (multipoint):</strong> สลับระหว่างโน้ตบุ๊กกับมือถือเองเวลามีสายเข้า คนทำงานควรมี</li>
<li><strong>โหมดฟังเสียงรอบตัว:</strong> จำเป็นเวลาเดินข้ามถนนหรือฟังประกาศสถานี</li>
<li><strong>กันน้ำ:</strong> IPX4 กันเหงื่อและละอองฝน IP57 กันฝุ่นและจุ่มน้ำได้ชั่วคราว แต่เคสชาร์จมักกันน้ำไม่เท่าตัวหูฟัง</li>
</ul>
<h2>ใส่นานแค่ไหนถึงปลอดภัย</h2>
<p>องค์การอนามัยโลกแนะนำให้ฟังที่ระดับ 80 เดซิเบลไม่เกินสัปดาห์ละ 40 ชั่วโมง ยิ่งดังยิ่งต้องสั้นลง ข้อดีของ ANC คือไม่ต้องเร่งเสียงแข่งกับรถไฟ ถ้าใช้ iPhone หรือ Android รุ่นใหม่ เปิดการแจ้งเตือนระดับเสียงหูฟังในการตั้งค่าไว้ได้เลย</p>
<h2>ดูแลให้อยู่นาน</h2>
<ul>
<li>เช็ดจุกและหน้าสัมผัสชาร์จด้วยผ้าแห้งหลังออกกำลังกาย เกลือในเหงื่อกัดขั้วสัมผัสได้</li>
<li>อย่าวางในรถที่จอดกลางแดด แบตก้อนเล็กเสื่อมเร็วกว่ามือถือ</li>
<li>ฟองน้ำหูฟังครอบหูลอกได้ใน 2–3 ปีกับอากาศบ้านเรา เลือกรุ่นที่เปลี่ยนฟองน้ำได้</li>
</ul>
<p>เริ่มดูจาก<a href="/product-category/audio/headphones/wireless-headphones">หูฟังครอบหูไร้สาย</a> <a href="/product-category/audio/earbuds/noise-cancelling-earbuds">หูฟังไร้สายตัดเสียง</a> หรือ<a href="/product-category/audio/earbuds/open-sports-earbuds">หูฟังแบบเปิด</a> แล้วลองสวมจริงที่<a href="/store">สาขา</a>ถ้าไม่แน่ใจเรื่องขนาดหู</p>
`,
      `
<h2>Specifications worth a look</h2>
<ul>
<li><strong>Codec:</strong> iPhones use AAC, so LDAC brings nothing there. Many Android phones use LDAC or aptX. For ordinary streaming, AAC is enough.</li>
<li><strong>Two devices at once (multipoint):</strong> it changes from laptop to phone when a call comes in. Good for work.</li>
<li><strong>Ambient mode:</strong> necessary when you cross a road or wait for an announcement.</li>
<li><strong>Water:</strong> IPX4 resists sweat and light rain; IP57 also dust and a short dip. Cases often resist less than the earbuds.</li>
</ul>
<h2>How long is safe?</h2>
<p>The World Health Organization advises at most 40 hours a week at 80 decibels, and less if it is louder. With ANC you need not compete with the train. New phones warn of loud headphones: switch that on in the settings.</p>
<h2>Making them last</h2>
<ul>
<li>Wipe tips and contacts with a dry cloth after sport: salty sweat corrodes them.</li>
<li>Do not leave them in a car in the sun: small batteries age faster than that of a phone.</li>
<li>Ear cushions can peel after two or three years in our climate. Choose a model with replaceable ones.</li>
</ul>
<p>Begin with <a href="/product-category/audio/headphones/wireless-headphones">wireless headphones</a>, <a href="/product-category/audio/earbuds/noise-cancelling-earbuds">noise-cancelling earbuds</a> or <a href="/product-category/audio/earbuds/open-sports-earbuds">open earbuds</a>, and try them on at a <a href="/store">branch</a> if you are not sure about the fit.</p>
`,
    ),
    productGrid('flagships', text('ตัวท็อปสายตัดเสียง', 'The best at noise cancelling'), [1037, 2605, 1033, 2503]),
    productRow(
      'earbuds',
      text('หูฟังไร้สายตัดเสียงรบกวน', 'Noise-cancelling earbuds'),
      { category: 'audio/earbuds/noise-cancelling-earbuds', limit: 10 },
      '/product-category/audio/earbuds/noise-cancelling-earbuds',
    ),
    questions(
      question(
        text('ANC ทำให้หูอื้อหรือเวียนหัว ปกติไหม', 'ANC feels like pressure in my ears. Is that normal?'),
        text(
          'บางคนรู้สึกเหมือนมีแรงดันในหูเมื่อเปิดระดับสูงสุด ลดระดับ ANC ลงหรือเลือกโหมดปรับอัตโนมัติมักดีขึ้น ถ้ายังไม่สบายให้หยุดใช้',
          'Some people feel it at the highest level. A lower level or the adaptive mode usually helps. If it does not, stop using it.',
        ),
      ),
      question(
        text('หูฟังหลักพันต้น ๆ มี ANC ดีไหม', 'Is ANC any good at about a thousand baht?'),
        text(
          'ตัดเสียงแอร์และเสียงรถได้พอรู้สึก คุ้มสำหรับคนเริ่มใช้ ส่วนที่รุ่นแพงทำได้ดีกว่าชัดเจนคือเสียงพูดรอบตัวและไมค์ตอนคุยโทรศัพท์กลางแจ้ง',
          'It reduces air conditioning and traffic noticeably, which is good for a start. Expensive models are clearly better with voices around you, and with calls outdoors.',
        ),
      ),
    ),
  ],
};
