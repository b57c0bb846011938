import { type Branch, branch, filtered } from './branch.ts';

/** The departments around the computer: desktops, parts, what is plugged in, and offices. */
export const componentDepartments: Branch[] = [
  filtered(
    ['processor', 'memory', 'storage', 'graphics'],
    branch(1600, 'Desktop Computers', 'คอมพิวเตอร์เดสก์ท็อป', 'desktop', [
      branch(1610, 'Mac Desktops', 'Mac เดสก์ท็อป', 'desktop'),
      branch(1620, 'All-in-One PCs', 'คอมพิวเตอร์ All-in-One', 'desktop'),
      branch(1630, 'Mini PCs', 'มินิพีซี', 'desktop'),
      branch(1640, 'Tower PCs', 'คอมพิวเตอร์ตั้งโต๊ะ', 'desktop', [
        branch(1641, 'Home & Office Towers', 'คอมพิวเตอร์บ้านและออฟฟิศ', 'desktop'),
        branch(1642, 'Gaming Towers', 'คอมพิวเตอร์เกมมิ่ง', 'desktop'),
      ]),
    ]),
  ),
  filtered(
    ['socket', 'memory-type', 'form-factor', 'power'],
    branch(1700, 'PC Components', 'อุปกรณ์ประกอบคอม (DIY)', 'processor', [
      filtered(
        ['processor', 'socket', 'graphics'],
        branch(1710, 'Processors', 'ซีพียู (CPU)', 'processor', [
          branch(1711, 'Intel Processors', 'ซีพียู Intel', 'processor'),
          branch(1712, 'AMD Processors', 'ซีพียู AMD', 'processor'),
        ]),
      ),
      filtered(
        ['socket', 'chipset', 'form-factor', 'memory-type'],
        branch(1720, 'Motherboards', 'เมนบอร์ด', 'motherboard', [
          branch(1721, 'Intel Motherboards', 'เมนบอร์ด Intel', 'motherboard'),
          branch(1722, 'AMD Motherboards', 'เมนบอร์ด AMD', 'motherboard'),
        ]),
      ),
      filtered(
        ['graphics', 'memory', 'power'],
        branch(1730, 'Graphics Cards', 'การ์ดจอ (VGA)', 'graphics-card', [
          branch(1731, 'GeForce RTX', 'การ์ดจอ GeForce RTX', 'graphics-card', [
            branch(17311, 'RTX 5090 & 5080', 'การ์ดจอ RTX 5090 และ 5080', 'graphics-card'),
            branch(17312, 'RTX 5070 Series', 'การ์ดจอ RTX 5070 และ 5070 Ti', 'graphics-card'),
            branch(17313, 'RTX 5060 & 5050', 'การ์ดจอ RTX 5060 และ 5050', 'graphics-card'),
          ]),
          branch(1732, 'Radeon RX', 'การ์ดจอ Radeon RX', 'graphics-card'),
        ]),
      ),
      filtered(
        ['memory-type', 'memory', 'speed'],
        branch(1740, 'Memory', 'แรม (RAM)', 'memory', [
          branch(1741, 'DDR5 Memory', 'แรม DDR5', 'memory'),
          branch(1742, 'DDR4 Memory', 'แรม DDR4', 'memory'),
          branch(1743, 'Laptop Memory', 'แรมโน้ตบุ๊ก', 'memory'),
        ]),
      ),
      filtered(['power', 'efficiency'], branch(1750, 'Power Supplies', 'พาวเวอร์ซัพพลาย (PSU)', 'power-supply')),
      filtered(['form-factor', 'colour'], branch(1760, 'PC Cases', 'เคสคอมพิวเตอร์', 'pc-case')),
      filtered(
        ['cooling', 'colour'],
        branch(1770, 'CPU Coolers', 'ชุดระบายความร้อนซีพียู', 'cooler', [
          branch(1771, 'Air Coolers', 'ซิงก์ลม', 'cooler'),
          branch(1772, 'Liquid Coolers', 'ชุดน้ำปิด', 'cooler'),
        ]),
      ),
    ]),
  ),
  filtered(
    ['type', 'storage', 'speed', 'colour'],
    branch(8, 'Computer Accessories', 'อุปกรณ์คอมพิวเตอร์', 'keyboard', [
      filtered(
        ['type', 'switch', 'colour'],
        branch(81, 'Keyboards', 'คีย์บอร์ด', 'keyboard', [
          branch(811, 'Wireless Keyboards', 'คีย์บอร์ดไร้สาย', 'keyboard'),
          branch(812, 'Mechanical Keyboards', 'คีย์บอร์ดแมคคานิคัล', 'keyboard'),
        ]),
      ),
      filtered(
        ['type', 'colour'],
        branch(82, 'Mice', 'เมาส์', 'mouse', [
          branch(821, 'Wireless Mice', 'เมาส์ไร้สาย', 'mouse'),
          branch(822, 'Ergonomic Mice', 'เมาส์เพื่อสุขภาพ', 'mouse'),
        ]),
      ),
      filtered(
        ['storage', 'speed', 'type'],
        branch(83, 'SSD Storage', 'เอสเอสดี (SSD)', 'ssd', [
          branch(831, 'NVMe SSDs', 'เอสเอสดี M.2 NVMe', 'ssd'),
          branch(832, 'SATA SSDs', 'เอสเอสดี SATA 2.5 นิ้ว', 'ssd'),
          branch(833, 'Portable SSDs', 'เอสเอสดีพกพา', 'ssd'),
        ]),
      ),
      filtered(
        ['storage', 'speed', 'type'],
        branch(85, 'Hard Disks', 'ฮาร์ดดิสก์', 'hard-disk', [
          branch(851, 'Desktop Hard Disks', 'ฮาร์ดดิสก์พีซี', 'hard-disk'),
          branch(852, 'NAS & Surveillance Disks', 'ฮาร์ดดิสก์ NAS และกล้องวงจรปิด', 'hard-disk'),
        ]),
      ),
      filtered(['storage', 'connector'], branch(86, 'Flash Drives', 'แฟลชไดรฟ์', 'flash-drive')),
      filtered(
        ['storage', 'speed'],
        branch(87, 'Memory Cards', 'การ์ดหน่วยความจำ', 'memory-card', [
          branch(871, 'microSD Cards', 'การ์ด microSD', 'memory-card'),
          branch(872, 'SD Cards', 'การ์ด SD', 'memory-card'),
        ]),
      ),
      filtered(
        ['functions', 'speed'],
        branch(84, 'Printers', 'เครื่องพิมพ์', 'printer', [
          branch(841, 'Ink Tank Printers', 'เครื่องพิมพ์อิงค์แท็งก์', 'printer'),
          branch(842, 'Laser Printers', 'เครื่องพิมพ์เลเซอร์', 'printer'),
          branch(843, 'Photo & Home Printers', 'เครื่องพิมพ์รูปและใช้ในบ้าน', 'printer'),
        ]),
      ),
      filtered(
        ['fits', 'colour'],
        branch(88, 'Ink & Toner', 'หมึกพิมพ์', 'ink', [
          branch(881, 'Ink Bottles', 'หมึกเติมแท้แบบขวด', 'ink'),
          branch(882, 'Cartridges & Toner', 'ตลับหมึกและโทนเนอร์', 'ink'),
        ]),
      ),
      filtered(
        ['ports', 'connector'],
        branch(89, 'Hubs & Docks', 'ฮับและแท่นเชื่อมต่อ', 'hub', [
          branch(891, 'USB-C Hubs', 'ฮับ USB-C', 'hub'),
          branch(892, 'Docking Stations', 'ด็อกกิ้งสเตชัน', 'hub'),
        ]),
      ),
      filtered(['resolution'], branch(801, 'Webcams', 'เว็บแคม', 'webcam')),
    ]),
  ),
  filtered(
    ['resolution', 'brightness', 'power'],
    branch(1800, 'Office & Projectors', 'โปรเจกเตอร์และอุปกรณ์สำนักงาน', 'projector', [
      filtered(
        ['resolution', 'brightness'],
        branch(1810, 'Projectors', 'โปรเจกเตอร์', 'projector', [
          branch(1811, 'Home & Office Projectors', 'โปรเจกเตอร์บ้านและห้องประชุม', 'projector'),
          branch(1812, 'Portable Projectors', 'โปรเจกเตอร์พกพา', 'projector'),
        ]),
      ),
      filtered(['power', 'type'], branch(1820, 'UPS', 'เครื่องสำรองไฟ (UPS)', 'ups')),
    ]),
  ),
  filtered(
    ['platform', 'type', 'colour'],
    branch(7, 'Gaming', 'เกมมิ่ง', 'console', [
      filtered(
        ['platform', 'storage', 'edition'],
        branch(71, 'Game Consoles', 'เครื่องเกมคอนโซล', 'console', [
          branch(711, 'PlayStation', 'เพลย์สเตชัน (PlayStation)', 'console'),
          branch(712, 'Nintendo', 'นินเทนโด (Nintendo)', 'console'),
          branch(713, 'Xbox', 'เอกซ์บ็อกซ์ (Xbox)', 'console'),
          branch(714, 'Handheld Gaming PCs', 'เครื่องเกมพกพา Windows', 'console'),
        ]),
      ),
      filtered(['platform', 'colour'], branch(72, 'Controllers', 'จอยเกม', 'controller')),
      filtered(['type', 'colour'], branch(73, 'Gaming Headsets', 'หูฟังเกมมิ่ง', 'headphones')),
      filtered(['type', 'colour'], branch(74, 'Gaming Mice', 'เมาส์เกมมิ่ง', 'mouse')),
      filtered(['type', 'switch', 'colour'], branch(75, 'Gaming Keyboards', 'คีย์บอร์ดเกมมิ่ง', 'keyboard')),
      filtered(['size', 'material'], branch(76, 'Mouse Pads', 'แผ่นรองเมาส์', 'mouse-pad')),
      filtered(['material', 'colour'], branch(77, 'Gaming Chairs', 'เก้าอี้เกมมิ่ง', 'gaming-chair')),
      filtered(['platform', 'storage'], branch(78, 'VR Headsets', 'แว่น VR', 'vr-headset')),
    ]),
  ),
];
