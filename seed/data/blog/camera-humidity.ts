import { question, text } from '../text.ts';
import { comparison, editors, productRow, questions, type SeedArticle, section } from './article.ts';

export const cameraHumidity: SeedArticle = {
  slug: 'protect-cameras-from-humidity',
  title: text('เก็บกล้องและเลนส์ให้รอดจากเชื้อราในอากาศชื้น', 'Saving cameras and lenses from fungus in humid air'),
  description: text(
    'ความชื้นเท่าไรถึงปลอดภัย กล่องกันชื้นหรือตู้ดี วิธีออกจากห้องแอร์โดยไม่ให้ฝ้าขึ้น และการดูแลหลังลุยฝนหรือทะเล',
    'What humidity is safe, box or cabinet, how to leave an air-conditioned room without fog, and care after rain or the sea.',
  ),
  category: 'photo-audio',
  tags: ['how-to', 'camera'],
  author: editors.home,
  publishedDaysAgo: 150,
  blocks: [
    section(
      'intro',
      `
<p>เชื้อราบนเลนส์หน้าตาเหมือนใยแมงมุมจาง ๆ เริ่มจากขอบชิ้นเลนส์แล้วลามเข้ากลาง ค่าล้างบางครั้งแพงกว่าเลนส์มือสอง และถ้ากัดถึงสารเคลือบผิวก็ไม่มีทางกลับมาเหมือนเดิม บ้านเราความชื้นสัมพัทธ์เกิน 70% เกือบทั้งปี การเก็บให้ถูกจึงสำคัญกว่าการเช็ดให้สะอาด</p>
<h2>ความชื้นเท่าไรถึงปลอดภัย</h2>
<p>เชื้อราโตได้ดีเมื่อความชื้นสัมพัทธ์เกินราว 60% ต่อเนื่อง ที่มืด และอากาศนิ่ง ช่วงที่เหมาะกับกล้องคือ <strong>40–50%</strong> แต่ก็อย่าแห้งเกินไป ต่ำกว่า 30% นาน ๆ อาจทำให้ยางและสารหล่อลื่นแห้ง ซื้อไฮโกรมิเตอร์ตัวเล็กไว้อ่านค่าในกล่อง ดีกว่าเดา</p>
`,
      `
<p>Fungus on a lens looks like a faint cobweb that grows from the edge to the middle. Cleaning can cost more than a used lens, and once it has damaged the coating nothing brings that back. In Thailand relative humidity is above 70% for most of the year, so storage matters more than wiping.</p>
<h2>What humidity is safe</h2>
<p>Fungus grows where relative humidity stays above about 60%, in the dark, in still air. The right range for cameras is <strong>40–50%</strong>. Not too dry either: a long time below 30% can dry out rubber and lubricants. A small hygrometer in the box is better than guessing.</p>
`,
    ),
    comparison(
      'storage',
      {
        caption: 'วิธีเก็บกล้อง',
        headings: ['วิธี', 'ข้อดี', 'ข้อจำกัด', 'เหมาะกับ'],
        rows: [
          [
            'กล่องพลาสติกฝาล็อก + ซิลิกาเจล',
            'ถูก พกไปต่างจังหวัดได้',
            'ต้องเปลี่ยนหรืออบเม็ดดูดความชื้น คุมค่าไม่ได้เป๊ะ',
            'กล้องหนึ่งตัว เลนส์หนึ่งถึงสองตัว',
          ],
          ['ตู้กันชื้นไฟฟ้า', 'ตั้งค่าแล้วคุมให้เอง', 'ใช้พื้นที่และเสียบไฟตลอด', 'มีเลนส์สามตัวขึ้นไป'],
          ['ชั้นโล่งในห้องแอร์', 'อากาศถ่ายเท หยิบง่าย', 'ฝุ่น และชื้นเมื่อปิดแอร์', 'กล้องที่ใช้ทุกวัน'],
          ['กระเป๋ากล้องในตู้เสื้อผ้า', 'ไม่มี', 'มืด อับ ผ้าอมความชื้น', 'ไม่ควรเก็บนานเกินทริป'],
        ],
      },
      {
        caption: 'Ways to store a camera',
        headings: ['Way', 'Advantage', 'Limit', 'Good for'],
        rows: [
          [
            'Locking plastic box with silica gel',
            'Cheap, travels with you',
            'Gel must be replaced or dried; no exact control',
            'One camera, one or two lenses',
          ],
          ['Electric dry cabinet', 'Set it once, it controls itself', 'Takes space and power', 'Three lenses and more'],
          [
            'Open shelf in an air-conditioned room',
            'Air moves, easy to reach',
            'Dust, and damp when the air conditioner is off',
            'A camera used every day',
          ],
          ['Camera bag in a wardrobe', 'None', 'Dark, stuffy, the cloth holds moisture', 'Not longer than a journey'],
        ],
      },
    ),
    section(
      'care',
      `
<h2>ฝ้าตอนออกจากห้องแอร์</h2>
<p>กล้องที่เย็นจากห้องแอร์หรือในรถเจออากาศร้อนชื้นข้างนอก ไอน้ำจะเกาะทั้งหน้าเลนส์และข้างใน อย่าเปิดฝาหรือเปลี่ยนเลนส์ทันที ใส่กล้องไว้ในกระเป๋าที่รูดซิปปิด แล้ววางไว้ข้างนอก 20–30 นาทีให้อุณหภูมิค่อย ๆ เท่ากัน ถ้ารีบ ให้ปิดแอร์ในรถก่อนถึงที่หมายสักสิบนาที</p>
<h2>เจอฝนหรือทะเล</h2>
<ul>
<li>คำว่า “ซีลกันละอองน้ำ” กันได้แค่ฝนปรอย ๆ และทั้งตัวกล้องกับเลนส์ต้องซีลทั้งคู่</li>
<li>เปียกแล้วซับด้วยผ้าแห้ง อย่าถู ถอดแบตและการ์ด แล้วผึ่งในห้องแอร์หรือกล่องกันชื้น ห้ามใช้ไดร์ร้อน</li>
<li>กลับจากทะเลให้เช็ดตัวกล้องด้วยผ้าชุบน้ำหมาด ๆ แล้วตามด้วยผ้าแห้งในวันเดียวกัน ไอเกลือกัดเมาท์และขั้วต่อ</li>
<li>แอ็กชันแคมที่ลงน้ำได้ ให้ล้างด้วยน้ำจืดทั้งที่ฝาปิดสนิท แล้วเช็ดซีลยางให้แห้ง ดู<a href="/product-category/cameras/action-cameras">กล้องแอ็กชัน</a>ที่ระบุความลึกกันน้ำในสเปก</li>
</ul>
<h2>ทำความสะอาดเท่าที่จำเป็น</h2>
<p>เริ่มจากลูกยางเป่าลมเสมอ เพราะเช็ดทั้งที่มีเม็ดทรายคือการขูด ตามด้วยแปรงนุ่ม แล้วจบที่ผ้าไมโครไฟเบอร์กับน้ำยาสำหรับเลนส์หยดลงบนผ้า ไม่หยดลงบนเลนส์ เซนเซอร์ถ้าเป่าแล้วฝุ่นยังอยู่ ส่งศูนย์บริการคุ้มกว่าเสี่ยงเอง</p>
<h2>กล้องที่ไม่ค่อยได้ใช้</h2>
<p>หยิบออกมาใช้เดือนละครั้ง หมุนวงแหวนซูมและโฟกัส เปิดรับแสงสว่าง และถ่ายสักสิบภาพ ถอดแบตถ้าเก็บเกินหนึ่งเดือน โดยชาร์จไว้ราวครึ่งหนึ่ง ใครกำลังเลือกกล้องตัวแรก อ่าน<a href="/blog/first-mirrorless-camera-and-lens-mounts">คู่มือเมาท์เลนส์</a>ประกอบได้</p>
`,
      `
<h2>Fog when you leave an air-conditioned room</h2>
<p>When a cool camera meets hot, humid air, water condenses on the lens and inside. Do not take off the cap or change the lens at once. Leave the camera in its closed bag outside for 20–30 minutes, until it is as warm as the air. In a hurry, switch off the air conditioner of the car ten minutes before you arrive.</p>
<h2>Rain and the sea</h2>
<ul>
<li>"Weather sealed" means light rain, and only if body and lens both are.</li>
<li>Dab a wet camera with a dry cloth, do not rub. Take out battery and card and let it dry in an air-conditioned room or a dry box. Never use a hair dryer.</li>
<li>After the sea, wipe the body with a damp cloth and then a dry one on the same day: salt corrodes mount and contacts.</li>
<li>Rinse a waterproof action camera in fresh water with all doors closed, then dry the seals. The specification of our <a href="/product-category/cameras/action-cameras">action cameras</a> states the depth.</li>
</ul>
<h2>Clean only as much as needed</h2>
<p>Always begin with a blower: wiping with sand on the glass scratches it. Then a soft brush, and last a microfibre cloth with lens fluid on the cloth, not on the lens. If dust stays on the sensor after blowing, a service centre costs less than an accident.</p>
<h2>A camera you seldom use</h2>
<p>Take it out once a month, turn the rings, let light in, and take ten pictures. Remove the battery, half charged, if it rests for more than a month. If you are choosing a first camera, read our <a href="/blog/first-mirrorless-camera-and-lens-mounts">guide to lens mounts</a>.</p>
`,
    ),
    productRow(
      'cameras',
      text('กล้องมิเรอร์เลส', 'Mirrorless cameras'),
      { category: 'cameras/mirrorless-cameras', limit: 10 },
      '/product-category/cameras/mirrorless-cameras',
    ),
    productRow(
      'action',
      text('กล้องแอ็กชันสำหรับทริปเปียก ๆ', 'Action cameras for wet journeys'),
      { category: 'cameras/action-cameras', limit: 8 },
      '/product-category/cameras/action-cameras',
    ),
    questions(
      question(
        text('ใส่กล้องไว้ในถังข้าวสารแทนได้ไหม', 'Does a rice bin work as a dry box?'),
        text(
          'ไม่แนะนำ ข้าวดูดความชื้นได้น้อยและมีฝุ่นแป้งเข้าเมาท์ ซิลิกาเจลถูกและได้ผลกว่า',
          'No. Rice takes up little moisture and its dust gets into the mount. Silica gel is cheap and works.',
        ),
      ),
      question(
        text('เจอราแล้วต้องแยกเลนส์ไหม', 'Should I separate a lens with fungus?'),
        text(
          'ควรแยกออกจากเลนส์ตัวอื่นและส่งล้างโดยเร็ว เพราะสปอร์แพร่ในที่อับได้',
          'Yes, store it apart and have it cleaned soon: spores spread in still air.',
        ),
      ),
    ),
  ],
};
