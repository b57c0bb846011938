import { question, text } from '../text.ts';
import { comparison, editors, productPath, productRow, questions, type SeedArticle, section } from './article.ts';

export const powerBankRules: SeedArticle = {
  slug: 'power-bank-tis-and-airline-rules',
  title: text(
    'ซื้อพาวเวอร์แบงค์ต้องรู้: มอก. 2879, ค่า Wh และกฎขึ้นเครื่องบิน',
    'Power banks: the TIS mark, watt-hours and airline rules',
  ),
  description: text(
    'อ่านฉลากพาวเวอร์แบงค์ให้เป็น คำนวณ Wh เองได้ใน 10 วินาที และเลือกความจุที่พกขึ้นเครื่องได้โดยไม่ถูกยึด',
    'Read the label, work out watt-hours in ten seconds, and choose a capacity that you may take on board.',
  ),
  category: 'mobile',
  tags: ['buying-guide', 'charging', 'safety'],
  author: editors.mobile,
  publishedDaysAgo: 33,
  isTop: true,
  blocks: [
    section(
      'intro',
      `
<p>พาวเวอร์แบงค์เป็นแกดเจ็ตชิ้นเดียวในกระเป๋าที่มีทั้งกฎหมายไทยและกฎการบินกำกับ เลือกผิดนิดเดียวอาจเสี่ยงทั้งเรื่องความปลอดภัยและถูกขอให้ทิ้งที่จุดตรวจ ก่อนซื้อดูแค่สามอย่างนี้ให้ครบ: เครื่องหมาย มอก. ค่า Wh และกำลังไฟที่จ่ายได้</p>
<h2>มอก. 2879-2560 คืออะไร</h2>
<p>พาวเวอร์แบงค์เป็นสินค้าควบคุม ผู้ผลิตและผู้นำเข้าต้องได้รับอนุญาตตามมาตรฐาน <strong>มอก. 2879-2560</strong> ซึ่งทดสอบเรื่องการลัดวงจร การชาร์จเกิน ความร้อน และการตกกระแทก สังเกตเครื่องหมาย มอก. พร้อมเลขมาตรฐานและชื่อผู้ได้รับอนุญาตบนตัวเครื่องหรือกล่อง ถ้ามีแต่คำโฆษณาแต่ไม่มีเลขมาตรฐาน อย่าซื้อ</p>
<h2>แปลง mAh เป็น Wh</h2>
<p>สายการบินดูหน่วย <strong>วัตต์-ชั่วโมง (Wh)</strong> ไม่ใช่ mAh สูตรคือ mAh ÷ 1,000 × 3.7 (แรงดันของเซลล์แบตเตอรี่) เช่น 20,000 mAh = 74 Wh และเพดาน 100 Wh จะเท่ากับราว 27,000 mAh</p>
`,
      `
<p>A power bank is the one gadget in your bag that both Thai law and aviation rules regulate. A careless choice can be unsafe, or end in the bin at the security check. Before you buy, check three things: the TIS mark, the watt-hours and the output.</p>
<h2>What TIS 2879-2560 is</h2>
<p>Power banks are controlled goods in Thailand. Makers and importers need a licence under <strong>TIS 2879-2560</strong> (มอก. 2879-2560), which tests for short circuits, overcharging, heat and drops. Look for the mark with the number of the standard and the name of the licensee on the device or the box. If there are only slogans and no number, do not buy.</p>
<h2>From mAh to Wh</h2>
<p>Airlines look at <strong>watt-hours (Wh)</strong>, not mAh: mAh ÷ 1,000 × 3.7, the voltage of the cells. So 20,000 mAh are 74 Wh, and the limit of 100 Wh is about 27,000 mAh.</p>
`,
    ),
    comparison(
      'airlines',
      {
        caption: 'ความจุกับการพกขึ้นเครื่องบิน (หลักทั่วไปของ IATA)',
        headings: ['ความจุ', 'ค่า Wh โดยประมาณ', 'พกขึ้นห้องโดยสาร'],
        rows: [
          ['5,000 mAh', '18.5 Wh', 'ได้'],
          ['10,000 mAh', '37 Wh', 'ได้'],
          ['20,000 mAh', '74 Wh', 'ได้'],
          ['27,000 mAh', '99.9 Wh', 'ได้ ถ้าฉลากอ่านชัด'],
          ['30,000 mAh', '111 Wh', 'ต้องขออนุญาตสายการบิน ไม่เกิน 2 ก้อน'],
          ['เกิน 160 Wh', '–', 'ห้ามนำขึ้นเครื่อง'],
        ],
      },
      {
        caption: 'Capacity and flying (the general rules of IATA)',
        headings: ['Capacity', 'About', 'In the cabin'],
        rows: [
          ['5,000 mAh', '18.5 Wh', 'Allowed'],
          ['10,000 mAh', '37 Wh', 'Allowed'],
          ['20,000 mAh', '74 Wh', 'Allowed'],
          ['27,000 mAh', '99.9 Wh', 'Allowed, if the label is legible'],
          ['30,000 mAh', '111 Wh', "With the airline's approval, two at most"],
          ['More than 160 Wh', '–', 'Forbidden'],
        ],
      },
    ),
    section(
      'flying',
      `
<h2>กฎบนเครื่องที่ต้องจำ</h2>
<ul>
<li><strong>ห้ามโหลดใต้ท้องเครื่องทุกกรณี</strong> ต้องอยู่ในกระเป๋าถือเท่านั้น</li>
<li>ฉลากบอกความจุต้องอ่านได้ ถ้าตัวหนังสือลอกจนอ่านไม่ออก เจ้าหน้าที่มีสิทธิ์ไม่ให้นำขึ้น</li>
<li>หลายสายการบินรวมถึงการบินไทยห้ามใช้และห้ามชาร์จพาวเวอร์แบงค์ระหว่างบิน และบางสายให้เก็บในที่ที่มองเห็น ไม่ใส่ช่องเหนือศีรษะ</li>
<li>เที่ยวบินภายในประเทศจีนรับเฉพาะรุ่นที่มีเครื่องหมาย CCC ของจีน</li>
</ul>
<p>แต่ละสายการบินเข้มไม่เท่ากันและปรับกฎได้ตลอด เช็กเว็บไซต์ของสายการบินก่อนเดินทางทุกครั้ง</p>
<h2>ความจุที่ใช้ได้จริงน้อยกว่าหน้ากล่อง</h2>
<p>ตัวเลข 10,000 mAh วัดที่แรงดัน 3.7 โวลต์ แต่จ่ายออกที่ 5 โวลต์ขึ้นไปและมีการสูญเสียเป็นความร้อน ไฟที่เข้าเครื่องจริงจึงเหลือราว 60–70% ก้อน 10,000 mAh ชาร์จมือถือแบต 5,000 mAh ได้ประมาณหนึ่งรอบครึ่ง ไม่ใช่สองรอบ ค่าที่ควรดูคือ <em>Rated Capacity</em> บนฉลาก</p>
<h2>เลือกแบบไหนดี</h2>
<ul>
<li><strong>ใช้ในเมืองวันต่อวัน:</strong> <a href="/product-category/mobile-accessories/power-banks/pocket-power-banks">ก้อนเล็ก 10,000 mAh</a> จ่ายไฟ 20 วัตต์ขึ้นไป</li>
<li><strong>iPhone ที่มี MagSafe หรือมือถือ Qi2:</strong> <a href="/product-category/mobile-accessories/power-banks/magnetic-power-banks">แบบแม่เหล็ก</a> ติดหลังเครื่องแล้วชาร์จได้เลย แลกกับความเร็วที่ช้ากว่าเสียบสาย</li>
<li><strong>ชาร์จโน้ตบุ๊กด้วย:</strong> 20,000 mAh ที่จ่ายได้ 65 วัตต์ขึ้นไป เช่น <a href="${productPath(4108)}">UGREEN Nexode 20K</a> ความจุ 74 Wh ยังพกขึ้นเครื่องได้</li>
<li><strong>ไว้ใช้ที่บ้านตอนไฟดับ:</strong> 30,000 mAh คุ้มราคา แต่ไม่เหมาะกับการเดินทางด้วยเครื่องบิน</li>
</ul>
`,
      `
<h2>Rules on board</h2>
<ul>
<li><strong>Never in checked baggage.</strong> Power banks belong in hand luggage.</li>
<li>The capacity must be legible. If the print has worn off, staff may refuse it.</li>
<li>Many airlines, Thai Airways among them, do not allow using or charging power banks during the flight. Some want them within sight instead of in the overhead locker.</li>
<li>Domestic flights in China accept only those with the Chinese CCC mark.</li>
</ul>
<p>Airlines differ and change their rules: look at the airline's website before each trip.</p>
<h2>Usable capacity is less than the label</h2>
<p>10,000 mAh are measured at 3.7 volts, but the output is 5 volts or more, and some energy becomes heat. About 60–70% reach your phone: a 10,000 mAh bank fills a 5,000 mAh phone about one and a half times, not twice. The figure to compare is the <em>rated capacity</em> on the label.</p>
<h2>Which one?</h2>
<ul>
<li><strong>Every day in town:</strong> a <a href="/product-category/mobile-accessories/power-banks/pocket-power-banks">pocket model of 10,000 mAh</a> with 20 watts or more.</li>
<li><strong>An iPhone with MagSafe, or a Qi2 phone:</strong> a <a href="/product-category/mobile-accessories/power-banks/magnetic-power-banks">magnetic one</a> charges on the back of the phone, slower than by cable.</li>
<li><strong>A laptop as well:</strong> 20,000 mAh with 65 watts or more, such as the <a href="${productPath(4108)}">UGREEN Nexode 20K</a>. At 74 Wh it may still fly.</li>
<li><strong>For power cuts at home:</strong> 30,000 mAh are good value, but not for air travel.</li>
</ul>
`,
    ),
    productRow(
      'pocket',
      text('พาวเวอร์แบงค์พกพา', 'Pocket power banks'),
      { category: 'mobile-accessories/power-banks/pocket-power-banks', limit: 10 },
      '/product-category/mobile-accessories/power-banks',
    ),
    productRow(
      'high-capacity',
      text('ความจุสูง ชาร์จโน้ตบุ๊กได้', 'High capacity, also for laptops'),
      { category: 'mobile-accessories/power-banks/high-capacity-power-banks', limit: 10 },
      '/product-category/mobile-accessories/power-banks/high-capacity-power-banks',
    ),
    questions(
      question(
        text('พาวเวอร์แบงค์บวมยังใช้ต่อได้ไหม', 'Can I go on using a swollen power bank?'),
        text(
          'ไม่ได้ หยุดใช้ทันที อย่าเจาะหรือแกะ วางในที่โล่งห่างจากของติดไฟ แล้วนำไปทิ้งที่จุดรับขยะอิเล็กทรอนิกส์ ห้ามทิ้งรวมกับขยะทั่วไป',
          'No. Stop at once, do not pierce or open it, keep it away from anything that burns, and take it to an e-waste collection point. Never put it into household waste.',
        ),
      ),
      question(
        text('ชาร์จทิ้งไว้ข้ามคืนได้ไหม', 'May I charge it overnight?'),
        text(
          'รุ่นที่ได้ มอก. มีวงจรตัดไฟเมื่อเต็ม แต่ควรวางบนพื้นแข็งที่ระบายความร้อนได้ ไม่วางบนที่นอน และดีที่สุดคือชาร์จตอนที่มีคนอยู่',
          'Certified models stop when they are full. Still, place it on a hard surface, never on a bed, and preferably charge it while somebody is awake.',
        ),
      ),
    ),
  ],
};
