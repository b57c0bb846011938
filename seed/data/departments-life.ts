import { type Branch, branch, filtered } from './branch.ts';

/** The departments of accessories, cameras, the home and the car. */
export const lifeDepartments: Branch[] = [
  filtered(
    ['fits', 'power', 'connector', 'colour'],
    branch(9, 'Mobile Accessories', 'อุปกรณ์เสริมมือถือ', 'charger', [
      filtered(
        ['power', 'ports', 'colour'],
        branch(91, 'Chargers', 'หัวชาร์จ', 'charger', [
          branch(911, 'Phone Chargers', 'หัวชาร์จมือถือ', 'charger'),
          branch(912, 'Laptop & GaN Chargers', 'หัวชาร์จ GaN และโน้ตบุ๊ก', 'charger'),
          branch(913, 'Wireless Chargers', 'แท่นชาร์จไร้สาย', 'wireless-charger'),
        ]),
      ),
      filtered(
        ['connector', 'length', 'power', 'colour'],
        branch(92, 'Cables', 'สายชาร์จ', 'cable', [
          branch(921, 'USB-C Cables', 'สาย USB-C', 'cable'),
          branch(922, 'Lightning Cables', 'สาย Lightning', 'cable'),
          branch(923, 'Display Cables', 'สายต่อจอ', 'cable'),
        ]),
      ),
      filtered(
        ['capacity', 'power', 'colour'],
        branch(93, 'Power Banks', 'พาวเวอร์แบงค์', 'power-bank', [
          branch(931, 'Magnetic Power Banks', 'พาวเวอร์แบงค์แม่เหล็ก', 'power-bank'),
          branch(932, 'Pocket Power Banks', 'พาวเวอร์แบงค์พกพา', 'power-bank'),
          branch(933, 'High-Capacity Power Banks', 'พาวเวอร์แบงค์ความจุสูง', 'power-bank'),
        ]),
      ),
      filtered(
        ['fits', 'material', 'colour'],
        branch(94, 'Phone Cases', 'เคสมือถือ', 'phone-case', [
          branch(941, 'iPhone Cases', 'เคส iPhone', 'phone-case', [
            branch(9411, 'iPhone 17 Cases', 'เคส iPhone 17 ซีรีส์', 'phone-case'),
            branch(9412, 'iPhone 16 Cases', 'เคส iPhone 16 ซีรีส์', 'phone-case'),
            branch(9413, 'iPhone 15 & Earlier Cases', 'เคส iPhone 15 และรุ่นก่อนหน้า', 'phone-case'),
          ]),
          branch(942, 'Galaxy Cases', 'เคส Samsung Galaxy', 'phone-case'),
          branch(943, 'Other Phone Cases', 'เคสมือถือรุ่นอื่น', 'phone-case'),
        ]),
      ),
      filtered(
        ['fits', 'material'],
        branch(95, 'Screen Protectors', 'ฟิล์มกันรอย', 'screen-protector', [
          branch(951, 'iPhone Protectors', 'ฟิล์ม iPhone', 'screen-protector'),
          branch(952, 'Android Protectors', 'ฟิล์มมือถือ Android', 'screen-protector'),
          branch(953, 'iPad Protectors', 'ฟิล์ม iPad', 'screen-protector'),
        ]),
      ),
      filtered(['material', 'colour'], branch(96, 'Phone Stands', 'ขาตั้งมือถือและแท็บเล็ต', 'stand')),
    ]),
  ),
  filtered(
    ['sensor', 'mount', 'type'],
    branch(6, 'Cameras', 'กล้อง', 'camera', [
      filtered(
        ['sensor', 'mount', 'edition'],
        branch(61, 'Mirrorless Cameras', 'กล้องมิเรอร์เลส', 'camera', [
          branch(611, 'Canon EOS R', 'กล้อง Canon EOS R', 'camera'),
          branch(612, 'Sony Alpha', 'กล้อง Sony Alpha', 'camera'),
          branch(613, 'Fujifilm X', 'กล้อง Fujifilm X', 'camera'),
          branch(614, 'Nikon Z & LUMIX', 'กล้อง Nikon Z และ LUMIX', 'camera'),
        ]),
      ),
      filtered(['sensor', 'colour'], branch(63, 'Compact Cameras', 'กล้องคอมแพกต์', 'camera')),
      filtered(['type', 'edition'], branch(62, 'Action Cameras', 'กล้องแอ็กชัน', 'camera')),
      filtered(
        ['mount', 'sensor'],
        branch(64, 'Lenses', 'เลนส์กล้อง', 'lens', [
          branch(641, 'Prime Lenses', 'เลนส์ฟิกซ์', 'lens'),
          branch(642, 'Zoom Lenses', 'เลนส์ซูม', 'lens'),
        ]),
      ),
      filtered(['type', 'material'], branch(65, 'Tripods', 'ขาตั้งกล้อง', 'tripod')),
    ]),
  ),
  filtered(
    ['type', 'resolution', 'edition'],
    branch(1900, 'Drones & Creator Gear', 'โดรนและแกดเจ็ตครีเอเตอร์', 'drone', [
      filtered(
        ['resolution', 'edition'],
        branch(1910, 'Drones', 'โดรน', 'drone', [
          branch(1911, 'Mini Drones', 'โดรนขนาดเล็ก', 'drone'),
          branch(1912, 'Camera Drones', 'โดรนถ่ายภาพ', 'drone'),
        ]),
      ),
      filtered(['edition', 'type'], branch(1920, 'Gimbals', 'ไม้กันสั่น', 'gimbal')),
      filtered(
        ['connector', 'type'],
        branch(1930, 'Microphones', 'ไมโครโฟน', 'microphone', [
          branch(1931, 'Wireless Microphones', 'ไมค์ไร้สาย', 'microphone'),
          branch(1932, 'USB & Studio Microphones', 'ไมค์ USB และสตูดิโอ', 'microphone'),
        ]),
      ),
    ]),
  ),
  filtered(
    ['wifi', 'resolution', 'power'],
    branch(10, 'Smart Home & Network', 'สมาร์ทโฮมและเน็ตเวิร์ก', 'router', [
      filtered(
        ['wifi', 'speed', 'ports'],
        branch(101, 'Wi-Fi Routers', 'เราเตอร์ Wi-Fi', 'router', [
          branch(1011, 'Home Routers', 'เราเตอร์บ้าน', 'router'),
          branch(1012, 'Gaming Routers', 'เราเตอร์เกมมิ่ง', 'router'),
          branch(1013, '4G & 5G Routers', 'เราเตอร์ใส่ซิม 4G/5G', 'router'),
        ]),
      ),
      filtered(['wifi', 'pack'], branch(102, 'Mesh Wi-Fi', 'Mesh Wi-Fi ทั้งบ้าน', 'router')),
      filtered(['ports', 'speed'], branch(104, 'Network Switches', 'เน็ตเวิร์กสวิตช์', 'network-switch')),
      filtered(
        ['resolution', 'connectivity'],
        branch(105, 'Security Cameras', 'กล้องวงจรปิด', 'security-camera', [
          branch(1051, 'Indoor Cameras', 'กล้องวงจรปิดภายใน', 'security-camera'),
          branch(1052, 'Outdoor Cameras', 'กล้องวงจรปิดภายนอก', 'security-camera'),
        ]),
      ),
      filtered(['resolution', 'power'], branch(106, 'Video Doorbells', 'กริ่งประตูพร้อมกล้อง', 'doorbell')),
      filtered(
        ['power', 'pack'],
        branch(107, 'Smart Lighting', 'ไฟอัจฉริยะ', 'smart-bulb', [
          branch(1071, 'Smart Bulbs', 'หลอดไฟอัจฉริยะ', 'smart-bulb'),
          branch(1072, 'Light Strips', 'ไฟเส้น LED อัจฉริยะ', 'smart-bulb'),
        ]),
      ),
      filtered(['pack', 'platform'], branch(108, 'Smart Plugs', 'ปลั๊กอัจฉริยะ', 'smart-plug')),
      filtered(['functions', 'colour'], branch(109, 'Smart Locks', 'กลอนประตูดิจิทัล', 'smart-lock')),
      filtered(['functions', 'power'], branch(103, 'Robot Vacuums', 'หุ่นยนต์ดูดฝุ่น', 'robot-vacuum')),
    ]),
  ),
  filtered(
    ['type', 'size', 'power'],
    branch(2000, 'Home Appliances', 'เครื่องใช้ไฟฟ้าในบ้าน', 'air-purifier', [
      filtered(['size', 'type'], branch(2010, 'Air Purifiers', 'เครื่องฟอกอากาศ', 'air-purifier')),
      filtered(['battery', 'power'], branch(2020, 'Stick Vacuums', 'เครื่องดูดฝุ่นไร้สาย', 'vacuum')),
      filtered(['type', 'colour'], branch(2030, 'Fans', 'พัดลม', 'fan')),
    ]),
  ),
  filtered(
    ['resolution', 'power', 'type'],
    branch(2100, 'Car Gadgets', 'อุปกรณ์ในรถยนต์', 'dash-cam', [
      filtered(['resolution', 'edition'], branch(2110, 'Dash Cams', 'กล้องติดรถยนต์', 'dash-cam')),
      filtered(
        ['power', 'type'],
        branch(2120, 'Car Mounts & Chargers', 'ที่ยึดและหัวชาร์จในรถ', 'car-mount', [
          branch(2121, 'Car Mounts', 'ที่ยึดมือถือในรถ', 'car-mount'),
          branch(2122, 'Car Chargers', 'หัวชาร์จในรถ', 'car-mount'),
        ]),
      ),
    ]),
  ),
];
