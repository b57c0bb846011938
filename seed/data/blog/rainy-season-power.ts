import { question, text } from '../text.ts';
import { comparison, editors, productRow, questions, type SeedArticle, section } from './article.ts';

export const rainySeasonPower: SeedArticle = {
  slug: 'rainy-season-lightning-ups-and-power-strips',
  title: text(
    'หน้าฝน ไฟตก ไฟกระชาก ฟ้าผ่า ปกป้องเครื่องใช้ไฟฟ้าด้วยปลั๊กพ่วงและ UPS ที่ถูกต้อง',
    'Lightning, surges and power dips: the right power strip and UPS',
  ),
  description: text(
    'ปลั๊กพ่วง มอก. 2432 ปลั๊กกันไฟกระชาก และ UPS ต่างกันอย่างไร คำนวณขนาด UPS เอง และสิ่งที่ต้องถอดเมื่อพายุเข้า',
    'How TIS 2432 strips, surge protectors and UPS differ, how to size a UPS, and what to unplug in a storm.',
  ),
  category: 'home',
  tags: ['how-to', 'safety', 'work'],
  author: editors.home,
  publishedDaysAgo: 125,
  blocks: [
    section(
      'intro',
      `
<p>ตั้งแต่พฤษภาคมถึงตุลาคม ไฟตกกับฟ้าผ่ามาเป็นคู่ หลายคนลงทุนซื้อปลั๊กพ่วงราคาแพงแล้วสบายใจ ทั้งที่ปลั๊กพ่วงทั่วไปไม่ได้กันไฟกระชาก และอุปกรณ์กันไฟกระชากก็ไม่ได้สำรองไฟ มาแยกให้ชัดว่าอะไรกันอะไร</p>
<h2>สามอย่างที่คนเข้าใจว่าเหมือนกัน</h2>
<p><strong>ปลั๊กพ่วง</strong> แค่เพิ่มจำนวนเต้ารับ <strong>อุปกรณ์กันไฟกระชาก (surge protector)</strong> มีชิ้นส่วนที่ดูดพลังงานส่วนเกินลงสายดิน ส่วน <strong>UPS</strong> มีแบตเตอรี่จ่ายไฟต่อเมื่อไฟดับ และรุ่น line interactive ปรับแรงดันตอนไฟตกไฟเกินได้ด้วย UPS ส่วนใหญ่มีวงจรกันไฟกระชากในตัว</p>
`,
      `
<p>From May to October, power dips and lightning come together. Many people buy an expensive strip and feel safe. But an ordinary strip stops no surge, and a surge protector stores no power. Here is what protects against what.</p>
<h2>Three things that are not the same</h2>
<p>A <strong>power strip</strong> only adds sockets. A <strong>surge protector</strong> leads excess energy to earth. A <strong>UPS</strong> has a battery for power cuts, and a line-interactive one also corrects a voltage that is too low or too high. Most UPS contain surge protection.</p>
`,
    ),
    comparison(
      'devices',
      {
        caption: 'อะไรกันอะไรได้',
        headings: ['เหตุการณ์', 'ปลั๊กพ่วงธรรมดา', 'ปลั๊กกันไฟกระชาก', 'UPS line interactive'],
        rows: [
          ['ใช้ไฟเกินกำลังปลั๊ก', 'ได้ ถ้ามีเบรกเกอร์', 'ได้ ถ้ามีเบรกเกอร์', 'ได้'],
          ['ไฟกระชากจากสายส่งหรือมอเตอร์', 'ไม่ได้', 'ได้', 'ได้'],
          ['ไฟตก ไฟเกินเป็นช่วง', 'ไม่ได้', 'ไม่ได้', 'ได้'],
          ['ไฟดับ', 'ไม่ได้', 'ไม่ได้', 'ได้หลายนาที'],
          ['ฟ้าผ่าลงใกล้บ้าน', 'ไม่ได้', 'ช่วยได้บางส่วน', 'ช่วยได้บางส่วน'],
        ],
      },
      {
        caption: 'What protects against what',
        headings: ['Event', 'Ordinary strip', 'Surge protector', 'Line-interactive UPS'],
        rows: [
          ['Overload of the strip', 'Yes, with a breaker', 'Yes, with a breaker', 'Yes'],
          ['A surge of the grid or of motors', 'No', 'Yes', 'Yes'],
          ['Voltage too low or too high', 'No', 'No', 'Yes'],
          ['Power cut', 'No', 'No', 'Yes, for minutes'],
          ['Lightning close to the house', 'No', 'Partly', 'Partly'],
        ],
      },
    ),
    section(
      'details',
      `
<h2>ปลั๊กพ่วงต้องมี มอก. 2432-2555</h2>
<p>ชุดสายพ่วงเป็นสินค้าบังคับตาม <strong>มอก. 2432-2555</strong> สังเกตเต้ารับสามขาที่มีม่านนิรภัย ตัวตัดไฟเป็นเบรกเกอร์ ไม่ใช่ฟิวส์ และมีเครื่องหมาย มอก. ที่ตัวราง ไม่ใช่แค่ที่สายหรือปลั๊ก</p>
<ul>
<li>ดูกำลังไฟสูงสุดบนฉลาก ปลั๊กพ่วง 10 แอมป์รับรวมกันได้ราว 2,200–2,300 วัตต์ กาต้มน้ำหรือหม้อทอดเครื่องเดียวก็เกือบเต็ม</li>
<li>ห้ามต่อปลั๊กพ่วงซ้อนกัน ห้ามม้วนหรือซุกสายใต้พรมขณะใช้ไฟมาก</li>
<li>เครื่องปรับอากาศ เครื่องทำน้ำอุ่น และเตาไฟฟ้า ต้องต่อกับเต้ารับหรือวงจรของตัวเองเท่านั้น</li>
<li>ปลั๊กร้อน มีรอยไหม้ หรือเสียบแล้วหลวม เลิกใช้ทันที</li>
</ul>
<p>อุปกรณ์กันไฟกระชากจะทำงานเต็มที่เมื่อบ้านมี<strong>สายดินจริง</strong> และชิ้นส่วนข้างในเสื่อมเมื่อรับไฟกระชากไปเรื่อย ๆ ถ้าไฟแสดงสถานะดับ ให้เปลี่ยนใหม่</p>
<h2>เลือกขนาด UPS</h2>
<p>รวมวัตต์ของอุปกรณ์ที่จะเสียบ แล้วคูณ 1.3 ให้ดูค่า<strong>วัตต์</strong>ของ UPS ไม่ใช่ VA เพราะ 800 VA อาจจ่ายได้แค่ 480 วัตต์</p>
<ul>
<li><strong>เราเตอร์ กล่องเน็ต และกล้องวงจรปิด</strong> 20–40 วัตต์ รุ่น 650–800 VA อยู่ได้นานพอให้เน็ตไม่หลุดตอนไฟกะพริบ</li>
<li><strong>คอมทำงานกับจอ</strong> 150–250 วัตต์ รุ่น 800–1,000 VA มีเวลาเซฟงานและปิดเครื่อง</li>
<li><strong>คอมเล่นเกม</strong> 400–600 วัตต์ รุ่น 1,200 VA ขึ้นไป และดูวัตต์ให้พอกับตอนโหลดเต็ม</li>
</ul>
<p>อย่าต่อเครื่องพิมพ์เลเซอร์ ไดร์ หรือพัดลมไอเย็นเข้า UPS แบตตะกั่วกรดข้างในอยู่ได้ราว 2–4 ปี อากาศร้อนทำให้สั้นลง ทดสอบปีละครั้งโดยเซฟงานก่อน แล้วลองถอดปลั๊ก UPS ดู<a href="/product-category/office-projectors/ups">UPS ทั้งหมด</a>พร้อมกำลังวัตต์ในหน้าสินค้า</p>
<h2>พายุมาแล้วต้องทำอะไร</h2>
<ul>
<li>ถอดปลั๊กทีวี คอม และเราเตอร์ รวมถึง<strong>สาย LAN และสายอากาศ</strong> เพราะฟ้าผ่าเข้าทางสายเหล่านี้ได้ แค่ปิดสวิตช์ยังไม่พอ</li>
<li>ทำก่อนพายุมาถึง อย่าจับปลั๊กขณะฟ้าคะนองอยู่เหนือบ้าน</li>
<li>น้ำเริ่มท่วมพื้น ให้สับเบรกเกอร์ชั้นล่างลงจากจุดที่แห้ง อุปกรณ์ที่จมน้ำห้ามเสียบจนกว่าช่างจะตรวจ</li>
<li>แจ้งไฟฟ้าขัดข้อง: การไฟฟ้านครหลวง 1130 การไฟฟ้าส่วนภูมิภาค 1129</li>
</ul>
<p>และไม่ว่าจะป้องกันดีแค่ไหน งานสำคัญควรมีสำเนาไว้อีกชุดใน <a href="/product-category/computer-accessories/ssd-storage/portable-ssds">SSD พกพา</a>ที่ไม่ได้เสียบค้างไว้กับเครื่อง</p>
`,
      `
<h2>Power strips need TIS 2432-2555</h2>
<p>Power strips are controlled goods under <strong>TIS 2432-2555</strong> (มอก. 2432-2555). Look for three-pin sockets with shutters, a circuit breaker instead of a fuse, and the mark on the strip itself, not only on the cable or the plug.</p>
<ul>
<li>Read the maximum on the label: a 10-ampere strip carries about 2,200–2,300 watts in all. One kettle or air fryer almost fills it.</li>
<li>Never plug one strip into another, and do not coil the cable or hide it under a carpet under load.</li>
<li>Air conditioners, water heaters and electric hobs need sockets or circuits of their own.</li>
<li>If a plug is hot, burnt or loose, stop using it.</li>
</ul>
<p>A surge protector works fully only where the house has a <strong>real earth</strong>, and it wears out with each surge. If its light goes out, replace it.</p>
<h2>The size of a UPS</h2>
<p>Add up the watts of what you connect and multiply by 1.3. Compare with the <strong>watts</strong> of the UPS, not with VA: 800 VA may mean only 480 watts.</p>
<ul>
<li><strong>Router, fibre box and cameras,</strong> 20–40 watts: 650–800 VA keep you online while the lights flicker.</li>
<li><strong>An office computer and monitor,</strong> 150–250 watts: with 800–1,000 VA there is time to save and shut down.</li>
<li><strong>A gaming PC,</strong> 400–600 watts: 1,200 VA or more, with enough watts for full load.</li>
</ul>
<p>Do not connect laser printers, hair dryers or air coolers. The lead-acid battery lasts about two to four years, less in the heat. Test it once a year by pulling the plug after you have saved your work. All our <a href="/product-category/office-projectors/ups">UPS</a> state their watts.</p>
<h2>When a storm comes</h2>
<ul>
<li>Unplug TV, computer and router, and also <strong>LAN and aerial cables</strong>: lightning enters by them too. A switch is not enough.</li>
<li>Do it before the storm arrives. Do not touch plugs while it is above you.</li>
<li>If water rises, switch off the breaker of the ground floor from a dry place. Let an electrician check what was under water before you use it.</li>
<li>Report faults: MEA (Bangkok area) 1130, PEA (provinces) 1129.</li>
</ul>
<p>However good the protection is, store another copy of important work on a <a href="/product-category/computer-accessories/ssd-storage/portable-ssds">portable SSD</a> that is not plugged in.</p>
`,
    ),
    productRow(
      'ups',
      text('UPS สำหรับบ้านและโต๊ะทำงาน', 'UPS for home and desk'),
      { category: 'office-projectors/ups', limit: 8 },
      '/product-category/office-projectors/ups',
    ),
    productRow(
      'plugs',
      text('ปลั๊กอัจฉริยะ ดูการใช้ไฟและตั้งเวลาปิด', 'Smart plugs that measure and switch off'),
      { category: 'smart-home-network/smart-plugs', limit: 8 },
      '/product-category/smart-home-network/smart-plugs',
    ),
    questions(
      question(
        text('โน้ตบุ๊กมีแบตอยู่แล้ว ต้องใช้ UPS ไหม', 'My laptop has a battery. Do I need a UPS?'),
        text(
          'ไม่จำเป็นสำหรับตัวเครื่อง แต่เราเตอร์และจอนอกดับเมื่อไฟดับ UPS เล็ก ๆ สำหรับเราเตอร์จึงยังมีประโยชน์',
          'Not for the laptop. But router and monitor go off in a power cut, so a small one for the router is still useful.',
        ),
      ),
      question(
        text('ฟ้าผ่าทำเครื่องพัง ประกันสินค้าครอบคลุมไหม', 'Does the warranty cover lightning?'),
        text(
          'โดยทั่วไปไม่ครอบคลุม เพราะถือเป็นภัยธรรมชาติ ตรวจประกันอัคคีภัยของบ้านว่ามีความคุ้มครองภัยฟ้าผ่าหรือไม่',
          'Usually not, as it is a natural event. Look at the fire insurance of your home, which may cover lightning.',
        ),
      ),
    ),
  ],
};
