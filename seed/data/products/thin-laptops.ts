import type { SeedProduct } from '../../types.ts';
import { memory, storage } from '../attributes.ts';
import { adapter, manual } from '../box-contents.ts';
import { currentSpecial, inStock, product, sku, upcomingSpecial } from '../product.ts';
import { kilograms, screen, specification } from '../specification.ts';
import { heading, paragraph, question, text } from '../text.ts';
import { onsite } from '../warranty.ts';

const windowsAnswer = question(
  text('ติดตั้ง Windows และ Office มาให้แล้วหรือยัง', 'Are Windows and Office installed?'),
  text(
    'มี Windows 11 Home แท้และ Office Home 2024 ติดเครื่อง เปิดเครื่องแล้วลงทะเบียนด้วยบัญชี Microsoft ก็ใช้ได้เลย',
    'Yes: genuine Windows 11 Home and Office Home 2024. Sign in with a Microsoft account at first start.',
  ),
);

export const thinLaptops: SeedProduct[] = [
  product({
    id: 1018,
    brand: 'asus',
    category: 'laptops/thin-light-laptops/premium-ultrabooks',
    name: text('โน้ตบุ๊ก ASUS Zenbook 14 OLED (UX3405CA)', 'ASUS Zenbook 14 OLED (UX3405CA)'),
    shortDescription: text(
      'จอ OLED 3K 120Hz สีสด ตัวเครื่องโลหะหนักเพียง 1.28 กก. Core Ultra 9 แรม 32GB',
      'A vivid 3K 120Hz OLED display in a 1.28 kg metal body with Core Ultra 9 and 32GB of memory.',
    ),
    highlights: [
      text('จอ OLED 3K 120Hz ครอบคลุม DCI-P3 100%', '3K 120Hz OLED covering 100% of DCI-P3'),
      text('Intel Core Ultra 9 285H พร้อม NPU', 'Intel Core Ultra 9 285H with an NPU'),
      text('แบต 75Wh ชาร์จผ่าน USB-C ได้', '75Wh battery, charged by USB-C'),
      text('มาพร้อม Windows 11 Home และ Office Home 2024', 'With Windows 11 Home and Office Home 2024'),
    ],
    description: [
      heading('จอสวยจนไม่อยากใช้จอนอก', 'A display you will not want to leave'),
      paragraph(
        'ดูหนัง แต่งรูป หรือทำสไลด์ สีดำของ OLED ดำสนิทจริง ผ่านการรับรอง TÜV ลดแสงสีฟ้า ทำงานดึกๆ ตาไม่ล้าง่าย ฝาเปิดกางได้ 180 องศา หันจอให้ลูกค้าดูสะดวก',
        'Films, photos and slides show true OLED black. TÜV-certified low blue light is easier on late-night eyes, and the lid opens to 180° to share the screen.',
      ),
    ],
    box: [
      text('โน้ตบุ๊ก ASUS Zenbook 14', 'ASUS Zenbook 14'),
      text('อะแดปเตอร์ USB-C 65W', '65W USB-C adapter'),
      text('ซองใส่โน้ตบุ๊ก', 'Laptop sleeve'),
    ],
    specification: specification({
      display: screen('14', 'OLED 3K'),
      resolution: '2880 × 1800',
      refresh: '120Hz',
      processor: 'Intel Core Ultra 9 285H',
      graphics: 'Intel Arc 140T',
      memory: '32GB LPDDR5X',
      storage: '1TB NVMe SSD',
      webcam: text('FHD อินฟราเรด ปลดล็อกด้วยใบหน้า', 'FHD infrared with face unlock'),
      battery: '75Wh',
      ports: 'Thunderbolt 4 × 2, USB-A, HDMI 2.1, 3.5 mm',
      wireless: 'Wi-Fi 7, Bluetooth 5.4',
      system: 'Windows 11 Home',
      software: 'Microsoft Office Home 2024',
      weight: kilograms('1.28'),
    }),
    faq: [windowsAnswer],
    warranty: onsite(36),
    education: true,
    popularity: 730,
    drawing: { kind: 'laptop', line: 'thin', colour: '#3A4252' },
    skus: [
      sku(
        'ASU-UX3405CA-U9-1TB',
        [],
        42990,
        inStock(16, 40),
        currentSpecial(39990, 8, text('ราคาพิเศษส่งท้ายปี', 'Year-end price')),
      ),
    ],
  }),
  product({
    id: 1019,
    brand: 'lenovo',
    category: 'laptops/thin-light-laptops/everyday-laptops',
    name: text('โน้ตบุ๊ก Lenovo IdeaPad Slim 3 15IRH10', 'Lenovo IdeaPad Slim 3 15IRH10'),
    shortDescription: text(
      'โน้ตบุ๊กเรียน-ทำงานคุ้มค่า Core i5 ตระกูล H จอ 15.3 นิ้ว แรมอัปเกรดได้',
      'A value laptop for study and work: an H-series Core i5, a 15.3" display and upgradable memory.',
    ),
    highlights: [
      text('Intel Core i5-13420H แรงกว่ารุ่นประหยัดไฟทั่วไป', 'Intel Core i5-13420H, faster than low-power chips'),
      text('จอ 15.3 นิ้ว WUXGA สัดส่วน 16:10', '15.3" WUXGA display at 16:10'),
      text('บานพับกางได้ 180 องศา ผ่านมาตรฐาน MIL-STD-810H', '180° hinge, MIL-STD-810H tested'),
      text('ม่านปิดกล้องเพื่อความเป็นส่วนตัว', 'Camera shutter for privacy'),
    ],
    description: [
      heading('เครื่องแรกของเด็กมหา’ลัย', 'A first laptop for university'),
      paragraph(
        'พิมพ์งาน เปิดแท็บเยอะ ประชุมออนไลน์ ไปจนถึงแต่งภาพเบื้องต้น ทำได้สบาย คีย์บอร์ดมีปุ่มตัวเลขเหมาะกับสายบัญชี ตัวเครื่องหนักแค่ 1.59 กก. พกไปเรียนทุกวันไหว',
        'Papers, many tabs, online classes and light photo work are no trouble. The number pad suits accountants, and 1.59 kg is fine to carry daily.',
      ),
    ],
    box: [text('โน้ตบุ๊ก IdeaPad Slim 3', 'IdeaPad Slim 3'), adapter('65W'), manual],
    specification: specification({
      display: screen('15.3', 'IPS WUXGA'),
      resolution: '1920 × 1200',
      brightness: text('300 นิต', '300 nits'),
      processor: 'Intel Core i5-13420H',
      graphics: 'Intel UHD Graphics',
      webcam: text('HD 720p พร้อมม่านปิด', 'HD 720p with a shutter'),
      battery: '60Wh',
      ports: 'USB-C, USB-A × 2, HDMI, SD, 3.5 mm',
      wireless: 'Wi-Fi 6, Bluetooth 5.2',
      system: 'Windows 11 Home',
      software: 'Microsoft Office Home 2024',
      weight: kilograms('1.59'),
    }),
    faq: [
      windowsAnswer,
      question(
        text('ใส่แรมเพิ่มได้เท่าไร', 'How much memory can I add?'),
        text(
          'มีช่อง SO-DIMM ว่างให้เพิ่มได้ แนะนำให้ศูนย์บริการติดตั้งเพื่อรักษาประกัน',
          'There is a SO-DIMM slot. Let a service centre fit it, so that the warranty stays whole.',
        ),
      ),
    ],
    warranty: onsite(24),
    education: true,
    popularity: 680,
    drawing: { kind: 'laptop', line: 'thin', colour: '#A9ADB3' },
    skus: [
      sku('LEN-IPS3-I5-8-512', [memory('8GB'), storage('512GB')], 17990, inStock(29, 60)),
      sku('LEN-IPS3-I5-16-512', [memory('16GB'), storage('512GB')], 19990, inStock(21, 60)),
    ],
  }),
  product({
    id: 1020,
    brand: 'hp',
    category: 'laptops/2-in-1-laptops',
    name: text('โน้ตบุ๊กจอสัมผัส HP OmniBook X Flip 14', 'HP OmniBook X Flip 14'),
    shortDescription: text(
      'พับจอได้ 360 องศา จอสัมผัส OLED 2.8K รองรับปากกา ชิป Core Ultra พร้อม Copilot+',
      'A 360° hinge, a 2.8K OLED touch display with pen support, and a Copilot+ Core Ultra chip.',
    ),
    highlights: [
      text('พับได้ 4 โหมด โน้ตบุ๊ก เต็นท์ ตั้งโชว์ แท็บเล็ต', 'Four modes: laptop, tent, stand and tablet'),
      text('จอสัมผัส OLED 2.8K 120Hz', '2.8K 120Hz OLED touch display'),
      text('ชิป Core Ultra 7 258V มี NPU 47 TOPS', 'Core Ultra 7 258V with a 47 TOPS NPU'),
      text('กล้อง 5MP จัดเฟรมอัตโนมัติ', '5MP camera with auto framing'),
    ],
    description: [
      heading('จดเลกเชอร์เช้า พรีเซนต์บ่าย', 'Notes in the morning, slides in the afternoon'),
      paragraph(
        'พลิกเป็นแท็บเล็ตแล้วเขียนลงบน PDF ได้เลย พอจะพรีเซนต์ก็กางแบบเต็นท์หันให้ลูกค้าดู ชิปประหยัดไฟทำให้ใช้นอกบ้านได้ทั้งวันโดยไม่ต้องหาปลั๊ก',
        'Flip it into a tablet and write on the PDF, then stand it like a tent to present. The frugal chip lasts a day away from sockets.',
      ),
    ],
    box: [
      text('โน้ตบุ๊ก HP OmniBook X Flip 14', 'HP OmniBook X Flip 14'),
      text('อะแดปเตอร์ USB-C 65W', '65W USB-C adapter'),
      manual,
    ],
    specification: specification({
      display: text('14 นิ้ว OLED จอสัมผัส', '14" OLED touch'),
      resolution: '2880 × 1800',
      refresh: '48–120Hz',
      processor: 'Intel Core Ultra 7 258V',
      graphics: 'Intel Arc 140V',
      npu: '47 TOPS (Copilot+ PC)',
      memory: '32GB LPDDR5X',
      storage: '1TB NVMe SSD',
      webcam: text('5MP อินฟราเรด พร้อมม่านปิด', '5MP infrared with a shutter'),
      ports: 'Thunderbolt 4, USB-C, USB-A × 2, HDMI 2.1, 3.5 mm',
      wireless: 'Wi-Fi 7, Bluetooth 5.4',
      system: 'Windows 11 Home',
      weight: kilograms('1.39'),
    }),
    faq: [
      question(
        text('แถมปากกาไหม ใช้ปากการุ่นไหนได้บ้าง', 'Is a pen included, and which pens work?'),
        text('ไม่แถม ใช้ปากกามาตรฐาน MPP 2.0 ของ HP หรือยี่ห้ออื่นได้', 'It is not. Any MPP 2.0 pen works, from HP or others.'),
      ),
      windowsAnswer,
    ],
    warranty: onsite(24),
    badges: ['new'],
    education: true,
    popularity: 470,
    drawing: { kind: 'laptop', line: 'convertible', colour: '#2F3A4F' },
    skus: [sku('HP-OBXF14-U7-32-1TB', [], 45990, inStock(3, 12), upcomingSpecial(41990))],
  }),
];
