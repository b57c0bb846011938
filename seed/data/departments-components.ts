import { type CategoryNode, categoryNode, withFilters } from './category-node.ts';

/** Departments of desktop computers, components, computer accessories and office devices. */
export const componentDepartments: CategoryNode[] = [
  withFilters(
    ['processor', 'memory', 'storage', 'graphics'],
    categoryNode(1600, 'Desktop Computers', 'คอมพิวเตอร์เดสก์ท็อป', 'desktop', [
      categoryNode(1610, 'Mac Desktops', 'Mac เดสก์ท็อป', 'desktop'),
      categoryNode(1620, 'All-in-One PCs', 'คอมพิวเตอร์ All-in-One', 'desktop'),
      categoryNode(1630, 'Mini PCs', 'มินิพีซี', 'desktop'),
      categoryNode(1640, 'Tower PCs', 'คอมพิวเตอร์ตั้งโต๊ะ', 'desktop', [
        categoryNode(1641, 'Home & Office Towers', 'คอมพิวเตอร์บ้านและออฟฟิศ', 'desktop'),
        categoryNode(1642, 'Gaming Towers', 'คอมพิวเตอร์เกมมิ่ง', 'desktop'),
      ]),
    ]),
  ),
  withFilters(
    ['socket', 'memory-type', 'form-factor', 'power'],
    categoryNode(1700, 'PC Components', 'อุปกรณ์ประกอบคอม (DIY)', 'processor', [
      withFilters(
        ['processor', 'socket', 'graphics'],
        categoryNode(1710, 'Processors', 'ซีพียู (CPU)', 'processor', [
          categoryNode(1711, 'Intel Processors', 'ซีพียู Intel', 'processor'),
          categoryNode(1712, 'AMD Processors', 'ซีพียู AMD', 'processor'),
        ]),
      ),
      withFilters(
        ['socket', 'chipset', 'form-factor', 'memory-type'],
        categoryNode(1720, 'Motherboards', 'เมนบอร์ด', 'motherboard', [
          categoryNode(1721, 'Intel Motherboards', 'เมนบอร์ด Intel', 'motherboard'),
          categoryNode(1722, 'AMD Motherboards', 'เมนบอร์ด AMD', 'motherboard'),
        ]),
      ),
      withFilters(
        ['graphics', 'memory', 'power'],
        categoryNode(1730, 'Graphics Cards', 'การ์ดจอ (VGA)', 'graphics-card', [
          categoryNode(1731, 'GeForce RTX', 'การ์ดจอ GeForce RTX', 'graphics-card', [
            categoryNode(17311, 'RTX 5090 & 5080', 'การ์ดจอ RTX 5090 และ 5080', 'graphics-card'),
            categoryNode(17312, 'RTX 5070 Series', 'การ์ดจอ RTX 5070 และ 5070 Ti', 'graphics-card'),
            categoryNode(17313, 'RTX 5060 & 5050', 'การ์ดจอ RTX 5060 และ 5050', 'graphics-card'),
          ]),
          categoryNode(1732, 'Radeon RX', 'การ์ดจอ Radeon RX', 'graphics-card'),
        ]),
      ),
      withFilters(
        ['memory-type', 'memory', 'speed'],
        categoryNode(1740, 'Memory', 'แรม (RAM)', 'memory', [
          categoryNode(1741, 'DDR5 Memory', 'แรม DDR5', 'memory'),
          categoryNode(1742, 'DDR4 Memory', 'แรม DDR4', 'memory'),
          categoryNode(1743, 'Laptop Memory', 'แรมโน้ตบุ๊ก', 'memory'),
        ]),
      ),
      withFilters(['power', 'efficiency'], categoryNode(1750, 'Power Supplies', 'พาวเวอร์ซัพพลาย (PSU)', 'power-supply')),
      withFilters(['form-factor', 'colour'], categoryNode(1760, 'PC Cases', 'เคสคอมพิวเตอร์', 'pc-case')),
      withFilters(
        ['cooling', 'colour'],
        categoryNode(1770, 'CPU Coolers', 'ชุดระบายความร้อนซีพียู', 'cooler', [
          categoryNode(1771, 'Air Coolers', 'ซิงก์ลม', 'cooler'),
          categoryNode(1772, 'Liquid Coolers', 'ชุดน้ำปิด', 'cooler'),
        ]),
      ),
    ]),
  ),
  withFilters(
    ['type', 'storage', 'speed', 'colour'],
    categoryNode(8, 'Computer Accessories', 'อุปกรณ์คอมพิวเตอร์', 'keyboard', [
      withFilters(
        ['type', 'switch', 'colour'],
        categoryNode(81, 'Keyboards', 'คีย์บอร์ด', 'keyboard', [
          categoryNode(811, 'Wireless Keyboards', 'คีย์บอร์ดไร้สาย', 'keyboard'),
          categoryNode(812, 'Mechanical Keyboards', 'คีย์บอร์ดแมคคานิคัล', 'keyboard'),
        ]),
      ),
      withFilters(
        ['type', 'colour'],
        categoryNode(82, 'Mice', 'เมาส์', 'mouse', [
          categoryNode(821, 'Wireless Mice', 'เมาส์ไร้สาย', 'mouse'),
          categoryNode(822, 'Ergonomic Mice', 'เมาส์เพื่อสุขภาพ', 'mouse'),
        ]),
      ),
      withFilters(
        ['storage', 'speed', 'type'],
        categoryNode(83, 'SSD Storage', 'เอสเอสดี (SSD)', 'ssd', [
          categoryNode(831, 'NVMe SSDs', 'เอสเอสดี M.2 NVMe', 'ssd'),
          categoryNode(832, 'SATA SSDs', 'เอสเอสดี SATA 2.5 นิ้ว', 'ssd'),
          categoryNode(833, 'Portable SSDs', 'เอสเอสดีพกพา', 'ssd'),
        ]),
      ),
      withFilters(
        ['storage', 'speed', 'type'],
        categoryNode(85, 'Hard Disks', 'ฮาร์ดดิสก์', 'hard-disk', [
          categoryNode(851, 'Desktop Hard Disks', 'ฮาร์ดดิสก์พีซี', 'hard-disk'),
          categoryNode(852, 'NAS & Surveillance Disks', 'ฮาร์ดดิสก์ NAS และกล้องวงจรปิด', 'hard-disk'),
        ]),
      ),
      withFilters(['storage', 'connector'], categoryNode(86, 'Flash Drives', 'แฟลชไดรฟ์', 'flash-drive')),
      withFilters(
        ['storage', 'speed'],
        categoryNode(87, 'Memory Cards', 'การ์ดหน่วยความจำ', 'memory-card', [
          categoryNode(871, 'microSD Cards', 'การ์ด microSD', 'memory-card'),
          categoryNode(872, 'SD Cards', 'การ์ด SD', 'memory-card'),
        ]),
      ),
      withFilters(
        ['functions', 'speed'],
        categoryNode(84, 'Printers', 'เครื่องพิมพ์', 'printer', [
          categoryNode(841, 'Ink Tank Printers', 'เครื่องพิมพ์อิงค์แท็งก์', 'printer'),
          categoryNode(842, 'Laser Printers', 'เครื่องพิมพ์เลเซอร์', 'printer'),
          categoryNode(843, 'Photo & Home Printers', 'เครื่องพิมพ์รูปและใช้ในบ้าน', 'printer'),
        ]),
      ),
      withFilters(
        ['fits', 'colour'],
        categoryNode(88, 'Ink & Toner', 'หมึกพิมพ์', 'ink', [
          categoryNode(881, 'Ink Bottles', 'หมึกเติมแท้แบบขวด', 'ink'),
          categoryNode(882, 'Cartridges & Toner', 'ตลับหมึกและโทนเนอร์', 'ink'),
        ]),
      ),
      withFilters(
        ['ports', 'connector'],
        categoryNode(89, 'Hubs & Docks', 'ฮับและแท่นเชื่อมต่อ', 'hub', [
          categoryNode(891, 'USB-C Hubs', 'ฮับ USB-C', 'hub'),
          categoryNode(892, 'Docking Stations', 'ด็อกกิ้งสเตชัน', 'hub'),
        ]),
      ),
      withFilters(['resolution'], categoryNode(801, 'Webcams', 'เว็บแคม', 'webcam')),
    ]),
  ),
  withFilters(
    ['resolution', 'brightness', 'power'],
    categoryNode(1800, 'Office & Projectors', 'โปรเจกเตอร์และอุปกรณ์สำนักงาน', 'projector', [
      withFilters(
        ['resolution', 'brightness'],
        categoryNode(1810, 'Projectors', 'โปรเจกเตอร์', 'projector', [
          categoryNode(1811, 'Home & Office Projectors', 'โปรเจกเตอร์บ้านและห้องประชุม', 'projector'),
          categoryNode(1812, 'Portable Projectors', 'โปรเจกเตอร์พกพา', 'projector'),
        ]),
      ),
      withFilters(['power', 'type'], categoryNode(1820, 'UPS', 'เครื่องสำรองไฟ (UPS)', 'ups')),
    ]),
  ),
  withFilters(
    ['platform', 'type', 'colour'],
    categoryNode(7, 'Gaming', 'เกมมิ่ง', 'console', [
      withFilters(
        ['platform', 'storage', 'edition'],
        categoryNode(71, 'Game Consoles', 'เครื่องเกมคอนโซล', 'console', [
          categoryNode(711, 'PlayStation', 'เพลย์สเตชัน (PlayStation)', 'console'),
          categoryNode(712, 'Nintendo', 'นินเทนโด (Nintendo)', 'console'),
          categoryNode(713, 'Xbox', 'เอกซ์บ็อกซ์ (Xbox)', 'console'),
          categoryNode(714, 'Handheld Gaming PCs', 'เครื่องเกมพกพา Windows', 'console'),
        ]),
      ),
      withFilters(['platform', 'colour'], categoryNode(72, 'Controllers', 'จอยเกม', 'controller')),
      withFilters(['type', 'colour'], categoryNode(73, 'Gaming Headsets', 'หูฟังเกมมิ่ง', 'headphones')),
      withFilters(['type', 'colour'], categoryNode(74, 'Gaming Mice', 'เมาส์เกมมิ่ง', 'mouse')),
      withFilters(['type', 'switch', 'colour'], categoryNode(75, 'Gaming Keyboards', 'คีย์บอร์ดเกมมิ่ง', 'keyboard')),
      withFilters(['size', 'material'], categoryNode(76, 'Mouse Pads', 'แผ่นรองเมาส์', 'mouse-pad')),
      withFilters(['material', 'colour'], categoryNode(77, 'Gaming Chairs', 'เก้าอี้เกมมิ่ง', 'gaming-chair')),
      withFilters(['platform', 'storage'], categoryNode(78, 'VR Headsets', 'แว่น VR', 'vr-headset')),
    ]),
  ),
];
