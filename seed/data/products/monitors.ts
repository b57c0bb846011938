import type { SeedProduct } from '../../types.ts';
import { inch } from '../attributes.ts';
import { currentSpecial, inStock, pastSpecial, product, sku } from '../product.ts';
import { socketsOf } from '../sockets.ts';
import { inches, millimetres, specification } from '../specification.ts';
import { heading, paragraph, question, text } from '../text.ts';
import { onsite, serviceCentre } from '../warranty.ts';

export const monitors: SeedProduct[] = [
  product({
    id: 1030,
    brand: 'dell',
    category: 'tvs-monitors/monitors/office-monitors',
    name: text('จอมอนิเตอร์ Dell P2425H', 'Dell P2425H Monitor'),
    shortDescription: text(
      'จอทำงาน IPS 23.8 นิ้ว 100Hz ปรับสูง-ต่ำ หมุนตั้งได้ พร้อม USB Hub',
      'A 23.8" IPS work monitor at 100Hz that lifts, turns upright and carries a USB hub.',
    ),
    highlights: [
      text('IPS 100Hz เลื่อนเอกสารสบายตา', '100Hz IPS for comfortable scrolling'),
      text('ขาตั้งปรับสูง ก้ม เงย หมุน และตั้งแนวตั้งได้', 'Height, tilt, swivel and pivot stand'),
      text('ComfortView Plus ลดแสงสีฟ้าโดยสีไม่เพี้ยน', 'ComfortView Plus cuts blue light, not colour'),
      text('USB-C และ USB-A ฮับในตัว', 'Built-in USB-C and USB-A hub'),
    ],
    description: [
      heading('จอออฟฟิศที่ฝ่ายไอทีไว้ใจ', 'The office monitor that IT departments trust'),
      paragraph(
        'ขอบบางสามด้าน ตั้งคู่กันสองจอแล้วแทบไม่เห็นรอยต่อ ปรับระดับสายตาได้พอดี นั่งทำงานทั้งวันไม่ปวดคอ สายเก็บเรียบร้อยหลังขาตั้ง',
        'Three thin borders make a neat pair of screens. Set it at eye level to spare your neck, with cables tidied behind the stand.',
      ),
    ],
    box: [
      text('จอพร้อมขาตั้ง', 'Monitor with stand'),
      text('สาย DisplayPort', 'DisplayPort cable'),
      text('สาย USB-A เป็น USB-B', 'USB-A to USB-B cable'),
      text('สายไฟ', 'Power cord'),
    ],
    specification: specification({
      display: inches('23.8'),
      panel: 'IPS',
      resolution: 'FHD (1920 × 1080)',
      refresh: '100Hz',
      brightness: text('250 นิต', '250 nits'),
      contrast: '1,500:1',
      response: text('5 มิลลิวินาที (โหมดเร็ว)', '5 ms (fast mode)'),
      colourSpace: 'sRGB 99%',
      ports: 'HDMI, DisplayPort 1.2, VGA, USB-C, USB-A × 3',
      stand: text('ปรับสูงได้ 150 มม. หมุนแนวตั้งได้', '150 mm height range, pivot'),
      vesa: millimetres('100 × 100'),
    }),
    faq: [
      question(
        text('ใช้สาย USB-C เส้นเดียวต่อโน้ตบุ๊กได้ไหม', 'Can one USB-C cable connect my laptop?'),
        text(
          'พอร์ต USB-C ของรุ่นนี้รับส่งข้อมูลเท่านั้น ภาพต้องต่อ HDMI หรือ DisplayPort',
          'The USB-C port here carries data only. For the picture use HDMI or DisplayPort.',
        ),
      ),
    ],
    warranty: onsite(36),
    education: true,
    popularity: 560,
    drawing: {
      kind: 'monitor',
      line: 'office',
      shape: { inches: 24, sockets: socketsOf('HDMI, DisplayPort 1.2, VGA, USB-C, USB-A × 3') },
      colour: '#2A2C31',
    },
    skus: [sku('DEL-P2425H', [], 5990, inStock(47, 100), pastSpecial(5290))],
  }),
  product({
    id: 1031,
    brand: 'lg',
    category: 'tvs-monitors/monitors/gaming-monitors/qhd-gaming',
    name: text('จอเกมมิ่ง LG UltraGear 27GS75Q-B', 'LG UltraGear 27GS75Q-B Gaming Monitor'),
    shortDescription: text(
      'QHD IPS 27 นิ้ว โอเวอร์คล็อกได้ถึง 200Hz ตอบสนอง 1ms จอเกมตัวคุ้ม',
      'A 27" QHD IPS at up to 200Hz (overclocked) with 1 ms response: the sensible gaming choice.',
    ),
    highlights: [
      text('QHD 2560 × 1440 คมกว่า FHD ชัดเจน', 'QHD 2560 × 1440, clearly sharper than FHD'),
      text('180Hz โอเวอร์คล็อก 200Hz', '180Hz, overclocks to 200Hz'),
      text('IPS 1ms (GtG) มุมมองกว้าง', '1 ms (GtG) IPS with wide angles'),
      text('รองรับ G-SYNC และ FreeSync', 'G-SYNC Compatible and FreeSync'),
    ],
    description: [
      heading('ลื่น คม สีตรง ในงบไม่ถึงหมื่น', 'Smooth, sharp and true under 10,000 baht'),
      paragraph(
        'เล่น FPS เห็นศัตรูก่อน ทำงานกราฟิกก็ได้สี sRGB 99% โหมด Black Stabilizer ช่วยส่องมุมมืด และเป้าเล็งบนจอสำหรับสายยิง',
        'See rivals first in shooters, and edit with 99% sRGB. Black Stabilizer lifts dark corners and a crosshair is drawn on screen.',
      ),
    ],
    box: [
      text('จอพร้อมขาตั้ง', 'Monitor with stand'),
      text('สาย DisplayPort', 'DisplayPort cable'),
      text('อะแดปเตอร์', 'Power adapter'),
    ],
    specification: specification({
      display: inches('27'),
      panel: 'IPS',
      resolution: 'QHD (2560 × 1440)',
      refresh: text('180Hz (โอเวอร์คล็อก 200Hz)', '180Hz (200Hz overclocked)'),
      response: text('1 มิลลิวินาที (GtG)', '1 ms (GtG)'),
      brightness: text('300 นิต', '300 nits'),
      hdr: 'HDR10',
      colourSpace: 'sRGB 99%',
      sync: 'NVIDIA G-SYNC Compatible, AMD FreeSync',
      ports: 'HDMI × 2, DisplayPort 1.4, 3.5 mm',
      vesa: millimetres('100 × 100'),
    }),
    faq: [
      question(
        text('ต่อ PS5 ได้กี่ Hz', 'What does a PS5 get?'),
        text('ต่อ HDMI ได้ 1440p 120Hz', 'By HDMI, 1440p at 120Hz.'),
      ),
    ],
    warranty: serviceCentre(36),
    popularity: 700,
    drawing: {
      kind: 'monitor',
      line: 'gaming',
      shape: { inches: 27, sockets: socketsOf('HDMI × 2, DisplayPort 1.4, 3.5 mm') },
      colour: '#1D1E22',
      accent: '#B3203A',
    },
    skus: [sku('LG-27GS75Q', [], 8490, inStock(23, 60), currentSpecial(6990, 4))],
  }),
  product({
    id: 1032,
    brand: 'samsung',
    category: 'tvs-monitors/monitors/gaming-monitors/qhd-gaming',
    name: text('จอโค้งเกมมิ่ง Samsung Odyssey G5 G55C', 'Samsung Odyssey G5 G55C Curved Gaming Monitor'),
    shortDescription: text(
      'จอโค้ง 1000R โอบสายตา QHD 165Hz ดำลึกด้วยพาเนล VA',
      'A 1000R curve that wraps your view: QHD at 165Hz on a deep-black VA panel.',
    ),
    highlights: [
      text('ความโค้ง 1000R รับกับสายตา', '1000R curve matches the eye'),
      text('QHD 165Hz ตอบสนอง 1ms (MPRT)', 'QHD at 165Hz, 1 ms (MPRT)'),
      text('VA คอนทราสต์ 2,500:1 รองรับ HDR10', 'VA with 2,500:1 contrast and HDR10'),
    ],
    description: [
      heading('เหมือนหลุดเข้าไปในเกม', 'Step inside the game'),
      paragraph(
        'เกมขับรถและโอเพนเวิลด์ได้อารมณ์กว่าจอแบน ขอบจอโค้งเข้าหาตัวช่วยให้กวาดตาเห็นทั้งภาพโดยไม่ต้องหันคอ',
        'Racing and open worlds feel deeper than on a flat screen: the edges curve in, so you take in everything without turning your head.',
      ),
    ],
    box: [
      text('จอพร้อมขาตั้ง', 'Monitor with stand'),
      text('สาย DisplayPort', 'DisplayPort cable'),
      text('สายไฟ', 'Power cord'),
    ],
    specification: specification({
      panel: text('VA โค้ง 1000R', 'VA, 1000R curve'),
      resolution: 'QHD (2560 × 1440)',
      refresh: '165Hz',
      response: text('1 มิลลิวินาที (MPRT)', '1 ms (MPRT)'),
      brightness: text('300 นิต', '300 nits'),
      contrast: '2,500:1',
      hdr: 'HDR10',
      sync: 'AMD FreeSync',
      ports: 'HDMI 2.0, DisplayPort 1.4, 3.5 mm',
    }),
    faq: [
      question(
        text('จอโค้งใช้ทำงานเอกสารได้ไหม', 'Is a curved screen fine for office work?'),
        text(
          'ได้ โดยเฉพาะขนาด 32 นิ้ว เปิดสองหน้าต่างคู่กันสบาย แต่งานเขียนแบบที่ต้องดูเส้นตรงแนะนำจอแบน',
          'Yes, two windows fit well on the 32". For drafting with straight lines take a flat one.',
        ),
      ),
    ],
    warranty: serviceCentre(36),
    popularity: 520,
    drawing: {
      kind: 'monitor',
      line: 'curved',
      shape: { inches: 27, sockets: socketsOf('HDMI 2.0, DisplayPort 1.4, 3.5 mm') },
      colour: '#1D1E22',
    },
    skus: [
      sku('SAM-LS27CG552', [inch(27)], 6990, inStock(15, 40)),
      sku('SAM-LS32CG552', [inch(32)], 8990, inStock(3, 40)),
    ],
  }),
];
