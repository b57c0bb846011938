import { question, text } from '../text.ts';
import { comparison, editors, productRow, questions, type SeedArticle, section } from './article.ts';

export const tvSize: SeedArticle = {
  slug: 'tv-size-by-viewing-distance',
  title: text('ทีวีกี่นิ้วดี วัดระยะโซฟาแล้วเลือกได้ใน 5 นาที', 'What size of TV? Measure the sofa and decide in five minutes'),
  description: text(
    'ตารางขนาดทีวีตามระยะนั่งดู ความกว้างจริงของตัวเครื่อง ความสูงที่ควรแขวน และเรื่องที่ต้องวัดก่อนสั่ง',
    'Sizes by viewing distance, the true width of each, how high to mount it, and what to measure before you order.',
  ),
  category: 'home',
  tags: ['buying-guide', 'screens'],
  author: editors.home,
  publishedDaysAgo: 45,
  blocks: [
    section(
      'intro',
      `
<p>คำถามยอดฮิตของคนซื้อทีวีไม่ใช่ “ยี่ห้อไหนดี” แต่เป็น “กี่นิ้วดี” หลายคนเผื่อเล็กไว้ก่อนเพราะกลัวล้น แล้วมาเสียดายทีหลัง ทีวี 4K ภาพละเอียดพอให้นั่งใกล้กว่าทีวี Full HD สมัยก่อนมาก ขนาดที่พอดีจึงมักใหญ่กว่าที่คิดหนึ่งขั้น</p>
<h2>เริ่มจากระยะนั่งดู</h2>
<p>วัดจากตำแหน่งศีรษะตอนนั่งดูถึงจอ ไม่ใช่จากขอบโซฟาด้านหน้า แล้วใช้หลักนี้: ดูหนังให้เต็มตา ระยะประมาณ <strong>1.2 เท่า</strong>ของเส้นทแยงมุม ดูรายการทั่วไปแบบสบาย ๆ ประมาณ <strong>1.6 เท่า</strong> ช่วงระหว่างสองค่านี้คือระยะที่เหมาะ</p>
`,
      `
<p>The most common question about TVs is not which brand but what size. Many people choose a small one to be safe, and regret it. A 4K picture is fine enough to sit much closer than with the Full HD sets of the past, so the right size is usually one step larger than you think.</p>
<h2>Start with the distance</h2>
<p>Measure from where your head is to the screen, not from the front of the sofa. For films, sit at about <strong>1.2 times</strong> the diagonal; for everyday viewing at about <strong>1.6 times</strong>. Between the two you are right.</p>
`,
    ),
    comparison(
      'sizes',
      {
        caption: 'ขนาดทีวี 4K ตามระยะนั่งดู',
        headings: ['ขนาด', 'ระยะที่เหมาะ', 'ความกว้างจอ', 'ความสูงจอ', 'ห้องแบบไหน'],
        rows: [
          ['43 นิ้ว', '1.3–1.7 ม.', '95 ซม.', '54 ซม.', 'ห้องนอน คอนโดสตูดิโอ'],
          ['50 นิ้ว', '1.5–2.0 ม.', '111 ซม.', '62 ซม.', 'ห้องนอนใหญ่ คอนโด 1 ห้องนอน'],
          ['55 นิ้ว', '1.7–2.2 ม.', '122 ซม.', '68 ซม.', 'ห้องนั่งเล่นคอนโด'],
          ['65 นิ้ว', '2.0–2.6 ม.', '144 ซม.', '81 ซม.', 'ทาวน์โฮม ห้องนั่งเล่นทั่วไป'],
          ['75 นิ้ว', '2.3–3.0 ม.', '166 ซม.', '93 ซม.', 'บ้านเดี่ยว ห้องกว้าง'],
          ['85 นิ้ว', '2.6–3.5 ม.', '188 ซม.', '106 ซม.', 'ห้องดูหนัง'],
        ],
      },
      {
        caption: 'Sizes of 4K TVs by viewing distance',
        headings: ['Size', 'Distance', 'Width of screen', 'Height of screen', 'Room'],
        rows: [
          ['43 inches', '1.3–1.7 m', '95 cm', '54 cm', 'Bedroom, studio'],
          ['50 inches', '1.5–2.0 m', '111 cm', '62 cm', 'Large bedroom, one-bedroom condominium'],
          ['55 inches', '1.7–2.2 m', '122 cm', '68 cm', 'Living room of a condominium'],
          ['65 inches', '2.0–2.6 m', '144 cm', '81 cm', 'Townhouse, most living rooms'],
          ['75 inches', '2.3–3.0 m', '166 cm', '93 cm', 'Detached house, wide room'],
          ['85 inches', '2.6–3.5 m', '188 cm', '106 cm', 'Home cinema'],
        ],
      },
    ),
    section(
      'room',
      `
<h2>วัดสามจุดก่อนสั่ง</h2>
<ul>
<li><strong>ชั้นวาง:</strong> ขาทีวีหลายรุ่นอยู่ชิดริมสองข้าง ชั้นวางต้องกว้างพอ ๆ กับตัวเครื่อง ดูระยะห่างของขาในสเปกก่อน</li>
<li><strong>ทางเข้า:</strong> กล่องทีวี 75 นิ้วยาวเกือบ 2 เมตร วัดลิฟต์ ประตู และหัวมุมบันได</li>
<li><strong>ผนัง:</strong> ถ้าจะแขวน ผนังยิปซัมต้องยึดกับโครงหรือเสริมแผ่นรับน้ำหนัก และดูรูยึด VESA ให้ตรงกับขาแขวน</li>
</ul>
<h2>แขวนสูงแค่ไหน</h2>
<p>ให้กลางจออยู่ใกล้ระดับสายตาตอนนั่ง คือสูงจากพื้นราว 100–110 ซม. ทีวีที่แขวนสูงเหนือระดับสายตามาก ๆ ทำให้เมื่อยคอ และทีวี LCD บางชนิดสีจะซีดเมื่อมองเฉียงจากด้านล่าง</p>
<h2>เน็ตและระบบสมาร์ททีวี</h2>
<p>สตรีมมิง 4K ใช้เน็ตราว 15–25 Mbps ต่อจอ ถ้าทีวีอยู่ไกลเราเตอร์ ต่อสาย LAN หรือวาง Mesh ไว้ใกล้ ๆ ภาพจะไม่ตกเป็นช่วง ระบบที่พบบ่อยคือ Google TV, webOS ของ LG และ Tizen ของ Samsung ทุกระบบมีแอปหลักครบ ต่างกันที่เมนูและระยะเวลาอัปเดต ทีวีเก่าที่เริ่มช้าไม่ต้องเปลี่ยนทั้งเครื่อง เสียบ<a href="/product-category/tvs-monitors/media-players">กล่องหรือสติ๊กทีวี</a>ก็ได้ระบบใหม่</p>
<h2>ห้องสว่างหรือมืด</h2>
<p>ห้องที่มีหน้าต่างบานใหญ่ แดดบ่ายเข้าเต็ม ๆ เหมาะกับทีวีที่สู้แสงได้อย่าง <a href="/product-category/tvs-monitors/tvs/qled-mini-led-tvs">QLED และ Mini LED</a> ส่วนคนที่ดูหนังตอนกลางคืนหรือปิดม่านได้ <a href="/product-category/tvs-monitors/tvs/oled-tvs">OLED</a> ให้สีดำสนิทและมุมมองกว้างที่สุด ถ้างบจำกัดและอยากได้จอใหญ่ <a href="/product-category/tvs-monitors/tvs/4k-uhd-tvs">4K UHD</a> รุ่นเริ่มต้นขนาด 55 นิ้วก็ดูสตรีมมิงได้สวยแล้ว อ่านเรื่องพาเนลเพิ่มได้ที่ <a href="/blog/oled-mini-led-qled-and-hdmi-2-1">OLED, Mini LED, QLED ต่างกันอย่างไร</a></p>
<p>ทีวีที่ขายในไทยส่วนใหญ่มีภาครับดิจิทัล DVB-T2 ในตัว แค่ต่อเสาอากาศก็ดูทีวีดิจิทัลได้โดยไม่ต้องซื้อกล่อง</p>
`,
      `
<h2>Measure three places before you order</h2>
<ul>
<li><strong>The stand:</strong> the feet of many TVs are near the edges, so the furniture must be almost as wide as the set. Look up the distance of the feet.</li>
<li><strong>The way in:</strong> the box of a 75-inch TV is almost two metres long. Measure lift, doors and the corners of the stairs.</li>
<li><strong>The wall:</strong> on plasterboard, fix the bracket to the frame or add a support, and match the VESA pattern.</li>
</ul>
<h2>How high?</h2>
<p>The middle of the screen should be near eye level when you sit, about 100–110 cm above the floor. A TV high on the wall strains the neck, and some LCD panels look pale from below.</p>
<h2>The connection and the system</h2>
<p>Streaming in 4K takes about 15–25 Mbps per screen. If the TV is far from the router, use a LAN cable or a mesh unit nearby. The usual systems are Google TV, webOS of LG and Tizen of Samsung. All have the main apps; they differ in menus and in how long they are updated. An old TV that has become slow need not be replaced: a <a href="/product-category/tvs-monitors/media-players">TV box or stick</a> gives it a new system.</p>
<h2>A bright room or a dark one</h2>
<p>In a room with large windows and afternoon sun, choose a bright <a href="/product-category/tvs-monitors/tvs/qled-mini-led-tvs">QLED or Mini LED</a> set. If you watch at night or can close the curtains, <a href="/product-category/tvs-monitors/tvs/oled-tvs">OLED</a> has perfect black and the widest viewing angle. For a large screen at a small price, an entry <a href="/product-category/tvs-monitors/tvs/4k-uhd-tvs">4K UHD</a> set of 55 inches already shows streaming well. More on panels in <a href="/blog/oled-mini-led-qled-and-hdmi-2-1">OLED, Mini LED and QLED compared</a>.</p>
<p>Most TVs sold in Thailand have a DVB-T2 tuner: with an aerial you receive digital TV without a box.</p>
`,
    ),
    productRow(
      'big',
      text('Mini LED และ QLED สู้แสง', 'Mini LED and QLED for bright rooms'),
      { category: 'tvs-monitors/tvs/qled-mini-led-tvs', limit: 10 },
      '/product-category/tvs-monitors/tvs',
    ),
    productRow(
      'value',
      text('ทีวี 4K ราคาเริ่มต้น', '4K TVs at entry prices'),
      { category: 'tvs-monitors/tvs/4k-uhd-tvs', sort: 'price-asc', limit: 10 },
      '/product-category/tvs-monitors/tvs/4k-uhd-tvs',
    ),
    questions(
      question(
        text('ห้องนอนระยะ 2 เมตร ใช้ 55 นิ้วใหญ่ไปไหม', 'Is 55 inches too large for a bedroom at two metres?'),
        text(
          'ไม่ใหญ่ไป 2 เมตรอยู่ในช่วงที่เหมาะของ 55 นิ้วพอดี ถ้านอนดูจากเตียงให้แขวนสูงขึ้นเล็กน้อยและก้มจอลง',
          'No: two metres are right for 55 inches. If you watch from the bed, mount it a little higher and tilt it down.',
        ),
      ),
      question(
        text('ดูฟรีทีวีเป็นหลัก ต้องซื้อ 4K ไหม', 'Do I need 4K for broadcast TV?'),
        text(
          'ฟรีทีวีในไทยออกอากาศสูงสุดระดับ HD แต่ทีวีขนาด 43 นิ้วขึ้นไปในตลาดแทบทั้งหมดเป็น 4K แล้ว และช่วยให้สตรีมมิงคมขึ้น ถ้าใช้จอ 32 นิ้วเลือก HD หรือ Full HD ได้',
          'Broadcasts in Thailand are HD at best, but almost all sets from 43 inches are 4K today, and streaming gains from it. At 32 inches, HD or Full HD is enough.',
        ),
      ),
    ),
  ],
};
