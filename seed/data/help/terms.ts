import { shop } from '#contract/shop.ts';
import { text } from '../text.ts';
import { payment, returns, type SeedHelpPage, section } from './help-page.ts';

const { company, name } = shop;

const terms: SeedHelpPage = {
  slug: 'terms',
  type: 'policies',
  title: text('ข้อกำหนดและเงื่อนไขการใช้บริการ', 'Terms of service and sale'),
  description: text(
    'การใช้เว็บไซต์ การเกิดสัญญาซื้อขาย ราคา แฟลชเซลล์ การชำระเงิน การจัดส่ง การคืนสินค้า และความรับผิด',
    'Use of the website, how a contract is made, prices, flash sales, payment, delivery, returns and liability.',
  ),
  question: null,
  related: ['privacy', 'returns', 'delivery'],
  blocks: [
    section(
      'terms',
      `
<h2>1. คู่สัญญา</h2>
<p>ข้อกำหนดนี้ใช้ระหว่างคุณกับ${company.name.th} (“${name.th}” “เรา”) เลขประจำตัวผู้เสียภาษี ${company.taxId} ${company.address.th} เมื่อสมัครสมาชิกหรือสั่งซื้อ ถือว่าคุณยอมรับข้อกำหนดฉบับที่แสดงอยู่ในขณะนั้น ผู้ที่ยังไม่บรรลุนิติภาวะต้องได้รับความยินยอมจากผู้แทนโดยชอบธรรม</p>
<h2>2. บัญชีของคุณ</h2>
<p>กรุณาให้ข้อมูลที่ถูกต้องและเก็บรหัสผ่านเป็นความลับ หากสงสัยว่ามีผู้อื่นใช้บัญชี ให้เปลี่ยนรหัสผ่านและแจ้งเราทันที ห้ามใช้โปรแกรมอัตโนมัติกว้านซื้อสินค้า เดารหัสคูปอง หรือรบกวนระบบ</p>
<h2>3. การสั่งซื้อและการเกิดสัญญา</h2>
<ol>
<li>สินค้าบนเว็บเป็นคำเชิญให้เสนอซื้อ การกด “ยืนยันคำสั่งซื้อ” คือคำเสนอของคุณ</li>
<li>สัญญาเกิดเมื่อเราได้รับชำระเงินครบถ้วนและยืนยันให้คุณทราบ หรือเมื่อเรายืนยันคำสั่งซื้อ ในกรณีเก็บเงินปลายทางหรือไม่มียอดต้องชำระ</li>
<li>คำสั่งซื้อที่ไม่ชำระภายในเวลา (${payment.minutes} นาทีสำหรับบัตร คิวอาร์ และผ่อนชำระ ${payment.transferHours} ชั่วโมงสำหรับโอนเงิน) จะหมดอายุ หากเงินเข้ามาภายหลังและสินค้ายังมี เราจะจัดส่งให้ ไม่เช่นนั้นคืนเงินเต็มจำนวน</li>
<li>คุณยกเลิกได้เองจนกว่าเราจะเริ่มเตรียมสินค้า เรายกเลิกคำสั่งซื้อได้ก่อนส่งของ หากสินค้าชำรุดหรือไม่มี ราคาผิดโดยเห็นได้ชัด หรือมีเหตุอันควรเชื่อว่าทุจริต โดยคืนเงินที่ชำระแล้วเต็มจำนวน</li>
</ol>
<h2>4. ราคา</h2>
<p>ราคาทุกรายการเป็นเงินบาทและรวมภาษีมูลค่าเพิ่มแล้ว ค่าจัดส่งแสดงแยกก่อนยืนยัน ราคาที่ใช้คือราคา ณ เวลาที่ยืนยันคำสั่งซื้อ ไม่ใช่เวลาที่ใส่ตะกร้า</p>
<h2>5. โปรโมชัน คูปอง และแฟลชเซลล์</h2>
<ul>
<li>ราคาแฟลชเซลล์ใช้ในช่วงเวลาและจำนวนที่กำหนดเท่านั้น และใช้เมื่อสิทธิ์ที่เหลือครอบคลุมทั้งจำนวนที่สั่งของรายการนั้น การใส่ตะกร้าไม่ใช่การจองสิทธิ์</li>
<li>สินค้าบางรายการจำกัดจำนวนต่อคำสั่งซื้อ ซึ่งแสดงในหน้าสินค้าหรือในตะกร้า</li>
<li>หนึ่งคำสั่งซื้อใช้โค้ดได้ 1 โค้ด และคูปองเก็บ 1 ใบ ตามเงื่อนไขของแต่ละใบ แลกเป็นเงินสดไม่ได้</li>
<li>ของแถมมีจำนวนจำกัด หากหมด ตะกร้าจะแจ้งก่อนยืนยัน</li>
</ul>
<h2>6. การชำระเงินและเอกสารภาษี</h2>
<p>ตาม<a href="/help/payment-methods">วิธีชำระเงิน</a> <a href="/help/installment">ผ่อนชำระ</a> และ<a href="/help/tax-invoice">ใบกำกับภาษี</a> การผ่อนเป็นสัญญาระหว่างคุณกับธนาคารผู้ออกบัตร</p>
<h2>7. การจัดส่งและความเสี่ยง</h2>
<p>ตาม<a href="/help/delivery">การจัดส่ง</a>และ<a href="/help/pickup">รับที่สาขา</a> วันที่แสดงเป็นประมาณการที่เราพยายามรักษา ความเสี่ยงต่อการสูญหายหรือเสียหายตกแก่คุณเมื่อคุณหรือผู้รับที่คุณระบุได้รับสินค้าแล้ว หากล่าช้าเกินสมควร คุณยกเลิกและรับเงินคืนเต็มจำนวนได้</p>
<h2>8. การคืนสินค้าและการรับประกัน</h2>
<p>คืนได้ภายใน ${returns.days} วันนับจากวันที่ได้รับ ตาม<a href="/help/returns">การคืนสินค้าและคืนเงิน</a> และมีประกันตาม<a href="/help/warranty">การรับประกันสินค้า</a></p>
<h2>9. ข้อมูลบนเว็บไซต์</h2>
<p>เราพยายามให้รายละเอียดถูกต้อง ภาพสินค้าเป็นภาพประกอบ สีอาจต่างตามหน้าจอ หากของจริงต่างจากที่อธิบายในสาระสำคัญ คุณคืนได้ เนื้อหา เครื่องหมาย และภาพเป็นของเราหรือเจ้าของสิทธิ ห้ามนำไปใช้ทางการค้าโดยไม่ได้รับอนุญาต</p>
<h2>10. ความรับผิด</h2>
<p>เรารับผิดตามกฎหมายต่อความชำรุดบกพร่องและความเสียหายที่เกิดจากเรา เราไม่รับผิดต่อเหตุสุดวิสัย หรือข้อมูลในเครื่องที่ไม่ได้สำรองไว้ ข้อกำหนดนี้ไม่ตัดหรือจำกัดสิทธิที่กฎหมายคุ้มครองผู้บริโภคให้คุณ</p>
<h2>11. ข้อมูลส่วนบุคคล</h2>
<p>ตาม<a href="/help/privacy">นโยบายความเป็นส่วนตัว</a>และ<a href="/help/cookie-policy">นโยบายคุกกี้</a></p>
<h2>12. กฎหมายและข้อพิพาท</h2>
<p>ใช้กฎหมายไทย หากมีปัญหา <a href="/help-contact-us">ติดต่อเรา</a>ก่อน เราจะพยายามตกลงกับคุณโดยเร็ว คุณร้องเรียนต่อสำนักงานคณะกรรมการคุ้มครองผู้บริโภค (สคบ.) หรือฟ้องต่อศาลไทยที่มีเขตอำนาจได้ หากฉบับภาษาไทยและอังกฤษขัดกัน ให้ยึดภาษาไทย</p>
<h2>13. การเปลี่ยนแปลง</h2>
<p>ฉบับใหม่มีผลกับคำสั่งซื้อหลังวันที่ประกาศ คำสั่งซื้อเดิมใช้ฉบับที่มีผลในวันที่สั่ง</p>`,
      `
<h2>1. Parties</h2>
<p>These terms are between you and ${company.name.en} (“${name.en}”, “we”), tax ID ${company.taxId}, ${company.address.en}. By registering or ordering you accept the version shown at that time. Minors need the consent of their legal representative.</p>
<h2>2. Your account</h2>
<p>Give correct details and keep your password secret. If you suspect that somebody else uses your account, change the password and tell us at once. Buying up goods with automatic programs, guessing coupon codes and disturbing the website are not allowed.</p>
<h2>3. Orders and contracts</h2>
<ol>
<li>The goods on the website are an invitation. By pressing “Place order” you make an offer.</li>
<li>The contract is made when we have received the full payment and confirm it to you, or, for cash on delivery and orders with nothing to pay, when we confirm the order.</li>
<li>An order that is not paid in time (${payment.minutes} minutes for cards, QR and installments, ${payment.transferHours} hours for bank transfers) expires. If the money arrives later and we have the goods, we deliver them; otherwise we refund you in full.</li>
<li>You can cancel until we start to prepare the order. Before it is sent, we can cancel if the goods are damaged or missing, a price is obviously wrong, or there is good reason to suspect fraud. We then refund in full what you paid.</li>
</ol>
<h2>4. Prices</h2>
<p>All prices are in baht and include VAT. The delivery fee is shown before you place the order. The price that counts is the one when you place the order, not when you put an item in the cart.</p>
<h2>5. Promotions, coupons and flash sales</h2>
<ul>
<li>Flash-sale prices are for a certain time and number of units, and apply if what is left covers the whole quantity of that item in your order. The cart reserves nothing.</li>
<li>Some goods are limited per order, as the product page or the cart says.</li>
<li>An order can have one code and one collected coupon, on their own terms. They have no cash value.</li>
<li>Gifts are limited. If they run out, the cart says so before you order.</li>
</ul>
<h2>6. Payment and tax documents</h2>
<p>As in <a href="/help/payment-methods">Payment methods</a>, <a href="/help/installment">Installments</a> and <a href="/help/tax-invoice">Tax invoices</a>. Installments are a contract between you and the bank of your card.</p>
<h2>7. Delivery and risk</h2>
<p>As in <a href="/help/delivery">Delivery</a> and <a href="/help/pickup">Pickup at a branch</a>. The dates shown are estimates that we do our best to meet. The risk of loss and damage passes to you when you, or the receiver you named, have the goods. If a delivery is unreasonably late, you can cancel and are refunded in full.</p>
<h2>8. Returns and warranty</h2>
<p>You can return goods within ${returns.days} days of receiving them as in <a href="/help/returns">Returns and refunds</a>. The warranty is described in <a href="/help/warranty">Warranty</a>.</p>
<h2>9. What the website says</h2>
<p>We do our best to be correct. Pictures are illustrations, and colours depend on your screen. If goods differ materially from their description, you can return them. Texts, marks and pictures belong to us or to their owners and must not be used commercially without permission.</p>
<h2>10. Liability</h2>
<p>We are liable by law for defects and for damage that we cause. We are not liable for force majeure or for data on devices that was not backed up. Nothing here excludes or limits the rights that consumer protection law gives you.</p>
<h2>11. Personal data</h2>
<p>As in the <a href="/help/privacy">privacy policy</a> and the <a href="/help/cookie-policy">cookie policy</a>.</p>
<h2>12. Law and disputes</h2>
<p>Thai law applies. If there is a problem, <a href="/help-contact-us">contact us</a> first and we try to settle it soon. You can complain to the Office of the Consumer Protection Board or go to the Thai court that has jurisdiction. If the Thai and English texts differ, the Thai one counts.</p>
<h2>13. Changes</h2>
<p>A new version applies to orders after its date. For an order, the version of the day on which it was placed counts.</p>`,
    ),
  ],
};

export const termsPages = [terms];
