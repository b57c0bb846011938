import { question, text } from '../text.ts';
import { comparison, editors, productPath, productRow, questions, type SeedArticle, section } from './article.ts';

export const monitors: SeedArticle = {
  slug: 'how-to-choose-a-monitor',
  title: text(
    'เลือกจอคอมให้เหมาะกับโต๊ะและงาน: ขนาด ความละเอียด พาเนล รีเฟรชเรต',
    'Choosing a monitor for your desk: size, resolution, panel, refresh rate',
  ),
  description: text(
    'เทียบความคมชัดของจอแต่ละขนาดด้วย PPI บอกความต่างของ IPS, VA, OLED และพอร์ต USB-C ที่ต่อสายเดียวจบ',
    'The sharpness of each size in PPI, how IPS, VA and OLED differ, and USB-C ports that need only one cable.',
  ),
  category: 'computers',
  tags: ['buying-guide', 'screens', 'work', 'gaming'],
  author: editors.computers,
  publishedDaysAgo: 90,
  blocks: [
    section(
      'intro',
      `
<p>จอคอมเป็นอุปกรณ์ที่เรามองวันละหลายชั่วโมงและใช้นานกว่าโน้ตบุ๊กเสียอีก แต่คนมักเลือกจากขนาดกับราคาเท่านั้น ลองเพิ่มอีกสามคำถาม คือ โต๊ะลึกเท่าไร ทำงานอะไรเป็นหลัก และเครื่องของคุณต่อออกจอด้วยพอร์ตอะไร แล้วตัวเลือกจะแคบลงทันที</p>
<h2>ขนาดกับความละเอียดต้องไปด้วยกัน</h2>
<p>ความคมของตัวหนังสือวัดด้วย PPI คือจำนวนพิกเซลต่อนิ้ว จอทำงานที่ระยะ 50–70 ซม. ควรได้ราว 90 PPI ขึ้นไป ถ้าต่ำกว่านี้จะเริ่มเห็นเม็ดพิกเซล โดยเฉพาะหัวและหางของตัวอักษรไทย ส่วนจอที่เกิน 140 PPI ต้องตั้งสเกล 125–150% เพื่อให้ตัวหนังสือไม่เล็กเกินไป</p>
`,
      `
<p>We look at a monitor for hours each day and use it longer than a laptop, yet most people choose by size and price only. Ask three more questions: how deep is the desk, what is the main work, and which port does your computer have? The choice becomes small.</p>
<h2>Size and resolution belong together</h2>
<p>Sharpness is measured in PPI, pixels per inch. At a distance of 50–70 cm, aim at about 90 or more; below that you begin to see pixels, above all in the small marks of Thai letters. Above 140 PPI you will use a scale of 125–150%, so that text is not too small.</p>
`,
    ),
    comparison(
      'sizes',
      {
        caption: 'ขนาด ความละเอียด และระยะที่เหมาะ',
        headings: ['ขนาด', 'ความละเอียด', 'PPI', 'ความลึกโต๊ะ', 'เหมาะกับ'],
        rows: [
          ['24 นิ้ว', 'Full HD (1920 × 1080)', '92', '50–60 ซม.', 'เอกสาร เรียนออนไลน์ เกมแข่งขัน'],
          ['27 นิ้ว', 'Full HD', '82', '60 ซม. ขึ้นไป', 'ดูวิดีโอ ตัวหนังสือไม่คมนัก'],
          ['27 นิ้ว', 'QHD (2560 × 1440)', '109', '60–75 ซม.', 'ทำงานและเล่นเกม จุดที่คุ้มที่สุด'],
          ['27 นิ้ว', '4K (3840 × 2160)', '163', '60–75 ซม.', 'แต่งภาพ ตัดต่อ ตัวหนังสือคมมาก'],
          ['32 นิ้ว', '4K', '138', '75 ซม. ขึ้นไป', 'เปิดหลายหน้าต่าง กราฟิก'],
          ['34 นิ้ว', 'UWQHD (3440 × 1440)', '110', '70 ซม. ขึ้นไป', 'แทนสองจอ ตารางยาว ไทม์ไลน์วิดีโอ'],
        ],
      },
      {
        caption: 'Size, resolution and distance',
        headings: ['Size', 'Resolution', 'PPI', 'Depth of the desk', 'Good for'],
        rows: [
          ['24 inches', 'Full HD (1920 × 1080)', '92', '50–60 cm', 'Documents, online lessons, competitive games'],
          ['27 inches', 'Full HD', '82', '60 cm or more', 'Video; text is not so sharp'],
          ['27 inches', 'QHD (2560 × 1440)', '109', '60–75 cm', 'Work and games, the best value'],
          ['27 inches', '4K (3840 × 2160)', '163', '60–75 cm', 'Photos, editing, very sharp text'],
          ['32 inches', '4K', '138', '75 cm or more', 'Several windows, graphics'],
          [
            '34 inches',
            'UWQHD (3440 × 1440)',
            '110',
            '70 cm or more',
            'Instead of two screens, wide tables, timelines',
          ],
        ],
      },
    ),
    section(
      'panels',
      `
<h2>พาเนล: IPS, VA หรือ OLED</h2>
<ul>
<li><strong>IPS</strong> สีตรง มุมมองกว้าง เป็นตัวเลือกปลอดภัยของจอทำงานและจอเกมส่วนใหญ่</li>
<li><strong>VA</strong> คอนทราสต์สูงกว่า ดูหนังในห้องมืดสวย พบบ่อยในจอโค้ง แต่ภาพเคลื่อนไหวในฉากมืดอาจมีเงาลาก</li>
<li><strong>OLED</strong> ดำสนิท ตอบสนองเร็วที่สุด เหมาะกับเกมและหนัง แต่ถ้าเปิด Excel ค้างทั้งวันต้องระวังภาพค้าง</li>
</ul>
<h2>รีเฟรชเรตเท่าไรถึงพอ</h2>
<p>60 Hz พอสำหรับงานเอกสาร แต่ 100–120 Hz ทำให้เลื่อนหน้าเว็บลื่นตาขึ้นชัดเจน และเดี๋ยวนี้จอทำงานราคาเริ่มต้นหลายรุ่นก็ได้ 100 Hz แล้ว เกมทั่วไป 144–180 Hz กำลังดี ส่วน 240 Hz ขึ้นไปมีความหมายกับเกมยิงแข่งขัน และการ์ดจอต้องทำเฟรมได้ถึง อย่าลืมเข้าไปตั้งรีเฟรชเรตใน Windows ด้วย หลายคนซื้อจอ 165 Hz มาแล้วใช้ที่ 60 Hz อยู่เป็นปี</p>
<h2>พอร์ตที่ทำให้โต๊ะโล่ง</h2>
<p>จอที่มี <strong>USB-C พร้อมจ่ายไฟ 65–90 วัตต์</strong> ต่อสายเดียวได้ทั้งภาพ ชาร์จโน้ตบุ๊ก และเสียบคีย์บอร์ดเมาส์ที่จอ เช่น <a href="${productPath(3329)}">Dell UltraSharp U2725QE</a> จ่ายไฟได้ 90 วัตต์ โน้ตบุ๊กต้องมี USB-C ที่ส่งภาพได้ (DP Alt Mode หรือ Thunderbolt) ถ้าไม่มีให้ใช้ HDMI หรือ DisplayPort ตามปกติ</p>
<p>ขาตั้งก็สำคัญ จอที่ปรับสูงต่ำได้ช่วยให้ขอบบนของจออยู่ระดับสายตา คอจะไม่ก้มทั้งวัน ถ้าขาปรับไม่ได้ ดูว่ามีรู VESA 100 × 100 มม. สำหรับแขนจับจอหรือไม่</p>
<h2>เลือกตามงาน</h2>
<ul>
<li>เอกสารและประชุม: <a href="/product-category/tvs-monitors/monitors/office-monitors">จอทำงาน</a> 24–27 นิ้ว IPS</li>
<li>เกมและงานปนกัน: <a href="/product-category/tvs-monitors/monitors/gaming-monitors/qhd-gaming">จอเกม QHD</a> 27 นิ้ว</li>
<li>ภาพและวิดีโอ: <a href="/product-category/tvs-monitors/monitors/creator-monitors">จอกราฟิก</a> ที่ระบุ sRGB หรือ DCI-P3 และค่าสีจากโรงงาน</li>
</ul>
`,
      `
<h2>The panel: IPS, VA or OLED</h2>
<ul>
<li><strong>IPS</strong> has true colours and wide angles: the safe choice for work and most games.</li>
<li><strong>VA</strong> has more contrast, which is fine for films in the dark. Many curved monitors use it. Dark scenes in motion can smear.</li>
<li><strong>OLED</strong> has perfect black and the fastest response, for games and films. With a spreadsheet open all day, mind burn-in.</li>
</ul>
<h2>How many hertz?</h2>
<p>60 Hz are enough for documents, but at 100–120 Hz scrolling is visibly smoother, and many entry monitors have 100 Hz today. For games 144–180 Hz are right. 240 Hz and more matter in competitive shooters, if the graphics card is fast enough. Set the refresh rate in Windows: many a 165 Hz monitor runs at 60 for years.</p>
<h2>Ports for a tidy desk</h2>
<p>With <strong>USB-C and 65–90 watts</strong>, one cable carries the picture, charges the laptop and connects keyboard and mouse at the monitor. The <a href="${productPath(3329)}">Dell UltraSharp U2725QE</a> supplies 90 watts. The laptop needs USB-C with video (DP Alt Mode or Thunderbolt); otherwise use HDMI or DisplayPort.</p>
<p>The stand matters too. If the height adjusts, the upper edge can be at eye level and your neck stays straight. If not, look for the VESA pattern of 100 × 100 mm for an arm.</p>
<h2>Choose by work</h2>
<ul>
<li>Documents and meetings: an <a href="/product-category/tvs-monitors/monitors/office-monitors">office monitor</a> of 24–27 inches with IPS.</li>
<li>Games and work: a <a href="/product-category/tvs-monitors/monitors/gaming-monitors/qhd-gaming">QHD gaming monitor</a> of 27 inches.</li>
<li>Photos and video: a <a href="/product-category/tvs-monitors/monitors/creator-monitors">creator monitor</a> that states sRGB or DCI-P3 and is calibrated.</li>
</ul>
`,
    ),
    productRow(
      'office',
      text('จอทำงาน', 'Office monitors'),
      { category: 'tvs-monitors/monitors/office-monitors', limit: 10 },
      '/product-category/tvs-monitors/monitors/office-monitors',
    ),
    productRow(
      'qhd',
      text('จอ QHD สำหรับงานและเกม', 'QHD for work and games'),
      { category: 'tvs-monitors/monitors/gaming-monitors/qhd-gaming', limit: 10 },
      '/product-category/tvs-monitors/monitors/gaming-monitors',
    ),
    questions(
      question(
        text('จอโค้งดีกว่าจอแบนไหม', 'Is a curved monitor better?'),
        text(
          'จอ 34 นิ้วขึ้นไปโค้งแล้วดีกว่า เพราะขอบสองข้างไม่ไกลตา ส่วนจอ 24–27 นิ้วต่างกันน้อย และงานออกแบบที่ต้องดูเส้นตรงควรใช้จอแบน',
          'From 34 inches yes, because the edges are not so far away. At 24–27 inches it matters little, and for design with straight lines a flat one is better.',
        ),
      ),
      question(
        text('ใช้สองจอ 24 นิ้วหรืออัลตร้าไวด์จอเดียวดี', 'Two 24-inch monitors or one ultrawide?'),
        text(
          'สองจอถูกกว่าและแชร์หน้าจอเวลาประชุมสะดวก อัลตร้าไวด์ไม่มีขอบคั่นกลาง เหมาะกับตัดต่อวิดีโอและตารางกว้าง',
          'Two are cheaper and convenient for sharing one in meetings. An ultrawide has no frame in the middle, which suits timelines and wide tables.',
        ),
      ),
    ),
  ],
};
