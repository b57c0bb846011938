import { type CategoryNode, categoryNode, withFilters } from './category-node.ts';
import { componentDepartments } from './departments-components.ts';
import { lifeDepartments } from './departments-life.ts';

const phones = withFilters(
  ['storage', 'memory', 'screen-size', 'processor', 'network', 'colour'],
  categoryNode(11, 'Smartphones', 'สมาร์ทโฟน', 'phone', [
    categoryNode(111, 'iPhone', 'ไอโฟน (iPhone)', 'phone'),
    categoryNode(112, 'Android Phones', 'มือถือ Android', 'phone', [
      categoryNode(1121, 'Samsung Galaxy', 'ซัมซุง (Samsung Galaxy)', 'phone'),
      categoryNode(1122, 'Xiaomi', 'เสียวหมี่ (Xiaomi)', 'phone'),
      categoryNode(1123, 'OPPO', 'ออปโป้ (OPPO)', 'phone'),
      categoryNode(1124, 'vivo', 'วีโว่ (vivo)', 'phone'),
      categoryNode(1125, 'realme', 'เรียลมี (realme)', 'phone'),
      categoryNode(1126, 'HONOR', 'ออเนอร์ (HONOR)', 'phone'),
      categoryNode(1127, 'POCO', 'โปโค (POCO)', 'phone'),
      categoryNode(1128, 'Infinix', 'อินฟินิกซ์ (Infinix)', 'phone'),
      categoryNode(1129, 'Nothing', 'นัทธิง (Nothing)', 'phone'),
      categoryNode(1130, 'motorola', 'โมโตโรลา (motorola)', 'phone'),
    ]),
    categoryNode(113, 'Foldable Phones', 'มือถือจอพับ', 'phone'),
  ]),
);

const tablets = withFilters(
  ['screen-size', 'storage', 'connectivity', 'processor', 'colour'],
  categoryNode(12, 'Tablets', 'แท็บเล็ต', 'tablet', [
    categoryNode(121, 'iPad', 'ไอแพด (iPad)', 'tablet', [
      categoryNode(1211, 'iPad Standard', 'iPad รุ่นมาตรฐาน', 'tablet'),
      categoryNode(1212, 'iPad Air', 'ไอแพดแอร์ (iPad Air)', 'tablet'),
      categoryNode(1213, 'iPad Pro', 'ไอแพดโปร (iPad Pro)', 'tablet'),
      categoryNode(1214, 'iPad mini', 'ไอแพดมินิ (iPad mini)', 'tablet'),
    ]),
    categoryNode(122, 'Android Tablets', 'แท็บเล็ต Android', 'tablet', [
      categoryNode(1221, 'Galaxy Tab', 'กาแล็กซี่ แท็บ (Galaxy Tab)', 'tablet'),
      categoryNode(1222, 'Xiaomi Pad', 'เสียวหมี่ แพด (Xiaomi Pad)', 'tablet'),
      categoryNode(1223, 'Lenovo Tab', 'เลอโนโว แท็บ (Lenovo Tab)', 'tablet'),
      categoryNode(1224, 'HUAWEI & HONOR Tablets', 'แท็บเล็ต HUAWEI และ HONOR', 'tablet'),
    ]),
  ]),
);

const laptopFilters = ['screen-size', 'processor', 'memory', 'storage', 'panel', 'graphics'] as const;

/** All departments. */
export const departments: CategoryNode[] = [
  withFilters(
    ['storage', 'memory', 'screen-size', 'colour'],
    categoryNode(1, 'Smartphones & Tablets', 'สมาร์ทโฟนและแท็บเล็ต', 'phone', [
      phones,
      tablets,
      withFilters(
        ['fits', 'colour', 'connector'],
        categoryNode(13, 'Tablet Accessories', 'อุปกรณ์เสริมแท็บเล็ต', 'stylus', [
          categoryNode(131, 'Stylus Pens', 'ปากกาสไตลัส', 'stylus'),
          categoryNode(132, 'Tablet Keyboards', 'คีย์บอร์ดสำหรับแท็บเล็ต', 'keyboard'),
        ]),
      ),
    ]),
  ),
  withFilters(
    [...laptopFilters],
    categoryNode(2, 'Laptops', 'โน้ตบุ๊ก', 'laptop', [
      categoryNode(21, 'MacBook', 'แมคบุ๊ก (MacBook)', 'laptop', [
        categoryNode(211, 'MacBook Air', 'แมคบุ๊กแอร์ (MacBook Air)', 'laptop'),
        categoryNode(212, 'MacBook Pro', 'แมคบุ๊กโปร (MacBook Pro)', 'laptop'),
      ]),
      categoryNode(22, 'Thin & Light Laptops', 'โน้ตบุ๊กบางเบา', 'laptop', [
        categoryNode(221, 'Everyday Laptops', 'โน้ตบุ๊กเรียนและทำงานทั่วไป', 'laptop'),
        categoryNode(222, 'Premium Ultrabooks', 'อัลตร้าบุ๊กพรีเมียม', 'laptop'),
        categoryNode(223, 'Copilot+ PCs', 'โน้ตบุ๊ก AI Copilot+ PC', 'laptop'),
      ]),
      categoryNode(23, '2-in-1 Laptops', 'โน้ตบุ๊ก 2-in-1 จอพับ', 'laptop'),
      categoryNode(24, 'Gaming Laptops', 'โน้ตบุ๊กเกมมิ่ง', 'laptop', [
        categoryNode(241, 'ASUS ROG & TUF', 'โน้ตบุ๊กเกมมิ่ง ASUS ROG และ TUF', 'laptop'),
        categoryNode(242, 'Acer Predator & Nitro', 'โน้ตบุ๊กเกมมิ่ง Acer Predator และ Nitro', 'laptop'),
        categoryNode(243, 'Lenovo Legion & LOQ', 'โน้ตบุ๊กเกมมิ่ง Lenovo Legion และ LOQ', 'laptop'),
        categoryNode(244, 'HP OMEN & Victus', 'โน้ตบุ๊กเกมมิ่ง HP OMEN และ Victus', 'laptop'),
        categoryNode(245, 'MSI & GIGABYTE', 'โน้ตบุ๊กเกมมิ่ง MSI และ GIGABYTE', 'laptop'),
      ]),
      categoryNode(25, 'Business Laptops', 'โน้ตบุ๊กสำหรับธุรกิจ', 'laptop'),
      categoryNode(26, 'Creator Laptops', 'โน้ตบุ๊กสำหรับครีเอเตอร์', 'laptop'),
      withFilters(
        ['fits', 'colour', 'material'],
        categoryNode(27, 'Laptop Accessories', 'อุปกรณ์เสริมโน้ตบุ๊ก', 'bag', [
          categoryNode(271, 'Laptop Backpacks', 'กระเป๋าเป้โน้ตบุ๊ก', 'bag'),
          categoryNode(272, 'Laptop Sleeves', 'ซองใส่โน้ตบุ๊ก', 'bag'),
          categoryNode(273, 'Laptop Stands', 'แท่นวางโน้ตบุ๊ก', 'stand'),
        ]),
      ),
    ]),
  ),
  withFilters(
    ['resolution', 'refresh-rate', 'panel'],
    categoryNode(3, 'TVs & Monitors', 'ทีวีและจอมอนิเตอร์', 'tv', [
      withFilters(
        ['size', 'panel', 'resolution', 'refresh-rate', 'platform'],
        categoryNode(31, 'TVs', 'ทีวี', 'tv', [
          categoryNode(311, 'OLED TVs', 'ทีวี OLED', 'tv'),
          categoryNode(312, 'QLED & Mini LED TVs', 'ทีวี QLED และ Mini LED', 'tv'),
          categoryNode(313, '4K UHD TVs', 'ทีวี 4K UHD', 'tv'),
          categoryNode(314, 'HD TVs', 'ทีวี HD และ Full HD', 'tv'),
        ]),
      ),
      withFilters(
        ['screen-size', 'resolution', 'refresh-rate', 'panel'],
        categoryNode(32, 'Monitors', 'จอมอนิเตอร์', 'monitor', [
          categoryNode(321, 'Office Monitors', 'จอทำงาน', 'monitor'),
          categoryNode(322, 'Gaming Monitors', 'จอเกมมิ่ง', 'monitor', [
            categoryNode(3221, 'Full HD Gaming', 'จอเกมมิ่ง Full HD', 'monitor'),
            categoryNode(3222, 'QHD Gaming', 'จอเกมมิ่ง QHD', 'monitor'),
            categoryNode(3223, '4K & OLED Gaming', 'จอเกมมิ่ง 4K และ OLED', 'monitor'),
          ]),
          categoryNode(323, 'Creator Monitors', 'จอสำหรับงานกราฟิก', 'monitor'),
          categoryNode(324, 'Ultrawide Monitors', 'จออัลตร้าไวด์', 'monitor'),
          categoryNode(325, 'Smart Monitors', 'จอสมาร์ทมอนิเตอร์', 'monitor'),
        ]),
      ),
      withFilters(['resolution', 'platform'], categoryNode(33, 'Media Players', 'กล่องและสติ๊กทีวี', 'media-player')),
    ]),
  ),
  withFilters(
    ['noise-cancelling', 'battery', 'water-resistance', 'colour'],
    categoryNode(4, 'Audio', 'เครื่องเสียงและหูฟัง', 'headphones', [
      withFilters(
        ['noise-cancelling', 'battery', 'water-resistance', 'colour'],
        categoryNode(41, 'Earbuds', 'หูฟังไร้สาย True Wireless', 'earbuds', [
          categoryNode(411, 'AirPods', 'แอร์พอดส์ (AirPods)', 'earbuds'),
          categoryNode(412, 'Noise Cancelling Earbuds', 'หูฟังไร้สายตัดเสียงรบกวน', 'earbuds'),
          categoryNode(413, 'Value Earbuds', 'หูฟังไร้สายราคาประหยัด', 'earbuds'),
          categoryNode(414, 'Open & Sports Earbuds', 'หูฟังแบบเปิดและออกกำลังกาย', 'earbuds'),
        ]),
      ),
      withFilters(
        ['type', 'noise-cancelling', 'battery', 'colour'],
        categoryNode(42, 'Headphones', 'หูฟังครอบหู', 'headphones', [
          categoryNode(421, 'Wireless Headphones', 'หูฟังครอบหูไร้สาย', 'headphones'),
          categoryNode(422, 'Studio Headphones', 'หูฟังสตูดิโอและออดิโอไฟล์', 'headphones'),
        ]),
      ),
      withFilters(
        ['power', 'battery', 'water-resistance', 'colour'],
        categoryNode(43, 'Portable Speakers', 'ลำโพงพกพา', 'speaker', [
          categoryNode(431, 'Compact Speakers', 'ลำโพงบลูทูธขนาดพกพา', 'speaker'),
          categoryNode(432, 'Party Speakers', 'ลำโพงปาร์ตี้', 'speaker'),
        ]),
      ),
      withFilters(['power', 'type'], categoryNode(44, 'Soundbars', 'ซาวด์บาร์', 'speaker')),
      withFilters(
        ['power', 'type', 'colour'],
        categoryNode(45, 'Home Speakers', 'ลำโพงตั้งโต๊ะและลำโพงบ้าน', 'speaker', [
          categoryNode(451, 'Bluetooth Home Speakers', 'ลำโพงบลูทูธสำหรับบ้าน', 'speaker'),
          categoryNode(452, 'Smart Speakers', 'ลำโพงอัจฉริยะ', 'speaker'),
        ]),
      ),
    ]),
  ),
  withFilters(
    ['battery', 'water-resistance', 'colour'],
    categoryNode(5, 'Wearables', 'นาฬิกาและแกดเจ็ตสวมใส่', 'watch', [
      withFilters(
        ['size', 'connectivity', 'battery', 'water-resistance', 'colour'],
        categoryNode(51, 'Smartwatches', 'สมาร์ทวอทช์', 'watch', [
          categoryNode(511, 'Apple Watch', 'แอปเปิลวอทช์ (Apple Watch)', 'watch'),
          categoryNode(512, 'Galaxy Watch', 'กาแล็กซี่วอทช์ (Galaxy Watch)', 'watch'),
          categoryNode(513, 'HUAWEI Watch', 'หัวเว่ยวอทช์ (HUAWEI WATCH)', 'watch'),
          categoryNode(514, 'Amazfit & Xiaomi', 'สมาร์ทวอทช์ Amazfit และ Xiaomi', 'watch'),
        ]),
      ),
      withFilters(
        ['battery', 'water-resistance', 'colour'],
        categoryNode(52, 'Running Watches', 'นาฬิกาวิ่ง', 'watch', [
          categoryNode(521, 'Garmin', 'การ์มิน (Garmin)', 'watch'),
          categoryNode(522, 'COROS & Suunto', 'นาฬิกาวิ่ง COROS และ Suunto', 'watch'),
        ]),
      ),
      withFilters(['battery', 'colour'], categoryNode(53, 'Fitness Bands', 'สายรัดข้อมือออกกำลังกาย', 'watch')),
      withFilters(['network', 'colour'], categoryNode(54, 'Kids’ Watches', 'นาฬิกาเด็กโทรได้', 'watch')),
      withFilters(['platform', 'pack'], categoryNode(55, 'Item Trackers', 'อุปกรณ์ติดตามสิ่งของ', 'tracker')),
    ]),
  ),
  ...componentDepartments,
  ...lifeDepartments,
];
