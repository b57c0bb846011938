import { type CategoryNode, categoryNode, withFilters } from './category-node.ts';

/** Departments of accessories, cameras, home and car. */
export const lifeDepartments: CategoryNode[] = [
  withFilters(
    ['fits', 'power', 'connector', 'colour'],
    categoryNode(9, 'Mobile Accessories', 'อุปกรณ์เสริมมือถือ', 'charger', [
      withFilters(
        ['power', 'ports', 'colour'],
        categoryNode(91, 'Chargers', 'หัวชาร์จ', 'charger', [
          categoryNode(911, 'Phone Chargers', 'หัวชาร์จมือถือ', 'charger'),
          categoryNode(912, 'Laptop & GaN Chargers', 'หัวชาร์จ GaN และโน้ตบุ๊ก', 'charger'),
          categoryNode(913, 'Wireless Chargers', 'แท่นชาร์จไร้สาย', 'wireless-charger'),
        ]),
      ),
      withFilters(
        ['connector', 'length', 'power', 'colour'],
        categoryNode(92, 'Cables', 'สายชาร์จ', 'cable', [
          categoryNode(921, 'USB-C Cables', 'สาย USB-C', 'cable'),
          categoryNode(922, 'Lightning Cables', 'สาย Lightning', 'cable'),
          categoryNode(923, 'Display Cables', 'สายต่อจอ', 'cable'),
        ]),
      ),
      withFilters(
        ['capacity', 'power', 'colour'],
        categoryNode(93, 'Power Banks', 'พาวเวอร์แบงค์', 'power-bank', [
          categoryNode(931, 'Magnetic Power Banks', 'พาวเวอร์แบงค์แม่เหล็ก', 'power-bank'),
          categoryNode(932, 'Pocket Power Banks', 'พาวเวอร์แบงค์พกพา', 'power-bank'),
          categoryNode(933, 'High-Capacity Power Banks', 'พาวเวอร์แบงค์ความจุสูง', 'power-bank'),
        ]),
      ),
      withFilters(
        ['fits', 'material', 'colour'],
        categoryNode(94, 'Phone Cases', 'เคสมือถือ', 'phone-case', [
          categoryNode(941, 'iPhone Cases', 'เคส iPhone', 'phone-case', [
            categoryNode(9411, 'iPhone 17 Cases', 'เคส iPhone 17 ซีรีส์', 'phone-case'),
            categoryNode(9412, 'iPhone 16 Cases', 'เคส iPhone 16 ซีรีส์', 'phone-case'),
            categoryNode(9413, 'iPhone 15 & Earlier Cases', 'เคส iPhone 15 และรุ่นก่อนหน้า', 'phone-case'),
          ]),
          categoryNode(942, 'Galaxy Cases', 'เคส Samsung Galaxy', 'phone-case'),
          categoryNode(943, 'Other Phone Cases', 'เคสมือถือรุ่นอื่น', 'phone-case'),
        ]),
      ),
      withFilters(
        ['fits', 'material'],
        categoryNode(95, 'Screen Protectors', 'ฟิล์มกันรอย', 'screen-protector', [
          categoryNode(951, 'iPhone Protectors', 'ฟิล์ม iPhone', 'screen-protector'),
          categoryNode(952, 'Android Protectors', 'ฟิล์มมือถือ Android', 'screen-protector'),
          categoryNode(953, 'iPad Protectors', 'ฟิล์ม iPad', 'screen-protector'),
        ]),
      ),
      withFilters(['material', 'colour'], categoryNode(96, 'Phone Stands', 'ขาตั้งมือถือและแท็บเล็ต', 'stand')),
    ]),
  ),
  withFilters(
    ['sensor', 'mount', 'type'],
    categoryNode(6, 'Cameras', 'กล้อง', 'camera', [
      withFilters(
        ['sensor', 'mount', 'edition'],
        categoryNode(61, 'Mirrorless Cameras', 'กล้องมิเรอร์เลส', 'camera', [
          categoryNode(611, 'Canon EOS R', 'กล้อง Canon EOS R', 'camera'),
          categoryNode(612, 'Sony Alpha', 'กล้อง Sony Alpha', 'camera'),
          categoryNode(613, 'Fujifilm X', 'กล้อง Fujifilm X', 'camera'),
          categoryNode(614, 'Nikon Z & LUMIX', 'กล้อง Nikon Z และ LUMIX', 'camera'),
        ]),
      ),
      withFilters(['sensor', 'colour'], categoryNode(63, 'Compact Cameras', 'กล้องคอมแพกต์', 'camera')),
      withFilters(['type', 'edition'], categoryNode(62, 'Action Cameras', 'กล้องแอ็กชัน', 'camera')),
      withFilters(
        ['mount', 'sensor'],
        categoryNode(64, 'Lenses', 'เลนส์กล้อง', 'lens', [
          categoryNode(641, 'Prime Lenses', 'เลนส์ฟิกซ์', 'lens'),
          categoryNode(642, 'Zoom Lenses', 'เลนส์ซูม', 'lens'),
        ]),
      ),
      withFilters(['type', 'material'], categoryNode(65, 'Tripods', 'ขาตั้งกล้อง', 'tripod')),
    ]),
  ),
  withFilters(
    ['type', 'resolution', 'edition'],
    categoryNode(1900, 'Drones & Creator Gear', 'โดรนและแกดเจ็ตครีเอเตอร์', 'drone', [
      withFilters(
        ['resolution', 'edition'],
        categoryNode(1910, 'Drones', 'โดรน', 'drone', [
          categoryNode(1911, 'Mini Drones', 'โดรนขนาดเล็ก', 'drone'),
          categoryNode(1912, 'Camera Drones', 'โดรนถ่ายภาพ', 'drone'),
        ]),
      ),
      withFilters(['edition', 'type'], categoryNode(1920, 'Gimbals', 'ไม้กันสั่น', 'gimbal')),
      withFilters(
        ['connector', 'type'],
        categoryNode(1930, 'Microphones', 'ไมโครโฟน', 'microphone', [
          categoryNode(1931, 'Wireless Microphones', 'ไมค์ไร้สาย', 'microphone'),
          categoryNode(1932, 'USB & Studio Microphones', 'ไมค์ USB และสตูดิโอ', 'microphone'),
        ]),
      ),
    ]),
  ),
  withFilters(
    ['wifi', 'resolution', 'power'],
    categoryNode(10, 'Smart Home & Network', 'สมาร์ทโฮมและเน็ตเวิร์ก', 'router', [
      withFilters(
        ['wifi', 'speed', 'ports'],
        categoryNode(101, 'Wi-Fi Routers', 'เราเตอร์ Wi-Fi', 'router', [
          categoryNode(1011, 'Home Routers', 'เราเตอร์บ้าน', 'router'),
          categoryNode(1012, 'Gaming Routers', 'เราเตอร์เกมมิ่ง', 'router'),
          categoryNode(1013, '4G & 5G Routers', 'เราเตอร์ใส่ซิม 4G/5G', 'router'),
        ]),
      ),
      withFilters(['wifi', 'pack'], categoryNode(102, 'Mesh Wi-Fi', 'Mesh Wi-Fi ทั้งบ้าน', 'router')),
      withFilters(['ports', 'speed'], categoryNode(104, 'Network Switches', 'เน็ตเวิร์กสวิตช์', 'network-switch')),
      withFilters(
        ['resolution', 'connectivity'],
        categoryNode(105, 'Security Cameras', 'กล้องวงจรปิด', 'security-camera', [
          categoryNode(1051, 'Indoor Cameras', 'กล้องวงจรปิดภายใน', 'security-camera'),
          categoryNode(1052, 'Outdoor Cameras', 'กล้องวงจรปิดภายนอก', 'security-camera'),
        ]),
      ),
      withFilters(['resolution', 'power'], categoryNode(106, 'Video Doorbells', 'กริ่งประตูพร้อมกล้อง', 'doorbell')),
      withFilters(
        ['power', 'pack'],
        categoryNode(107, 'Smart Lighting', 'ไฟอัจฉริยะ', 'smart-bulb', [
          categoryNode(1071, 'Smart Bulbs', 'หลอดไฟอัจฉริยะ', 'smart-bulb'),
          categoryNode(1072, 'Light Strips', 'ไฟเส้น LED อัจฉริยะ', 'smart-bulb'),
        ]),
      ),
      withFilters(['pack', 'platform'], categoryNode(108, 'Smart Plugs', 'ปลั๊กอัจฉริยะ', 'smart-plug')),
      withFilters(['functions', 'colour'], categoryNode(109, 'Smart Locks', 'กลอนประตูดิจิทัล', 'smart-lock')),
      withFilters(['functions', 'power'], categoryNode(103, 'Robot Vacuums', 'หุ่นยนต์ดูดฝุ่น', 'robot-vacuum')),
    ]),
  ),
  withFilters(
    ['type', 'size', 'power'],
    categoryNode(2000, 'Home Appliances', 'เครื่องใช้ไฟฟ้าในบ้าน', 'air-purifier', [
      withFilters(['size', 'type'], categoryNode(2010, 'Air Purifiers', 'เครื่องฟอกอากาศ', 'air-purifier')),
      withFilters(['battery', 'power'], categoryNode(2020, 'Stick Vacuums', 'เครื่องดูดฝุ่นไร้สาย', 'vacuum')),
      withFilters(['type', 'colour'], categoryNode(2030, 'Fans', 'พัดลม', 'fan')),
    ]),
  ),
  withFilters(
    ['resolution', 'power', 'type'],
    categoryNode(2100, 'Car Gadgets', 'อุปกรณ์ในรถยนต์', 'dash-cam', [
      withFilters(['resolution', 'edition'], categoryNode(2110, 'Dash Cams', 'กล้องติดรถยนต์', 'dash-cam')),
      withFilters(
        ['power', 'type'],
        categoryNode(2120, 'Car Mounts & Chargers', 'ที่ยึดและหัวชาร์จในรถ', 'car-mount', [
          categoryNode(2121, 'Car Mounts', 'ที่ยึดมือถือในรถ', 'car-mount'),
          categoryNode(2122, 'Car Chargers', 'หัวชาร์จในรถ', 'car-mount'),
        ]),
      ),
    ]),
  ),
];
