import { question, text } from '../text.ts';
import {
  comparison,
  editors,
  productGrid,
  productPath,
  productRow,
  questions,
  type SeedArticle,
  section,
} from './article.ts';

export const gamingPcs: SeedArticle = {
  slug: 'gaming-pc-by-budget',
  title: text('จัดสเปกคอมเล่นเกมตามงบ 30,000 / 45,000 / 60,000 บาท', 'A gaming PC for 30,000, 45,000 or 60,000 baht'),
  description: text(
    'แบ่งงบการ์ดจอ ซีพียู และจออย่างไรให้สมดุล ประกอบเองหรือซื้อสำเร็จ พร้อมจุดที่ไม่ควรประหยัด',
    'How to divide the budget between graphics card, processor and monitor, build or buy, and where not to save.',
  ),
  category: 'computers',
  tags: ['buying-guide', 'gaming'],
  author: editors.computers,
  publishedDaysAgo: 52,
  isTop: true,
  blocks: [
    section(
      'intro',
      `
<p>คอมเล่นเกมที่ดีไม่ได้มีชิ้นส่วนแพงที่สุด แต่ไม่มีชิ้นไหนถ่วงชิ้นอื่น ก่อนจัดสเปกให้ตอบสองข้อ คือ เล่นเกมอะไร และเล่นบนจอความละเอียดเท่าไร เพราะจอ Full HD กับ 4K ต้องการการ์ดจอต่างกันคนละระดับราคา</p>
<h2>แบ่งงบแบบไหนถึงสมดุล</h2>
<p>สำหรับเครื่องที่เน้นเล่นเกม การ์ดจอควรได้ราว <strong>35–45%</strong> ของงบตัวเครื่อง ซีพียู 15–20% ที่เหลือกระจายให้เมนบอร์ด แรม SSD พาวเวอร์ซัพพลาย และเคส ถ้าเล่นเกมแข่งขันอย่าง Valorant หรือ CS2 ที่เน้นเฟรมเรตสูง ๆ ให้เพิ่มสัดส่วนซีพียู ถ้าเล่นเกมเนื้อเรื่องภาพสวยให้เพิ่มการ์ดจอ</p>
`,
      `
<p>A good gaming PC does not have the most expensive parts, but no part that slows the others. First answer two questions: which games, and on a monitor of which resolution? Full HD and 4K need graphics cards of quite different prices.</p>
<h2>A balanced budget</h2>
<p>Give the graphics card about <strong>35–45%</strong> of the price of the computer and the processor 15–20%; the rest is for motherboard, memory, SSD, power supply and case. For competitive games such as Valorant or CS2 with very high frame rates, spend more on the processor; for beautiful adventures, more on the graphics card.</p>
`,
    ),
    comparison(
      'budgets',
      {
        caption: 'สเปกตามงบตัวเครื่อง (ไม่รวมจอ)',
        headings: ['ชิ้นส่วน', '30,000 บาท', '45,000 บาท', '60,000 บาท'],
        rows: [
          ['เป้าหมาย', 'Full HD ปรับสูง', 'QHD ปรับสูง', 'QHD ปรับสุด เริ่มเล่น 4K'],
          ['การ์ดจอ', 'RTX 5060 หรือ RX 9060 XT', 'RTX 5060 Ti 16 GB', 'RTX 5070 หรือ RX 9070'],
          [
            'ซีพียู',
            'Ryzen 5 7500F หรือ Core i5-14400F',
            'Ryzen 5 9600X หรือ Ultra 5 245K',
            'Ryzen 7 9700X หรือ Ultra 7 265K',
          ],
          ['แรม', '16 GB DDR5', '32 GB DDR5', '32 GB DDR5'],
          ['SSD', '1 TB NVMe', '1 TB NVMe Gen4', '2 TB NVMe Gen4'],
          ['พาวเวอร์ซัพพลาย', '550–650 W 80 Plus Bronze', '650–750 W Gold', '750–850 W Gold, ATX 3.1'],
        ],
      },
      {
        caption: 'Parts by budget, without a monitor',
        headings: ['Part', '30,000 baht', '45,000 baht', '60,000 baht'],
        rows: [
          ['Aim', 'Full HD, high settings', 'QHD, high settings', 'QHD at the maximum, a first step to 4K'],
          ['Graphics card', 'RTX 5060 or RX 9060 XT', 'RTX 5060 Ti 16 GB', 'RTX 5070 or RX 9070'],
          [
            'Processor',
            'Ryzen 5 7500F or Core i5-14400F',
            'Ryzen 5 9600X or Ultra 5 245K',
            'Ryzen 7 9700X or Ultra 7 265K',
          ],
          ['Memory', '16 GB DDR5', '32 GB DDR5', '32 GB DDR5'],
          ['SSD', '1 TB NVMe', '1 TB NVMe Gen4', '2 TB NVMe Gen4'],
          ['Power supply', '550–650 W 80 Plus Bronze', '650–750 W Gold', '750–850 W Gold, ATX 3.1'],
        ],
      },
    ),
    section(
      'advice',
      `
<h2>จุดที่ไม่ควรประหยัด</h2>
<ul>
<li><strong>พาวเวอร์ซัพพลาย</strong> เลือกของที่มีประกันยาวและกำลังไฟเกินที่ใช้จริงราว 30% ชิ้นนี้เสียแล้วพาชิ้นอื่นไปด้วยได้</li>
<li><strong>แรมเป็นคู่</strong> 2 แถววิ่ง dual channel เฟรมเรตขั้นต่ำดีขึ้นชัดเจนในหลายเกม</li>
<li><strong>การ์ดจอ 8 GB กับ 16 GB</strong> เล่น Full HD 8 GB ยังไหว แต่เกมใหม่ที่ QHD ปรับเท็กซ์เจอร์สูงสุดเริ่มใช้เกินแล้ว ถ้าจะใช้ยาว 16 GB คุ้มกว่า</li>
<li><strong>ลมในเคส</strong> ห้องไม่ติดแอร์บ้านเรา 32–35 °C เลือกเคสหน้าตะแกรง พัดลมอย่างน้อยสามตัว ดีกว่าเคสหน้ากระจกปิดทึบที่สวยแต่ร้อน</li>
</ul>
<h2>ประกอบเองหรือซื้อเครื่องสำเร็จ</h2>
<p>ประกอบเองเลือกชิ้นส่วนได้ทุกชิ้นและอัปเกรดง่าย แต่ต้องดูความเข้ากันของซ็อกเก็ต แรม ขนาดการ์ดจอ และความสูงซิงก์ ส่วน<a href="/product-category/desktop-computers/tower-pcs/gaming-towers">เครื่องเกมมิ่งสำเร็จ</a>ได้ Windows แท้ ประกันทั้งเครื่องที่เดียว และมีบริการซ่อมถึงบ้านในหลายรุ่น เหมาะกับคนที่อยากเสียบปลั๊กแล้วเล่นเลย</p>
<h2>โน้ตบุ๊กเกมมิ่งล่ะ</h2>
<p>ถ้าต้องพกไปเรียนหรืออยู่หอ <a href="/product-category/laptops/gaming-laptops">โน้ตบุ๊กเกมมิ่ง</a>ตอบโจทย์กว่า แต่จำไว้ว่า RTX 5060 ในโน้ตบุ๊กช้ากว่าการ์ดชื่อเดียวกันบนเดสก์ท็อป เพราะจำกัดกำลังไฟ ให้ดูค่า TGP (วัตต์) ประกอบ และที่งบเท่ากันเดสก์ท็อปแรงกว่าเสมอ</p>
<h2>เหลืองบให้จอและอุปกรณ์</h2>
<p>การ์ดจอแรงแต่ใช้จอ 60 Hz เท่ากับจ่ายเงินทิ้ง จอ QHD 180 Hz อย่าง <a href="${productPath(3319)}">MSI MAG 275QF</a> อยู่ในงบหกพันกว่าบาท อ่าน<a href="/blog/how-to-choose-a-monitor">วิธีเลือกจอ</a>ต่อ แล้วค่อยดู<a href="/product-category/gaming/gaming-mice">เมาส์</a> <a href="/product-category/gaming/gaming-keyboards">คีย์บอร์ด</a> และ<a href="/product-category/gaming/gaming-headsets">หูฟังเกมมิ่ง</a>ตามมือถนัด</p>
`,
      `
<h2>Where not to save</h2>
<ul>
<li><strong>The power supply:</strong> take one with a long warranty and about 30% to spare. When it fails it can take other parts with it.</li>
<li><strong>Memory in pairs:</strong> two modules run in dual channel, which improves the lowest frame rates of many games.</li>
<li><strong>8 or 16 GB of graphics memory:</strong> 8 GB still do for Full HD, but new games at QHD with the finest textures need more. To last, take 16 GB.</li>
<li><strong>Air:</strong> a room without air conditioning has 32–35 °C. A mesh front with three fans beats a closed glass one that looks good and runs hot.</li>
</ul>
<h2>Build or buy?</h2>
<p>If you build, you choose each part and upgrade easily, but socket, memory, length of the graphics card and height of the cooler must fit. A finished <a href="/product-category/desktop-computers/tower-pcs/gaming-towers">gaming PC</a> has genuine Windows, one warranty for everything, often with on-site service: for people who want to plug in and play.</p>
<h2>And gaming laptops?</h2>
<p>If you carry it to class or live in a dormitory, a <a href="/product-category/laptops/gaming-laptops">gaming laptop</a> makes more sense. But the RTX 5060 of a laptop is slower than the desktop card of that name, because its power is limited: compare the TGP in watts. For the same money a desktop is always faster.</p>
<h2>Leave something for the monitor</h2>
<p>A fast card with a 60 Hz monitor is money lost. A QHD monitor with 180 Hz such as the <a href="${productPath(3319)}">MSI MAG 275QF</a> costs a little over six thousand baht. Read <a href="/blog/how-to-choose-a-monitor">how to choose a monitor</a>, then pick a <a href="/product-category/gaming/gaming-mice">mouse</a>, a <a href="/product-category/gaming/gaming-keyboards">keyboard</a> and a <a href="/product-category/gaming/gaming-headsets">headset</a> that suit you.</p>
`,
    ),
    productGrid('towers', text('คอมเกมมิ่งสำเร็จ พร้อมเล่น', 'Finished gaming PCs'), [4720, 4718, 4717, 4719]),
    productRow(
      'cards',
      text('การ์ดจอ RTX 5060 และ 5050', 'RTX 5060 and 5050 graphics cards'),
      { category: 'pc-components/graphics-cards/geforce-rtx/rtx-5060-5050', limit: 10 },
      '/product-category/pc-components/graphics-cards',
    ),
    questions(
      question(
        text('งบ 20,000 บาทเล่นเกมได้ไหม', 'Can I play with 20,000 baht?'),
        text(
          'ได้ ใช้ซีพียูที่มีกราฟิกแรงในตัวอย่าง Ryzen 5 8600G เล่นเกมออนไลน์ที่ Full HD ปรับต่ำถึงกลาง แล้วค่อยเพิ่มการ์ดจอทีหลัง หรือเลือกเครื่องคอนโซล',
          'Yes: with strong built-in graphics such as the Ryzen 5 8600G, online games run at Full HD with low to medium settings, and you add a card later. Or choose a console.',
        ),
      ),
      question(
        text('จำเป็นต้องใช้ชุดน้ำไหม', 'Do I need liquid cooling?'),
        text(
          'ซีพียูระดับ Ryzen 5 หรือ Core i5 ใช้ซิงก์ลมหลักพันก็เย็นพอ ชุดน้ำ 360 มม. เหมาะกับซีพียูตัวท็อปที่ใช้ทำงานเรนเดอร์ด้วย',
          'A Ryzen 5 or Core i5 stays cool with an air cooler of about a thousand baht. 360 mm of liquid cooling are for top processors that also render.',
        ),
      ),
    ),
  ],
};
