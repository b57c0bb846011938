import type { Localised } from '../../types.ts';
import { shippingZones } from '../shipping.ts';
import { text } from '../text.ts';
import { baht, deliveryFee, payment, questions, type SeedHelpPage, section, table } from './help-page.ts';

/** Lines do not break at the dash. */
const range = (minimum: number, maximum: number) => `${minimum}\u2060–\u2060${maximum}`;
const kilograms = (grams: number) => grams / 1000;

const zones = ['bangkok', 'provinces', 'border', 'islands'].map((key) => {
  const zone = shippingZones.find((one) => one.zone === key);
  if (!zone) throw new Error(`There is no shipping zone ${key}.`);
  return zone;
});

/** All zones have rates for the same weights. */
const weights = (zones[0]?.rates ?? []).map(({ from }, index, rates): Localised => {
  const next = rates[index + 1];
  if (!next) return text(`${kilograms(from)} กก. ขึ้นไป`, `${kilograms(from)} kg or more`);
  return from === 0
    ? text(`ไม่ถึง ${kilograms(next.from)} กก.`, `Under ${kilograms(next.from)} kg`)
    : text(
        `ตั้งแต่ ${kilograms(from)} แต่ไม่ถึง ${kilograms(next.from)} กก.`,
        `From ${kilograms(from)} to under ${kilograms(next.from)} kg`,
      );
});

const feeRows = zones.map(({ name, rates }) => [
  name,
  ...rates.map(({ fee, days: [minimum, maximum] }) =>
    text(`${baht(fee).th} ${range(minimum, maximum)} วัน`, `${baht(fee).en} ${range(minimum, maximum)} days`),
  ),
]);
const freeFrom = baht(deliveryFee.freeFrom);

const delivery: SeedHelpPage = {
  slug: 'delivery',
  type: 'delivery',
  title: text('การจัดส่ง', 'Delivery'),
  description: text(
    'ค่าจัดส่งและระยะเวลาตามพื้นที่ รอบส่งของ สินค้าสั่งจองล่วงหน้า และการติดตามพัสดุ',
    'Fees and times by area, when parcels leave, pre-orders and tracking.',
  ),
  question: text('ค่าจัดส่งเท่าไร และกี่วันถึง', 'How much is delivery, and how long does it take?'),
  related: ['pickup', 'how-to-order', 'returns'],
  blocks: [
    section(
      'fees',
      `
<h2>ส่งฟรีเมื่อซื้อครบ ${freeFrom.th}</h2>
<p>คำสั่งซื้อที่มีราคาสินค้าหลังหักโปรโมชัน (ก่อนหักคูปอง) ตั้งแต่ ${freeFrom.th} ส่งฟรีทั่วประเทศ ไม่ว่าของจะหนักเท่าไรหรือส่งไปที่ไหน ต่ำกว่านั้นคิดตามพื้นที่และน้ำหนักรวมกล่อง ค่าบริการ เช่น ค่าติดตั้ง ไม่นับรวมในยอดนี้</p>
<p>ยอดรวมในตะกร้ายังไม่รวมค่าจัดส่ง หน้าชำระเงินจะคิดให้เมื่อเลือกที่อยู่</p>`,
      `
<h2>Free from ${freeFrom.en}</h2>
<p>Delivery is free in all of Thailand, whatever the weight, if the items cost ${freeFrom.en} or more after promotions (before coupons). Below that, the fee depends on the area and the weight with packaging. Services, such as installation, do not count.</p>
<p>The total in the cart is without delivery: the checkout adds it as soon as you choose an address.</p>`,
    ),
    table(
      'fee-table',
      text('ค่าจัดส่งและจำนวนวันทำการ', 'Fees and working days'),
      [text('พื้นที่', 'Area'), ...weights],
      feeRows,
    ),
    section(
      'times',
      `
<p>กรุงเทพฯ และปริมณฑล หมายถึงกรุงเทพมหานคร นนทบุรี ปทุมธานี สมุทรปราการ นครปฐม และสมุทรสาคร พื้นที่เกาะคือที่ไปได้ทางเรือเท่านั้น เช่น เกาะสมุย เกาะพะงัน เกาะช้าง เกาะลันตา เกาะหลีเป๊ะ ส่วนภูเก็ตนับเป็นต่างจังหวัดทั่วไป พื้นที่ห่างไกลและชายแดน ได้แก่ ยะลา ปัตตานี นราธิวาส แม่ฮ่องสอน และบางอำเภอชายแดน</p>
<h2>ของออกเมื่อไร</h2>
<p>สั่งซื้อก่อน <strong>14:00 น.</strong> ของวันทำการ เราส่งออกวันเดียวกัน หลังจากนั้นส่งวันทำการถัดไป วันอาทิตย์และวันหยุดราชการไม่นับเป็นวันทำการ หน้าชำระเงินและหน้าคำสั่งซื้อแสดงช่วงวันที่ของจะถึง หากชำระเงินทีหลังจนของออกช้าลง วันที่จะเลื่อนตาม</p>
<h2>สินค้าสั่งจองล่วงหน้า</h2>
<p>สินค้าสั่งจองล่วงหน้าจัดส่งเมื่อของมาถึง ถ้าสั่งรวมกับสินค้าพร้อมส่ง เราแบ่งส่ง 2 รอบโดยคิดค่าจัดส่งครั้งเดียว</p>
<h2>ติดตามพัสดุ</h2>
<p>เมื่อของออกแล้ว เราส่งชื่อขนส่งและเลขพัสดุให้ทางอีเมล กดติดตามได้จากหน้า<a href="/account/my-order">คำสั่งซื้อของฉัน</a></p>
<h2>ตอนรับของ</h2>
<p>ตรวจกล่องก่อนรับ ถ้ากล่องบุบ เปียก หรือถูกแกะ ถ่ายรูปไว้และแจ้งเราโดยเร็ว เรารับผิดชอบความเสียหายระหว่างขนส่งทั้งหมด ดู<a href="/help/returns">การคืนสินค้า</a></p>`,
      `
<p>Bangkok and vicinity are Bangkok, Nonthaburi, Pathum Thani, Samut Prakan, Nakhon Pathom and Samut Sakhon. Islands are those that only ships reach, such as Ko Samui, Ko Pha-ngan, Ko Chang, Ko Lanta and Ko Lipe; Phuket is not one of them. Remote and border areas are Yala, Pattani, Narathiwat, Mae Hong Son and some districts at the border.</p>
<h2>When parcels leave</h2>
<p>An order placed before <strong>14:00</strong> on a working day leaves on that day, any other on the next working day. Sundays and public holidays are not working days. The checkout and your order show the days between which it arrives. If you pay so much later that it leaves later, they move accordingly.</p>
<h2>Pre-orders</h2>
<p>Pre-orders are sent when they have arrived. Together with items in stock, an order comes in two deliveries for one fee.</p>
<h2>Tracking</h2>
<p>When a parcel has left, we email you the carrier and the tracking number. You can also follow it under <a href="/account/my-order">My orders</a>.</p>
<h2>When it arrives</h2>
<p>Look at the box before you accept it. If it is dented, wet or was opened, take photos and tell us soon. We answer for all damage on the way; see <a href="/help/returns">Returns</a>.</p>`,
    ),
    questions(
      [
        text('เก็บเงินปลายทางได้ทุกพื้นที่ไหม', 'Is cash on delivery available everywhere?'),
        text(
          `ใช้ได้กับยอดไม่เกิน ${payment.cashLimit.th} ยกเว้นพื้นที่เกาะ พื้นที่ห่างไกลและชายแดน และการรับที่สาขา`,
          `Up to ${payment.cashLimit.en}, but not on islands, in remote and border areas, or for pickup at a branch.`,
        ),
      ],
      [
        text('ส่งต่างประเทศไหม', 'Do you deliver abroad?'),
        text('เราจัดส่งเฉพาะในประเทศไทย', 'We deliver within Thailand only.'),
      ],
      [
        text('ของไม่มาตามวันที่แจ้ง ทำอย่างไร', 'It did not arrive in time. What now?'),
        text(
          'ดูสถานะจากเลขพัสดุก่อน ถ้าเลยช่วงวันที่แสดงในคำสั่งซื้อแล้ว ติดต่อเราพร้อมเลขที่คำสั่งซื้อ เราจะตามกับขนส่งให้ ถ้าพัสดุสูญหาย เราส่งให้ใหม่หรือคืนเงินเต็มจำนวน',
          'Look at the tracking first. If the days shown in your order are over, contact us with the order number and we ask the carrier. If the parcel is lost, we send another or refund you in full.',
        ),
      ],
    ),
  ],
};

const pickup: SeedHelpPage = {
  slug: 'pickup',
  type: 'delivery',
  title: text('รับสินค้าที่สาขา', 'Pickup at a branch'),
  description: text(
    'สั่งออนไลน์ รับที่สาขาใกล้คุณ ไม่มีค่าจัดส่ง ใช้รหัสรับสินค้าที่เคาน์เตอร์',
    'Order online and pick up at a branch near you, without a delivery fee, with a code at the counter.',
  ),
  question: text('รับสินค้าที่สาขาต้องใช้อะไรบ้าง', 'What do I need to pick up an order?'),
  related: ['delivery', 'payment-methods'],
  blocks: [
    section(
      'steps',
      `
<h2>ขั้นตอน</h2>
<ol>
<li>ที่หน้าชำระเงิน เลือก “รับที่สาขา” แล้วเลือก<a href="/store">สาขา</a>ที่มีสินค้าครบทุกชิ้น ระบบเรียงสาขาใกล้คุณให้ก่อนเมื่อคุณอนุญาตให้ใช้ตำแหน่ง</li>
<li>ใส่ชื่อและเบอร์มือถือของผู้มารับ แล้วชำระเงินออนไลน์ให้เรียบร้อย</li>
<li>รออีเมลหรือสถานะ “พร้อมรับที่สาขา” ซึ่งมี<strong>รหัสรับสินค้า 8 ตัว</strong>และคิวอาร์โค้ด</li>
<li>แสดงรหัสหรือคิวอาร์โค้ดที่เคาน์เตอร์ในเวลาทำการของสาขา</li>
</ol>
<p>รหัสเป็นของสำคัญ ใครมีรหัสก็รับของได้ โปรดส่งให้เฉพาะคนที่จะไปรับแทน</p>
<h2>ควรรู้ก่อนเลือก</h2>
<ul>
<li>ไม่มีค่าจัดส่ง</li>
<li>เลือกได้เฉพาะสาขาที่มีสินค้าครบ สต็อกของสาขาแยกจากสต็อกที่แสดงบนหน้าเว็บ</li>
<li>สินค้าสั่งจองล่วงหน้ารับที่สาขาไม่ได้</li>
<li>เก็บเงินปลายทางใช้กับการรับที่สาขาไม่ได้</li>
</ul>`,
      `
<h2>How it works</h2>
<ol>
<li>At the checkout choose “Branch pickup” and a <a href="/store">branch</a> that has all items. Those near you come first if you allow your position.</li>
<li>Enter the name and mobile number of the person who picks it up, and pay online.</li>
<li>Wait for our email or the status “Ready for pickup”. Both have a <strong>pickup code of 8 characters</strong> and a QR code.</li>
<li>Show the code or the QR code at the counter during the branch's opening hours.</li>
</ol>
<p>Take care of the code: who has it gets the order. Give it only to the person who goes for you.</p>
<h2>Good to know</h2>
<ul>
<li>There is no delivery fee.</li>
<li>You can choose a branch only if it has all items. Its stock is separate from the stock shown on the website.</li>
<li>Pre-orders cannot be picked up.</li>
<li>Cash on delivery is not available for pickup.</li>
</ul>`,
    ),
    questions(
      [
        text('ให้คนอื่นไปรับแทนได้ไหม', 'Can somebody else pick it up?'),
        text(
          'ได้ ใส่ชื่อและเบอร์ของผู้รับตอนสั่งซื้อ แล้วส่งรหัสรับสินค้าให้ผู้นั้น',
          'Yes. Enter their name and number when you order, and give them the pickup code.',
        ),
      ],
      [
        text('ใส่รหัสผิดหลายครั้งเป็นอะไรไหม', 'What if the code is entered wrongly?'),
        text(
          'ถ้าผิดติดกัน 5 ครั้ง ระบบจะไม่รับรหัสใดเป็นเวลา 15 นาที เพื่อป้องกันการเดารหัส',
          'After five wrong codes in a row, no code is accepted for 15 minutes, so that nobody can guess it.',
        ),
      ],
      [
        text('สาขาที่เลือกไว้ของหมดระหว่างสั่ง', 'My branch sold out while I was ordering'),
        text(
          'หน้าชำระเงินจะแจ้งและให้เลือกสาขาอื่นหรือจัดส่งแทน ยังไม่มีการสร้างคำสั่งซื้อหรือตัดเงิน',
          'The checkout says so and asks for another branch or delivery. No order is created and nothing is charged.',
        ),
      ],
    ),
  ],
};

export const receivingPages = [delivery, pickup];
