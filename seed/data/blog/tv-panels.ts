import { question, text } from '../text.ts';
import { comparison, editors, productPath, productRow, questions, type SeedArticle, section } from './article.ts';

export const tvPanels: SeedArticle = {
  slug: 'oled-mini-led-qled-and-hdmi-2-1',
  title: text(
    'OLED, Mini LED, QLED ต่างกันอย่างไร และ HDMI 2.1 จำเป็นกับใคร',
    'OLED, Mini LED, QLED, and who needs HDMI 2.1',
  ),
  description: text(
    'เทียบพาเนลทีวีแบบไม่ต้องจำศัพท์ พร้อมเช็กลิสต์ HDMI 2.1, 120 Hz และ VRR สำหรับคนเล่น PS5, Xbox และ Switch 2',
    'TV panels in plain words, with a checklist of HDMI 2.1, 120 Hz and VRR for players of PS5, Xbox and Switch 2.',
  ),
  category: 'home',
  tags: ['buying-guide', 'screens', 'gaming'],
  author: editors.home,
  publishedDaysAgo: 61,
  blocks: [
    section(
      'intro',
      `
<p>ชื่อเทคโนโลยีหน้าจอทีวีมีเยอะจนน่าปวดหัว แต่ถ้าตัดชื่อทางการตลาดออก เหลือแค่สองตระกูล คือจอที่<strong>แต่ละพิกเซลเปล่งแสงเอง</strong> (OLED) กับจอ LCD ที่<strong>มีไฟส่องจากด้านหลัง</strong> (LED, QLED, Mini LED) ความต่างเรื่องสีดำ ความสว่าง และราคา มาจากตรงนี้ทั้งหมด</p>
<h2>รู้จักสามตัวเลือกหลัก</h2>
<p><strong>OLED</strong> ปิดพิกเซลได้ทีละจุด สีดำจึงดำสนิท มุมมองกว้าง ภาพเคลื่อนไหวคม จุดที่ต้องระวังคือภาพค้าง (burn-in) ถ้าเปิดภาพนิ่ง เช่น โลโก้ช่องข่าวหรือแถบสถานะในเกม ที่ความสว่างสูงวันละหลายชั่วโมงติดต่อกันเป็นปี</p>
<p><strong>Mini LED</strong> ใช้หลอดไฟดวงจิ๋วจำนวนมากแบ่งเป็นโซน หรี่เฉพาะส่วนมืดได้ จึงสว่างกว่า OLED ในภาพรวม เหมาะกับห้องที่มีแดด แต่รอบวัตถุสว่างบนพื้นดำอาจเห็นแสงฟุ้ง ยิ่งโซนเยอะยิ่งฟุ้งน้อย</p>
<p><strong>QLED</strong> คือ LCD ที่เติมชั้นควอนตัมดอต ทำให้สีสดขึ้น ถ้าไม่มีคำว่า Mini LED ต่อท้าย ไฟหลังจอมักเป็นแบบทั่วไป สีดำจึงออกเทาในห้องมืด ส่วน <strong>QD-Mini LED</strong> คือทั้งสองอย่างรวมกัน</p>
`,
      `
<p>There are more names for TV screens than anybody wants to learn. Without the marketing two families are left: screens whose <strong>pixels emit light themselves</strong> (OLED), and LCDs with <strong>a light behind them</strong> (LED, QLED, Mini LED). All differences in black, brightness and price follow from this.</p>
<h2>The three main choices</h2>
<p><strong>OLED</strong> switches off single pixels, so black is really black, the viewing angle is wide and motion is clear. The risk is burn-in, if a bright still picture, such as a channel logo or the status bar of a game, is shown for hours each day over years.</p>
<p><strong>Mini LED</strong> has many tiny lights in zones and dims only dark areas. It is brighter than OLED overall, good for sunny rooms. Around bright things on black you may see a glow: the more zones, the less.</p>
<p><strong>QLED</strong> is an LCD with a layer of quantum dots for richer colours. Without Mini LED the backlight is usually a plain one, and black looks grey in a dark room. <strong>QD-Mini LED</strong> is both.</p>
`,
    ),
    comparison(
      'panels',
      {
        caption: 'เทียบพาเนลทีวี',
        headings: ['หัวข้อ', 'OLED', 'Mini LED', 'QLED', 'LED ทั่วไป'],
        rows: [
          ['สีดำในห้องมืด', 'ดีที่สุด', 'ดีมาก', 'พอใช้', 'พอใช้'],
          ['สู้แสงในห้องสว่าง', 'ดี', 'ดีที่สุด', 'ดี', 'พอใช้'],
          ['มุมมองด้านข้าง', 'ดีที่สุด', 'แล้วแต่รุ่น', 'แล้วแต่รุ่น', 'แล้วแต่รุ่น'],
          ['เสี่ยงภาพค้าง', 'มีบ้าง', 'แทบไม่มี', 'แทบไม่มี', 'แทบไม่มี'],
          ['ราคาที่ขนาดเท่ากัน', 'สูง', 'กลางถึงสูง', 'กลาง', 'ประหยัด'],
        ],
      },
      {
        caption: 'TV panels compared',
        headings: ['Quality', 'OLED', 'Mini LED', 'QLED', 'Plain LED'],
        rows: [
          ['Black in a dark room', 'Best', 'Very good', 'Fair', 'Fair'],
          ['In a bright room', 'Good', 'Best', 'Good', 'Fair'],
          ['From the side', 'Best', 'By model', 'By model', 'By model'],
          ['Risk of burn-in', 'Some', 'Hardly any', 'Hardly any', 'Hardly any'],
          ['Price at the same size', 'High', 'Medium to high', 'Medium', 'Low'],
        ],
      },
    ),
    section(
      'hdmi',
      `
<h2>HDMI 2.1 สำคัญกับคนเล่นเกม</h2>
<p>HDMI 2.0 ส่งภาพ 4K ได้ที่ 60 เฟรม ส่วน HDMI 2.1 มีแบนด์วิดท์สูงสุด 48 Gbps รองรับ 4K 120 เฟรม แต่คำว่า “HDMI 2.1” บนกล่องไม่ได้รับประกันว่าครบทุกฟีเจอร์ ให้ถามหาทีละอย่าง</p>
<ul>
<li><strong>4K 120 Hz</strong> ใช้กับ PS5, Xbox Series X และพีซี ทีวีต้องเป็นพาเนล 120 Hz จริง คำอย่าง Motion Rate 240 ไม่ใช่รีเฟรชเรต</li>
<li><strong>VRR</strong> ปรับรีเฟรชเรตตามเกม ลดภาพฉีก</li>
<li><strong>ALLM</strong> เข้าโหมดเกมที่หน่วงต่ำให้อัตโนมัติ</li>
<li><strong>eARC</strong> ส่งเสียง Dolby Atmos แบบเต็มคุณภาพไปซาวด์บาร์ มักมีแค่ช่องเดียว</li>
</ul>
<p>รุ่นอย่าง <a href="${productPath(1028)}">LG OLED evo C5</a> ให้ HDMI 2.1 มาครบสี่ช่อง ถ้ามีคอนโซลสองเครื่องกับซาวด์บาร์จะไม่ต้องสลับสาย ส่วนทีวีที่มีสองช่อง ควรเช็กว่าช่อง eARC เป็นช่องเดียวกับ HDMI 2.1 หรือไม่ ถ้าใช่ ต่อซาวด์บาร์แล้วจะเหลือให้คอนโซลแค่ช่องเดียว</p>
<p>Nintendo Switch 2 ต่อทีวีได้สูงสุด 4K 60 เฟรม หรือ 1440p/1080p ที่ 120 เฟรม จึงใช้กับทีวี 60 Hz ได้สบาย</p>
<h2>HDR และเสียง</h2>
<p>ทีวี 4K แทบทุกเครื่องรองรับ HDR10 สิ่งที่ต่างกันคือความสว่างและระบบที่ปรับภาพทีละฉาก ซึ่งมี Dolby Vision กับ HDR10+ ทีวี Samsung ใช้ HDR10+ ไม่รองรับ Dolby Vision ส่วน LG และ Sony รองรับ Dolby Vision ทีวีตัวบางมักมีลำโพงเล็ก ถ้าดูหนังจริงจัง เผื่องบสำหรับ<a href="/product-category/audio/soundbars">ซาวด์บาร์</a>ไว้ด้วย</p>
<h2>เลือกตามการใช้งาน</h2>
<p>ดูหนังตอนกลางคืนเป็นหลัก เลือก<a href="/product-category/tvs-monitors/tvs/oled-tvs">OLED</a> ห้องสว่าง เปิดทั้งวัน หรือดูข่าวช่องเดิมนาน ๆ เลือก<a href="/product-category/tvs-monitors/tvs/qled-mini-led-tvs">Mini LED</a> ถ้าอยากได้จอใหญ่ในงบจำกัด QLED เป็นจุดกึ่งกลางที่ดี ยังไม่แน่ใจเรื่องขนาด อ่าน<a href="/blog/tv-size-by-viewing-distance">ทีวีกี่นิ้วดี</a>ก่อนได้</p>
`,
      `
<h2>HDMI 2.1 matters to players</h2>
<p>HDMI 2.0 carries 4K at 60 frames. HDMI 2.1 has up to 48 Gbps, for 4K at 120. But "HDMI 2.1" on a box does not promise every feature: ask for each.</p>
<ul>
<li><strong>4K 120 Hz</strong> for PS5, Xbox Series X and PCs. The panel itself must have 120 Hz: "Motion Rate 240" is not a refresh rate.</li>
<li><strong>VRR</strong> follows the frame rate of the game, without tearing.</li>
<li><strong>ALLM</strong> switches to the fast game mode by itself.</li>
<li><strong>eARC</strong> sends full-quality Dolby Atmos to a soundbar, usually from one port only.</li>
</ul>
<p>The <a href="${productPath(1028)}">LG OLED evo C5</a> has four HDMI 2.1 ports: two consoles and a soundbar need no swapping of cables. With only two, check whether one of them is the eARC port, which leaves one for a console.</p>
<p>Nintendo Switch 2 outputs at most 4K at 60 frames, or 1440p and 1080p at 120, so it is happy with a 60 Hz TV.</p>
<h2>HDR and sound</h2>
<p>Almost every 4K TV accepts HDR10. They differ in brightness, and in the format that adapts the picture scene by scene: Dolby Vision or HDR10+. Samsung uses HDR10+ and has no Dolby Vision; LG and Sony have Dolby Vision. Thin TVs have small speakers: for films, plan a <a href="/product-category/audio/soundbars">soundbar</a>.</p>
<h2>Choose by use</h2>
<p>Films at night: <a href="/product-category/tvs-monitors/tvs/oled-tvs">OLED</a>. A bright room, all day, or the same news channel for hours: <a href="/product-category/tvs-monitors/tvs/qled-mini-led-tvs">Mini LED</a>. A large screen on a budget: QLED is a good middle. Not sure about the size? Read <a href="/blog/tv-size-by-viewing-distance">what size of TV</a> first.</p>
`,
    ),
    productRow(
      'oled',
      text('ทีวี OLED', 'OLED TVs'),
      { category: 'tvs-monitors/tvs/oled-tvs', limit: 8 },
      '/product-category/tvs-monitors/tvs/oled-tvs',
    ),
    productRow(
      'mini-led',
      text('ทีวี QLED และ Mini LED', 'QLED and Mini LED TVs'),
      { category: 'tvs-monitors/tvs/qled-mini-led-tvs', limit: 10 },
      '/product-category/tvs-monitors/tvs/qled-mini-led-tvs',
    ),
    questions(
      question(
        text('ต้องซื้อสาย HDMI ใหม่ไหม', 'Do I need a new HDMI cable?'),
        text(
          'ถ้าจะใช้ 4K 120 Hz ให้ใช้สายที่ติดฉลาก Ultra High Speed คอนโซลรุ่นใหม่มักแถมมาให้แล้ว ส่วน 4K 60 Hz สาย Premium High Speed เดิมก็พอ',
          'For 4K at 120 Hz use one labelled Ultra High Speed; new consoles often include it. For 4K at 60 Hz a Premium High Speed cable is enough.',
        ),
      ),
      question(
        text('ใช้ OLED เป็นจอคอมได้ไหม', 'Can I use an OLED TV as a monitor?'),
        text(
          'ได้ แต่ควรซ่อนแถบงานอัตโนมัติ ใช้พื้นหลังสีเข้ม ตั้งปิดจอเมื่อไม่ใช้ และไม่ปิดระบบถนอมพิกเซลของทีวี',
          'Yes, but hide the taskbar, use a dark background, let the screen switch off, and leave the pixel care of the TV on.',
        ),
      ),
    ),
  ],
};
