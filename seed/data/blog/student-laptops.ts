import { question, text } from '../text.ts';
import { comparison, editors, productPath, productRow, questions, type SeedArticle, section } from './article.ts';

export const studentLaptops: SeedArticle = {
  slug: 'student-laptop-by-faculty',
  title: text('โน้ตบุ๊กนักศึกษา เรียนคณะไหนควรใช้สเปกแบบไหน', 'A laptop for university, faculty by faculty'),
  description: text(
    'สเปกขั้นต่ำที่ใช้ได้จบสี่ปี แยกตามคณะ ตั้งแต่นิเทศ บัญชี วิศวะ สถาปัตย์ ถึงแพทย์ พร้อมเรื่องที่ควรถามคณะก่อนซื้อ',
    'Specifications that last four years, from communication arts and accounting to engineering, architecture and medicine.',
  ),
  category: 'computers',
  tags: ['buying-guide', 'students'],
  author: editors.computers,
  publishedDaysAgo: 170,
  isTop: true,
  blocks: [
    section(
      'intro',
      `
<p>โน้ตบุ๊กเครื่องแรกในมหาวิทยาลัยควรอยู่กับเราครบสี่ปี ไม่ใช่แรงที่สุดในวันแรกแล้วหนักจนไม่อยากพกในปีที่สอง ก่อนดูยี่ห้อ ให้ถามรุ่นพี่หรืออ่านประกาศของคณะก่อนว่าต้องใช้<strong>โปรแกรมอะไร</strong>และ<strong>ระบบปฏิบัติการไหน</strong> เพราะคำตอบนี้ตัดตัวเลือกออกไปได้ครึ่งหนึ่ง</p>
<h2>สเปกพื้นฐานที่ใช้ได้ทุกคณะ</h2>
<ul>
<li><strong>แรม 16 GB</strong> รุ่นบางเบาหลายรุ่นบัดกรีแรมติดบอร์ด เพิ่มทีหลังไม่ได้ จึงควรเลือกให้พอตั้งแต่แรก</li>
<li><strong>SSD 512 GB</strong> เพราะ 256 GB จะเต็มในปีแรกถ้าเก็บวิดีโอบรรยาย</li>
<li><strong>จอ 14 นิ้ว ความละเอียด 1920 × 1200</strong> สัดส่วน 16:10 เห็นเอกสารยาวกว่า 16:9</li>
<li><strong>น้ำหนักไม่เกิน 1.5 กก. และชาร์จผ่าน USB-C</strong> พกหัวชาร์จตัวเดียวกับมือถือได้</li>
</ul>
`,
      `
<p>The first laptop at university should last four years, not be the fastest on day one and too heavy to carry in the second year. Before you look at brands, ask older students or the faculty <strong>which programs</strong> and <strong>which operating system</strong> you need: that rules out half of the choices.</p>
<h2>A base for every faculty</h2>
<ul>
<li><strong>16 GB of memory.</strong> In many thin laptops it is soldered and cannot be extended.</li>
<li><strong>512 GB SSD.</strong> 256 GB are full in the first year if you store recorded lectures.</li>
<li><strong>A 14-inch screen with 1920 × 1200 pixels.</strong> At 16:10 you see more of a document than at 16:9.</li>
<li><strong>At most 1.5 kg, charged by USB-C,</strong> with the same charger as the phone.</li>
</ul>
`,
    ),
    comparison(
      'faculties',
      {
        caption: 'สเปกแนะนำตามคณะ',
        headings: ['คณะ', 'งานที่เจอ', 'แรม', 'การ์ดจอ', 'ควรเน้น'],
        rows: [
          ['อักษร นิติ รัฐศาสตร์ ครุศาสตร์', 'เอกสาร ค้นคว้า พรีเซนต์', '8–16 GB', 'ในตัว', 'เบา แบตนาน คีย์บอร์ดดี'],
          ['บัญชี บริหาร เศรษฐศาสตร์', 'Excel ไฟล์ใหญ่ โปรแกรมบัญชี', '16 GB', 'ในตัว', 'Windows แป้นตัวเลข จอใหญ่ขึ้น'],
          ['นิเทศ ศิลปกรรม', 'Photoshop ตัดต่อวิดีโอ', '16–32 GB', 'ในตัวรุ่นแรง หรือ RTX', 'จอสีตรง sRGB 100% ขึ้นไป'],
          ['สถาปัตย์ ออกแบบภายใน', 'SketchUp, Revit, เรนเดอร์', '32 GB', 'RTX 5060 ขึ้นไป', 'Windows ระบายความร้อนดี'],
          ['วิศวะ', 'AutoCAD, SolidWorks, MATLAB', '16–32 GB', 'RTX 5050 ขึ้นไปถ้าทำ 3D', 'Windows พอร์ตครบ'],
          ['วิทย์คอม ไอที', 'เขียนโค้ด Docker เครื่องเสมือน', '16–32 GB', 'ในตัว ยกเว้นสาย AI และเกม', 'แรมมาก แบตนาน'],
          ['แพทย์ ทันตะ เภสัช พยาบาล', 'จดเลกเชอร์ อ่านภาพและ PDF', '8–16 GB', 'ในตัว', 'แท็บเล็ตพร้อมปากกา หรือ 2-in-1'],
        ],
      },
      {
        caption: 'Specifications by faculty',
        headings: ['Faculty', 'Work', 'Memory', 'Graphics', 'Look for'],
        rows: [
          [
            'Arts, law, political science, education',
            'Documents, research, slides',
            '8–16 GB',
            'Built in',
            'Light, long battery, good keyboard',
          ],
          [
            'Accounting, business, economics',
            'Large spreadsheets, accounting',
            '16 GB',
            'Built in',
            'Windows, number pad, larger screen',
          ],
          [
            'Communication and fine arts',
            'Photoshop, video editing',
            '16–32 GB',
            'Strong built-in, or RTX',
            'True colours, 100% sRGB or more',
          ],
          [
            'Architecture, interior design',
            'SketchUp, Revit, rendering',
            '32 GB',
            'RTX 5060 or better',
            'Windows, good cooling',
          ],
          [
            'Engineering',
            'AutoCAD, SolidWorks, MATLAB',
            '16–32 GB',
            'RTX 5050 or better for 3D',
            'Windows, many ports',
          ],
          [
            'Computer science, IT',
            'Code, Docker, virtual machines',
            '16–32 GB',
            'Built in, except for AI and games',
            'Much memory, long battery',
          ],
          [
            'Medicine, dentistry, pharmacy, nursing',
            'Notes, images and PDF',
            '8–16 GB',
            'Built in',
            'A tablet with a pen, or a 2-in-1',
          ],
        ],
      },
    ),
    section(
      'choice',
      `
<h2>Mac หรือ Windows</h2>
<p><a href="${productPath(1016)}">MacBook Air</a> เงียบ เบา แบตอยู่ได้ทั้งวัน เหมาะกับงานเอกสาร เขียนโค้ด และตัดต่อ แต่โปรแกรมวิศวกรรมและสถาปัตย์อย่าง SolidWorks, Revit หรือ 3ds Max ไม่มีเวอร์ชัน Mac ถ้าคณะใช้โปรแกรมกลุ่มนี้ให้เลือก Windows ไปเลย ส่วน <a href="/product-category/laptops/thin-light-laptops/copilot-pcs">Copilot+ PC</a> ที่ใช้ชิป Snapdragon แบตอึดมาก แต่ควรเช็กก่อนว่าโปรแกรมเฉพาะทางและไดรเวอร์เครื่องมือแล็บรองรับ Windows on Arm</p>
<h2>แท็บเล็ตแทนโน้ตบุ๊กได้ไหม</h2>
<p>สายที่จดเลกเชอร์บนสไลด์เป็นหลัก แท็บเล็ตกับ<a href="/product-category/smartphones-tablets/tablet-accessories/stylus-pens">ปากกา</a>สะดวกกว่ามาก แต่พองานกลุ่มเป็นไฟล์ Word ยาว ๆ หรือ Excel มีสูตร โน้ตบุ๊กยังทำงานเร็วกว่า ถ้าซื้อได้เครื่องเดียวแต่อยากได้ทั้งสองแบบ ดู<a href="/product-category/laptops/2-in-1-laptops">โน้ตบุ๊ก 2-in-1</a></p>
<h2>วันแรกที่ได้เครื่อง ทำสี่อย่าง</h2>
<ul>
<li>เปิดพื้นสีขาว ดำ แดง เขียว น้ำเงินเต็มจอ ดูจุดเสียและแสงรั่ว</li>
<li>ลองทุกพอร์ต กล้อง ไมค์ ลำโพง และพิมพ์ทุกปุ่ม</li>
<li>อัปเดตระบบให้ครบ แล้วดูว่าเครื่องร้อนหรือพัดลมดังผิดปกติหรือไม่</li>
<li>เปิดการสำรองไฟล์ขึ้นคลาวด์ และจดหมายเลขเครื่องไว้</li>
</ul>
<p>เจอปัญหาให้<a href="/help/returns">แจ้งร้าน</a>ทันที อย่ารอจนเปิดเทอม</p>
<h2>เผื่องบให้ของรอบตัว</h2>
<ul>
<li>เมาส์ไร้สายและ<a href="/product-category/laptops/laptop-accessories/laptop-sleeves">ซองกันกระแทก</a>หลักร้อย ช่วยยืดอายุเครื่องได้จริง</li>
<li><a href="/product-category/computer-accessories/ssd-storage/portable-ssds">SSD พกพา</a>สำหรับสำรองวิทยานิพนธ์ เก็บอย่างน้อยสองที่เสมอ</li>
<li>ดูราคาผ่อนต่อเดือนในหน้าสินค้าก่อน และอ่านวิธีคิดดอกเบี้ยที่ <a href="/blog/installments-explained">ผ่อน 0% กับผ่อนมีดอกเบี้ย</a></li>
</ul>
`,
      `
<h2>Mac or Windows?</h2>
<p>A <a href="${productPath(1016)}">MacBook Air</a> is silent, light and lasts all day: good for documents, code and editing. But SolidWorks, Revit and 3ds Max do not exist for the Mac. If your faculty uses them, choose Windows. <a href="/product-category/laptops/thin-light-laptops/copilot-pcs">Copilot+ PCs</a> with a Snapdragon chip have excellent batteries, but check first that special programs and the drivers of laboratory devices support Windows on Arm.</p>
<h2>A tablet instead?</h2>
<p>If you mostly write on slides, a tablet with a <a href="/product-category/smartphones-tablets/tablet-accessories/stylus-pens">pen</a> is more convenient. For long documents and spreadsheets with formulas a laptop is faster. If it must be one device for both, look at <a href="/product-category/laptops/2-in-1-laptops">2-in-1 laptops</a>.</p>
<h2>Four things on the first day</h2>
<ul>
<li>Show white, black, red, green and blue on the whole screen: look for dead pixels and light at the edges.</li>
<li>Try each port, the camera, the microphone, the speakers and every key.</li>
<li>Install all updates, then notice unusual heat or noise.</li>
<li>Switch on the backup to the cloud, and write down the serial number.</li>
</ul>
<p>If something is wrong, <a href="/help/returns">tell us</a> at once, not when the term begins.</p>
<h2>Leave something for accessories</h2>
<ul>
<li>A wireless mouse and a <a href="/product-category/laptops/laptop-accessories/laptop-sleeves">padded sleeve</a> cost a few hundred baht and prolong the life of the laptop.</li>
<li>A <a href="/product-category/computer-accessories/ssd-storage/portable-ssds">portable SSD</a> for copies of your thesis: always store it in two places.</li>
<li>The product page shows the amount per month; how interest is worked out is in <a href="/blog/installments-explained">0% and other installments</a>.</li>
</ul>
`,
    ),
    productRow(
      'everyday',
      text('โน้ตบุ๊กเรียนและทำงานทั่วไป', 'Laptops for study and everyday work'),
      { category: 'laptops/thin-light-laptops/everyday-laptops', limit: 10 },
      '/product-category/laptops/thin-light-laptops',
    ),
    productRow('rtx', text('มีการ์ดจอแยก สำหรับ 3D และตัดต่อ', 'With a graphics card, for 3D and editing'), {
      ids: [3101, 3114, 3120, 3059, 3130, 1023],
    }),
    questions(
      question(
        text('แรม 8 GB พอไหม', 'Are 8 GB enough?'),
        text(
          'พอสำหรับเอกสารและเว็บไม่กี่แท็บ แต่ถ้าตั้งใจใช้สี่ปี แนะนำ 16 GB หรือเลือกรุ่นที่มีช่องใส่แรมเพิ่มได้',
          'For documents and a few tabs, yes. To last four years take 16 GB, or a model with a memory slot.',
        ),
      ),
      question(
        text('ต้องซื้อ Microsoft Office เพิ่มไหม', 'Do I need to buy Microsoft Office?'),
        text(
          'มหาวิทยาลัยหลายแห่งให้นักศึกษาใช้ Microsoft 365 ฟรีผ่านอีเมลของมหาวิทยาลัย และโน้ตบุ๊กบางรุ่นแถม Office มาแล้ว ดูหัวข้อซอฟต์แวร์ในสเปกก่อนจ่ายเพิ่ม',
          'Many universities give students Microsoft 365 with their university e-mail, and some laptops include Office: see software in the specification.',
        ),
      ),
    ),
  ],
};
