import { question, text } from '../text.ts';
import { comparison, editors, productPath, productRow, questions, type SeedArticle, section } from './article.ts';

export const usbCCharging: SeedArticle = {
  slug: 'usb-c-charger-how-many-watts',
  title: text('หัวชาร์จ USB-C กี่วัตต์ถึงจะพอ เลือกหัวและสายให้เข้าคู่กัน', 'How many watts? Choosing a USB-C charger and cable'),
  description: text(
    'มือถือ แท็บเล็ต และโน้ตบุ๊กใช้หัวชาร์จกี่วัตต์ PD กับ PPS ต่างกันอย่างไร และทำไมสายผิดเส้นถึงชาร์จช้า',
    'The watts that phones, tablets and laptops need, what PD and PPS mean, and why the wrong cable slows everything down.',
  ),
  category: 'mobile',
  tags: ['buying-guide', 'charging'],
  author: editors.mobile,
  publishedDaysAgo: 20,
  blocks: [
    section(
      'intro',
      `
<p>ทุกวันนี้มือถือ แท็บเล็ต หูฟัง และโน้ตบุ๊กแทบทั้งหมดใช้พอร์ต USB-C เหมือนกัน หัวชาร์จดี ๆ ตัวเดียวจึงดูแลได้ทั้งกระเป๋า แต่ดูแค่ตัวเลขวัตต์บนกล่องยังไม่พอ ต้องดูด้วยว่าอุปกรณ์กับหัวชาร์จ “คุยภาษาเดียวกัน” หรือไม่ และสายรับกำลังไฟได้แค่ไหน</p>
<h2>PD กับ PPS คืออะไร</h2>
<p><strong>USB Power Delivery (PD)</strong> เป็นมาตรฐานกลางที่หัวชาร์จกับอุปกรณ์ตกลงแรงดันไฟกันเอง เช่น 5, 9, 15 หรือ 20 โวลต์ รุ่นแรก ๆ ให้ได้ถึง 100 วัตต์ ส่วน PD 3.1 ขยายถึง 240 วัตต์ <strong>PPS</strong> เป็นส่วนเสริมของ PD ที่ปรับแรงดันทีละนิดระหว่างชาร์จ เครื่องจึงร้อนน้อยลง มือถือ Samsung Galaxy ต้องใช้หัวที่มี PPS จึงจะขึ้น Super Fast Charging</p>
<p>แบรนด์จีนหลายแบรนด์มีระบบชาร์จของตัวเอง เช่น VOOC ของ OPPO และ realme หรือ HyperCharge ของ Xiaomi ถ้าใช้หัว PD ทั่วไปจะยังชาร์จได้ แต่ช้ากว่าหัวของแบรนด์</p>
`,
      `
<p>Phones, tablets, earbuds and laptops now share the USB-C port, so one good charger can serve the whole bag. The watts on the box are only half of the story. The other half is whether your device and the charger speak the same language, and how much the cable can carry.</p>
<h2>What PD and PPS mean</h2>
<p><strong>USB Power Delivery (PD)</strong> is the common standard by which charger and device agree on a voltage, such as 5, 9, 15 or 20 volts. Earlier versions go up to 100 watts, PD 3.1 up to 240. <strong>PPS</strong> is a part of PD that adjusts the voltage in small steps while charging, which keeps the device cooler. Samsung Galaxy phones need PPS for Super Fast Charging.</p>
<p>Several Chinese brands have systems of their own, such as VOOC of OPPO and realme, or HyperCharge of Xiaomi. A PD charger still charges them, only slower than the brand's own.</p>
`,
    ),
    comparison(
      'watts',
      {
        caption: 'กำลังไฟที่ควรมองหา',
        headings: ['อุปกรณ์', 'หัวชาร์จที่พอดี', 'หมายเหตุ'],
        rows: [
          ['หูฟังและสมาร์ทวอทช์', '5–20 W', 'ใช้หัวไหนก็ได้ เครื่องดึงไฟเท่าที่ต้องการ'],
          ['iPhone', '20–40 W', 'iPhone 17 ชาร์จเร็วสุดกับหัวระดับ 40 W'],
          ['Galaxy และ Android ที่ใช้ PD', '25–45 W', 'เลือกหัวที่มี PPS'],
          ['iPad และแท็บเล็ต', '20–45 W', 'รุ่นจอใหญ่ควรใช้ 30 W ขึ้นไป'],
          ['โน้ตบุ๊กบางเบา', '45–65 W', 'MacBook Air ใช้ 30 W ได้ แต่ 65–70 W เต็มเร็วกว่า'],
          ['โน้ตบุ๊กสเปกสูง 14–16 นิ้ว', '100–140 W', '140 W ต้องเป็น PD 3.1 และสาย 240 W'],
        ],
      },
      {
        caption: 'The power to look for',
        headings: ['Device', 'A charger that fits', 'Note'],
        rows: [
          ['Earbuds and smartwatches', '5–20 W', 'Any charger: the device draws what it needs'],
          ['iPhone', '20–40 W', 'An iPhone 17 charges fastest at about 40 W'],
          ['Galaxy and other phones with PD', '25–45 W', 'Choose one with PPS'],
          ['iPad and other tablets', '20–45 W', '30 W or more for large ones'],
          ['Thin laptops', '45–65 W', 'A MacBook Air takes 30 W, but is full sooner at 65–70 W'],
          ['Powerful 14–16 inch laptops', '100–140 W', '140 W needs PD 3.1 and a 240 W cable'],
        ],
      },
    ),
    section(
      'cable',
      `
<h2>สายคือคอขวดที่คนมองข้าม</h2>
<p>สาย USB-C ที่หน้าตาเหมือนกันอาจรับไฟได้ต่างกันมาก สายทั่วไปรับได้ 60 วัตต์ สายที่รับ 100 หรือ 240 วัตต์จะมีชิป e-marker อยู่ในหัวสาย และสายชาร์จจำนวนมากส่งข้อมูลได้แค่ความเร็ว USB 2.0 (480 Mbps) ถ้าจะต่อ SSD พกพาหรือจอ ต้องดูความเร็วข้อมูลด้วย</p>
<ul>
<li>ชาร์จมือถืออย่างเดียว: สาย 60 วัตต์ก็พอ</li>
<li>ชาร์จโน้ตบุ๊กด้วย: เลือก 100 หรือ 240 วัตต์ไปเลย ราคาต่างกันไม่มาก เช่น <a href="${productPath(4064)}">Anker Prime 240 W</a></li>
<li>ต่อจอหรือ SSD: เลือกสาย <a href="${productPath(4067)}">USB4 40 Gbps</a> หรือ Thunderbolt</li>
</ul>
<h2>หลายพอร์ตต้องดูตอนเสียบพร้อมกัน</h2>
<p>หัว 65 วัตต์ 3 พอร์ตไม่ได้แปลว่าพอร์ตละ 65 วัตต์ พอเสียบสองเครื่อง กำลังไฟมักถูกแบ่งเป็น 45 + 20 วัตต์ ถ้าต้องชาร์จโน้ตบุ๊กกับมือถือพร้อมกันทุกวัน หัว 100 วัตต์จะสบายกว่า เทคโนโลยี <strong>GaN</strong> ช่วยให้หัวขนาดเล็กและเย็นกว่าแบบเดิมที่กำลังไฟเท่ากัน</p>
<h2>ซื้ออย่างไรให้ปลอดภัย</h2>
<p>อะแดปเตอร์ที่ขายในไทยควรมีเครื่องหมาย มอก. และระบุผู้ผลิตหรือผู้นำเข้าชัดเจน หัวชาร์จราคาถูกผิดปกติที่ไม่มีฉลากอาจตัดวงจรป้องกันออกเพื่อลดต้นทุน ดู<a href="/product-category/mobile-accessories/chargers">หัวชาร์จทั้งหมด</a>และ<a href="/product-category/mobile-accessories/cables">สายชาร์จ</a>ของเราได้ ทุกชิ้นบอกกำลังไฟและระยะประกันไว้ในหน้าสินค้า</p>
`,
      `
<h2>The cable is the bottleneck</h2>
<p>Cables that look alike can differ a lot. A plain USB-C cable carries 60 watts. Those for 100 or 240 watts have an e-marker chip in the plug. And many charging cables transfer data only at USB 2.0 speed (480 Mbps): for a portable SSD or a display, check the data speed as well.</p>
<ul>
<li>Only a phone: 60 watts are enough.</li>
<li>A laptop too: take 100 or 240 watts at once, such as the <a href="${productPath(4064)}">Anker Prime 240 W</a>. The difference in price is small.</li>
<li>A display or an SSD: a <a href="${productPath(4067)}">USB4 cable with 40 Gbps</a>, or Thunderbolt.</li>
</ul>
<h2>Several ports share the power</h2>
<p>A 65-watt charger with three ports does not give 65 watts at each. With two devices the power is usually split, for example 45 + 20 watts. If you charge a laptop and a phone together every day, 100 watts are more comfortable. <strong>GaN</strong> makes a charger smaller and cooler than older ones of the same power.</p>
<h2>Buying safely</h2>
<p>Adapters sold in Thailand should carry the TIS mark and name their maker or importer. A suspiciously cheap charger without a label may lack protection circuits. See all our <a href="/product-category/mobile-accessories/chargers">chargers</a> and <a href="/product-category/mobile-accessories/cables">cables</a>: each page states the power and the warranty.</p>
`,
    ),
    productRow(
      'gan',
      text('หัวชาร์จ GaN ชาร์จโน้ตบุ๊กได้', 'GaN chargers for laptops'),
      { category: 'mobile-accessories/chargers/laptop-gan-chargers', limit: 10 },
      '/product-category/mobile-accessories/chargers/laptop-gan-chargers',
    ),
    productRow(
      'cables',
      text('สาย USB-C', 'USB-C cables'),
      { category: 'mobile-accessories/cables/usb-c-cables', limit: 10 },
      '/product-category/mobile-accessories/cables/usb-c-cables',
    ),
    questions(
      question(
        text('ใช้หัววัตต์สูงกับมือถือ แบตจะเสื่อมเร็วไหม', 'Does a powerful charger wear out the battery of a phone?'),
        text(
          'ไม่ มือถือดึงไฟเท่าที่ตัวเองรับได้เท่านั้น สิ่งที่ทำให้แบตเสื่อมเร็วคือความร้อน จึงไม่ควรชาร์จใต้หมอนหรือกลางแดด',
          'No. A phone draws only what it can take. What ages a battery is heat: do not charge under a pillow or in the sun.',
        ),
      ),
      question(
        text('เอาหัวชาร์จไปใช้ต่างประเทศได้ไหม', 'Can I use it abroad?'),
        text(
          'ได้ ถ้าข้างตัวหัวเขียนว่า Input 100–240V ใช้ได้ทุกประเทศ เพียงเตรียมหัวแปลงปลั๊กให้ตรงกับเต้ารับปลายทาง',
          'Yes, if the label says Input 100–240V. You only need a plug adapter for the sockets there.',
        ),
      ),
    ),
  ],
};
