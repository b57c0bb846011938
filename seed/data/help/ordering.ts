import { text } from '../text.ts';
import { payment, questions, type SeedHelpPage, section } from './help-page.ts';

const howToOrder: SeedHelpPage = {
  slug: 'how-to-order',
  type: 'orders',
  title: text('วิธีสั่งซื้อ', 'How to order'),
  description: text(
    'ตั้งแต่เลือกสินค้าจนถึงรับของ รวมทั้งการติดตามและยกเลิกคำสั่งซื้อ',
    'From choosing a product to receiving it, and how to track or cancel an order.',
  ),
  question: text('ยกเลิกคำสั่งซื้อได้เมื่อไร', 'Until when can I cancel an order?'),
  related: ['payment-methods', 'delivery', 'coupons'],
  blocks: [
    section(
      'steps',
      `
<h2>สั่งซื้อใน 5 ขั้นตอน</h2>
<ol>
<li><strong>เลือกสินค้า</strong> ค้นหาจากช่องค้นหาหรือหมวดสินค้า เลือกสีและความจุ แล้วกด “เพิ่มลงตะกร้า” ถ้าต้องการจ่ายเฉพาะชิ้นนั้นทันที กด “ซื้อเลย”</li>
<li><strong>ตรวจตะกร้า</strong> ติ๊กเฉพาะรายการที่จะซื้อครั้งนี้ รายการที่ไม่ติ๊กจะยังอยู่ในตะกร้า ใส่โค้ดส่วนลดหรือเลือกคูปองที่เก็บไว้ได้ที่นี่ (ดู<a href="/help/coupons">วิธีใช้คูปอง</a>)</li>
<li><strong>เข้าสู่ระบบ</strong> แล้วกด “ชำระเงิน” ของในตะกร้าที่เลือกไว้ก่อนเข้าสู่ระบบจะตามมาด้วย</li>
<li><strong>เลือกวิธีรับสินค้า</strong> จะให้<a href="/help/delivery">จัดส่งตามที่อยู่</a> หรือ<a href="/help/pickup">รับที่สาขา</a>ก็ได้ แล้วเลือกว่าต้องการ<a href="/help/tax-invoice">ใบกำกับภาษีเต็มรูป</a>หรือไม่</li>
<li><strong>เลือกวิธีชำระเงิน ตรวจยอด แล้วกด “ยืนยันคำสั่งซื้อ”</strong> คุณจะได้เลขที่คำสั่งซื้อที่ขึ้นต้นด้วย SF และอีเมลยืนยัน</li>
</ol>
<p>ราคาและสต็อกตรวจใหม่ทุกครั้งจนถึงตอนยืนยัน ถ้ามีอะไรเปลี่ยนระหว่างที่คุณกำลังสั่ง เราจะแสดงยอดใหม่ให้ดูก่อน และจะไม่สร้างคำสั่งซื้อจนกว่าคุณจะยืนยันอีกครั้ง</p>
<h2>ติดตามคำสั่งซื้อ</h2>
<p>ดูสถานะได้ที่ <a href="/account/my-order">คำสั่งซื้อของฉัน</a> ทุกขั้นตอนสำคัญเราแจ้งทางอีเมลด้วย ตั้งแต่ได้รับชำระเงิน ส่งของพร้อมเลขพัสดุ ไปจนถึงพร้อมให้รับที่สาขา</p>
<h2>ยกเลิกคำสั่งซื้อ</h2>
<p>เปิดคำสั่งซื้อแล้วกด “ยกเลิกคำสั่งซื้อ” ได้เองจนกว่าเราจะเริ่มเตรียมสินค้า</p>
<ul>
<li>ยังไม่ได้ชำระเงิน: ยกเลิกได้ทันที ยกเว้นระหว่างที่เจ้าหน้าที่กำลังตรวจสลิปโอนเงิน</li>
<li>ชำระเงินแล้ว: เราคืนเงินเต็มจำนวนให้ทางช่องทางที่ชำระ คูปองที่ใช้จะกลับมาใช้ได้อีกหากยังไม่หมดอายุ</li>
<li>เริ่มเตรียมสินค้าแล้ว: กรุณาโทรหาคอลเซ็นเตอร์โดยเร็ว หากของยังไม่ออกจากคลัง เราจะยกเลิกให้</li>
</ul>`,
      `
<h2>Five steps to an order</h2>
<ol>
<li><strong>Choose a product.</strong> Search or browse the categories, choose colour and storage, and press “Add to cart”. To pay for that item alone at once, press “Buy now”.</li>
<li><strong>Check the cart.</strong> Tick what you want to buy now; the rest stays in the cart. Enter a discount code or choose a coupon you collected here (see <a href="/help/coupons">how coupons work</a>).</li>
<li><strong>Sign in</strong> and press “Checkout”. What you put in the cart before comes with you.</li>
<li><strong>Choose how to get your order:</strong> <a href="/help/delivery">home delivery</a> or <a href="/help/pickup">branch pickup</a>. Say whether you need a <a href="/help/tax-invoice">full tax invoice</a>.</li>
<li><strong>Choose a payment method, check the total and press “Place order”.</strong> You get an order number that begins with SF, and an email that confirms it.</li>
</ol>
<p>Prices and stock are checked again until you place the order. If anything changes in the meantime, we show you the new total first and create no order until you confirm it.</p>
<h2>Follow an order</h2>
<p>Its status is under <a href="/account/my-order">My orders</a>. We also email you at each important step: payment received, parcel on its way with its tracking number, or ready at your branch.</p>
<h2>Cancel an order</h2>
<p>Open the order and press “Cancel order”, until we start to prepare it.</p>
<ul>
<li>Not paid yet: it is cancelled at once, except while we check the slip of a bank transfer.</li>
<li>Paid: we refund the full amount the way you paid. Coupons that you used can be used again if they have not expired.</li>
<li>Being prepared: please call us quickly. If it has not left the warehouse, we cancel it for you.</li>
</ul>`,
    ),
    questions(
      [
        text('ต้องสมัครสมาชิกก่อนสั่งซื้อไหม', 'Do I need an account to order?'),
        text(
          'เลือกสินค้าใส่ตะกร้าได้โดยไม่ต้องสมัคร แต่ต้องเข้าสู่ระบบก่อนชำระเงิน จะสมัครด้วยอีเมล หรือเข้าด้วยบัญชีโซเชียลที่มีให้เลือกในหน้าเข้าสู่ระบบก็ได้',
          'You can fill a cart without one, but you sign in before you pay. Register with your email address, or use one of the social accounts offered in the sign-in dialog.',
        ),
      ],
      [
        text('ใส่ของในตะกร้าแล้ว ถือว่าจองไว้หรือยัง', 'Does the cart reserve an item for me?'),
        text(
          'ยัง เรากันสินค้าให้เมื่อยืนยันคำสั่งซื้อแล้วเท่านั้น สินค้าแฟลชเซลล์ก็เช่นกัน',
          'No. We reserve it when you place the order, and not before. That is also true of flash sales.',
        ),
      ],
      [
        text('ลืมชำระเงิน ออเดอร์จะเป็นอย่างไร', 'What happens if I forget to pay?'),
        text(
          `คำสั่งซื้อจะหมดอายุและเราปล่อยสินค้าให้ผู้อื่น: ${payment.minutes} นาทีสำหรับบัตร คิวอาร์ และผ่อนชำระ หรือ ${payment.transferHours} ชั่วโมงสำหรับโอนเงิน หากเงินเข้ามาหลังจากนั้นและยังมีสินค้า เราจะส่งให้ตามเดิม ถ้าสินค้าหมดแล้วเราคืนเงินเต็มจำนวน`,
          `The order expires and the items are released: after ${payment.minutes} minutes for cards, QR and installments, or ${payment.transferHours} hours for bank transfers. If the money still arrives later, we deliver if we have the items, or refund you in full.`,
        ),
      ],
      [
        text('แก้ที่อยู่หลังสั่งซื้อได้ไหม', 'Can I change the address after ordering?'),
        text(
          'แก้เองไม่ได้ ถ้ายังไม่จัดส่ง กรุณาโทรหาเรา เราแก้ที่อยู่ให้และส่งที่อยู่ใหม่ทางอีเมลให้คุณตรวจ หรือถ้ายังไม่เริ่มเตรียมสินค้า ยกเลิกแล้วกด “ซื้ออีกครั้ง” เพื่อสั่งใหม่ก็ได้',
          'Not by yourself. Until it is sent, call us: we correct the address and email you the new one to check. Or, if we have not started to prepare it, cancel it and press “Buy again”.',
        ),
      ],
    ),
  ],
};

const coupons: SeedHelpPage = {
  slug: 'coupons',
  type: 'orders',
  title: text('คูปองและโค้ดส่วนลด', 'Coupons and discount codes'),
  description: text(
    'เก็บคูปองอย่างไร ใช้พร้อมกันได้กี่ใบ และทำไมคูปองถึงใช้ไม่ได้',
    'How to collect coupons, how many you can use at once, and why one does not apply.',
  ),
  question: text('ใช้คูปองกับโค้ดพร้อมกันได้ไหม', 'Can I use a coupon and a code together?'),
  related: ['how-to-order', 'payment-methods'],
  blocks: [
    section(
      'kinds',
      `
<h2>คูปองมี 2 แบบ</h2>
<ul>
<li><strong>คูปองเก็บ</strong> กด “เก็บคูปอง” ที่<a href="/coupon">ศูนย์รวมคูปอง</a>ก่อน (ต้องเข้าสู่ระบบ) แล้วเลือกใช้ในตะกร้า ดูคูปองที่เก็บไว้ได้ที่ <a href="/account/my-discount-code">คูปองของฉัน</a></li>
<li><strong>โค้ดส่วนลด</strong> พิมพ์ในช่องโค้ดในตะกร้า ตัวพิมพ์เล็กใหญ่ เว้นวรรค หรือขีดไม่มีผล</li>
</ul>
<p>หนึ่งคำสั่งซื้อใช้ได้ <strong>คูปองเก็บ 1 ใบ และโค้ด 1 โค้ด</strong> พร้อมกัน เว้นแต่เงื่อนไขของคูปองห้ามใช้ร่วมกับส่วนลดอื่น เราเรียงคูปองที่ลดได้มากที่สุดไว้บนสุดให้เสมอ</p>
<h2>เมื่อคูปองใช้ไม่ได้</h2>
<p>ตะกร้าจะบอกเหตุผล เช่น ยอดยังไม่ถึงขั้นต่ำและขาดอีกเท่าไร สินค้าไม่อยู่ในรายการ คูปองหมดอายุ หรือสิทธิ์ถูกใช้ครบแล้ว ยอดขั้นต่ำคิดจากสินค้าที่ติ๊กเลือก ไม่รวมค่าจัดส่ง</p>
<h2>ยกเลิกหรือคืนสินค้าแล้วคูปองไปไหน</h2>
<p>ถ้าคำสั่งซื้อถูกยกเลิกหรือหมดอายุเพราะไม่ได้ชำระเงิน สิทธิ์จะกลับมาโดยอัตโนมัติ และใช้ได้หากคูปองยังไม่หมดอายุ ถ้าคืนสินค้าบางชิ้น เราคืนเงินตามราคาที่จ่ายจริงหลังหักส่วนลดของชิ้นนั้น</p>`,
      `
<h2>There are two kinds</h2>
<ul>
<li><strong>Coupons to collect:</strong> press “Collect” in the <a href="/coupon">coupon centre</a> first (you need to be signed in), then choose it in the cart. Those you have are under <a href="/account/my-discount-code">My coupons</a>.</li>
<li><strong>Discount codes:</strong> type one in the cart. Capital letters, spaces and hyphens do not matter.</li>
</ul>
<p>An order can have <strong>one collected coupon and one code</strong> at the same time, unless the terms of a coupon exclude other discounts. The coupon that saves you most is always on top.</p>
<h2>If a coupon does not apply</h2>
<p>The cart says why: you need to spend more, and how much; the items are not included; it has expired; or all uses are taken. The minimum counts the items that you ticked, without delivery.</p>
<h2>Cancelled and returned orders</h2>
<p>If an order is cancelled, or expires because it was not paid, the use comes back by itself and can be used until the coupon expires. If you return some of the items, we refund what you actually paid for them after the discount.</p>`,
    ),
    questions(
      [
        text('เก็บคูปองแล้วใช้ได้ถึงเมื่อไร', 'How long is a collected coupon valid?'),
        text(
          'ดูวันหมดอายุบนคูปองแต่ละใบ บางใบนับจำนวนวันจากวันที่เก็บครั้งแรก การลบแล้วเก็บใหม่ไม่ต่ออายุให้',
          'Its last day is on the coupon. Some are valid for a number of days after you first collected them; removing and collecting one again adds no days.',
        ),
      ],
      [
        text('ใช้คูปองกับสินค้าลดราคาหรือแฟลชเซลล์ได้ไหม', 'Do coupons work on special prices and flash sales?'),
        text(
          'ได้ ถ้าเงื่อนไขของคูปองไม่ได้ยกเว้นไว้ ใส่ในตะกร้าแล้วจะเห็นส่วนลดทันที',
          'Yes, unless its terms say otherwise. Apply it in the cart and you see the discount at once.',
        ),
      ],
      [
        text('โค้ดที่ได้มาใช้ได้กี่ครั้ง', 'How often can I use a code?'),
        text(
          'ขึ้นกับเงื่อนไขของโค้ดนั้น โค้ดเฉพาะบุคคลใช้ได้ครั้งเดียว โค้ดทั่วไปอาจจำกัดจำนวนครั้งต่อคนหรือจำนวนสิทธิ์รวม',
          'That depends on the code. Personal codes work once; others may be limited per person or in total.',
        ),
      ],
    ),
  ],
};

export const orderingPages = [howToOrder, coupons];
