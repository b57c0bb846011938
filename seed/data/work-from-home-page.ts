import type { SeedContentPage } from './content-page.ts';
import { text } from './text.ts';

export const workFromHome: SeedContentPage = {
  path: '/work-from-home',
  title: text('จัดโต๊ะทำงานที่บ้านให้ครบ', 'A complete desk for working at home'),
  description: text(
    'โน้ตบุ๊ก จอ คีย์บอร์ด และเว็บแคมสำหรับทำงานที่บ้าน พร้อมวิธีเลือกให้พอดีกับโต๊ะและงบ',
    'Laptops, monitors, keyboards and webcams for working at home, and how to choose them for your desk and budget.',
  ),
  image: '/images/banners/laptops-full-wide.svg',
  blocks: [
    {
      id: 'campaign',
      type: 'common_campaign',
      data: {
        title: text('เริ่มจากโน้ตบุ๊กที่ใช่', 'Start with the right laptop'),
        text: text(
          'แรม 16 GB ขึ้นไปและจอ 14 นิ้ว พอสำหรับประชุมออนไลน์และงานเอกสารทั้งวัน',
          '16 GB of memory and a 14-inch screen are enough for a day of meetings and documents',
        ),
        image: '/images/banners/laptops-full-wide.svg',
        mobile_image: '/images/banners/laptops-full-narrow.svg',
        action: text('ดูโน้ตบุ๊กทั้งหมด', 'See all laptops'),
        link: '/product-category/laptops',
        products: { category: 'laptops', limit: 4 },
      },
    },
    {
      id: 'table',
      type: 'table',
      data: {
        caption: text('เลือกจอให้พอดีกับโต๊ะ', 'A monitor that suits the desk'),
        headings: [text('ความลึกของโต๊ะ', 'Depth of the desk'), text('ขนาดจอ', 'Size'), text('ความละเอียด', 'Resolution')],
        rows: [
          [text('50–60 ซม.', '50–60 cm'), text('24 นิ้ว', '24 inches'), text('Full HD หรือ QHD', 'Full HD or QHD')],
          [text('60–75 ซม.', '60–75 cm'), text('27 นิ้ว', '27 inches'), text('QHD หรือ 4K', 'QHD or 4K')],
          [text('75 ซม. ขึ้นไป', '75 cm or more'), text('32 นิ้ว', '32 inches'), text('4K', '4K')],
        ],
      },
    },
    {
      id: 'desk',
      type: 'product_row',
      data: {
        title: text('ราคาพิเศษสำหรับโต๊ะทำงาน', 'Special prices for the desk'),
        products: { category: 'tvs-monitors/monitors', special: true, sort: 'discount' },
      },
    },
    {
      id: 'questions',
      type: 'faq',
      data: {
        title: text('คำถามที่พบบ่อย', 'Questions and answers'),
        items: [
          {
            question: text('ผ่อนได้ไหม', 'Can I pay in installments?'),
            answer: text(
              'ได้ ดูธนาคารและยอดต่อเดือนในหน้าสินค้าแต่ละชิ้น',
              'Yes: the page of each product shows the banks and the amount per month.',
            ),
          },
          {
            question: text('ขอใบกำกับภาษีในนามบริษัทได้ไหม', 'Can I have a tax invoice for my company?'),
            answer: text(
              'ได้ เลือกนิติบุคคลตอนชำระเงิน แล้วกรอกเลขประจำตัวผู้เสียภาษีกับสาขา',
              'Yes: choose company at checkout, and enter its tax ID and branch.',
            ),
          },
        ],
      },
    },
  ],
};
