import { question, text } from '../text.ts';
import { comparison, editors, productRow, questions, type SeedArticle, section } from './article.ts';

export const newPhoneTransfer: SeedArticle = {
  slug: 'move-to-a-new-phone',
  title: text(
    'ย้ายข้อมูลเข้ามือถือเครื่องใหม่ให้ครบ แล้วล้างเครื่องเก่าก่อนขายหรือเทิร์น',
    'Moving to a new phone, and erasing the old one before you sell it',
  ),
  description: text(
    'ลำดับการย้ายข้อมูล iPhone และ Android, LINE, แอปธนาคาร, eSIM และขั้นตอนล้างเครื่องเก่าที่หลายคนลืม',
    'The order of steps for iPhone and Android, LINE, banking apps and eSIM, and what people miss when they erase the old phone.',
  ),
  category: 'mobile',
  tags: ['how-to', 'safety'],
  author: editors.mobile,
  publishedDaysAgo: 38,
  blocks: [
    section(
      'intro',
      `
<p>ได้เครื่องใหม่มาแล้วอย่าเพิ่งรีบล้างเครื่องเก่า ปัญหาที่เจอบ่อยที่สุดไม่ใช่รูปหาย แต่เป็นประวัติแชต LINE ที่ไม่ตามมา และแอปธนาคารที่เปิดไม่ได้เพราะเครื่องเก่าถูกล้างไปก่อน ทำตามลำดับนี้จะใช้เวลาราวหนึ่งถึงสองชั่วโมง</p>
<h2>เตรียมตัวก่อนย้าย</h2>
<ul>
<li>ชาร์จทั้งสองเครื่องให้เกิน 50% แล้วต่อ Wi-Fi เดียวกัน</li>
<li>อัปเดตระบบเครื่องเก่าและแอป LINE ให้เป็นรุ่นล่าสุด</li>
<li>จำรหัสผ่าน Apple Account หรือ Google ให้ได้ และเช็กว่าเบอร์โทรกู้คืนยังเป็นเบอร์ปัจจุบัน</li>
<li>สำรองข้อมูลขึ้นคลาวด์หรือคอมพิวเตอร์อย่างน้อยหนึ่งชุด เผื่อการย้ายสะดุดกลางทาง</li>
</ul>
<h2>เลือกวิธีตามเครื่องเก่าและเครื่องใหม่</h2>
<p>ทุกค่ายมีเครื่องมือย้ายข้อมูลฟรีของตัวเอง ไม่ต้องใช้แอปเสียเงิน ถ้าข้อมูลเกิน 100 GB การต่อสาย USB-C ระหว่างสองเครื่องจะเร็วและนิ่งกว่าไร้สายมาก</p>
`,
      `
<p>Do not erase the old phone as soon as the new one arrives. What people lose most often is not photos but the chats of LINE, and access to banking apps, because the old phone was erased too early. In this order it takes one to two hours.</p>
<h2>Prepare</h2>
<ul>
<li>Charge both phones above 50% and connect them to the same Wi-Fi.</li>
<li>Update the system of the old phone and the LINE app.</li>
<li>Know the password of your Apple Account or Google account, and check that its recovery number is current.</li>
<li>Make at least one backup in the cloud or on a computer, in case something stops halfway.</li>
</ul>
<h2>The method for your phones</h2>
<p>Each maker has a free tool; you need no paid app. With more than 100 GB, a USB-C cable between the phones is much faster and more reliable than wireless.</p>
`,
    ),
    comparison(
      'tools',
      {
        caption: 'เครื่องมือย้ายข้อมูล',
        headings: ['จาก', 'ไป', 'ใช้อะไร', 'หมายเหตุ'],
        rows: [
          ['iPhone', 'iPhone', 'การเริ่มต้นอย่างรวดเร็ว (Quick Start)', 'วางเครื่องใกล้กันตอนเปิดเครื่องใหม่ครั้งแรก'],
          ['Android', 'iPhone', 'แอป Move to iOS', 'ทำตอนตั้งค่าเครื่องใหม่เท่านั้น ถ้าตั้งค่าเสร็จไปแล้วต้องล้างเครื่องใหม่ก่อน'],
          ['iPhone หรือ Android', 'Samsung Galaxy', 'Smart Switch', 'ใช้สายหรือไร้สาย'],
          ['iPhone หรือ Android', 'Android ค่ายอื่น', 'ขั้นตอนตั้งค่าของ Google หรือแอปของแบรนด์', 'ต่อสายแล้วทำตามหน้าจอ'],
        ],
      },
      {
        caption: 'Tools',
        headings: ['From', 'To', 'Use', 'Note'],
        rows: [
          ['iPhone', 'iPhone', 'Quick Start', 'Place them side by side when you first switch on the new one'],
          ['Android', 'iPhone', 'The app Move to iOS', 'Only while setting up; afterwards you must erase it first'],
          ['iPhone or Android', 'Samsung Galaxy', 'Smart Switch', 'By cable or wireless'],
          [
            'iPhone or Android',
            'Other Android',
            "Google's setup or the brand's app",
            'Connect a cable and follow the screen',
          ],
        ],
      },
    ),
    section(
      'apps',
      `
<h2>LINE, ธนาคาร และ eSIM ต้องทำแยก</h2>
<h3>LINE</h3>
<p>สำรองแชตใน LINE บนเครื่องเก่าก่อน (iCloud หรือ Google ไดรฟ์) ตั้ง PIN สำหรับการสำรองไว้ แล้วใช้คิวอาร์โค้ดโอนย้ายบัญชีในเมนูตั้งค่า ถ้าย้ายข้ามระบบระหว่าง iPhone กับ Android แชตที่ตามไปมีเฉพาะช่วง 14 วันล่าสุด ข้อความสำคัญที่เก่ากว่านั้นควรบันทึกเก็บไว้ก่อน</p>
<h3>แอปธนาคารและเป๋าตัง</h3>
<p>แอปธนาคารไทยใช้ได้ทีละเครื่อง ต้องลงทะเบียนเครื่องใหม่ด้วยบัตรประชาชน การสแกนใบหน้า หรือรหัสจาก SMS จึงควรย้ายซิมมาก่อน และเก็บเครื่องเก่าไว้จนกว่าจะโอนเงินจากเครื่องใหม่ได้จริง</p>
<h3>eSIM และแอปยืนยันตัวตน</h3>
<p>eSIM ย้ายผ่านเมนูของเครื่องหรือแอปของเครือข่าย บางเครือข่ายต้องขอคิวอาร์โค้ดใหม่ ส่วนแอป Authenticator ให้ซิงก์หรือส่งออกโค้ดก่อน ไม่อย่างนั้นอาจเข้าอีเมลและโซเชียลของตัวเองไม่ได้</p>
<h2>ล้างเครื่องเก่าก่อนขายหรือเทิร์น</h2>
<ul>
<li>ยกเลิกการจับคู่สมาร์ทวอทช์และหูฟัง</li>
<li><strong>iPhone:</strong> ปิด “ค้นหาของฉัน” (Find My) แล้วเลือก “ลบข้อมูลเนื้อหาและการตั้งค่าทั้งหมด”</li>
<li><strong>Android:</strong> เอาบัญชี Google และบัญชีของแบรนด์ออกก่อน แล้วค่อยรีเซ็ตเป็นค่าโรงงาน ไม่อย่างนั้นผู้ซื้อจะติดล็อก FRP</li>
<li>ถอดซิมและการ์ด microSD ลบ eSIM แล้วเช็ดเครื่อง</li>
<li>หาใบเสร็จและกล่อง ถ่ายสภาพเครื่องกับหมายเลข IMEI เก็บไว้</li>
</ul>
<p>เครื่องใหม่พร้อมแล้ว อย่าลืม<a href="/product-category/mobile-accessories/phone-cases">เคส</a>และ<a href="/product-category/mobile-accessories/screen-protectors">ฟิล์มกระจก</a>ให้ตรงรุ่น เพราะจอแตกสัปดาห์แรกเกิดขึ้นบ่อยกว่าที่คิด</p>
`,
      `
<h2>LINE, banks and eSIM need extra steps</h2>
<h3>LINE</h3>
<p>First back up the chats on the old phone (iCloud or Google Drive) and set a PIN for it. Then transfer the account with the QR code in the settings. Between iPhone and Android only the chats of the last 14 days come along: save important older messages first.</p>
<h3>Banking apps</h3>
<p>Thai banking apps work on one phone at a time. You register the new one with your ID card, a face scan or a code by SMS, so change the SIM first. Do not erase the old phone until you have made a transfer with the new one.</p>
<h3>eSIM and authenticator apps</h3>
<p>Move an eSIM in the phone's menu or the operator's app; some operators issue a new QR code. Synchronise or export the codes of your authenticator first, or you may be locked out of your own e-mail.</p>
<h2>Erase the old phone before you sell it</h2>
<ul>
<li>Unpair watches and earbuds.</li>
<li><strong>iPhone:</strong> switch off Find My, then choose Erase All Content and Settings.</li>
<li><strong>Android:</strong> remove the Google account and that of the brand, then reset to factory settings. Otherwise the buyer meets the FRP lock.</li>
<li>Take out SIM and microSD card, delete the eSIM and clean the phone.</li>
<li>Find receipt and box, and photograph the condition and the IMEI.</li>
</ul>
<p>Then get a <a href="/product-category/mobile-accessories/phone-cases">case</a> and a <a href="/product-category/mobile-accessories/screen-protectors">screen protector</a> for the new phone: screens break in the first week more often than you think.</p>
`,
    ),
    productRow(
      'phones',
      text('มือถือมาใหม่', 'New phones'),
      { category: 'smartphones-tablets/smartphones', sort: 'newest', limit: 10 },
      '/product-category/smartphones-tablets/smartphones',
    ),
    productRow(
      'storage',
      text('ที่เก็บข้อมูลสำรอง', 'Storage for backups'),
      { category: 'computer-accessories/ssd-storage/portable-ssds', limit: 8 },
      '/product-category/computer-accessories/ssd-storage/portable-ssds',
    ),
    questions(
      question(
        text('เครื่องเก่าจอแตกใช้ไม่ได้ ย้ายข้อมูลอย่างไร', 'The screen of my old phone is broken. What now?'),
        text(
          'ถ้าเคยสำรองขึ้นคลาวด์ ให้กู้คืนจากบัญชีเดิมบนเครื่องใหม่ ถ้ายังเปิดติด Android บางรุ่นต่อเมาส์และจอผ่าน USB-C ได้ ไม่เช่นนั้นต้องเปลี่ยนจอก่อน',
          'If there is a cloud backup, restore it from the same account. If it still starts, some Android phones work with a mouse and a display by USB-C. Otherwise the screen must be replaced first.',
        ),
      ),
      question(
        text('ควรเก็บเครื่องเก่าไว้นานแค่ไหน', 'How long should I keep the old phone?'),
        text(
          'อย่างน้อยหนึ่งสัปดาห์ เพื่อให้แน่ใจว่าแอปธนาคาร งาน และรูปทั้งหมดอยู่ครบ แล้วค่อยล้าง',
          'At least a week, until you are sure that banks, work and all photos are there. Then erase it.',
        ),
      ),
    ),
  ],
};
