import { type Branch, branch, filtered } from './branch.ts';
import { componentDepartments } from './departments-components.ts';
import { lifeDepartments } from './departments-life.ts';

const phones = filtered(
  ['storage', 'memory', 'screen-size', 'processor', 'network', 'colour'],
  branch(11, 'Smartphones', 'สมาร์ทโฟน', 'phone', [
    branch(111, 'iPhone', 'ไอโฟน (iPhone)', 'phone'),
    branch(112, 'Android Phones', 'มือถือ Android', 'phone', [
      branch(1121, 'Samsung Galaxy', 'ซัมซุง (Samsung Galaxy)', 'phone'),
      branch(1122, 'Xiaomi', 'เสียวหมี่ (Xiaomi)', 'phone'),
      branch(1123, 'OPPO', 'ออปโป้ (OPPO)', 'phone'),
      branch(1124, 'vivo', 'วีโว่ (vivo)', 'phone'),
      branch(1125, 'realme', 'เรียลมี (realme)', 'phone'),
      branch(1126, 'HONOR', 'ออเนอร์ (HONOR)', 'phone'),
      branch(1127, 'POCO', 'โปโค (POCO)', 'phone'),
      branch(1128, 'Infinix', 'อินฟินิกซ์ (Infinix)', 'phone'),
      branch(1129, 'Nothing', 'นัทธิง (Nothing)', 'phone'),
      branch(1130, 'motorola', 'โมโตโรลา (motorola)', 'phone'),
    ]),
    branch(113, 'Foldable Phones', 'มือถือจอพับ', 'phone'),
  ]),
);

const tablets = filtered(
  ['screen-size', 'storage', 'connectivity', 'processor', 'colour'],
  branch(12, 'Tablets', 'แท็บเล็ต', 'tablet', [
    branch(121, 'iPad', 'ไอแพด (iPad)', 'tablet', [
      branch(1211, 'iPad Standard', 'iPad รุ่นมาตรฐาน', 'tablet'),
      branch(1212, 'iPad Air', 'ไอแพดแอร์ (iPad Air)', 'tablet'),
      branch(1213, 'iPad Pro', 'ไอแพดโปร (iPad Pro)', 'tablet'),
      branch(1214, 'iPad mini', 'ไอแพดมินิ (iPad mini)', 'tablet'),
    ]),
    branch(122, 'Android Tablets', 'แท็บเล็ต Android', 'tablet', [
      branch(1221, 'Galaxy Tab', 'กาแล็กซี่ แท็บ (Galaxy Tab)', 'tablet'),
      branch(1222, 'Xiaomi Pad', 'เสียวหมี่ แพด (Xiaomi Pad)', 'tablet'),
      branch(1223, 'Lenovo Tab', 'เลอโนโว แท็บ (Lenovo Tab)', 'tablet'),
      branch(1224, 'HUAWEI & HONOR Tablets', 'แท็บเล็ต HUAWEI และ HONOR', 'tablet'),
    ]),
  ]),
);

const laptopFilters = ['screen-size', 'processor', 'memory', 'storage', 'panel', 'graphics'] as const;

/** The departments as a Thai retailer of electronics and IT lays them out. */
export const departments: Branch[] = [
  filtered(
    ['storage', 'memory', 'screen-size', 'colour'],
    branch(1, 'Smartphones & Tablets', 'สมาร์ทโฟนและแท็บเล็ต', 'phone', [
      phones,
      tablets,
      filtered(
        ['fits', 'colour', 'connector'],
        branch(13, 'Tablet Accessories', 'อุปกรณ์เสริมแท็บเล็ต', 'stylus', [
          branch(131, 'Stylus Pens', 'ปากกาสไตลัส', 'stylus'),
          branch(132, 'Tablet Keyboards', 'คีย์บอร์ดสำหรับแท็บเล็ต', 'keyboard'),
        ]),
      ),
    ]),
  ),
  filtered(
    [...laptopFilters],
    branch(2, 'Laptops', 'โน้ตบุ๊ก', 'laptop', [
      branch(21, 'MacBook', 'แมคบุ๊ก (MacBook)', 'laptop', [
        branch(211, 'MacBook Air', 'แมคบุ๊กแอร์ (MacBook Air)', 'laptop'),
        branch(212, 'MacBook Pro', 'แมคบุ๊กโปร (MacBook Pro)', 'laptop'),
      ]),
      branch(22, 'Thin & Light Laptops', 'โน้ตบุ๊กบางเบา', 'laptop', [
        branch(221, 'Everyday Laptops', 'โน้ตบุ๊กเรียนและทำงานทั่วไป', 'laptop'),
        branch(222, 'Premium Ultrabooks', 'อัลตร้าบุ๊กพรีเมียม', 'laptop'),
        branch(223, 'Copilot+ PCs', 'โน้ตบุ๊ก AI Copilot+ PC', 'laptop'),
      ]),
      branch(23, '2-in-1 Laptops', 'โน้ตบุ๊ก 2-in-1 จอพับ', 'laptop'),
      branch(24, 'Gaming Laptops', 'โน้ตบุ๊กเกมมิ่ง', 'laptop', [
        branch(241, 'ASUS ROG & TUF', 'โน้ตบุ๊กเกมมิ่ง ASUS ROG และ TUF', 'laptop'),
        branch(242, 'Acer Predator & Nitro', 'โน้ตบุ๊กเกมมิ่ง Acer Predator และ Nitro', 'laptop'),
        branch(243, 'Lenovo Legion & LOQ', 'โน้ตบุ๊กเกมมิ่ง Lenovo Legion และ LOQ', 'laptop'),
        branch(244, 'HP OMEN & Victus', 'โน้ตบุ๊กเกมมิ่ง HP OMEN และ Victus', 'laptop'),
        branch(245, 'MSI & GIGABYTE', 'โน้ตบุ๊กเกมมิ่ง MSI และ GIGABYTE', 'laptop'),
      ]),
      branch(25, 'Business Laptops', 'โน้ตบุ๊กสำหรับธุรกิจ', 'laptop'),
      branch(26, 'Creator Laptops', 'โน้ตบุ๊กสำหรับครีเอเตอร์', 'laptop'),
      filtered(
        ['fits', 'colour', 'material'],
        branch(27, 'Laptop Accessories', 'อุปกรณ์เสริมโน้ตบุ๊ก', 'bag', [
          branch(271, 'Laptop Backpacks', 'กระเป๋าเป้โน้ตบุ๊ก', 'bag'),
          branch(272, 'Laptop Sleeves', 'ซองใส่โน้ตบุ๊ก', 'bag'),
          branch(273, 'Laptop Stands', 'แท่นวางโน้ตบุ๊ก', 'stand'),
        ]),
      ),
    ]),
  ),
  filtered(
    ['resolution', 'refresh-rate', 'panel'],
    branch(3, 'TVs & Monitors', 'ทีวีและจอมอนิเตอร์', 'tv', [
      filtered(
        ['size', 'panel', 'resolution', 'refresh-rate', 'platform'],
        branch(31, 'TVs', 'ทีวี', 'tv', [
          branch(311, 'OLED TVs', 'ทีวี OLED', 'tv'),
          branch(312, 'QLED & Mini LED TVs', 'ทีวี QLED และ Mini LED', 'tv'),
          branch(313, '4K UHD TVs', 'ทีวี 4K UHD', 'tv'),
          branch(314, 'HD TVs', 'ทีวี HD และ Full HD', 'tv'),
        ]),
      ),
      filtered(
        ['screen-size', 'resolution', 'refresh-rate', 'panel'],
        branch(32, 'Monitors', 'จอมอนิเตอร์', 'monitor', [
          branch(321, 'Office Monitors', 'จอทำงาน', 'monitor'),
          branch(322, 'Gaming Monitors', 'จอเกมมิ่ง', 'monitor', [
            branch(3221, 'Full HD Gaming', 'จอเกมมิ่ง Full HD', 'monitor'),
            branch(3222, 'QHD Gaming', 'จอเกมมิ่ง QHD', 'monitor'),
            branch(3223, '4K & OLED Gaming', 'จอเกมมิ่ง 4K และ OLED', 'monitor'),
          ]),
          branch(323, 'Creator Monitors', 'จอสำหรับงานกราฟิก', 'monitor'),
          branch(324, 'Ultrawide Monitors', 'จออัลตร้าไวด์', 'monitor'),
          branch(325, 'Smart Monitors', 'จอสมาร์ทมอนิเตอร์', 'monitor'),
        ]),
      ),
      filtered(['resolution', 'platform'], branch(33, 'Media Players', 'กล่องและสติ๊กทีวี', 'media-player')),
    ]),
  ),
  filtered(
    ['noise-cancelling', 'battery', 'water-resistance', 'colour'],
    branch(4, 'Audio', 'เครื่องเสียงและหูฟัง', 'headphones', [
      filtered(
        ['noise-cancelling', 'battery', 'water-resistance', 'colour'],
        branch(41, 'Earbuds', 'หูฟังไร้สาย True Wireless', 'earbuds', [
          branch(411, 'AirPods', 'แอร์พอดส์ (AirPods)', 'earbuds'),
          branch(412, 'Noise Cancelling Earbuds', 'หูฟังไร้สายตัดเสียงรบกวน', 'earbuds'),
          branch(413, 'Value Earbuds', 'หูฟังไร้สายราคาประหยัด', 'earbuds'),
          branch(414, 'Open & Sports Earbuds', 'หูฟังแบบเปิดและออกกำลังกาย', 'earbuds'),
        ]),
      ),
      filtered(
        ['type', 'noise-cancelling', 'battery', 'colour'],
        branch(42, 'Headphones', 'หูฟังครอบหู', 'headphones', [
          branch(421, 'Wireless Headphones', 'หูฟังครอบหูไร้สาย', 'headphones'),
          branch(422, 'Studio Headphones', 'หูฟังสตูดิโอและออดิโอไฟล์', 'headphones'),
        ]),
      ),
      filtered(
        ['power', 'battery', 'water-resistance', 'colour'],
        branch(43, 'Portable Speakers', 'ลำโพงพกพา', 'speaker', [
          branch(431, 'Compact Speakers', 'ลำโพงบลูทูธขนาดพกพา', 'speaker'),
          branch(432, 'Party Speakers', 'ลำโพงปาร์ตี้', 'speaker'),
        ]),
      ),
      filtered(['power', 'type'], branch(44, 'Soundbars', 'ซาวด์บาร์', 'speaker')),
      filtered(
        ['power', 'type', 'colour'],
        branch(45, 'Home Speakers', 'ลำโพงตั้งโต๊ะและลำโพงบ้าน', 'speaker', [
          branch(451, 'Bluetooth Home Speakers', 'ลำโพงบลูทูธสำหรับบ้าน', 'speaker'),
          branch(452, 'Smart Speakers', 'ลำโพงอัจฉริยะ', 'speaker'),
        ]),
      ),
    ]),
  ),
  filtered(
    ['battery', 'water-resistance', 'colour'],
    branch(5, 'Wearables', 'นาฬิกาและแกดเจ็ตสวมใส่', 'watch', [
      filtered(
        ['size', 'connectivity', 'battery', 'water-resistance', 'colour'],
        branch(51, 'Smartwatches', 'สมาร์ทวอทช์', 'watch', [
          branch(511, 'Apple Watch', 'แอปเปิลวอทช์ (Apple Watch)', 'watch'),
          branch(512, 'Galaxy Watch', 'กาแล็กซี่วอทช์ (Galaxy Watch)', 'watch'),
          branch(513, 'HUAWEI Watch', 'หัวเว่ยวอทช์ (HUAWEI WATCH)', 'watch'),
          branch(514, 'Amazfit & Xiaomi', 'สมาร์ทวอทช์ Amazfit และ Xiaomi', 'watch'),
        ]),
      ),
      filtered(
        ['battery', 'water-resistance', 'colour'],
        branch(52, 'Running Watches', 'นาฬิกาวิ่ง', 'watch', [
          branch(521, 'Garmin', 'การ์มิน (Garmin)', 'watch'),
          branch(522, 'COROS & Suunto', 'นาฬิกาวิ่ง COROS และ Suunto', 'watch'),
        ]),
      ),
      filtered(['battery', 'colour'], branch(53, 'Fitness Bands', 'สายรัดข้อมือออกกำลังกาย', 'watch')),
      filtered(['network', 'colour'], branch(54, 'Kids’ Watches', 'นาฬิกาเด็กโทรได้', 'watch')),
      filtered(['platform', 'pack'], branch(55, 'Item Trackers', 'อุปกรณ์ติดตามสิ่งของ', 'tracker')),
    ]),
  ),
  ...componentDepartments,
  ...lifeDepartments,
];
