import { question, text } from '../text.ts';
import { comparison, editors, productRow, questions, type SeedArticle, section } from './article.ts';

export const taxInvoices: SeedArticle = {
  slug: 'tax-invoice-when-shopping-online',
  title: text(
    'ขอใบกำกับภาษีเต็มรูปตอนซื้อของออนไลน์ ต้องกรอกอะไร และใช้ลดหย่อนได้เมื่อไร',
    'Tax invoices when you shop online: what to enter, and when they reduce tax',
  ),
  description: text(
    'ใบกำกับภาษีเต็มรูปกับอย่างย่อต่างกันอย่างไร ข้อมูลที่ต้องตรงทุกตัวอักษร วิธีถอด VAT และเรื่องมาตรการลดหย่อนแบบ Easy E-Receipt',
    'Full and abbreviated tax invoices, the details that must be exact, how VAT is worked out, and deductions such as Easy E-Receipt.',
  ),
  category: 'smart-shopping',
  tags: ['payment', 'how-to', 'after-sales'],
  author: editors.team,
  publishedDaysAgo: 285,
  blocks: [
    section(
      'intro',
      `
<p>ซื้อโน้ตบุ๊กให้บริษัท ซื้อเครื่องพิมพ์เข้าร้าน หรือจะใช้สิทธิลดหย่อนภาษีปลายปี ทั้งหมดต้องมีใบกำกับภาษีที่ถูกต้อง ปัญหาที่ฝ่ายบัญชีเจอบ่อยไม่ใช่ไม่มีเอกสาร แต่เป็นชื่อสะกดผิดหรือไม่มีเลขสาขา จนต้องวนขอออกใหม่</p>
<h2>เต็มรูปกับอย่างย่อต่างกันตรงไหน</h2>
<p><strong>ใบกำกับภาษีเต็มรูป</strong>ระบุชื่อ ที่อยู่ และเลขประจำตัวผู้เสียภาษีของผู้ซื้อ กิจการที่จดทะเบียนภาษีมูลค่าเพิ่มนำไปเครดิตภาษีซื้อได้ <strong>ใบกำกับภาษีอย่างย่อ</strong>ไม่มีชื่อผู้ซื้อ ใช้เป็นหลักฐานการซื้อและการรับประกันได้ แต่ใช้เครดิตภาษีซื้อไม่ได้</p>
`,
      `
<p>A laptop for the company, a printer for the shop, or a deduction at the end of the year: all need a correct tax invoice. What accountants meet most is not a missing document but a misspelt name or a missing branch, and everything must be issued again.</p>
<h2>Full or abbreviated</h2>
<p>A <strong>full tax invoice</strong> (ใบกำกับภาษีเต็มรูป) names the buyer with address and tax ID, and a VAT-registered business can claim its input tax. An <strong>abbreviated one</strong> (อย่างย่อ) has no buyer. It proves the purchase, also for the warranty, but not input tax.</p>
`,
    ),
    comparison(
      'fields',
      {
        caption: 'ข้อมูลที่ต้องกรอกให้ตรง',
        headings: ['ข้อมูล', 'บุคคลธรรมดา', 'นิติบุคคล'],
        rows: [
          ['ชื่อ', 'ชื่อ–นามสกุลตามบัตรประชาชน', 'ชื่อเต็มตามหนังสือรับรอง เช่น บริษัท … จำกัด'],
          ['เลขประจำตัวผู้เสียภาษี', 'เลขบัตรประชาชน 13 หลัก', 'เลขนิติบุคคล 13 หลัก'],
          ['สาขา', 'ไม่ต้องกรอก', 'สำนักงานใหญ่ หรือเลขสาขา 5 หลัก เช่น 00001'],
          ['ที่อยู่', 'ตามทะเบียนบ้านหรือที่อยู่ที่ใช้ยื่นภาษี', 'ตาม ภ.พ.20'],
          ['ใช้ทำอะไร', 'หลักฐาน ลดหย่อนตามมาตรการ', 'ภาษีซื้อ ค่าใช้จ่ายหรือสินทรัพย์ของกิจการ'],
        ],
      },
      {
        caption: 'What to enter exactly',
        headings: ['Detail', 'Person', 'Company'],
        rows: [
          ['Name', 'As on the ID card', 'In full, as in the certificate of registration'],
          ['Tax ID', 'The 13 digits of the ID card', 'The 13 digits of the company'],
          ['Branch', 'None', 'Head office, or five digits such as 00001'],
          ['Address', 'As registered, or as in your tax return', 'As in the VAT certificate (P.P. 20)'],
          ['Use', 'Evidence, deductions under a measure', 'Input tax, expense or asset'],
        ],
      },
    ),
    section(
      'steps',
      `
<h2>ขอใบกำกับภาษีกับร้านเราอย่างไร</h2>
<ul>
<li>ในหน้าชำระเงิน เลือกผู้ซื้อสำหรับใบกำกับภาษีจากที่อยู่ออกบิล หรือเพิ่มใหม่ แล้วเลือกบุคคลธรรมดาหรือนิติบุคคล</li>
<li>เอกสารออกเมื่อชำระเงินสำเร็จ ส่วนการเก็บเงินปลายทาง ออกเมื่อส่งของถึงแล้ว ดูและดาวน์โหลดได้จากหน้าคำสั่งซื้อ</li>
<li>ถ้าไม่ได้เลือกไว้ จะได้ใบกำกับภาษีอย่างย่อ และขอเปลี่ยนเป็นเต็มรูปได้หนึ่งครั้งจากหน้าคำสั่งซื้อ <strong>ภายในเดือนที่ชำระเงิน</strong> อย่ารอข้ามเดือน</li>
</ul>
<h2>ถอด VAT จากราคาป้าย</h2>
<p>ราคาในร้านรวมภาษีมูลค่าเพิ่ม 7% แล้ว ภาษีที่อยู่ในราคา = ราคา × 7 ÷ 107 เช่น เครื่องพิมพ์ 10,700 บาท คือมูลค่าสินค้า 10,000 บาท บวก VAT 700 บาท ถ้าใช้คูปอง ใบกำกับภาษีจะแสดงยอดหลังหักส่วนลดที่จ่ายจริง</p>
<h2>มาตรการลดหย่อนอย่าง Easy E-Receipt</h2>
<p>บางปีรัฐบาลให้บุคคลธรรมดานำค่าซื้อสินค้ามาลดหย่อนภาษีได้ หลักการที่เหมือนกันเกือบทุกครั้งมีดังนี้</p>
<ul>
<li>ต้องซื้อภายในช่วงวันที่กำหนด และไม่เกินวงเงินของปีนั้น</li>
<li>เอกสารต้องเป็นใบกำกับภาษีอิเล็กทรอนิกส์ (e-Tax Invoice) หรือใบรับอิเล็กทรอนิกส์ (e-Receipt) จากผู้ขายที่อยู่ในระบบของกรมสรรพากร ใบกำกับภาษีกระดาษอาจใช้ไม่ได้</li>
<li>ชื่อและเลขบัตรประชาชนต้องตรงกับผู้ใช้สิทธิ</li>
<li>สินค้าและบริการบางประเภทไม่เข้าเกณฑ์</li>
</ul>
<p>วันเวลา วงเงิน และเงื่อนไขเปลี่ยนทุกปี และไม่ใช่ทุกปีที่จะมี ก่อนซื้อเพื่อใช้สิทธิ ให้ตรวจประกาศล่าสุดที่ rd.go.th และดูว่าร้านประกาศเข้าร่วมหรือไม่</p>
<h2>ซื้อเข้ากิจการ คุยกับนักบัญชีก่อน</h2>
<p>ของชิ้นเล็กอาจลงเป็นค่าใช้จ่ายได้ทันที ส่วนคอมพิวเตอร์หรือ<a href="/product-category/computer-accessories/printers">เครื่องพิมพ์</a>ที่ใช้เกินหนึ่งปีมักบันทึกเป็นสินทรัพย์แล้วทยอยหักค่าเสื่อม ภาษีซื้อที่ยังไม่ได้ใช้ในเดือนนั้นโดยทั่วไปใช้ได้ภายใน 6 เดือนถัดไป สำหรับ<a href="/product-category/laptops/business-laptops">โน้ตบุ๊กธุรกิจ</a>หลายเครื่อง แยกคำสั่งซื้อตามสาขาที่จะออกใบกำกับภาษีจะจัดการง่ายกว่า อ่านขั้นตอนทีละหน้าจอได้ที่<a href="/help/tax-invoice">หน้าช่วยเหลือเรื่องใบกำกับภาษี</a> หรือ<a href="/help-contact-us">ติดต่อเรา</a></p>
`,
      `
<h2>How to get one from us</h2>
<ul>
<li>At checkout, choose the buyer for the tax invoice among your billing addresses or add one, as a person or a company.</li>
<li>It is issued when the payment succeeds, with cash on delivery when the parcel is delivered. See and download it on the page of the order.</li>
<li>Without a buyer you get an abbreviated one. You can have it replaced by a full one once, on the page of the order, <strong>within the month of the payment</strong>. Do not wait for the next month.</li>
</ul>
<h2>VAT in the price</h2>
<p>Our prices include 7% VAT. The VAT in a price is price × 7 ÷ 107: a printer for 10,700 baht is 10,000 baht plus 700 baht VAT. With a coupon, the invoice shows what you really paid after the discount.</p>
<h2>Deductions such as Easy E-Receipt</h2>
<p>In some years the government lets individuals deduct purchases from taxable income. The principles have been much the same each time:</p>
<ul>
<li>You buy within given days, up to the limit of that year.</li>
<li>The document is an electronic tax invoice (e-Tax Invoice) or e-Receipt of a seller in the Revenue Department's system. One on paper may not count.</li>
<li>Name and ID number are those of the person who deducts.</li>
<li>Some goods and services are excluded.</li>
</ul>
<p>Days, limits and conditions change, and not every year has such a measure. Before you buy for that reason, read the latest announcement at rd.go.th and see whether the shop announces that it takes part.</p>
<h2>For a business, ask your accountant</h2>
<p>Small things may be an expense at once. Computers and <a href="/product-category/computer-accessories/printers">printers</a> used for more than a year are usually assets that depreciate. Input tax that was not claimed in its month can generally be claimed within the next six. For several <a href="/product-category/laptops/business-laptops">business laptops</a>, separate orders per branch are easier to handle. More in our <a href="/help/tax-invoice">help on tax invoices</a>, or <a href="/help-contact-us">contact us</a>.</p>
`,
    ),
    productRow(
      'business',
      text('โน้ตบุ๊กสำหรับธุรกิจ', 'Business laptops'),
      { category: 'laptops/business-laptops', limit: 8 },
      '/product-category/laptops/business-laptops',
    ),
    productRow(
      'printers',
      text('เครื่องพิมพ์สำหรับสำนักงาน', 'Printers for the office'),
      { category: 'computer-accessories/printers', limit: 8 },
      '/product-category/computer-accessories/printers',
    ),
    questions(
      question(
        text('กรอกชื่อผิด แก้ได้ไหม', 'I entered a wrong name. Can it be corrected?'),
        text(
          'ติดต่อเราทันทีพร้อมหมายเลขคำสั่งซื้อ ใบกำกับภาษีที่ออกแล้วแก้ในเอกสารเดิมไม่ได้ การตรวจให้ถูกก่อนกดยืนยันจึงเร็วที่สุด',
          'Contact us at once with the number of the order. An issued tax invoice cannot be edited, so checking before you confirm is fastest.',
        ),
      ),
      question(
        text('คืนสินค้าแล้วใบกำกับภาษีทำอย่างไร', 'What about the tax invoice after a refund?'),
        text(
          'เมื่อคืนเงิน ระบบจะออกใบลดหนี้อ้างอิงใบกำกับภาษีเดิม กิจการใช้ใบลดหนี้ปรับภาษีซื้อในเดือนที่ได้รับ',
          'With the refund a credit note is issued that refers to the tax invoice. A business adjusts its input tax with it in the month in which it arrives.',
        ),
      ),
    ),
  ],
};
