import { installmentAgents } from '../installments.ts';
import { sameText, text } from '../text.ts';
import { baht, payment, questions, type SeedHelpPage, section, table } from './help-page.ts';

const paymentMethods: SeedHelpPage = {
  slug: 'payment-methods',
  type: 'payment',
  title: text('วิธีชำระเงิน', 'Payment methods'),
  description: text(
    'บัตร คิวอาร์พร้อมเพย์ ผ่อนชำระ โอนเงิน และเก็บเงินปลายทาง พร้อมเวลาและวงเงินของแต่ละวิธี',
    'Cards, PromptPay QR, installments, bank transfer and cash on delivery, with their times and limits.',
  ),
  question: text('ชำระเงินไม่สำเร็จ ต้องทำอย่างไร', 'My payment failed. What can I do?'),
  related: ['installment', 'tax-invoice', 'how-to-order'],
  blocks: [
    table(
      'methods',
      text('วิธีที่ใช้ได้', 'What you can use'),
      [text('วิธี', 'Method'), text('ต้องชำระภายใน', 'Pay within'), text('ควรรู้', 'Good to know')],
      [
        [
          text('บัตรเครดิต / เดบิต', 'Credit or debit card'),
          text(`${payment.minutes} นาที`, `${payment.minutes} minutes`),
          text(
            'Visa, Mastercard และ JCB ธนาคารอาจให้ยืนยันด้วย OTP',
            'Visa, Mastercard and JCB; your bank may ask for a one-time code',
          ),
        ],
        [
          text('QR พร้อมเพย์', 'PromptPay QR'),
          text(`${payment.minutes} นาที`, `${payment.minutes} minutes`),
          text(
            'สแกนด้วยแอปธนาคารใดก็ได้ ยอดถูกใส่ไว้ในคิวอาร์แล้ว',
            'Scan it with any Thai bank app; the amount is in the code',
          ),
        ],
        [
          text('ผ่อนชำระผ่านบัตร', 'Credit card installment'),
          text(`${payment.minutes} นาที`, `${payment.minutes} minutes`),
          text('เลือกธนาคารและจำนวนเดือนที่หน้าชำระเงิน', 'Choose bank and months at the checkout'),
        ],
        [
          text('โอนเงินผ่านธนาคาร', 'Bank transfer'),
          text(`${payment.transferHours} ชั่วโมง`, `${payment.transferHours} hours`),
          text(
            'โอนเต็มจำนวนครั้งเดียวแล้วส่งสลิป เจ้าหน้าที่เป็นผู้ตรวจ',
            'Transfer the full amount at once and send the slip; our staff check it',
          ),
        ],
        [
          text('เก็บเงินปลายทาง', 'Cash on delivery'),
          text('เมื่อรับของ', 'On delivery'),
          text(
            `ไม่เกิน ${payment.cashLimit.th} เฉพาะจัดส่ง ยกเว้นพื้นที่เกาะ ห่างไกล และชายแดน`,
            `Up to ${payment.cashLimit.en}, for deliveries only; not on islands, in remote and border areas`,
          ),
        ],
      ],
    ),
    section(
      'details',
      `
<p>วงเงินขั้นต่ำและสูงสุดของบัตร คิวอาร์ และผ่อนชำระเป็นไปตามผู้ให้บริการรับชำระเงิน หากวิธีใดใช้กับคำสั่งซื้อของคุณไม่ได้ หน้าชำระเงินจะบอกเหตุผล</p>
<h2>โอนเงินและส่งสลิป</h2>
<ol>
<li>หน้าชำระเงินแสดงเลขบัญชี ยอดเงิน และเวลาที่เหลือ</li>
<li>โอนเต็มจำนวนในครั้งเดียว แล้วอัปโหลดสลิป (JPEG, PNG หรือ PDF ไม่เกิน 10 MB) ให้เห็น QR บนสลิปชัดเจน</li>
<li>ระหว่างตรวจสลิป คำสั่งซื้อจะไม่หมดอายุ เราแจ้งผลทางอีเมล</li>
<li>ถ้าสลิปไม่ผ่าน คุณมีเวลาอย่างน้อย ${payment.transferHours} ชั่วโมงนับจากนั้นเพื่อส่งใหม่หรือชำระวิธีอื่น</li>
</ol>
<h2>ชำระไม่สำเร็จ</h2>
<p>คำสั่งซื้อยังอยู่จนหมดเวลาชำระ ลองวิธีเดิมอีกครั้งหรือเปลี่ยนวิธีได้จากหน้าคำสั่งซื้อ หากถูกตัดเงินแล้วแต่สถานะยังไม่เปลี่ยน รอสักครู่ ระบบตรวจสอบกับธนาคารให้เอง เงินที่จ่ายซ้ำหรือเข้ามาหลังสินค้าหมด เราคืนให้เต็มจำนวน</p>
<h2>ข้อมูลบัตรของคุณ</h2>
<p>เลขบัตรถูกส่งตรงไปยังผู้ให้บริการรับชำระเงิน เราไม่เห็นและไม่เก็บเลขบัตรหรือรหัสหลังบัตร ร้านจะไม่โทรหรือส่งข้อความไปขอ OTP เลขบัตร หรือให้โอนเงินเข้าบัญชีบุคคล</p>`,
      `
<p>The minimum and maximum for cards, QR and installments are those of our payment provider. If a method cannot be used for your order, the checkout says why.</p>
<h2>Bank transfer and slip</h2>
<ol>
<li>The pay page shows the account, the amount and the time left.</li>
<li>Transfer the full amount at once and upload the slip (JPEG, PNG or PDF, up to 10 MB) with its QR code clearly visible.</li>
<li>While we check the slip, the order does not expire. We email you the result.</li>
<li>If a slip is rejected, you have at least ${payment.transferHours} hours from then to send another or to pay in another way.</li>
</ol>
<h2>If a payment fails</h2>
<p>The order stays open until the payment deadline. Try again or choose another method from the page of the order. If you were charged and the status has not changed, wait a moment: we check with the bank by ourselves. What is paid twice, or arrives when we have sold out, is refunded in full.</p>
<h2>Your card details</h2>
<p>Card numbers go straight to the payment provider: we neither see nor store them or the security code. We never call or write to ask for a one-time code or a card number, or for a transfer to a person's account.</p>`,
    ),
    questions(
      [
        text('เปลี่ยนวิธีชำระเงินหลังสั่งซื้อได้ไหม', 'Can I change the method after ordering?'),
        text(
          'ได้ ตราบใดที่ยังไม่ได้ชำระและยังไม่หมดเวลา ยกเว้นคำสั่งซื้อที่ได้ส่วนลดเฉพาะวิธีชำระเงินนั้น เวลาของวิธีใหม่นับจากเวลาที่สั่งซื้อ และจะไม่สั้นกว่าเวลาที่เหลืออยู่เดิม',
          'Yes, while it is unpaid and in time, unless it has a discount for that method. The time of the new method counts from when you placed the order, and it is never shorter than what you had.',
        ),
      ],
      [
        text('สลิปเป็นไฟล์ HEIC ส่งไม่ได้', 'My slip is a HEIC file and is not accepted'),
        text(
          'บันทึกหน้าจอของสลิปเป็น JPEG หรือ PNG แล้วส่งใหม่',
          'Take a screenshot of the slip, which is a JPEG or PNG, and send that.',
        ),
      ],
      [
        text('เก็บเงินปลายทางแล้วไม่รับของได้ไหม', 'What if I refuse a parcel that is paid on delivery?'),
        text(
          'พัสดุจะถูกส่งกลับและคำสั่งซื้อถูกยกเลิก หากเปลี่ยนใจ กรุณายกเลิกจากหน้าคำสั่งซื้อก่อนที่เราจะเริ่มเตรียมสินค้า',
          'It goes back and the order is cancelled. If you change your mind, please cancel the order before we prepare it.',
        ),
      ],
    ),
  ],
};

const planRows = installmentAgents.map(({ agentDescription, terms, minimumPerMonth }) => {
  const plans = Object.entries(terms);
  const months = (list: typeof plans) => list.map(([number]) => number).join(', ');
  const free = plans.filter(([, { rate }]) => rate === 0);
  const charged = plans.filter(([, { rate }]) => rate > 0);
  const rate = charged[0]?.[1].rate;
  return [
    agentDescription,
    text(`${months(free)} เดือน`, `${months(free)} months`),
    rate === undefined
      ? sameText('–')
      : text(`${months(charged)} เดือน (${rate}% ต่อเดือน)`, `${months(charged)} months (${rate}% a month)`),
    baht(minimumPerMonth),
  ];
});

const installment: SeedHelpPage = {
  slug: 'installment',
  type: 'payment',
  title: text('ผ่อนชำระ', 'Installments'),
  description: text(
    'ผ่อน 0% ผ่านบัตรที่ร่วมรายการ วิธีคิดดอกเบี้ย และเหตุผลที่บางคำสั่งซื้อผ่อนไม่ได้',
    '0% with the cards that take part, how interest is worked out, and why some orders cannot be paid in installments.',
  ),
  question: text('ผ่อน 0% ได้กี่เดือน ใช้บัตรอะไรได้บ้าง', 'How many months at 0%, and with which cards?'),
  related: ['payment-methods', 'how-to-order'],
  blocks: [
    table(
      'plans',
      text('แผนผ่อนทั่วไป', 'General plans'),
      [text('บัตร', 'Card'), sameText('0%'), text('มีดอกเบี้ย', 'With interest'), text('ขั้นต่ำต่อเดือน', 'Minimum a month')],
      planRows,
    ),
    section(
      'rules',
      `
<p>แผน 0% ระยะสั้นเริ่มที่ยอดประมาณ 3,000 บาท ระยะยาวเริ่มที่ยอดสูงกว่า ยอดต่อเดือนต้องไม่ต่ำกว่าขั้นต่ำของบัตร หน้าสินค้าและหน้าชำระเงินแสดงเฉพาะแผนที่ใช้ได้จริงในขณะนั้น พร้อมยอดต่อเดือน</p>
<h2>ดอกเบี้ยคิดอย่างไร</h2>
<p>คิดแบบคงที่ (flat rate): ยอดต่อเดือน = (ยอดซื้อ + ยอดซื้อ × อัตราต่อเดือน × จำนวนเดือน) ÷ จำนวนเดือน เช่น ยอด 12,000 บาท 0.65% ต่อเดือน 12 เดือน ดอกเบี้ยรวม 936 บาท จ่ายเดือนละ 1,078 บาท</p>
<h2>วิธีใช้</h2>
<ol>
<li>ที่หน้าชำระเงิน เลือก “ผ่อนชำระผ่านบัตร” แล้วเลือกธนาคารและจำนวนเดือน</li>
<li>ยืนยันคำสั่งซื้อ แล้วชำระให้เสร็จภายใน ${payment.minutes} นาที</li>
<li>บัตรต้องมีวงเงินเหลือครอบคลุมยอดเต็ม ธนาคารเป็นผู้อนุมัติและเรียกเก็บรายเดือนตามรอบบัญชี</li>
</ol>
<h2>สินค้าหลายชิ้นในคำสั่งซื้อเดียว</h2>
<p>สินค้าทุกชิ้นต้องมีแผนเดียวกัน บางรุ่นมีแผนพิเศษเฉพาะรุ่นและผ่อนรวมกับสินค้าอื่นไม่ได้ ระบบจะจัดกลุ่มให้คุณเลือกชำระทีละกลุ่ม ที่เหลือยังอยู่ในตะกร้า</p>`,
      `
<p>Short 0% plans begin at about ฿3,000, longer ones at more. The amount a month must reach the minimum of the card. Product pages and the checkout show the plans that you can really use, with the amount a month.</p>
<h2>How interest is worked out</h2>
<p>It is a flat rate: amount a month = (price + price × rate a month × months) ÷ months. For ฿12,000 at 0.65% a month over 12 months, the interest is ฿936 in total and you pay ฿1,078 a month.</p>
<h2>How to pay in installments</h2>
<ol>
<li>At the checkout choose “Credit card installment”, your bank and the months.</li>
<li>Place the order and complete the payment within ${payment.minutes} minutes.</li>
<li>The limit of the card must cover the whole amount. The bank approves it and charges you each month with your statement.</li>
</ol>
<h2>Several items in one order</h2>
<p>All items need a plan in common. Some models have plans of their own that do not go together with other goods. We then group the items, and you choose which group to pay now; the rest stays in the cart.</p>`,
    ),
    questions(
      [
        text('ใช้บัตรเดบิตผ่อนได้ไหม', 'Can I use a debit card?'),
        text('ไม่ได้ ต้องเป็นบัตรเครดิตหรือบัตรสินเชื่อที่ร่วมรายการ', 'No, only the credit and loan cards in the table.'),
      ],
      [
        text('คืนสินค้าที่ผ่อนอยู่ ได้เงินคืนอย่างไร', 'How am I refunded for an order paid in installments?'),
        text(
          'เราคืนเงินผ่านผู้ให้บริการรับชำระเงินกลับไปที่บัตร การยกเลิกแผนผ่อนและดอกเบี้ยเป็นไปตามเงื่อนไขของธนาคาร',
          'We refund the card through our payment provider. How the plan and its interest end is up to your bank.',
        ),
      ],
    ),
  ],
};

const taxInvoice: SeedHelpPage = {
  slug: 'tax-invoice',
  type: 'payment',
  title: text('ใบกำกับภาษี', 'Tax invoices'),
  description: text(
    'ขอใบกำกับภาษีเต็มรูปในนามบุคคลหรือบริษัท ดาวน์โหลดได้ที่ไหน และแก้ไขได้ถึงเมื่อไร',
    'Full tax invoices for people and companies, where to download them, and until when you can ask for one.',
  ),
  question: text('ขอใบกำกับภาษีเต็มรูปอย่างไร', 'How do I get a full tax invoice?'),
  related: ['payment-methods', 'returns'],
  blocks: [
    section(
      'how',
      `
<h2>ขอตอนสั่งซื้อ</h2>
<p>ที่หน้าชำระเงิน หัวข้อ “ใบกำกับภาษี” เลือกหรือเพิ่มผู้ซื้อ</p>
<ul>
<li><strong>บุคคลธรรมดา</strong> ชื่อ ที่อยู่ และเลขบัตรประชาชนหรือหนังสือเดินทาง</li>
<li><strong>นิติบุคคล</strong> ชื่อบริษัท ที่อยู่ เลขประจำตัวผู้เสียภาษี 13 หลัก และสำนักงานใหญ่หรือเลขสาขา 5 หลัก</li>
</ul>
<p>ถ้าไม่เลือก คุณจะได้ใบกำกับภาษีอย่างย่อ</p>
<h2>ได้รับเมื่อไร</h2>
<p>ออกให้เมื่อชำระเงินสำเร็จ หรือเมื่อส่งของถึงสำหรับเก็บเงินปลายทาง เราแนบ PDF ไปกับอีเมล และดาวน์โหลดได้ตลอดที่หน้า<a href="/account/my-order">คำสั่งซื้อ</a> หัวข้อ “เอกสาร” ใบกำกับภาษีเต็มรูปเป็นใบเสร็จรับเงินในฉบับเดียวกัน</p>
<h2>เปลี่ยนจากอย่างย่อเป็นเต็มรูป</h2>
<p>ขอได้เองจากหน้าคำสั่งซื้อ ภายในสิ้นเดือนที่ชำระเงิน ครั้งเดียวต่อคำสั่งซื้อ และต้องไม่มีการคืนเงินของคำสั่งซื้อนั้น ใบอย่างย่อเดิมจะถูกยกเลิก</p>
<h2>เมื่อคืนสินค้าหรือยกเลิก</h2>
<p>เราออกใบลดหนี้ตามยอดที่คืน และส่งให้ทางอีเมลพร้อมแจ้งการคืนเงิน</p>`,
      `
<h2>Ask when you order</h2>
<p>At the checkout, under “Tax invoice”, choose or add who it is for.</p>
<ul>
<li><strong>A person:</strong> name, address, and ID card or passport number.</li>
<li><strong>A company:</strong> name, address, 13-digit tax ID, and head office or 5-digit branch.</li>
</ul>
<p>If you choose nobody, you get an abbreviated tax invoice.</p>
<h2>When you get it</h2>
<p>It is issued when your payment succeeds, or when a parcel that is paid on delivery arrives. The PDF is attached to our email, and you can download it at any time from your <a href="/account/my-order">order</a> under “Documents”. A full tax invoice is the receipt as well.</p>
<h2>From abbreviated to full</h2>
<p>Ask for it on the page of the order until the end of the month in which you paid, once per order, and as long as nothing of it was refunded. The abbreviated one is cancelled.</p>
<h2>Returns and cancellations</h2>
<p>We issue a credit note for what is refunded and email it with the notice of the refund.</p>`,
    ),
    questions(
      [
        text('ข้อมูลในใบกำกับภาษีเต็มรูปผิด แก้ได้ไหม', 'The details on my full tax invoice are wrong. Can you change them?'),
        text(
          'เอกสารที่ออกแล้วแก้ไขไม่ได้ กรุณาตรวจชื่อ ที่อยู่ และเลขผู้เสียภาษีก่อนยืนยันคำสั่งซื้อ หากพบว่าผิด ติดต่อเราพร้อมเลขที่คำสั่งซื้อโดยเร็ว',
          'A document that was issued cannot be changed, so check name, address and tax ID before you place the order. If something is wrong, contact us soon with the order number.',
        ),
      ],
      [
        text('ออกใบกำกับภาษีคนละชื่อกับผู้รับสินค้าได้ไหม', 'Can the invoice be for somebody other than the receiver?'),
        text('ได้ ที่อยู่สำหรับใบกำกับภาษีแยกจากที่อยู่จัดส่ง', 'Yes. The billing address is separate from the delivery address.'),
      ],
      [
        text('ราคาบนเว็บรวมภาษีมูลค่าเพิ่มแล้วหรือยัง', 'Do prices include VAT?'),
        text(
          'รวมแล้วทุกราคา ภาษีคำนวณครั้งเดียวต่อเอกสารจากยอดที่ชำระจริง',
          'Yes, all of them. VAT is worked out once per document, from what you actually pay.',
        ),
      ],
    ),
  ],
};

export const payingPages = [paymentMethods, installment, taxInvoice];
