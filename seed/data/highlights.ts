import type { StoredBlock } from '#server/content/blocks/stored-block.ts';
import type { HighlightIcon } from '../drawings/icons.ts';
import type { Localised } from '../types.ts';
import { baht, deliveryFee, returns } from './help/help-page.ts';
import { text } from './text.ts';

const freeFrom = baht(deliveryFee.freeFrom);

/** A reason, with the help page that says more. */
const highlight = (icon: HighlightIcon, page: string, title: Localised, words: Localised) => ({
  title,
  text: words,
  image: `/images/highlights/${icon}.svg`,
  link: `/help/${page}`,
});

/** Why to buy from the demo shop. */
export const highlights: StoredBlock = {
  id: 'highlights',
  type: 'mini_highlights',
  data: {
    title: text('ทำไมต้องซื้อกับเรา', 'Why buy from us'),
    items: [
      highlight(
        'warranty',
        'warranty',
        text('ของแท้ ประกันในไทย', 'Genuine, with a Thai warranty'),
        text('ซ่อมที่ศูนย์ของแบรนด์ หรือฝากสาขาส่งเคลม', 'Serviced by the brand, or through our branches'),
      ),
      highlight(
        'delivery',
        'delivery',
        text(`ส่งฟรีเมื่อครบ ${freeFrom.th}`, `Free delivery from ${freeFrom.en}`),
        text('สั่งก่อน 14:00 น. ของวันทำการ ส่งออกวันนั้น', 'Order before 14:00 on a working day, and it leaves on that day'),
      ),
      highlight(
        'pickup',
        'pickup',
        text('รับที่สาขาใกล้คุณ', 'Pick up at a branch'),
        text('ไม่มีค่าจัดส่ง แสดงรหัสแล้วรับได้เลย', 'No delivery fee: show your code at the counter'),
      ),
      highlight(
        'returns',
        'returns',
        text(`คืนได้ภายใน ${returns.days} วัน`, `Returns within ${returns.days} days`),
        text('สินค้าเสีย เราออกค่าส่งกลับให้', 'If an item is faulty, we pay for sending it back'),
      ),
    ],
  },
};
