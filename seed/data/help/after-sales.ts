import { text } from '../text.ts';
import { questions, type SeedHelpPage, section, returns as terms } from './help-page.ts';

const returns: SeedHelpPage = {
  slug: 'returns',
  type: 'after-sales',
  title: text('การคืนสินค้าและคืนเงิน', 'Returns and refunds'),
  description: text(
    `คืนสินค้าได้ภายใน ${terms.days} วัน เงื่อนไข ขั้นตอน และเวลาที่ได้รับเงินคืน`,
    `Return items within ${terms.days} days: conditions, steps, and when you get your money.`,
  ),
  question: text('คืนสินค้าได้ภายในกี่วัน', 'How many days do I have to return an item?'),
  related: ['warranty', 'tax-invoice', 'delivery'],
  blocks: [
    section(
      'terms',
      `
<h2>คืนได้ภายใน ${terms.days} วัน</h2>
<p>แจ้งเราภายใน ${terms.days} วันนับจากวันที่ได้รับสินค้า</p>
<ul>
<li><strong>เปลี่ยนใจ</strong> สินค้าต้องยังไม่ใช้งานและยังไม่เปิดใช้ประกัน บรรจุภัณฑ์ อุปกรณ์ และของแถมครบ ค่าส่งกลับเป็นของผู้ซื้อ</li>
<li><strong>สินค้าเสีย เสียหายจากขนส่ง ผิดรุ่น หรือไม่ครบ</strong> แกะใช้แล้วก็คืนได้ เราออกค่าส่งกลับให้ และให้คุณเลือกรับเครื่องใหม่หากมีสินค้า หรือคืนเงิน</li>
</ul>
<h2>สินค้าที่เปลี่ยนใจคืนไม่ได้</h2>
<p>ซอฟต์แวร์และโค้ดที่เปิดดูแล้ว หูฟังแบบใส่ในหูที่แกะซีลแล้วเพราะเหตุผลด้านสุขอนามัย ฟิล์มที่ติดแล้ว และอุปกรณ์ที่ลงทะเบียนหรือผูกบัญชีไว้ ทั้งนี้ไม่รวมกรณีสินค้าเสีย</p>
<h2>ขั้นตอน</h2>
<ol>
<li><a href="/help-contact-us">ส่งข้อความ</a>หัวข้อ “คืนสินค้าและคืนเงิน” หรือโทรหาคอลเซ็นเตอร์ พร้อมเลขที่คำสั่งซื้อ เหตุผล และรูปถ่ายถ้ามีความเสียหาย</li>
<li>เราแจ้งวิธีส่งกลับ หรือให้นำไปที่สาขาที่สะดวก</li>
<li>ลบข้อมูลส่วนตัวและออกจากบัญชีในเครื่อง (เช่น ปิด Find My) แล้วแพ็กพร้อมอุปกรณ์ทุกชิ้น</li>
<li>เมื่อตรวจรับแล้ว เราแจ้งผลและคืนเงินหรือส่งเครื่องใหม่</li>
</ol>
<h2>คืนเงินอย่างไร</h2>
<p>คืนตามที่จ่ายจริงของชิ้นนั้นหลังหักส่วนลด ทางช่องทางเดิมที่ชำระ ถ้าเป็นเก็บเงินปลายทางหรือโอนเงิน เราโอนเข้าบัญชีธนาคารชื่อผู้สั่งซื้อ เราสั่งคืนเงินไม่เกิน ${terms.refundDays} วันนับจากวันที่ได้รับสินค้าคืน ยอดบนบัตรขึ้นกับรอบบัญชีของธนาคาร เมื่อสั่งคืนแล้วเราแจ้งทางอีเมลพร้อมใบลดหนี้ และดูได้ในหน้าคำสั่งซื้อ</p>
<p>ยกเลิกก่อนส่งของ ไม่ต้องทำเรื่องคืนสินค้า ดู<a href="/help/how-to-order">วิธียกเลิกคำสั่งซื้อ</a> สิทธิตามกฎหมายคุ้มครองผู้บริโภคของคุณยังมีอยู่ครบถ้วน</p>`,
      `
<h2>You have ${terms.days} days</h2>
<p>Tell us within ${terms.days} days of receiving the item.</p>
<ul>
<li><strong>You changed your mind:</strong> it must be unused, its warranty not activated, with all packaging, accessories and gifts. You pay for sending it back.</li>
<li><strong>It is faulty, damaged on the way, the wrong model or incomplete:</strong> you may have opened and used it. We pay for sending it back, and you choose between another one, if we have it, and a refund.</li>
</ul>
<h2>What cannot be returned for a change of mind</h2>
<p>Software and codes that were revealed, in-ear headphones whose seal was opened (for hygiene), screen protectors that were applied, and devices that are registered or linked to an account. None of this matters if the item is faulty.</p>
<h2>Steps</h2>
<ol>
<li><a href="/help-contact-us">Send us a message</a> under “Returns and refunds”, or call us, with the order number, the reason, and photos of any damage.</li>
<li>We tell you how to send it back, or to which branch you can bring it.</li>
<li>Erase your data and sign out of your accounts on the device (turn off Find My, for example), and pack it with everything that came with it.</li>
<li>When we have checked it, we tell you the result and refund you or send another one.</li>
</ol>
<h2>How you are refunded</h2>
<p>You get what you actually paid for the item after discounts, the way you paid. For cash on delivery and bank transfers we transfer it to an account in the buyer's name. We order the refund within ${terms.refundDays} days of receiving the item; when it shows on a card depends on your bank. We then email you with the credit note, and it is on the page of the order.</p>
<p>To cancel before we send an order, you need no return: see <a href="/help/how-to-order">how to cancel</a>. Your rights under consumer protection law are not affected.</p>`,
    ),
    questions(
      [
        text('คืนเฉพาะบางชิ้นในคำสั่งซื้อได้ไหม', 'Can I return some items of an order?'),
        text(
          'ได้ เราคืนเงินเฉพาะชิ้นนั้นหลังหักส่วนลดของชิ้นนั้น ของแถมที่ได้เพราะชิ้นนั้นต้องส่งคืนด้วย',
          'Yes. We refund those items after their discounts. Gifts that came with them come back too.',
        ),
      ],
      [
        text('ได้เงินค่าจัดส่งคืนไหม', 'Do I get the delivery fee back?'),
        text(
          'ถ้าคืนทั้งคำสั่งซื้อเพราะสินค้าเสียหรือเราส่งผิด คืนให้ ถ้าเปลี่ยนใจ คืนเฉพาะค่าสินค้า',
          'Yes if the whole order comes back because of a fault or our mistake. If you change your mind, we refund the items.',
        ),
      ],
      [
        text('คืนที่สาขาได้ไหม', 'Can I return something at a branch?'),
        text(
          'ได้ กรุณาติดต่อเราก่อนเพื่อให้สาขาเตรียมรับ และนำใบเสร็จหรือเลขที่คำสั่งซื้อไปด้วย',
          'Yes. Contact us first so that the branch expects you, and bring the receipt or the order number.',
        ),
      ],
    ),
  ],
};

const warranty: SeedHelpPage = {
  slug: 'warranty',
  type: 'after-sales',
  title: text('การรับประกันสินค้า', 'Warranty'),
  description: text(
    'สินค้าแท้มีประกันในประเทศไทย ประกัน 3 แบบ วิธีเคลม และสิ่งที่ประกันไม่ครอบคลุม',
    'Genuine goods with a Thai warranty: three kinds, how to claim, and what is not covered.',
  ),
  question: text('สินค้าเสียในประกัน เคลมที่ไหน', 'Where do I claim a warranty?'),
  related: ['returns', 'tax-invoice'],
  blocks: [
    section(
      'kinds',
      `
<p>สินค้าทุกชิ้นเป็นของแท้และมีประกันในประเทศไทย ระยะเวลาและแบบของประกันอยู่ในรายละเอียดของสินค้า นับจากวันที่ซื้อ ใช้ใบเสร็จหรือใบกำกับภาษีเป็นหลักฐาน ซึ่งดาวน์โหลดได้จากหน้า<a href="/account/my-order">คำสั่งซื้อ</a></p>
<h2>ประกัน 3 แบบ</h2>
<ul>
<li><strong>ประกันศูนย์ไทย</strong> ซ่อมที่ศูนย์บริการของแบรนด์ทั่วประเทศ ติดต่อศูนย์ได้โดยตรง</li>
<li><strong>บริการถึงบ้าน</strong> โทรนัดศูนย์ของแบรนด์ ช่างไปตรวจและซ่อมที่บ้าน มักเป็นทีวีและเครื่องใหญ่</li>
<li><strong>เปลี่ยนตัวใหม่</strong> มักเป็นอุปกรณ์เสริม นำสินค้าพร้อมหลักฐานมาเปลี่ยนที่<a href="/store">สาขา</a>ของเรา</li>
</ul>
<h2>ให้เราช่วยส่งเคลม</h2>
<p>สาขาที่เป็นศูนย์บริการรับเครื่องส่งซ่อมและเคลมตามประกันผู้ผลิตให้ ดูสาขาที่มีบริการได้ที่<a href="/store">หน้าสาขา</a> โปรดนำใบเสร็จไปด้วย สำรองและลบข้อมูลในเครื่องก่อน เพราะการซ่อมอาจทำให้ข้อมูลหาย</p>
<h2>ประกันไม่ครอบคลุม</h2>
<ul>
<li>ความเสียหายจากการตก น้ำ ไฟกระชาก หรือใช้ผิดวิธี</li>
<li>การแกะ ซ่อม หรือดัดแปลงโดยผู้อื่นที่ไม่ใช่ศูนย์ของแบรนด์</li>
<li>การสึกหรอตามปกติ เช่น แบตเตอรี่ที่เสื่อมตามอายุ รอยขีดข่วน</li>
</ul>
<p>เงื่อนไขเต็มเป็นไปตามใบรับประกันของผู้ผลิต การรับประกันไม่จำกัดสิทธิของคุณตามกฎหมายเมื่อสินค้าชำรุดบกพร่อง</p>`,
      `
<p>All goods are genuine and have a warranty in Thailand. Its length and kind are in the details of each product. It runs from the day you buy. Your proof is the receipt or tax invoice, which you can download from your <a href="/account/my-order">order</a>.</p>
<h2>Three kinds</h2>
<ul>
<li><strong>Thai service centres:</strong> the brand's service centres repair it. You can go to them directly.</li>
<li><strong>On-site service:</strong> call the brand's service centre and a technician comes to your home; usually for TVs and large devices.</li>
<li><strong>Replacement:</strong> usually for accessories. Bring it with the proof to one of our <a href="/store">branches</a>.</li>
</ul>
<h2>We can send it in for you</h2>
<p>Branches that are service centres take devices for repair and claims under the maker's warranty; see which ones under <a href="/store">branches</a>. Bring the receipt. Back up and erase your data first, since a repair can delete it.</p>
<h2>What is not covered</h2>
<ul>
<li>Damage by falls, water, power surges or wrong use.</li>
<li>Opening, repairs or changes by anybody but the brand's service.</li>
<li>Normal wear, such as an aged battery or scratches.</li>
</ul>
<p>The full terms are those of the maker. A warranty does not limit your legal rights if goods are defective.</p>`,
    ),
    questions(
      [
        text('เสียภายใน 7 วันแรก ทำอย่างไร', 'It failed within the first seven days. What now?'),
        text(
          `แจ้งเราเลย ไม่ต้องไปศูนย์ เราเปลี่ยนเครื่องใหม่หากมีสินค้า หรือคืนเงิน ภายใน ${terms.days} วันนับจากวันที่ได้รับ`,
          `Tell us instead of the service centre: within ${terms.days} days of receiving it we replace it, if we have another, or refund you.`,
        ),
      ],
      [
        text('ใบรับประกันหาย ทำอย่างไร', 'I lost the warranty card'),
        text(
          'ใช้ใบเสร็จหรือใบกำกับภาษีแทนได้ ดาวน์โหลดใหม่จากหน้าคำสั่งซื้อ แบรนด์ส่วนใหญ่ตรวจจากหมายเลขเครื่องได้ด้วย',
          'The receipt or tax invoice is enough; download it again from your order. Most brands can also check the serial number.',
        ),
      ],
      [
        text('ซื้อเป็นของขวัญ ผู้รับเคลมได้ไหม', 'It was a gift. Can the receiver claim the warranty?'),
        text('ได้ เพียงมีหลักฐานการซื้อของสินค้านั้น', 'Yes, with the proof of purchase of that item.'),
      ],
    ),
  ],
};

export const afterSalesPages = [returns, warranty];
