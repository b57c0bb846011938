import { question, text } from '../text.ts';
import { comparison, editors, productRow, questions, type SeedArticle, section } from './article.ts';

export const phoneCameras: SeedArticle = {
  slug: 'how-to-read-phone-camera-specs',
  title: text(
    'อ่านสเปกกล้องมือถือให้เป็น ล้านพิกเซลเยอะไม่ได้แปลว่าสวยกว่า',
    'Reading phone camera specs: why more megapixels are not better',
  ),
  description: text(
    'เซนเซอร์ รูรับแสง OIS และซูมออปติคัลมีผลกับภาพอย่างไร แล้วคุณควรเลือกมือถือจากสเปกไหนตามสิ่งที่ชอบถ่าย',
    'What sensor, aperture, OIS and optical zoom do for your pictures, and which of them matters for what you photograph.',
  ),
  category: 'mobile',
  tags: ['buying-guide', 'camera'],
  author: editors.mobile,
  publishedDaysAgo: 58,
  isTop: true,
  blocks: [
    section(
      'intro',
      `
<p>มือถือเครื่องละหมื่นต้น ๆ เดี๋ยวนี้ก็มีกล้อง 50 หรือ 108 ล้านพิกเซลแล้ว แต่พอถ่ายในร้านอาหารแสงน้อย ภาพกลับสู้เรือธง 50 ล้านพิกเซลไม่ได้ เพราะคุณภาพภาพเกิดจากหลายอย่างรวมกัน มาดูกันว่าตัวเลขไหนในหน้าสเปกบอกอะไรได้จริง</p>
<h2>เซนเซอร์ใหญ่สำคัญกว่าล้านพิกเซล</h2>
<p>เซนเซอร์คือพื้นที่รับแสง ยิ่งใหญ่ยิ่งเก็บแสงได้มาก ภาพกลางคืนจึงสะอาดกว่า ขนาดเขียนเป็นเศษส่วนของนิ้ว เช่น 1/1.3 นิ้วใหญ่กว่า 1/2 นิ้ว และเซนเซอร์ 1 นิ้วพบได้ในเรือธงสายกล้องบางรุ่น ส่วนกล้องความละเอียดสูงมักรวมพิกเซลข้างเคียง 4 หรือมากกว่าเป็นจุดเดียว ภาพที่ได้จริงจึงอยู่ราว 12–25 ล้านพิกเซล ซึ่งเกินพอสำหรับจอ 4K ที่มีเพียง 8.3 ล้านพิกเซล</p>
`,
      `
<p>Phones of a little over ten thousand baht now have 50 or 108 megapixels. In a dim restaurant they still lose to a flagship with 50, because a good picture has several causes. Here is what the figures of a specification really tell you.</p>
<h2>The sensor matters more than megapixels</h2>
<p>The sensor collects light. A larger one collects more, so night pictures are cleaner. Its size is a fraction of an inch: 1/1.3 inch is larger than 1/2 inch, and some camera flagships have a 1-inch sensor. High-resolution cameras usually join four or more neighbouring pixels into one, so the pictures have about 12–25 megapixels, more than enough for a 4K screen with its 8.3.</p>
`,
    ),
    comparison(
      'terms',
      {
        caption: 'คำในสเปกกล้องที่ควรรู้',
        headings: ['คำ', 'บอกอะไร', 'ดูอย่างไร'],
        rows: [
          ['ขนาดเซนเซอร์', 'ปริมาณแสงที่เก็บได้', 'ตัวส่วนยิ่งน้อยยิ่งใหญ่ 1/1.3" ใหญ่กว่า 1/2"'],
          ['รูรับแสง f/', 'ความกว้างของช่องรับแสง', 'เลขน้อยรับแสงมาก f/1.6 สว่างกว่า f/2.2'],
          ['OIS', 'กันสั่นด้วยการขยับชิ้นเลนส์หรือเซนเซอร์', 'ควรมีในกล้องหลักและกล้องซูม'],
          ['EIS', 'กันสั่นด้วยซอฟต์แวร์', 'ใช้กับวิดีโอ ภาพจะถูกครอปเล็กน้อย'],
          ['ซูมออปติคัล', 'ซูมด้วยเลนส์จริง', '3x หรือ 5x คือระยะที่ยังคมเต็มที่'],
          ['ซูมดิจิทัล', 'ขยายภาพด้วยซอฟต์แวร์', 'ยิ่งไกลยิ่งเสียรายละเอียด'],
        ],
      },
      {
        caption: 'Words in camera specifications',
        headings: ['Word', 'What it tells', 'How to read it'],
        rows: [
          ['Sensor size', 'How much light it collects', 'The smaller the denominator the larger: 1/1.3" beats 1/2"'],
          ['Aperture f/', 'How wide the opening is', 'A smaller number is brighter: f/1.6 beats f/2.2'],
          [
            'OIS',
            'Stabilisation by shifting the lens or the sensor',
            'Good to have in the main and the telephoto camera',
          ],
          ['EIS', 'Stabilisation by software', 'For video; crops the picture a little'],
          ['Optical zoom', 'Zoom by a real lens', 'At 3x or 5x it is fully sharp'],
          ['Digital zoom', 'Enlargement by software', 'The further, the less detail'],
        ],
      },
    ),
    section(
      'subjects',
      `
<h2>เลือกตามสิ่งที่ชอบถ่าย</h2>
<h3>ถ่ายคน</h3>
<p>เลนส์ซูม 2x–3x ให้สัดส่วนใบหน้าสวยกว่ากล้องมุมกว้างที่ต้องยื่นเข้าไปใกล้ มองหาเครื่องที่มีเลนส์เทเลโฟโตจริง โทนสีผิวของแต่ละแบรนด์ต่างกันตามรสนิยม ลองดูที่<a href="/store">สาขาใกล้บ้าน</a>ก่อนได้</p>
<h3>คอนเสิร์ตและกีฬา</h3>
<p>ต้องการซูมออปติคัล 5x ขึ้นไปพร้อม OIS เซนเซอร์ซูมที่ใหญ่จะช่วยมากเพราะเวทีแสงน้อย รุ่นที่มีเลนส์เพอริสโคปจึงได้เปรียบ</p>
<h3>อาหารและของชิ้นเล็ก</h3>
<p>ดูระยะโฟกัสใกล้สุดและกล้องอัลตร้าไวด์ที่โฟกัสอัตโนมัติได้ ซึ่งใช้เป็นมาโครที่ดีกว่ากล้องมาโคร 2 ล้านพิกเซลที่ใส่มาให้ครบจำนวน</p>
<h3>วิดีโอและคอนเทนต์</h3>
<p>ดูว่าอัด 4K 60 เฟรมได้ทุกเลนส์หรือเฉพาะกล้องหลัก ความจุ 256 GB เป็นขั้นต่ำที่สบายใจ เพราะวิดีโอ 4K 60 เฟรม 1 นาทีใช้พื้นที่ราว 400 MB เสริมด้วย<a href="/product-category/drones-creator-gear/gimbals">กิมบอล</a>และ<a href="/product-category/drones-creator-gear/microphones/wireless-microphones">ไมค์ไร้สาย</a>แล้วคุณภาพต่างกันทันที</p>
<h2>ถ่ายสวยขึ้นโดยไม่ต้องซื้อเครื่องใหม่</h2>
<ul>
<li>เช็ดเลนส์ก่อนถ่ายทุกครั้ง คราบนิ้วมือทำให้ภาพฟุ้งมากกว่าที่คิด</li>
<li>แตะที่หน้าแบบแล้วลากลดแสงลงเล็กน้อย ผิวและท้องฟ้าจะไม่ขาวล้น</li>
<li>ถอยออกมาแล้วใช้ 2x แทนการยื่นเลนส์ 1x เข้าใกล้ หน้าจะไม่บิดเบี้ยว</li>
<li>โหมดกลางคืนต้องถือนิ่ง 1–3 วินาที พิงกำแพงหรือใช้<a href="/product-category/cameras/tripods">ขาตั้ง</a>ช่วย</li>
</ul>
<h2>ลองถ่ายเองก่อนเชื่อรีวิว</h2>
<p>ภาพตัวอย่างบนโซเชียลผ่านการบีบอัดจนแทบเหมือนกันหมด ถ้ามีโอกาสจับเครื่องจริง ให้ถ่ายสามภาพนี้: ใบหน้าคนย้อนแสง มุมมืดของร้าน และป้ายตัวหนังสือไกล ๆ ที่ซูมสูงสุดของเลนส์จริง แล้วขยายดูที่ 100%</p>
`,
      `
<h2>Choose by what you photograph</h2>
<h3>People</h3>
<p>A 2x–3x lens gives faces better proportions than a wide camera held close. Look for a real telephoto lens. Skin tones differ by brand and are a matter of taste: try them at a <a href="/store">branch near you</a>.</p>
<h3>Concerts and sport</h3>
<p>You want 5x optical zoom or more, with OIS. Stages are dark, so a large telephoto sensor helps, and phones with a periscope lens have the advantage.</p>
<h3>Food and small things</h3>
<p>Check the closest focus, and whether the ultrawide camera has autofocus: it makes better close-ups than the 2-megapixel macro camera that only completes the number of lenses.</p>
<h3>Video</h3>
<p>See whether 4K at 60 frames works with every lens or only with the main camera. 256 GB are a comfortable minimum: a minute of 4K at 60 frames takes about 400 MB. A <a href="/product-category/drones-creator-gear/gimbals">gimbal</a> and a <a href="/product-category/drones-creator-gear/microphones/wireless-microphones">wireless microphone</a> improve videos at once.</p>
<h2>Better pictures with the phone you have</h2>
<ul>
<li>Wipe the lens first: fingerprints spoil more pictures than you think.</li>
<li>Tap the face and lower the exposure a little, so that skin and sky are not washed out.</li>
<li>Step back and use 2x instead of holding 1x close: faces are not distorted.</li>
<li>In night mode hold still for one to three seconds, lean on a wall, or use a <a href="/product-category/cameras/tripods">tripod</a>.</li>
</ul>
<h2>Try before you believe reviews</h2>
<p>On social networks all samples are compressed until they look alike. With the phone in hand, take three pictures: a face against the light, a dark corner of the shop, and distant lettering at the longest optical zoom. Then view them at 100%.</p>
`,
    ),
    productRow(
      'iphone',
      text('iPhone', 'iPhone'),
      { category: 'smartphones-tablets/smartphones/iphone', limit: 8 },
      '/product-category/smartphones-tablets/smartphones/iphone',
    ),
    productRow('zoom', text('Android เรือธงสายกล้อง', 'Android flagships for photography'), {
      ids: [1005, 1012, 2101, 2151, 2160, 2152],
    }),
    questions(
      question(
        text('มือถืองบ 10,000–15,000 บาท ดูอะไรเป็นหลัก', 'What matters at 10,000–15,000 baht?'),
        text(
          'ดูว่ากล้องหลักมี OIS และกล้องอัลตร้าไวด์มีความละเอียด 8 ล้านพิกเซลขึ้นไป เลนส์มาโครหรือเลนส์วัดความลึก 2 ล้านพิกเซลไม่ต้องนับ',
          'OIS in the main camera, and an ultrawide of at least 8 megapixels. Do not count 2-megapixel macro or depth cameras.',
        ),
      ),
      question(
        text('ติดฟิล์มหรือใส่เคสกันเลนส์แล้วภาพแย่ลงไหม', 'Do lens protectors spoil pictures?'),
        text(
          'กระจกกันเลนส์คุณภาพต่ำทำให้เกิดแสงฟุ้งตอนกลางคืนได้ เคสที่ขอบกล้องนูนสูงกว่าเลนส์ช่วยกันรอยโดยไม่กระทบภาพ',
          'Poor glass causes flare at night. A case with a raised edge around the cameras protects them without harm.',
        ),
      ),
    ),
  ],
};
