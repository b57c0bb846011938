import type { Kind } from '../drawings/drawing.ts';
import type { SeedCategory } from '../types.ts';
import { slugOf, text } from './text.ts';

interface Branch {
  id: number;
  th: string;
  en: string;
  icon: Kind;
  children?: Branch[];
}

const branch = (id: number, en: string, th: string, icon: Kind, children: Branch[] = []): Branch => ({
  id,
  th,
  en,
  icon,
  children,
});

const tree: Branch[] = [
  branch(1, 'Smartphones & Tablets', 'สมาร์ทโฟนและแท็บเล็ต', 'phone', [
    branch(11, 'Smartphones', 'สมาร์ทโฟน', 'phone', [
      branch(111, 'iPhone', 'ไอโฟน (iPhone)', 'phone'),
      branch(112, 'Android Phones', 'มือถือ Android', 'phone', [
        branch(1121, 'Samsung Galaxy', 'ซัมซุง (Samsung Galaxy)', 'phone'),
        branch(1122, 'Xiaomi', 'เสียวหมี่ (Xiaomi)', 'phone'),
        branch(1123, 'OPPO', 'ออปโป้ (OPPO)', 'phone'),
        branch(1124, 'vivo', 'วีโว่ (vivo)', 'phone'),
        branch(1125, 'realme', 'เรียลมี (realme)', 'phone'),
      ]),
    ]),
    branch(12, 'Tablets', 'แท็บเล็ต', 'tablet', [
      branch(121, 'iPad', 'ไอแพด (iPad)', 'tablet'),
      branch(122, 'Android Tablets', 'แท็บเล็ต Android', 'tablet'),
    ]),
  ]),
  branch(2, 'Laptops', 'โน้ตบุ๊ก', 'laptop', [
    branch(21, 'MacBook', 'แมคบุ๊ก (MacBook)', 'laptop'),
    branch(22, 'Thin & Light Laptops', 'โน้ตบุ๊กบางเบา', 'laptop'),
    branch(23, '2-in-1 Laptops', 'โน้ตบุ๊ก 2-in-1 จอพับ', 'laptop'),
    branch(24, 'Gaming Laptops', 'โน้ตบุ๊กเกมมิ่ง', 'laptop'),
  ]),
  branch(3, 'TVs & Monitors', 'ทีวีและจอมอนิเตอร์', 'tv', [
    branch(31, 'TVs', 'ทีวี', 'tv'),
    branch(32, 'Monitors', 'จอมอนิเตอร์', 'monitor', [
      branch(321, 'Office Monitors', 'จอทำงาน', 'monitor'),
      branch(322, 'Gaming Monitors', 'จอเกมมิ่ง', 'monitor'),
    ]),
  ]),
  branch(4, 'Audio', 'เครื่องเสียงและหูฟัง', 'headphones', [
    branch(41, 'Earbuds', 'หูฟังไร้สาย True Wireless', 'earbuds'),
    branch(42, 'Headphones', 'หูฟังครอบหู', 'headphones'),
    branch(43, 'Portable Speakers', 'ลำโพงพกพา', 'speaker'),
    branch(44, 'Soundbars', 'ซาวด์บาร์', 'speaker'),
  ]),
  branch(5, 'Wearables', 'นาฬิกาและแกดเจ็ตสวมใส่', 'watch', [
    branch(51, 'Smartwatches', 'สมาร์ทวอทช์', 'watch'),
    branch(52, 'Running Watches', 'นาฬิกาวิ่ง', 'watch'),
  ]),
  branch(6, 'Cameras', 'กล้อง', 'camera', [
    branch(61, 'Mirrorless Cameras', 'กล้องมิเรอร์เลส', 'camera'),
    branch(62, 'Action Cameras', 'กล้องแอ็กชัน', 'camera'),
  ]),
  branch(7, 'Gaming', 'เกมมิ่ง', 'console', [
    branch(71, 'Game Consoles', 'เครื่องเกมคอนโซล', 'console'),
    branch(72, 'Controllers', 'จอยเกม', 'controller'),
    branch(73, 'Gaming Headsets', 'หูฟังเกมมิ่ง', 'headphones'),
  ]),
  branch(8, 'Computer Accessories', 'อุปกรณ์คอมพิวเตอร์', 'keyboard', [
    branch(81, 'Keyboards', 'คีย์บอร์ด', 'keyboard'),
    branch(82, 'Mice', 'เมาส์', 'mouse'),
    branch(83, 'SSD Storage', 'SSD และอุปกรณ์เก็บข้อมูล', 'ssd'),
    branch(84, 'Printers', 'เครื่องพิมพ์', 'printer'),
  ]),
  branch(9, 'Mobile Accessories', 'อุปกรณ์เสริมมือถือ', 'charger', [
    branch(91, 'Chargers', 'หัวชาร์จ', 'charger'),
    branch(92, 'Cables', 'สายชาร์จ', 'cable'),
    branch(93, 'Power Banks', 'พาวเวอร์แบงค์', 'power-bank'),
    branch(94, 'Phone Cases', 'เคสมือถือ', 'phone-case'),
  ]),
  branch(10, 'Smart Home & Network', 'สมาร์ทโฮมและเน็ตเวิร์ก', 'router', [
    branch(101, 'Wi-Fi Routers', 'เราเตอร์ Wi-Fi', 'router'),
    branch(102, 'Mesh Wi-Fi', 'Mesh Wi-Fi ทั้งบ้าน', 'router'),
    branch(103, 'Robot Vacuums', 'หุ่นยนต์ดูดฝุ่น', 'robot-vacuum'),
  ]),
];

const flatten = (branches: Branch[], parentId: number | null): SeedCategory[] =>
  branches.flatMap(({ id, th, en, icon, children = [] }, index) => [
    { categoryId: id, parentId, slug: slugOf(en), name: text(th, en), icon, position: index + 1 },
    ...flatten(children, id),
  ]);

/** All categories, parents before their children. */
export const categories: SeedCategory[] = flatten(tree, null);
