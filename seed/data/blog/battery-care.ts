import { question, text } from '../text.ts';
import { comparison, editors, productRow, questions, type SeedArticle, section } from './article.ts';

export const batteryCare: SeedArticle = {
  slug: 'battery-care-in-hot-weather',
  title: text('ถนอมแบตมือถือและโน้ตบุ๊กในอากาศร้อนแบบไทย', 'Caring for phone and laptop batteries in the Thai heat'),
  description: text(
    'ความร้อนทำร้ายแบตมากกว่าการชาร์จบ่อย รู้ช่วงอุณหภูมิที่ปลอดภัย วิธีตั้งจำกัด 80% และข้อห้ามเรื่องรถจอดกลางแดด',
    'Heat harms batteries more than frequent charging. Safe temperatures, the 80% limit, and why never to leave devices in a parked car.',
  ),
  category: 'mobile',
  tags: ['how-to', 'charging', 'safety'],
  author: editors.mobile,
  publishedDaysAgo: 195,
  blocks: [
    section(
      'intro',
      `
<p>แบตลิเธียมเสื่อมจากสามอย่าง คือ เวลา จำนวนรอบชาร์จ และความร้อน สองอย่างแรกเลี่ยงไม่ได้ แต่ความร้อนเป็นเรื่องที่เราคุมได้ และในประเทศที่กลางวันแตะ 38–40 °C เกือบทุกเดือนเมษายน นี่คือปัจจัยที่ทำให้แบตเครื่องเดียวกันอยู่ได้สองปีหรือสี่ปี</p>
<h2>อุณหภูมิที่แบตรับได้</h2>
<p>Apple แนะนำให้ใช้ iPhone และ iPad ในที่ที่มีอุณหภูมิ 0–35 °C ผู้ผลิตรายอื่นก็ใกล้เคียงกัน อุณหภูมิแวดล้อมเกินกว่านี้ เครื่องจะหรี่จอ ชาร์จช้าลง หรือหยุดชาร์จเพื่อป้องกันตัวเอง ซึ่งเป็นเรื่องปกติ ไม่ใช่เครื่องเสีย ส่วนห้องโดยสารรถที่จอดกลางแดดร้อนเกิน 60 °C ได้ภายในไม่ถึงชั่วโมง</p>
`,
      `
<p>Lithium batteries age by time, by charging cycles and by heat. The first two cannot be avoided; heat can. Where April days reach 38–40 °C, it decides whether the same battery lasts two years or four.</p>
<h2>What a battery can bear</h2>
<p>Apple recommends 0–35 °C around an iPhone or iPad in use; other makers say much the same. Above that, a phone dims its screen and charges slowly or not at all to protect itself: that is normal and no fault. Inside a car parked in the sun it can be more than 60 °C in less than an hour.</p>
`,
    ),
    comparison(
      'situations',
      {
        caption: 'สถานการณ์ที่แบตร้อน และทางแก้',
        headings: ['สถานการณ์', 'ทำไมถึงแย่', 'ทำแทน'],
        rows: [
          ['นำทางหน้ารถกลางแดด พร้อมชาร์จไร้สาย', 'แดด จอสว่าง GPS และความร้อนจากขดลวดรวมกัน', 'ติดที่ช่องแอร์ ใช้สายชาร์จแทน'],
          ['เล่นเกมไปชาร์จไป', 'ชิปและแบตร้อนพร้อมกัน', 'ถอดเคส ลดเฟรมเรต หรือใช้โหมดจ่ายไฟตรงถ้ามี'],
          ['ชาร์จใต้หมอนหรือบนที่นอน', 'ระบายความร้อนไม่ได้ เสี่ยงไฟไหม้', 'วางบนโต๊ะหรือพื้นแข็ง'],
          ['ทิ้งไว้ในรถที่จอดกลางแดด', 'แบตเสื่อมถาวร อาจบวม', 'พกติดตัวเสมอ รวมถึงพาวเวอร์แบงค์'],
          ['โน้ตบุ๊กบนตัก ช่องลมโดนปิด', 'พัดลมดูดลมไม่ได้ แบตอยู่ติดชิ้นส่วนร้อน', 'ใช้แท่นวางหรือโต๊ะพับ'],
        ],
      },
      {
        caption: 'What makes batteries hot, and what to do instead',
        headings: ['Situation', 'Why it is bad', 'Instead'],
        rows: [
          [
            'Navigation in the sun with wireless charging',
            'Sun, bright screen, GPS and the coil add up',
            'Mount it at the air vent and use a cable',
          ],
          [
            'Playing while charging',
            'Chip and battery heat each other',
            'Take off the case, lower the frame rate, use bypass charging',
          ],
          ['Charging under a pillow or on a bed', 'Heat cannot escape: a fire risk', 'Charge on a hard table'],
          ['Left in a car in the sun', 'Permanent loss, may swell', 'Take it with you, power banks too'],
          [
            'A laptop on your knees, vents covered',
            'No air, and the battery lies next to hot parts',
            'Use a stand or a folding table',
          ],
        ],
      },
    ),
    section(
      'habits',
      `
<h2>นิสัยชาร์จที่ช่วยได้จริง</h2>
<ul>
<li><strong>จำกัดการชาร์จที่ 80%</strong> iPhone 15 ขึ้นไป มือถือ Galaxy และโน้ตบุ๊กแทบทุกแบรนด์มีให้ตั้ง เหมาะกับคนที่อยู่ใกล้ปลั๊กทั้งวัน วันเดินทางค่อยชาร์จเต็ม</li>
<li><strong>ชาร์จบ่อยครั้งละนิดไม่เป็นไร</strong> แบตลิเธียมไม่มีปัญหาความจำ รอบชาร์จนับเมื่อใช้รวมกันครบ 100% ไม่ใช่ทุกครั้งที่เสียบ</li>
<li><strong>อย่าปล่อยให้หมดเกลี้ยงเป็นประจำ</strong> ต่ำกว่า 10–20% ก็ควรเสียบ</li>
<li><strong>ชาร์จเร็วใช้ได้</strong> เครื่องคุมความร้อนเอง แต่ถ้าชาร์จข้ามคืนทุกคืน หัวชาร์จวัตต์ต่ำก็พอและเย็นกว่า</li>
</ul>
<h2>โน้ตบุ๊กเสียบสายทั้งวันได้ไหม</h2>
<p>ได้ แต่ควรเปิดโหมดจำกัด 60–80% ในแอปของผู้ผลิต เช่น MyASUS หรือ Lenovo Vantage ส่วน MacBook มีระบบชาร์จแบตเตอรี่อย่างเหมาะสมในการตั้งค่า ยกตัวเครื่องให้มีลมผ่านด้วย<a href="/product-category/laptops/laptop-accessories/laptop-stands">แท่นวางโน้ตบุ๊ก</a> และเป่าฝุ่นช่องลมปีละครั้ง</p>
<h2>เก็บเครื่องสำรองไว้นาน ๆ</h2>
<p>ชาร์จให้อยู่ราว 50% ปิดเครื่อง เก็บในที่แห้งและเย็น แล้วชาร์จใหม่ทุก 3–6 เดือน เก็บที่ 100% ในห้องร้อนจะเสื่อมเร็ว ส่วนเก็บที่ 0% อาจปลุกไม่ขึ้นอีกเลย</p>
<h2>เมื่อไรควรเปลี่ยนแบต</h2>
<p>เมื่อความจุสูงสุดเหลือต่ำกว่า 80% หรือเครื่องดับทั้งที่ยังมีแบต ให้เปลี่ยนที่ศูนย์บริการของแบรนด์ ถ้าฝาหลังหรือแป้นโน้ตบุ๊กนูนขึ้น ให้หยุดใช้ทันที อย่ากดกลับและอย่าชาร์จ เลือก<a href="/product-category/mobile-accessories/chargers">หัวชาร์จ</a>และ<a href="/product-category/mobile-accessories/cables">สาย</a>ที่ได้มาตรฐานตั้งแต่แรกก็ลดความเสี่ยงไปได้มาก</p>
`,
      `
<h2>Charging habits that help</h2>
<ul>
<li><strong>Limit charging to 80%.</strong> iPhone 15 and later, Galaxy phones and almost all laptops can. It suits people near a socket; charge fully on days of travel.</li>
<li><strong>Short charges do no harm.</strong> Lithium batteries have no memory effect, and a cycle is 100% in total, not each time you plug in.</li>
<li><strong>Do not run it empty regularly.</strong> Plug in at 10–20%.</li>
<li><strong>Fast charging is fine:</strong> the phone controls the heat. Overnight, a slower charger is enough and cooler.</li>
</ul>
<h2>May a laptop stay plugged in?</h2>
<p>Yes, with a limit of 60–80% in the maker's app, such as MyASUS or Lenovo Vantage. A MacBook has optimised charging in its settings. Let air reach it with a <a href="/product-category/laptops/laptop-accessories/laptop-stands">laptop stand</a>, and blow the dust out of the vents once a year.</p>
<h2>Storing a spare device</h2>
<p>Charge it to about 50%, switch it off, store it dry and cool, and recharge it every three to six months. At 100% in a hot room it ages fast; at 0% it may never wake up.</p>
<h2>When to replace the battery</h2>
<p>When the maximum capacity is below 80%, or the device switches off with charge left, have it replaced at the brand's service centre. If the back or the keyboard bulges, stop at once: do not press it and do not charge it. Good <a href="/product-category/mobile-accessories/chargers">chargers</a> and <a href="/product-category/mobile-accessories/cables">cables</a> avoid much of the risk.</p>
`,
    ),
    productRow(
      'stands',
      text('แท่นวางโน้ตบุ๊ก', 'Laptop stands'),
      { category: 'laptops/laptop-accessories/laptop-stands', limit: 8 },
      '/product-category/laptops/laptop-accessories/laptop-stands',
    ),
    productRow(
      'car',
      text('ที่ยึดและหัวชาร์จในรถ', 'Car mounts and chargers'),
      { category: 'car-gadgets/car-mounts-chargers', limit: 10 },
      '/product-category/car-gadgets/car-mounts-chargers',
    ),
    questions(
      question(
        text('มือถือร้อน แช่ตู้เย็นได้ไหม', 'May I cool a phone in the refrigerator?'),
        text(
          'ไม่ควร ความชื้นจะกลั่นตัวเป็นหยดน้ำในเครื่อง ให้ถอดเคส ปิดแอปหนัก ๆ แล้ววางในที่ร่มหรือหน้าพัดลมก็พอ',
          'No: moisture condenses inside. Take off the case, close heavy apps, and place it in the shade or in front of a fan.',
        ),
      ),
      question(
        text('ต้องปล่อยให้แบตหมดแล้วชาร์จเต็มเดือนละครั้งไหม', 'Must I empty and fill it once a month?'),
        text(
          'ไม่จำเป็นสำหรับแบตลิเธียม ทำเฉพาะเมื่อเปอร์เซ็นต์แสดงเพี้ยนมาก และไม่ต้องทำบ่อย',
          'Not with lithium batteries. Do it only if the percentage is clearly wrong, and rarely.',
        ),
      ),
    ),
  ],
};
