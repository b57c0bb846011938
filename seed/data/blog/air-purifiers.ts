import { question, text } from '../text.ts';
import { comparison, editors, productRow, questions, type SeedArticle, section } from './article.ts';

export const airPurifiers: SeedArticle = {
  slug: 'air-purifier-cadr-for-pm2-5',
  title: text(
    'เลือกเครื่องฟอกอากาศรับฝุ่น PM2.5 ด้วยค่า CADR ไม่ใช่แค่ “รองรับกี่ตารางเมตร”',
    'Air purifiers for PM2.5: choose by CADR, not by square metres alone',
  ),
  description: text(
    'สูตรคำนวณ CADR ตามขนาดห้อง ชนิดไส้กรอง ค่าใช้จ่ายรายปี และวิธีวางเครื่องให้ฝุ่นลดเร็ว',
    'The CADR your room needs, what filters do, what they cost each year, and where to place the purifier.',
  ),
  category: 'home',
  tags: ['buying-guide', 'clean-home'],
  author: editors.home,
  publishedDaysAgo: 8,
  blocks: [
    section(
      'intro',
      `
<p>ปลายปีถึงต้นปีเป็นช่วงที่ฝุ่น PM2.5 ในหลายจังหวัดขึ้นสูง ค่าเฉลี่ย 24 ชั่วโมงตามมาตรฐานไทยต้องไม่เกิน 37.5 ไมโครกรัมต่อลูกบาศก์เมตร ขณะที่องค์การอนามัยโลกแนะนำไว้ที่ 15 ห้องที่ปิดสนิทแต่ไม่มีเครื่องฟอกยังมีฝุ่นเล็ดลอดเข้ามาได้ คำถามคือเครื่องขนาดไหนถึงจะพอ</p>
<h2>CADR คือความเร็วในการฟอก</h2>
<p><strong>CADR</strong> (Clean Air Delivery Rate) บอกปริมาณอากาศสะอาดที่เครื่องปล่อยออกมาในหนึ่งชั่วโมง หน่วยลูกบาศก์เมตรต่อชั่วโมง (ลบ.ม./ชม.) หลักที่ใช้กันคือฟอกอากาศทั้งห้องได้ <strong>ประมาณ 5 รอบต่อชั่วโมง</strong> จึงคำนวณง่าย ๆ ว่า</p>
<p><strong>CADR ที่ต้องการ = พื้นที่ห้อง (ตร.ม.) × ความสูงเพดาน (ม.) × 5</strong></p>
<p>ห้องนอน 16 ตร.ม. เพดาน 2.5 เมตร ต้องการ 16 × 2.5 × 5 = 200 ลบ.ม./ชม. ตัวเลข “รองรับ 60 ตร.ม.” บนกล่องมักคิดที่รอบฟอกน้อยกว่านี้ จึงควรเลือกเผื่อ</p>
`,
      `
<p>From the end of the year, PM2.5 rises in many provinces. The Thai standard for the average of 24 hours is 37.5 micrograms per cubic metre; the World Health Organization recommends 15. Dust enters closed rooms as well. So how large must a purifier be?</p>
<h2>CADR is the speed of cleaning</h2>
<p><strong>CADR</strong> (clean air delivery rate) is the clean air that leaves the purifier in an hour, in cubic metres per hour (m³/h). The usual aim is to clean the air of the room <strong>about five times per hour</strong>:</p>
<p><strong>CADR = area (m²) × height (m) × 5</strong></p>
<p>A bedroom of 16 m² with a ceiling of 2.5 m needs 16 × 2.5 × 5 = 200 m³/h. The "up to 60 m²" on the box often assumes fewer changes, so allow a margin.</p>
`,
    ),
    comparison(
      'rooms',
      {
        caption: 'CADR ที่แนะนำ (เพดานสูง 2.5 เมตร ฟอก 5 รอบต่อชั่วโมง)',
        headings: ['พื้นที่ห้อง', 'CADR ขั้นต่ำ', 'ตัวอย่างห้อง'],
        rows: [
          ['12 ตร.ม.', '150 ลบ.ม./ชม.', 'ห้องนอนเล็ก ห้องทำงาน'],
          ['16 ตร.ม.', '200 ลบ.ม./ชม.', 'ห้องนอน'],
          ['24 ตร.ม.', '300 ลบ.ม./ชม.', 'คอนโดสตูดิโอ'],
          ['32 ตร.ม.', '400 ลบ.ม./ชม.', 'ห้องนั่งเล่น'],
          ['40 ตร.ม.', '500 ลบ.ม./ชม.', 'ห้องนั่งเล่นต่อกับห้องกินข้าว'],
        ],
      },
      {
        caption: 'Recommended CADR (ceiling of 2.5 m, five changes per hour)',
        headings: ['Area', 'CADR at least', 'Example'],
        rows: [
          ['12 m²', '150 m³/h', 'Small bedroom, study'],
          ['16 m²', '200 m³/h', 'Bedroom'],
          ['24 m²', '300 m³/h', 'Studio'],
          ['32 m²', '400 m³/h', 'Living room'],
          ['40 m²', '500 m³/h', 'Living and dining room'],
        ],
      },
    ),
    section(
      'filters',
      `
<h2>ไส้กรองแต่ละชั้นทำอะไร</h2>
<ul>
<li><strong>แผ่นกรองหยาบ</strong> จับเส้นผมและฝุ่นก้อน ดูดฝุ่นหรือล้างได้ (ดูคู่มือ)</li>
<li><strong>HEPA</strong> จับฝุ่นละเอียดอย่าง PM2.5 ละอองเกสร และซากไรฝุ่น ล้างน้ำไม่ได้ ต้องเปลี่ยน</li>
<li><strong>คาร์บอน</strong> ดูดซับกลิ่นและไอระเหย ถ้าที่บ้านทำอาหารหรือเลี้ยงสัตว์ ควรมีชั้นนี้และหนาพอ</li>
</ul>
<p>ระบบปล่อยประจุเป็นส่วนเสริม ไม่ใช่ตัวแทนของ HEPA เวลาเทียบรุ่นจึงควรดู CADR และราคาไส้กรองก่อนฟังก์ชันอื่น</p>
<h2>ค่าฝุ่นเท่าไรควรเปิดเครื่อง</h2>
<p>ดัชนีคุณภาพอากาศของไทยนับค่า PM2.5 เฉลี่ย 24 ชั่วโมงไม่เกิน 15 ว่าดีมาก ไม่เกิน 25 ว่าดี และไม่เกิน 37.5 ว่าปานกลาง ตั้งแต่ 37.6 เริ่มมีผลต่อสุขภาพ และเกิน 75 ถือว่ามีผลกับทุกคน ดูค่าใกล้บ้านได้จากแอป Air4Thai ของกรมควบคุมมลพิษ เด็กเล็ก ผู้สูงอายุ และคนที่เป็นภูมิแพ้ควรเปิดเครื่องตั้งแต่ระดับปานกลาง และสวมหน้ากาก N95 เมื่อออกนอกบ้านในวันที่ค่าสูง</p>
<h2>ค่าใช้จ่ายที่มองไม่เห็น</h2>
<p>ไส้กรองส่วนใหญ่เปลี่ยนทุก 6–12 เดือน ช่วงฝุ่นหนักอาจสั้นกว่านั้น ให้บวกค่าไส้กรอง 2–3 ปีเข้ากับราคาเครื่องก่อนตัดสินใจ ส่วนค่าไฟไม่มาก เครื่อง 40 วัตต์เปิดวันละ 10 ชั่วโมง ใช้ไฟเดือนละ 12 หน่วย</p>
<h2>วางและใช้ให้ได้ผล</h2>
<ul>
<li>วางห่างผนังและม่าน 20–30 ซม. อย่าให้อะไรบังช่องลมเข้าออก</li>
<li>ปิดประตูหน้าต่าง เปิดแรงสุด 20–30 นาทีแรก แล้วค่อยใช้โหมดอัตโนมัติหรือโหมดนอน</li>
<li>แง้มหน้าต่างเป็นช่วงสั้น ๆ ตอนค่าฝุ่นข้างนอกต่ำ เพราะเครื่องฟอกไม่ลดคาร์บอนไดออกไซด์</li>
<li>เช็ดเซนเซอร์ฝุ่นทุก 2–3 เดือน ไม่เช่นนั้นค่าที่แสดงจะเพี้ยน</li>
</ul>
<p>ฝุ่นส่วนหนึ่งตกอยู่บนพื้นและฟุ้งขึ้นมาใหม่ การใช้<a href="/product-category/smart-home-network/robot-vacuums">หุ่นยนต์ดูดฝุ่น</a>หรือ<a href="/product-category/home-appliances/stick-vacuums">เครื่องดูดฝุ่นไร้สาย</a>ที่กรองลมออกได้ดีจึงช่วยอีกแรง</p>
`,
      `
<h2>What each filter does</h2>
<ul>
<li><strong>The pre-filter</strong> catches hair and lint. Vacuum or wash it as the manual says.</li>
<li><strong>HEPA</strong> catches fine dust such as PM2.5, pollen and mites. It cannot be washed and must be replaced.</li>
<li><strong>Carbon</strong> takes up smells and vapours. With cooking or pets, choose a thick one.</li>
</ul>
<p>Ion generators are an addition and no replacement for HEPA. Compare CADR and the price of filters before other functions.</p>
<h2>From which value on?</h2>
<p>The Thai air quality index calls a 24-hour average of PM2.5 up to 15 very good, up to 25 good and up to 37.5 moderate. From 37.6 it begins to affect health, and above 75 it affects everybody. The app Air4Thai of the Pollution Control Department shows the value near you. For small children, older people and people with allergies, run the purifier from moderate on, and wear an N95 mask outside on bad days.</p>
<h2>The cost you do not see</h2>
<p>Most filters last 6–12 months, less in a dusty season. Add two or three years of filters to the price before you decide. Electricity is little: 40 watts for 10 hours a day are 12 units a month.</p>
<h2>Using it well</h2>
<ul>
<li>Leave 20–30 cm to walls and curtains, and nothing in front of the openings.</li>
<li>Close doors and windows, run it at full speed for 20–30 minutes, then automatically or in sleep mode.</li>
<li>Open a window briefly while the air outside is good: purifiers do not remove carbon dioxide.</li>
<li>Wipe the dust sensor every two or three months, or its figures become wrong.</li>
</ul>
<p>Some dust settles and is stirred up again. A <a href="/product-category/smart-home-network/robot-vacuums">robot vacuum</a> or a <a href="/product-category/home-appliances/stick-vacuums">cordless vacuum</a> with a good exhaust filter helps.</p>
`,
    ),
    productRow(
      'purifiers',
      text('เครื่องฟอกอากาศ', 'Air purifiers'),
      { category: 'home-appliances/air-purifiers', limit: 10 },
      '/product-category/home-appliances/air-purifiers',
    ),
    questions(
      question(
        text('เปิดแอร์แล้วต้องเปิดเครื่องฟอกด้วยไหม', 'Do I need a purifier with the air conditioner on?'),
        text(
          'ต้องเปิด แผ่นกรองของแอร์ทั่วไปจับได้แค่ฝุ่นหยาบ และแอร์บ้านส่วนใหญ่หมุนอากาศเดิมในห้อง ไม่ได้กรอง PM2.5',
          'Yes. The filter of an ordinary air conditioner only catches coarse dust.',
        ),
      ),
      question(
        text('ซื้อเครื่องใหญ่เครื่องเดียวใช้ทั้งบ้านได้ไหม', 'Is one large purifier enough for the whole house?'),
        text(
          'ไม่ค่อยได้ผล อากาศไม่ไหลข้ามห้องที่ปิดประตู เครื่องเล็กห้องละเครื่อง โดยเริ่มจากห้องนอนที่อยู่นานที่สุด คุ้มกว่า',
          'Hardly: air does not pass closed doors. A small one per room works better. Begin with the bedroom, where you spend most time.',
        ),
      ),
    ),
  ],
};
