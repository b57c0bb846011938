import { question, text } from '../text.ts';
import { comparison, editors, productRow, questions, type SeedArticle, section } from './article.ts';

export const robotVacuums: SeedArticle = {
  slug: 'robot-vacuum-for-thai-homes',
  title: text(
    'หุ่นยนต์ดูดฝุ่นกับบ้านไทย: ธรณีประตู พื้นกระเบื้อง และสายไฟ เลือกอย่างไร',
    'Robot vacuums for Thai homes: thresholds, tiles and cables',
  ),
  description: text(
    'เทียบแท่นชาร์จ 3 ระดับ ระบบนำทาง แบบถูพื้น และค่าดูแลรายปี ก่อนตัดสินใจว่าควรจ่ายห้าพันหรือสามหมื่น',
    'Docks, navigation, mopping and the yearly cost compared, before you decide between five and thirty thousand baht.',
  ),
  category: 'home',
  tags: ['buying-guide', 'clean-home'],
  author: editors.home,
  publishedDaysAgo: 118,
  blocks: [
    section(
      'intro',
      `
<p>บ้านไทยส่วนใหญ่ปูกระเบื้องหรือลามิเนต ฝุ่นละเอียดกับเส้นผมเยอะ พรมน้อย ซึ่งเป็นสภาพที่หุ่นยนต์ดูดฝุ่นถนัดที่สุด แต่ก็มีของที่ต่างจากรีวิวต่างประเทศ เช่น ธรณีประตูห้องน้ำ พื้นต่างระดับ สายพัดลม และรองเท้าหน้าบ้าน ก่อนดูแรงดูดจึงควรเดินดูบ้านตัวเองก่อนหนึ่งรอบ</p>
<h2>สำรวจบ้านก่อนสำรวจสเปก</h2>
<ul>
<li><strong>ธรณีและพื้นต่างระดับ</strong> รุ่นทั่วไปปีนได้ราว 2 ซม. ถ้าสูงกว่านั้นต้องยกข้าม หรือทำทางลาดเล็ก ๆ</li>
<li><strong>ใต้เตียงและโซฟา</strong> วัดความสูง หุ่นยนต์ที่มีหอเลเซอร์ด้านบนสูงราว 9–10 ซม. ถ้าช่องต่ำกว่านี้ให้มองหารุ่นบางที่ไม่มีหอ</li>
<li><strong>สายไฟกับผ้าม่าน</strong> รุ่นที่มีกล้องหรือเซนเซอร์หลบสิ่งกีดขวางช่วยได้มาก แต่ไม่มีรุ่นไหนหลบได้ 100% โดยเฉพาะสายชาร์จเส้นเล็กและมูลสัตว์เลี้ยง</li>
<li><strong>Wi-Fi</strong> หุ่นยนต์เกือบทั้งหมดใช้ย่าน 2.4 GHz สัญญาณต้องถึงบริเวณแท่นชาร์จ</li>
</ul>
`,
      `
<p>Most Thai homes have tiles or laminate, much fine dust and hair, and few carpets: ideal for a robot vacuum. But some things are not in foreign reviews: thresholds of bathrooms, steps between rooms, cables of fans and shoes at the door. So walk through your home before you compare suction.</p>
<h2>Inspect your home first</h2>
<ul>
<li><strong>Thresholds and steps:</strong> most robots climb about 2 cm. If yours is higher, lift it over or build a small ramp.</li>
<li><strong>Under beds and sofas:</strong> measure. Robots with a laser tower are about 9–10 cm high; for lower gaps look for a flat one without the tower.</li>
<li><strong>Cables and curtains:</strong> cameras or obstacle sensors help, but none avoids everything, above all thin charging cables and what pets leave behind.</li>
<li><strong>Wi-Fi:</strong> almost all robots use 2.4 GHz, which must reach the dock.</li>
</ul>
`,
    ),
    comparison(
      'docks',
      {
        caption: 'แท่นชาร์จสามระดับ',
        headings: ['หัวข้อ', 'แท่นชาร์จอย่างเดียว', 'แท่นเก็บฝุ่นอัตโนมัติ', 'แท่นครบวงจร'],
        rows: [
          ['สิ่งที่แท่นทำให้', 'ชาร์จ', 'ชาร์จ ดูดฝุ่นเข้าถุง', 'ชาร์จ ดูดฝุ่น ซักและเป่าผ้า เติมน้ำ'],
          ['งานที่คุณต้องทำ', 'เทฝุ่นทุก 1–3 วัน ซักผ้าเอง', 'เปลี่ยนถุงทุก 1–2 เดือน ซักผ้าเอง', 'เติมน้ำสะอาด เทน้ำเสีย เปลี่ยนถุง'],
          ['พื้นที่วาง', 'น้อย', 'ปานกลาง', 'มาก และควรใกล้ห้องน้ำ'],
          ['ช่วงราคาโดยประมาณ', '3,000–10,000 บาท', '9,000–15,000 บาท', '15,000 บาทขึ้นไป'],
          ['เหมาะกับ', 'คอนโด คนอยู่บ้านบ่อย', 'คนแพ้ฝุ่น บ้านมีสัตว์เลี้ยง', 'บ้านใหญ่ที่ถูพื้นทุกวัน'],
        ],
      },
      {
        caption: 'Three kinds of dock',
        headings: ['Quality', 'Charging only', 'Self-emptying', 'All in one'],
        rows: [
          [
            'What it does',
            'Charges',
            'Charges, empties into a bag',
            'Charges, empties, washes and dries mops, refills',
          ],
          [
            'What you do',
            'Empty every 1–3 days, wash the mop',
            'Change the bag every 1–2 months, wash the mop',
            'Fill clean water, pour out dirty water, change the bag',
          ],
          ['Space', 'Little', 'Some', 'Much, preferably near the bathroom'],
          ['Price, about', '3,000–10,000 baht', '9,000–15,000 baht', '15,000 baht and more'],
          ['Good for', 'Condominiums, people often at home', 'Allergies, pets', 'Large homes mopped daily'],
        ],
      },
    ),
    section(
      'specs',
      `
<h2>อ่านสเปกให้ได้เรื่อง</h2>
<p><strong>แรงดูด (Pa)</strong> เป็นตัวเลขที่แข่งกันสูงขึ้นทุกปี บนพื้นแข็ง 4,000–6,000 Pa ก็เก็บฝุ่นได้ดีแล้ว ตัวเลขหลักหมื่นมีผลกับพรมหนาและทรายแมวมากกว่า สิ่งที่ทำให้พื้นสะอาดต่างกันจริงคือแปรงหลักที่ไม่พันผม แปรงข้างที่กวาดมุม และการเดินที่ไม่ข้ามจุด</p>
<p><strong>ระบบนำทาง</strong> เลเซอร์ (LiDAR) ทำแผนที่ได้แม่นและทำงานตอนมืดได้ แบบไจโรราคาถูกกว่าแต่เดินซ้ำหรือตกหล่นในบ้านหลายห้อง</p>
<p><strong>การถู</strong> ผ้าลากใช้เช็ดฝุ่นรายวัน ผ้าหมุนคู่หรือลูกกลิ้งขัดคราบได้ดีกว่า ถ้ามีพรม เลือกรุ่นที่ยกผ้าขึ้นเองได้</p>
<h2>ค่าดูแลที่ต้องเผื่อ</h2>
<ul>
<li>ถุงเก็บฝุ่น แปรงข้าง ไส้กรอง และผ้าถู รวมแล้วปีละหลักร้อยถึงสองพันกว่าบาทแล้วแต่รุ่น</li>
<li>ใช้น้ำเปล่าหรือน้ำยาที่ผู้ผลิตระบุเท่านั้น น้ำยาถูพื้นทั่วไปอาจอุดตันปั๊ม</li>
<li>ล้างถังน้ำเสียและตากให้แห้งทุกสองสามวัน อากาศชื้นบ้านเราทำให้ถังมีกลิ่นเร็ว</li>
</ul>
<h2>หุ่นยนต์แทนเครื่องดูดฝุ่นได้หมดไหม</h2>
<p>แทนงานพื้นประจำวันได้เกือบหมด แต่บันได โซฟา เบาะรถ และหยากไย่ยังต้องใช้<a href="/product-category/home-appliances/stick-vacuums">เครื่องดูดฝุ่นไร้สาย</a> หลายบ้านจึงใช้หุ่นยนต์รุ่นกลางคู่กับเครื่องไร้สายตัวเล็ก ซึ่งครอบคลุมกว่าการทุ่มซื้อหุ่นยนต์ตัวท็อปเครื่องเดียว ถ้าแพ้ฝุ่น อ่านเรื่อง<a href="/blog/air-purifier-cadr-for-pm2-5">เครื่องฟอกอากาศ</a>ต่อได้</p>
`,
      `
<h2>Reading the specification</h2>
<p><strong>Suction (Pa)</strong> rises every year. On hard floors 4,000–6,000 Pa already clean well; tens of thousands matter more for thick carpets and cat litter. What makes the difference is a main brush without tangled hair, a side brush that reaches corners, and a path that misses nothing.</p>
<p><strong>Navigation:</strong> a laser (LiDAR) draws good maps and works in the dark. A gyroscope is cheaper, but repeats or misses places in homes with several rooms.</p>
<p><strong>Mopping:</strong> a dragged cloth wipes daily dust; twin spinning pads or a roller remove stains. With carpets, choose one that lifts its mop.</p>
<h2>The running cost</h2>
<ul>
<li>Bags, side brushes, filters and pads cost from some hundred to a little over two thousand baht a year, by model.</li>
<li>Use only water or the cleaner that the maker names: ordinary floor cleaner can block the pump.</li>
<li>Wash the tank for dirty water and let it dry every few days. In our humid air it soon smells.</li>
</ul>
<h2>Does it replace a vacuum cleaner?</h2>
<p>For daily floors almost. Stairs, sofas, car seats and cobwebs still need a <a href="/product-category/home-appliances/stick-vacuums">cordless vacuum</a>. A mid-range robot with a small cordless vacuum often covers more than the most expensive robot alone. If you are allergic to dust, read about <a href="/blog/air-purifier-cadr-for-pm2-5">air purifiers</a> next.</p>
`,
    ),
    productRow(
      'robots',
      text('หุ่นยนต์ดูดฝุ่น', 'Robot vacuums'),
      { category: 'smart-home-network/robot-vacuums', limit: 12 },
      '/product-category/smart-home-network/robot-vacuums',
    ),
    productRow(
      'sticks',
      text('เครื่องดูดฝุ่นไร้สาย', 'Cordless vacuums'),
      { category: 'home-appliances/stick-vacuums', limit: 8 },
      '/product-category/home-appliances/stick-vacuums',
    ),
    questions(
      question(
        text('บ้านสองชั้นต้องซื้อสองเครื่องไหม', 'Do I need two for two floors?'),
        text(
          'ไม่จำเป็น รุ่นที่จำแผนที่ได้หลายชั้นยกขึ้นไปใช้ได้ แต่จะไม่กลับแท่นเอง ถ้าใช้ทุกวันทั้งสองชั้น ซื้อเครื่องเล็กไว้ชั้นบนอีกตัวสะดวกกว่า',
          'No. Robots with maps of several floors can be carried, but do not return to the dock there. For daily use on both floors, a second small one is more convenient.',
        ),
      ),
      question(
        text('ขนหมาขนแมวเยอะ ดูอะไร', 'What matters with pets?'),
        text(
          'เลือกแปรงยางหรือแปรงกันผมพัน แท่นเก็บฝุ่นอัตโนมัติ และระบบหลบสิ่งกีดขวาง แล้วตั้งเวลาทำงานวันละสองรอบ',
          'A rubber or tangle-free brush, a self-emptying dock and obstacle avoidance. Let it run twice a day.',
        ),
      ),
    ),
  ],
};
