import { question, text } from '../text.ts';
import { comparison, editors, productPath, productRow, questions, type SeedArticle, section } from './article.ts';

export const firstCamera: SeedArticle = {
  slug: 'first-mirrorless-camera-and-lens-mounts',
  title: text(
    'กล้องมิเรอร์เลสตัวแรก เลือกค่ายด้วยเมาท์เลนส์ ไม่ใช่แค่ตัวกล้อง',
    'Your first mirrorless camera: you choose a lens mount, too',
  ),
  description: text(
    'รู้จักเมาท์ของ Canon, Sony, Fujifilm, Nikon และ Panasonic ความต่างของ APS-C กับฟูลเฟรม และเลนส์ตัวแรกที่ควรมี',
    'The mounts of Canon, Sony, Fujifilm, Nikon and Panasonic, APS-C or full frame, and the lens to buy first.',
  ),
  category: 'photo-audio',
  tags: ['buying-guide', 'camera'],
  author: editors.home,
  publishedDaysAgo: 133,
  blocks: [
    section(
      'intro',
      `
<p>ตัวกล้องเปลี่ยนได้ทุกไม่กี่ปี แต่เลนส์ดี ๆ อยู่กับเราเป็นสิบปี การซื้อกล้องตัวแรกจึงเท่ากับเลือก “เมาท์” หรือระบบเลนส์ที่จะอยู่ด้วยกันยาว ๆ ถ้าเริ่มด้วยการดูว่าเลนส์ที่อยากใช้มีให้เลือกแค่ไหนและราคาเท่าไร จะไม่ต้องขายยกชุดเปลี่ยนค่ายทีหลัง</p>
<h2>เมาท์ไหนใส่เลนส์อะไรได้</h2>
<p>เลนส์ต่างเมาท์ใส่แทนกันไม่ได้ แม้จะเป็นเลนส์ยี่ห้อเดียวกันอย่าง Sigma หรือ Tamron ก็ต้องซื้อรุ่นที่ทำมาสำหรับเมาท์นั้น ชื่อรุ่นและหน้าสินค้าจะระบุไว้เสมอ</p>
`,
      `
<p>Camera bodies change every few years, good lenses last ten and more. With a first camera you also choose a mount, a system of lenses to live with. If you look first at which lenses you want and what they cost, you will not have to sell everything later.</p>
<h2>Which mount takes which lens</h2>
<p>Lenses of different mounts do not fit, not even those of the same maker: Sigma and Tamron build each lens in versions. The name and the product page state the mount.</p>
`,
    ),
    comparison(
      'mounts',
      {
        caption: 'เมาท์ของกล้องมิเรอร์เลสที่มีในร้าน',
        headings: ['ค่าย', 'เมาท์', 'ขนาดเซนเซอร์', 'จุดเด่น'],
        rows: [
          [
            'Canon EOS R',
            'RF (เลนส์ RF-S ทำมาสำหรับ APS-C)',
            'ฟูลเฟรมและ APS-C',
            'ใช้ง่าย โฟกัสแม่น ต่อเลนส์ EF เก่าด้วยอะแดปเตอร์ได้',
          ],
          ['Sony Alpha', 'E (เลนส์ FE ทำมาสำหรับฟูลเฟรม)', 'ฟูลเฟรมและ APS-C', 'เลนส์ให้เลือกมาก รวมถึง Sigma และ Tamron'],
          ['Fujifilm X', 'X', 'APS-C', 'ตัวเล็ก สีฟิล์มสำเร็จรูป ปุ่มหมุนสนุก'],
          ['Nikon Z', 'Z', 'ฟูลเฟรมและ APS-C (DX)', 'จับถนัด ต่อเลนส์ F เก่าด้วยอะแดปเตอร์ FTZ'],
          ['Panasonic LUMIX S', 'L (ร่วมกับ Leica และ Sigma)', 'ฟูลเฟรม', 'วิดีโอครบ กันสั่นดี'],
        ],
      },
      {
        caption: 'Mounts of the mirrorless cameras in our shop',
        headings: ['System', 'Mount', 'Sensor', 'Strong points'],
        rows: [
          [
            'Canon EOS R',
            'RF (RF-S lenses are for APS-C)',
            'Full frame and APS-C',
            'Easy, precise focus, older EF lenses by adapter',
          ],
          [
            'Sony Alpha',
            'E (FE lenses are for full frame)',
            'Full frame and APS-C',
            'Many lenses, also of Sigma and Tamron',
          ],
          ['Fujifilm X', 'X', 'APS-C', 'Small, film colours, pleasant dials'],
          ['Nikon Z', 'Z', 'Full frame and APS-C (DX)', 'Good grip, older F lenses with the FTZ adapter'],
          [
            'Panasonic LUMIX S',
            'L (shared with Leica and Sigma)',
            'Full frame',
            'Complete video functions, good stabilisation',
          ],
        ],
      },
    ),
    section(
      'sensor',
      `
<h2>APS-C หรือฟูลเฟรม</h2>
<p>เซนเซอร์ฟูลเฟรมมีพื้นที่มากกว่า APS-C กว่าสองเท่า ได้ภาพกลางคืนที่สะอาดกว่าประมาณหนึ่งสต็อปและละลายหลังง่ายกว่า แต่ทั้งตัวกล้องและเลนส์หนักและแพงกว่า สำหรับคนเริ่มต้น เที่ยว และทำคอนเทนต์ <strong>APS-C ให้คุณภาพเกินพอ</strong> และเหลืองบไปซื้อเลนส์ดี ๆ</p>
<p>เลนส์ตัวเดียวกันบน APS-C จะเห็นภาพแคบลง คูณ 1.5 เท่า (Canon 1.6 เท่า) เลนส์ 50 มม. จึงเหมือน 75–80 มม. ซึ่งเหมาะถ่ายคนพอดี</p>
<h2>เลนส์ตัวแรกควรเป็นอะไร</h2>
<ul>
<li><strong>ซูมคิตที่มากับกล้อง</strong> เอาไว้หาว่าตัวเองชอบระยะไหน อย่าเพิ่งรีบข้าม</li>
<li><strong>เลนส์ฟิกซ์รูรับแสงกว้าง</strong> เช่น <a href="${productPath(4451)}">Canon RF 50mm F1.8</a> หรือ <a href="${productPath(4455)}">Sony FE 50mm F1.8</a> ราคาไม่ถึงหมื่น ถ่ายคนหลังละลายได้ทันที</li>
<li><strong>ซูม f/2.8 สำหรับ APS-C</strong> เช่น <a href="${productPath(4458)}">Sigma 18-50mm F2.8</a> ตัวเดียวเที่ยวได้ทั้งทริป</li>
</ul>
<h2>ถ่ายวิดีโอเป็นหลัก ดูเพิ่มอีกสามข้อ</h2>
<ul>
<li>จอพลิกมาด้านหน้าได้ และมีช่องเสียบไมค์</li>
<li>อัด 4K ได้โดยไม่ครอปภาพมาก และไม่ตัดเพราะร้อนเร็ว ซึ่งสำคัญมากกับงานกลางแจ้งบ้านเรา</li>
<li>กันสั่นในตัว ถ้าไม่มีให้ใช้เลนส์ที่มีกันสั่นหรือ<a href="/product-category/drones-creator-gear/gimbals">กิมบอล</a></li>
</ul>
<h2>งบอย่าหมดที่ตัวกล้อง</h2>
<p>เผื่อไว้ราว 15–20% สำหรับ<a href="/product-category/computer-accessories/memory-cards/sd-cards">การ์ด SD</a> แบตสำรอง กระเป๋า และ<a href="/product-category/cameras/tripods">ขาตั้ง</a> ถ้าจะอัด 4K เลือกการ์ดระดับ V30 ขึ้นไป และเมื่อได้กล้องแล้ว อย่าลืมอ่าน<a href="/blog/protect-cameras-from-humidity">วิธีเก็บกล้องในอากาศชื้น</a></p>
`,
      `
<h2>APS-C or full frame?</h2>
<p>A full-frame sensor has a little over twice the area of APS-C. Night pictures are cleaner by about one stop and backgrounds blur more easily, but body and lenses are heavier and dearer. To begin, to travel and to make videos, <strong>APS-C is more than good enough</strong> and leaves money for lenses.</p>
<p>On APS-C a lens shows a narrower view, by a factor of 1.5 (Canon 1.6): 50 mm look like 75–80 mm, just right for portraits.</p>
<h2>The first lens</h2>
<ul>
<li><strong>The kit zoom:</strong> with it you find out which focal lengths you like. Do not skip it.</li>
<li><strong>A bright prime</strong> such as the <a href="${productPath(4451)}">Canon RF 50mm F1.8</a> or the <a href="${productPath(4455)}">Sony FE 50mm F1.8</a>, for less than ten thousand baht, blurs the background at once.</li>
<li><strong>An f/2.8 zoom for APS-C</strong> such as the <a href="${productPath(4458)}">Sigma 18-50mm F2.8</a> is enough for a whole journey.</li>
</ul>
<h2>Three more points for video</h2>
<ul>
<li>A screen that turns to the front, and a microphone input.</li>
<li>4K without much crop, and without an early stop from heat, which matters outdoors in Thailand.</li>
<li>Stabilisation in the body. If there is none, use a stabilised lens or a <a href="/product-category/drones-creator-gear/gimbals">gimbal</a>.</li>
</ul>
<h2>Do not spend everything on the body</h2>
<p>Leave 15–20% for an <a href="/product-category/computer-accessories/memory-cards/sd-cards">SD card</a>, a second battery, a bag and a <a href="/product-category/cameras/tripods">tripod</a>. For 4K, take a V30 card or better. And read <a href="/blog/protect-cameras-from-humidity">how to store a camera in humid air</a>.</p>
`,
    ),
    productRow('beginners', text('มิเรอร์เลสสำหรับเริ่มต้น', 'Mirrorless cameras to begin with'), {
      ids: [1046, 1045, 4416, 4412, 4404, 4405],
    }),
    productRow(
      'lenses',
      text('เลนส์ฟิกซ์', 'Prime lenses'),
      { category: 'cameras/lenses/prime-lenses', limit: 8 },
      '/product-category/cameras/lenses',
    ),
    questions(
      question(
        text('มือถือเรือธงถ่ายสวยแล้ว ยังต้องซื้อกล้องไหม', 'My phone takes good pictures. Do I need a camera?'),
        text(
          'ถ้าดูบนจอมือถือและถ่ายกลางวัน ต่างกันไม่มาก กล้องได้เปรียบเมื่อต้องซูมไกล ถ่ายเด็กหรือสัตว์ที่เคลื่อนไหวในที่แสงน้อย พิมพ์ภาพใหญ่ หรืออยากคุมภาพเอง',
          'By day and on a small screen there is little difference. A camera wins with distant subjects, moving children or animals in dim light, large prints, and if you want control.',
        ),
      ),
      question(
        text('ใช้เลนส์ฟูลเฟรมกับกล้อง APS-C ได้ไหม', 'Do full-frame lenses work on APS-C?'),
        text(
          'ได้ ถ้าเป็นเมาท์เดียวกัน เช่น เลนส์ FE บนกล้อง Sony APS-C แต่ถ้าเอาเลนส์ APS-C ไปใส่กล้องฟูลเฟรม กล้องจะครอปภาพ',
          'Yes, with the same mount, such as an FE lens on a Sony APS-C body. An APS-C lens on a full-frame body crops the picture.',
        ),
      ),
    ),
  ],
};
