import { question, text } from '../text.ts';
import { comparison, editors, productPath, productRow, questions, type SeedArticle, section } from './article.ts';

export const workFromHome: SeedArticle = {
  slug: 'work-from-home-desk-setup',
  title: text(
    'จัดมุมทำงานที่บ้าน: ประชุมเสียงใส ภาพคม นั่งนานไม่ปวดคอ',
    'A desk at home: clear calls, a good picture and no sore neck',
  ),
  description: text(
    'ลำดับการลงทุนจาก 1,000 ถึง 20,000 บาท แสง เสียง กล้อง จอ คีย์บอร์ด และด็อก เลือกอะไรก่อนถึงรู้สึกต่างทันที',
    'What to buy first with 1,000 to 20,000 baht: light, sound, camera, monitor, keyboard and dock, by how much they help.',
  ),
  category: 'computers',
  tags: ['how-to', 'work', 'screens'],
  author: editors.computers,
  publishedDaysAgo: 210,
  blocks: [
    section(
      'intro',
      `
<p>ทำงานที่บ้านสัปดาห์ละสองสามวันกลายเป็นเรื่องปกติ แต่หลายคนยังก้มหน้าจอโน้ตบุ๊กบนโต๊ะกินข้าว การปรับไม่กี่อย่างตามลำดับที่ถูก ใช้เงินน้อยกว่าที่คิด และเห็นผลตั้งแต่ประชุมครั้งแรก</p>
<h2>เริ่มจากเสียง ไม่ใช่กล้อง</h2>
<p>คนในที่ประชุมทนภาพแตกได้ แต่ทนเสียงก้องหรือเสียงพัดลมไม่ได้ หูฟังที่มีไมค์ตัวเดียวช่วยได้มากที่สุด ถ้าอยู่คอนโดริมถนน เลือกรุ่นที่ตัดเสียงรบกวนทั้งขาเข้าและขาออก ใครต้องพูดทั้งวันหรืออัดคอนเทนต์ด้วย ไมค์ <a href="/product-category/drones-creator-gear/microphones/usb-studio-microphones">USB</a> วางใกล้ปาก 15–20 ซม. ให้เสียงดีกว่าไมค์โน้ตบุ๊กแบบเทียบกันไม่ได้</p>
<h2>แสงถูกทาง กล้องธรรมดาก็ดูดี</h2>
<p>นั่งหันหน้าเข้าหาหน้าต่าง ไม่ใช่หันหลังให้ ถ้าประชุมกลางคืน วางโคมไฟไว้หลังจอให้แสงสะท้อนผนังกลับมา แล้วค่อยคิดเรื่องเว็บแคม กล้อง Full HD อย่าง <a href="${productPath(4751)}">Logitech C920e</a> พอสำหรับประชุม ส่วน 4K เหมาะกับคนสอนหรือไลฟ์ วางกล้องระดับสายตา ไม่ใช่เงยจากแป้นพิมพ์</p>
`,
      `
<p>Two or three days a week at home are normal now, yet many people bend over a laptop at the dining table. A few changes in the right order cost less than you think, and the first meeting already feels better.</p>
<h2>Begin with sound, not with the camera</h2>
<p>Others accept a poor picture, but not echo or the noise of a fan. A headset with a microphone helps most. Near a busy road, choose one that removes noise in both directions. If you speak all day or record, a <a href="/product-category/drones-creator-gear/microphones/usb-studio-microphones">USB microphone</a> at 15–20 cm from your mouth is far better than that of a laptop.</p>
<h2>With good light, any camera looks better</h2>
<p>Face the window instead of turning your back to it. At night, put a lamp behind the screen so that the wall reflects it. Then think about a webcam: Full HD such as the <a href="${productPath(4751)}">Logitech C920e</a> is enough for meetings, 4K is for teaching or live video. Place it at eye level, not looking up from the keyboard.</p>
`,
    ),
    comparison(
      'steps',
      {
        caption: 'ลงทุนทีละขั้น',
        headings: ['งบสะสม', 'ซื้ออะไร', 'ได้อะไร'],
        rows: [
          ['1,000 บาท', 'แท่นวางโน้ตบุ๊ก เมาส์ไร้สาย', 'จอสูงขึ้น คอไม่ก้ม'],
          ['2,500 บาท', 'เพิ่มคีย์บอร์ดไร้สาย', 'ข้อมือตรง วางจอห่างตาได้'],
          ['5,000 บาท', 'เพิ่มหูฟังมีไมค์ตัดเสียงรบกวน', 'ประชุมชัด คนในบ้านไม่รบกวน'],
          ['10,000 บาท', 'เพิ่มจอ 24–27 นิ้ว', 'เปิดสองงานพร้อมกัน ตาล้าน้อยลง'],
          ['20,000 บาท', 'เพิ่มด็อก USB-C เว็บแคม และ UPS', 'เสียบสายเดียว ไฟตกก็ไม่หลุดประชุม'],
        ],
      },
      {
        caption: 'Step by step',
        headings: ['In total', 'Buy', 'What you gain'],
        rows: [
          ['1,000 baht', 'A laptop stand and a wireless mouse', 'A higher screen, a straight neck'],
          ['2,500 baht', 'A wireless keyboard', 'Straight wrists, the screen further away'],
          ['5,000 baht', 'A headset with noise reduction', 'Clear meetings, no noise of the family'],
          ['10,000 baht', 'A monitor of 24–27 inches', 'Two tasks at once, less tired eyes'],
          ['20,000 baht', 'A USB-C dock, a webcam and a UPS', 'One cable, and no lost meetings when the power dips'],
        ],
      },
    ),
    section(
      'body',
      `
<h2>จัดท่านั่งใน 2 นาที</h2>
<ul>
<li>ขอบบนของจออยู่ระดับสายตา ห่างประมาณหนึ่งช่วงแขน</li>
<li>ข้อศอกงอราว 90–100 องศา ข้อมือไม่กระดกขึ้น</li>
<li>เท้าวางเต็มพื้น ถ้าเก้าอี้สูงไปให้หาที่รองเท้า</li>
<li>ทุก 20 นาทีมองไกล 6 เมตร 20 วินาที และลุกเดินทุกชั่วโมง</li>
</ul>
<h2>ฮับหรือด็อก ต่างกันอย่างไร</h2>
<p><a href="/product-category/computer-accessories/hubs-docks/usb-c-hubs">ฮับ USB-C</a> ราคาหลักร้อยถึงสองพัน ไม่มีไฟเลี้ยงของตัวเอง เหมาะกับต่อจอหนึ่งจอและพกพา <a href="/product-category/computer-accessories/hubs-docks/docking-stations">ด็อกกิ้งสเตชัน</a>มีอะแดปเตอร์ ชาร์จโน้ตบุ๊กและต่อสองสามจอได้ด้วยสายเดียว ก่อนซื้อเช็กว่าพอร์ต USB-C ของโน้ตบุ๊กส่งภาพได้ และ MacBook Air รุ่นชิป M1–M2 ต่อจอนอกได้จอเดียวโดยไม่ต้องใช้ซอฟต์แวร์เสริม</p>
<h2>เน็ตไม่หลุดกลางประชุม</h2>
<p>ถ้าโต๊ะอยู่ไกลเราเตอร์ ต่อสาย LAN ดีที่สุด รองลงมาคือ Mesh ในห้องทำงาน อ่าน<a href="/blog/wi-fi-6-6e-7-which-router">วิธีเลือกเราเตอร์</a>ได้ และเปิดฮอตสปอตมือถือสำรองไว้วันที่มีประชุมสำคัญ หน้าฝนไฟตกบ่อย <a href="/product-category/office-projectors/ups">UPS</a> เล็ก ๆ ที่ต่อเราเตอร์กับจอไว้จะช่วยให้คุยต่อจนจบประโยค</p>
<p>ดูของครบชุดพร้อมวิธีเลือกจอได้ที่<a href="/work-from-home">จัดโต๊ะทำงานที่บ้านให้ครบ</a></p>
`,
      `
<h2>Sit well in two minutes</h2>
<ul>
<li>The upper edge of the screen at eye level, an arm's length away.</li>
<li>Elbows at 90–100 degrees, wrists not bent up.</li>
<li>Feet flat on the floor; use a footrest if the chair is too high.</li>
<li>Every 20 minutes look 6 metres away for 20 seconds, and stand up every hour.</li>
</ul>
<h2>Hub or dock?</h2>
<p>A <a href="/product-category/computer-accessories/hubs-docks/usb-c-hubs">USB-C hub</a> costs from some hundred to two thousand baht and has no power of its own: for one monitor and for travel. A <a href="/product-category/computer-accessories/hubs-docks/docking-stations">docking station</a> has an adapter, charges the laptop and drives two or three monitors by one cable. First check that the USB-C port of your laptop carries video. A MacBook Air with M1 or M2 drives one external monitor without extra software.</p>
<h2>Stay connected</h2>
<p>If the desk is far from the router, a LAN cable is best, then a mesh unit in the room: see <a href="/blog/wi-fi-6-6e-7-which-router">which router</a>. Have the hotspot of your phone ready for important meetings. In the rainy season, a small <a href="/product-category/office-projectors/ups">UPS</a> for router and monitor lets you finish your sentence.</p>
<p>All of it in one place, with a table of monitor sizes: <a href="/work-from-home">A complete desk for working at home</a>.</p>
`,
    ),
    productRow(
      'keyboards',
      text('คีย์บอร์ดไร้สาย', 'Wireless keyboards'),
      { category: 'computer-accessories/keyboards/wireless-keyboards', limit: 8 },
      '/product-category/computer-accessories/keyboards',
    ),
    productRow(
      'webcams',
      text('เว็บแคม', 'Webcams'),
      { category: 'computer-accessories/webcams', limit: 8 },
      '/product-category/computer-accessories/webcams',
    ),
    productRow(
      'monitors',
      text('จอทำงาน', 'Office monitors'),
      { category: 'tvs-monitors/monitors/office-monitors', limit: 8 },
      '/product-category/tvs-monitors/monitors/office-monitors',
    ),
    questions(
      question(
        text('เก้าอี้เกมมิ่งนั่งทำงานดีไหม', 'Is a gaming chair good for work?'),
        text(
          'ดีถ้าปรับความสูงที่วางแขนและรองรับเอวได้ ลองนั่งจริงอย่างน้อย 10 นาที ถ้าเท้าลอยหรือเบาะนั่งลึกเกินขา รุ่นนั้นไม่เหมาะกับตัวคุณ',
          'Yes, if the armrests adjust and the lower back is supported. Sit in it for ten minutes: if your feet hang or the seat is too deep, it is not for you.',
        ),
      ),
      question(
        text('ซื้อในนามบริษัทขอใบกำกับภาษีได้ไหม', 'Can my company get a tax invoice?'),
        text(
          'ได้ เลือกผู้ซื้อเป็นนิติบุคคลตอนชำระเงินแล้วกรอกเลขประจำตัวผู้เสียภาษี 13 หลักกับสาขา',
          'Yes: choose company at checkout and enter its 13-digit tax ID and branch.',
        ),
      ),
    ),
  ],
};
