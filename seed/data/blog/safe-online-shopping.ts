import { question, text } from '../text.ts';
import { comparison, editors, productRow, questions, type SeedArticle, section } from './article.ts';

export const safeOnlineShopping: SeedArticle = {
  slug: 'shop-online-safely-promptpay',
  title: text(
    'ช้อปออนไลน์ไม่ให้โดนหลอก: สแกน QR พร้อมเพย์ สลิปปลอม และร้านปลอม',
    'Shopping online safely: PromptPay QR, fake slips and fake shops',
  ),
  description: text(
    'สัญญาณของร้านปลอม วิธีตรวจชื่อผู้รับก่อนกดโอน ทำไมสลิปไม่ใช่หลักฐานว่าเงินเข้า และต้องทำอะไรใน 10 นาทีแรกถ้าโอนไปแล้ว',
    'Signs of a fake shop, checking the payee before you confirm, why a slip proves nothing, and what to do in the first ten minutes.',
  ),
  category: 'smart-shopping',
  tags: ['safety', 'payment', 'how-to'],
  author: editors.team,
  publishedDaysAgo: 17,
  isTop: true,
  blocks: [
    section(
      'intro',
      `
<p>มือถือเรือธงลดครึ่งราคา แอดมินตอบไว แต่ขอให้โอนเข้าบัญชีชื่อบุคคล เรื่องแบบนี้ยังเกิดทุกวัน สินค้าไอทีตกเป็นเป้าเพราะราคาสูงและขายต่อง่าย ข่าวดีคือกลโกงส่วนใหญ่จับได้ด้วยการหยุดดูไม่ถึงหนึ่งนาทีก่อนกดยืนยัน</p>
<h2>สังเกตร้านปลอม</h2>
<ul>
<li>ที่อยู่เว็บสะกดเพี้ยนไปหนึ่งตัว หรือต่อท้ายด้วยคำอย่าง -sale, -outlet พิมพ์ชื่อเว็บเองดีกว่ากดจากโฆษณา</li>
<li>เพจมีผู้ติดตามมาก แต่เพิ่งเปลี่ยนชื่อ ดูได้ที่ “ความโปร่งใสของเพจ”</li>
<li>รับเฉพาะโอนเงิน และเร่งให้โอนภายในไม่กี่นาที</li>
<li>ไม่มีชื่อบริษัท เลขทะเบียน หรือที่อยู่ ร้านที่จดทะเบียนตรวจชื่อนิติบุคคลได้ที่เว็บของกรมพัฒนาธุรกิจการค้า</li>
</ul>
<h2>สแกน QR ให้ปลอดภัย</h2>
<p>หลังสแกน แอปธนาคารจะแสดง<strong>ชื่อผู้รับและยอดเงิน</strong>ก่อนยืนยันเสมอ นี่คือด่านที่สำคัญที่สุด ชื่อผู้รับควรเป็นชื่อบริษัทของร้านหรือผู้ให้บริการรับชำระเงินที่ร้านระบุไว้ ถ้าเป็นชื่อบุคคลธรรมดาที่ไม่รู้จัก ให้กดยกเลิก QR ที่สร้างจากหน้าชำระเงินจะผูกกับยอดและคำสั่งซื้อนั้น จึงไม่ควรใช้ภาพ QR ที่มีคนส่งมาทางแชตแทน</p>
`,
      `
<p>A flagship phone at half price, quick answers in the chat, and then a request to transfer to a private account: it happens every day. Electronics are a target because they are expensive and easy to resell. The good news: most tricks fail if you stop for less than a minute before you confirm.</p>
<h2>Signs of a fake shop</h2>
<ul>
<li>An address with one letter changed, or with words such as -sale or -outlet. Type the address yourself instead of following an advertisement.</li>
<li>A page with many followers that changed its name recently: see its page transparency.</li>
<li>Only bank transfers, and pressure to pay within minutes.</li>
<li>No company name, registration number or address. You can check registered companies at the Department of Business Development.</li>
</ul>
<h2>Scanning a QR code safely</h2>
<p>After the scan, the banking app shows <strong>the name of the payee and the amount</strong> before you confirm. That is the most important check. The payee should be the company of the shop or the payment provider that it names. If it is a person you do not know, cancel. The QR code of a checkout belongs to one amount and one order: never use a picture that somebody sends in a chat instead.</p>
`,
    ),
    comparison(
      'methods',
      {
        caption: 'วิธีจ่ายเงินกับความคุ้มครอง',
        headings: ['วิธี', 'ข้อดี', 'ต้องระวัง'],
        rows: [
          ['บัตรเครดิต', 'ทักท้วงรายการกับธนาคารผู้ออกบัตรได้', 'กรอกเฉพาะหน้าชำระเงินที่เป็น https และยืนยันด้วยรหัสของธนาคาร'],
          ['QR พร้อมเพย์', 'เงินเข้าทันที ไม่ต้องแนบสลิป', 'ตรวจชื่อผู้รับและยอด เงินที่โอนแล้วเรียกคืนเองไม่ได้'],
          ['โอนเข้าบัญชี', 'เหมาะกับยอดสูงหรือนิติบุคคล', 'บัญชีต้องเป็นชื่อบริษัท ตรงกับที่แสดงในเว็บ'],
          ['เก็บเงินปลายทาง', 'จ่ายเมื่อของมาถึง', 'ระวังพัสดุที่ไม่ได้สั่ง ตรวจชื่อผู้ส่งก่อนจ่าย'],
        ],
      },
      {
        caption: 'Ways to pay and their protection',
        headings: ['Method', 'Advantage', 'Mind'],
        rows: [
          [
            'Credit card',
            'You can dispute a charge with your bank',
            'Enter it only on an https payment page, and confirm with the code of your bank',
          ],
          [
            'PromptPay QR',
            'Arrives at once, no slip needed',
            'Check payee and amount: you cannot take a transfer back yourself',
          ],
          [
            'Bank transfer',
            'For large amounts and companies',
            'The account must be in the name of the company that the site shows',
          ],
          [
            'Cash on delivery',
            'You pay when it arrives',
            'Beware of parcels you did not order: check the sender first',
          ],
        ],
      },
    ),
    section(
      'slips',
      `
<p>วิธีชำระเงินทั้งหมดของร้านอยู่ที่<a href="/help/payment-methods">หน้าช่วยเหลือเรื่องการชำระเงิน</a></p>
<h2>สลิปไม่ใช่หลักฐานว่าเงินเข้า</h2>
<p>ภาพสลิปแก้ได้ในไม่กี่วินาที คนขายของมือสองจึงโดนบ่อย ให้เช็กยอดในแอปธนาคารของตัวเองเท่านั้น หรือสแกน QR มุมสลิปด้วยแอปธนาคารเพื่อตรวจว่ารายการมีจริง ส่วนคนซื้อก็ไม่ควรโพสต์สลิปลงโซเชียล เพราะมีทั้งชื่อ เลขบัญชีบางส่วน และเลขอ้างอิง</p>
<h2>สิ่งที่ร้านไม่มีวันขอ</h2>
<ul>
<li>รหัส OTP, รหัส PIN หรือเลข CVV หลังบัตร ทางโทรศัพท์หรือแชต</li>
<li>ให้ติดตั้งแอปจากลิงก์ หรือแชร์หน้าจอเพื่อ “ช่วยคืนเงิน”</li>
<li>ให้โอนค่าธรรมเนียมก่อนเพื่อรับรางวัลหรือรับเงินคืน</li>
</ul>
<p>ถ้ามีคนอ้างเป็นเรา ให้วางสายแล้วติดต่อกลับผ่าน<a href="/help-contact-us">หน้าติดต่อเรา</a>หรือ<a href="/store">สาขา</a>เอง และดูสถานะคำสั่งซื้อได้จากบัญชีของคุณในเว็บเท่านั้น</p>
<h2>โอนไปแล้วทำอย่างไร</h2>
<ul>
<li><strong>10 นาทีแรก:</strong> โทรสายด่วนของธนาคาร หรือศูนย์ AOC <strong>1441</strong> (ตลอด 24 ชั่วโมง) เพื่อขออายัดบัญชีปลายทาง</li>
<li><strong>วันเดียวกัน:</strong> เก็บภาพแชต ลิงก์เพจ สลิป และเลขบัญชี แล้วแจ้งความที่สถานีตำรวจหรือ thaipoliceonline.go.th</li>
<li>เปลี่ยนรหัสผ่านและออกจากระบบทุกเครื่อง ถ้าเคยกดลิงก์หรือติดตั้งแอป</li>
</ul>
<h2>ของถึงบ้านแล้วก็ยังต้องเช็ก</h2>
<p>ถ่ายวิดีโอตอนแกะกล่องต่อเนื่องตั้งแต่เห็นฉลากพัสดุ เทียบ IMEI หรือหมายเลขเครื่องกับข้างกล่อง และเก็บใบเสร็จไว้จนหมดประกัน การสั่งแบบเก็บเงินปลายทาง ตามประกาศด้านคุ้มครองผู้บริโภค ผู้ขนส่งต้องถือเงินไว้ 5 วันก่อนส่งให้ผู้ขาย ถ้าได้ของไม่ตรงจึงแจ้งขอเงินคืนกับผู้ขนส่งได้ภายในเวลานี้</p>
`,
      `
<p>Our ways to pay are in our <a href="/help/payment-methods">help on payment</a>.</p>
<h2>A slip does not prove a payment</h2>
<p>A picture of a slip is edited in seconds, and sellers of used goods are the victims. Look at the balance in your own banking app, or scan the QR code of the slip with it to see whether the transfer exists. Buyers should not post slips: they show a name, part of the account number and a reference.</p>
<h2>What a shop never asks for</h2>
<ul>
<li>An OTP, a PIN or the CVV of your card, by phone or chat.</li>
<li>To install an app from a link, or share your screen "for the refund".</li>
<li>To pay a fee first for a prize or a refund.</li>
</ul>
<p>If somebody claims to be us, hang up and contact us yourself by the <a href="/help-contact-us">contact page</a> or at a <a href="/store">branch</a>. The status of your orders is in your account on this site only.</p>
<h2>If you have already paid</h2>
<ul>
<li><strong>In the first ten minutes:</strong> call the hotline of your bank, or the AOC centre at <strong>1441</strong> (24 hours), to freeze the other account.</li>
<li><strong>On the same day:</strong> save chats, links, slips and account numbers, and report it at a police station or thaipoliceonline.go.th.</li>
<li>Change your passwords and sign out everywhere if you opened a link or installed an app.</li>
</ul>
<h2>When the parcel arrives</h2>
<p>Film the unboxing without a cut, starting with the label. Compare the IMEI or serial number with the box, and save the receipt until the warranty ends. With cash on delivery, consumer rules let the carrier hold the money for five days before the seller gets it: within them you can ask the carrier for a refund if the goods are wrong.</p>
`,
    ),
    productRow(
      'genuine',
      text('มือถือเครื่องศูนย์ไทย', 'Phones with Thai warranty'),
      { category: 'smartphones-tablets/smartphones', limit: 10 },
      '/product-category/smartphones-tablets/smartphones',
    ),
    questions(
      question(
        text('QR ในหน้าชำระเงินหมดเวลา ใช้ภาพเดิมได้ไหม', 'The QR code expired. May I use it still?'),
        text(
          'ไม่ควร ให้กลับไปที่คำสั่งซื้อแล้วสร้าง QR ใหม่ เพราะ QR ผูกกับเวลาและยอดของคำสั่งซื้อ',
          'No. Go back to the order for a new one, because it belongs to a time and an amount.',
        ),
      ),
      question(
        text(
          'มีพัสดุเก็บเงินปลายทางที่ไม่ได้สั่งมาส่ง ทำอย่างไร',
          'A parcel I did not order is delivered with cash due. What should I do?',
        ),
        text(
          'ปฏิเสธการรับและไม่ต้องจ่าย ถ้าคนในบ้านรับแทนบ่อย ให้ตกลงกันว่าจะจ่ายเฉพาะพัสดุที่คุณแจ้งไว้ล่วงหน้า',
          'Refuse it and do not pay. Agree with your family to pay only for parcels that you announced.',
        ),
      ),
    ),
  ],
};
