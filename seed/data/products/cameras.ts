import type { SeedProduct } from '../../types.ts';
import { colour, edition } from '../attributes.ts';
import { cableC } from '../box-contents.ts';
import { currentSpecial, inStock, pastSpecial, product, sku, soldOut } from '../product.ts';
import { grams, specification } from '../specification.ts';
import { heading, paragraph, question, sameText, text } from '../text.ts';
import { serviceCentre } from '../warranty.ts';

export const cameras: SeedProduct[] = [
  product({
    id: 1045,
    brand: 'sony',
    category: 'cameras/mirrorless-cameras/sony-alpha',
    name: text('กล้องมิเรอร์เลส Sony ZV-E10 II', 'Sony ZV-E10 II Mirrorless Camera'),
    shortDescription: text(
      'กล้องวล็อก APS-C 26MP ถ่าย 4K 60p สีสวยจบหลังกล้อง เปลี่ยนเลนส์ได้',
      'A 26MP APS-C vlogging camera with 4K 60p, ready-to-post colours and interchangeable lenses.',
    ),
    highlights: [
      text('เซ็นเซอร์ Exmor R APS-C 26 ล้านพิกเซล', '26MP APS-C Exmor R sensor'),
      text('4K 60p 10 บิต 4:2:2', '4K 60p, 10-bit 4:2:2'),
      text('โฟกัสติดตามดวงตาคนและสัตว์ 759 จุด', '759-point eye tracking for people and animals'),
      text('แบต NP-FZ100 ถ่ายได้นานขึ้น', 'Longer life with the NP-FZ100 battery'),
    ],
    description: [
      heading('ถ่ายคนเดียวก็เหมือนมีทีม', 'A crew of one'),
      paragraph(
        'หันจอออกมาเช็กเฟรม กดปุ่มเดียวเบลอฉากหลังหรือโฟกัสสินค้าที่ยกมารีวิว ไมค์ทิศทาง 3 แคปซูลมาพร้อมฟองน้ำกันลม เสียบ USB-C ใช้ไลฟ์ขายของแบบ 4K ได้ทันที',
        'Turn the screen to frame yourself; one button blurs the background or focuses on the product in hand. The three-capsule microphone has a wind screen, and USB-C streams 4K live.',
      ),
    ],
    box: [
      text('กล้อง ZV-E10 II', 'ZV-E10 II'),
      text('แบตเตอรี่ NP-FZ100', 'NP-FZ100 battery'),
      text('ฟองน้ำกันลม', 'Wind screen'),
      text('สายคล้องคอ', 'Shoulder strap'),
    ],
    specification: specification({
      sensor: 'APS-C Exmor R CMOS, 26MP',
      processor: 'BIONZ XR',
      lens: 'Sony E-mount',
      autofocus: text('ตรวจจับเฟส 759 จุด', '759 phase-detection points'),
      iso: '100–32000',
      video: '4K 60p 10-bit 4:2:2, S-Cinetone, S-Log3',
      stabilisation: text('Active Mode (ดิจิทัล)', 'Active Mode (digital)'),
      display: text('3 นิ้ว จอสัมผัสพับออกข้าง', '3" vari-angle touch screen'),
      battery: text('NP-FZ100 ถ่ายได้ราว 610 ภาพ', 'NP-FZ100, about 610 shots'),
      ports: 'USB-C, micro HDMI, Mic, Headphone',
      wireless: 'Wi-Fi 5, Bluetooth',
      weight: text('377 กรัม (รวมแบตและการ์ด)', '377 g with battery and card'),
    }),
    faq: [
      question(
        text('เลนส์คิต 16-50 พอไหมสำหรับมือใหม่', 'Is the 16-50 kit lens enough to start?'),
        text(
          'พอสำหรับวล็อกและเที่ยว ถ้าอยากหน้าชัดหลังเบลอมากขึ้นค่อยเพิ่มเลนส์ฟิกซ์ เช่น E 15mm F1.4 G',
          'Yes for vlogs and travel. For more background blur add a prime such as the E 15mm F1.4 G later.',
        ),
      ),
    ],
    warranty: serviceCentre(12),
    badges: ['official'],
    popularity: 590,
    drawing: {
      kind: 'camera',
      line: 'compact',
      colour: '#1B1C1F',
      shape: { camera: { size: 1.02, grip: 'deep', microphone: 'openings', lens: 'zoom' } },
    },
    skus: [
      sku('SNY-ZVE10M2-KIT', [edition('พร้อมเลนส์ 16-50mm', 'With 16-50mm lens')], 36990, inStock(11, 30)),
      sku('SNY-ZVE10M2-BODY', [edition('เฉพาะบอดี้', 'Body only')], 33990, inStock(6, 20)),
    ],
  }),
  product({
    id: 1046,
    brand: 'canon',
    category: 'cameras/mirrorless-cameras/canon-eos-r',
    name: text('กล้องมิเรอร์เลส Canon EOS R50', 'Canon EOS R50 Mirrorless Camera'),
    shortDescription: text(
      'กล้องตัวแรกที่ใช้ง่าย เบา 375 กรัม โฟกัสไว ถ่าย 4K จาก 6K',
      'An easy first camera: 375 g, quick focus and 4K from 6K.',
    ),
    highlights: [
      text('APS-C 24.2 ล้านพิกเซล ชิป DIGIC X', '24.2MP APS-C with DIGIC X'),
      text('Dual Pixel AF II จับคน สัตว์ และรถ', 'Dual Pixel AF II tracks people, animals and vehicles'),
      text('ถ่ายต่อเนื่อง 15 ภาพต่อวินาที', '15 frames a second'),
      text('ช่องมองภาพ OLED 2.36 ล้านจุด', '2.36M-dot OLED viewfinder'),
    ],
    description: [
      heading('เปิดกล้องแล้วถ่ายได้เลย', 'Switch on and shoot'),
      paragraph(
        'โหมด Advanced A+ เลือกค่าแสงให้เองแม้ย้อนแสง ผิวคนโทน Canon ที่หลายคนติดใจ ส่งรูปเข้ามือถือทันทีหลังถ่าย ลงไอจีได้ก่อนกลับถึงบ้าน',
        'Advanced A+ sets exposure even against the light, with the skin tones people love Canon for. Photos reach your phone at once, and Instagram before you are home.',
      ),
    ],
    box: [
      text('กล้อง EOS R50', 'EOS R50'),
      text('แบตเตอรี่ LP-E17 และแท่นชาร์จ', 'LP-E17 battery and charger'),
      text('สายคล้องคอ', 'Neck strap'),
    ],
    specification: specification({
      sensor: 'APS-C CMOS, 24.2MP',
      processor: 'DIGIC X',
      lens: 'Canon RF / RF-S',
      autofocus: text('Dual Pixel CMOS AF II 651 โซน', 'Dual Pixel CMOS AF II, 651 zones'),
      iso: '100–32000',
      shooting: text('15 ภาพต่อวินาที (ชัตเตอร์อิเล็กทรอนิกส์)', '15 fps (electronic shutter)'),
      video: '4K 30p, Full HD 120p',
      display: text('3 นิ้ว จอสัมผัสพับออกข้าง', '3" vari-angle touch screen'),
      card: 'SD (UHS-I)',
      wireless: 'Wi-Fi, Bluetooth 4.2',
      weight: text('375 กรัม (รวมแบตและการ์ด)', '375 g with battery and card'),
    }),
    faq: [
      question(
        text('ใช้เลนส์ EF เก่าได้ไหม', 'Can I use old EF lenses?'),
        text('ได้ ผ่านอะแดปเตอร์ EF-EOS R โฟกัสอัตโนมัติทำงานครบ', 'Yes, with the EF-EOS R adapter, autofocus included.'),
      ),
    ],
    warranty: serviceCentre(12),
    popularity: 510,
    drawing: {
      kind: 'camera',
      line: 'mirrorless',
      shape: { camera: { size: 0.88, hump: 'round', grip: 'slight', isLeather: false } },
    },
    skus: [
      sku(
        'CAN-R50-1845-BLK',
        [colour('black'), edition('เลนส์ 18-45mm', '18-45mm lens')],
        28900,
        inStock(14, 40),
        pastSpecial(26900),
      ),
      sku(
        'CAN-R50-1845-WHT',
        [colour('white'), edition('เลนส์ 18-45mm', '18-45mm lens')],
        28900,
        inStock(2, 20),
        pastSpecial(26900),
      ),
      sku(
        'CAN-R50-TWIN-BLK',
        [colour('black'), edition('เลนส์คู่ 18-45mm และ 55-210mm', '18-45mm and 55-210mm lenses')],
        36900,
        soldOut(15),
      ),
    ],
  }),
  product({
    id: 1047,
    brand: 'dji',
    category: 'cameras/action-cameras',
    name: text('กล้องแอ็กชัน DJI Osmo Action 5 Pro', 'DJI Osmo Action 5 Pro Action Camera'),
    shortDescription: text(
      'ดำน้ำลึก 20 เมตรโดยไม่ใส่เคส ถ่าย 4K 120fps แบตนาน 4 ชั่วโมง',
      'Dives to 20 m without a case, shoots 4K 120fps and runs four hours.',
    ),
    highlights: [
      text('เซ็นเซอร์ 1/1.3 นิ้ว ถ่ายกลางคืนสวย', '1/1.3" sensor for the night'),
      text('กันน้ำ 20 เมตร ไม่ต้องใส่เคส', 'Waterproof to 20 m, no case needed'),
      text('จอ OLED สัมผัสทั้งหน้าและหลัง', 'OLED touch screens front and rear'),
      text('ความจุในตัว 47GB', '47GB built in'),
    ],
    description: [
      heading('ลืมการ์ดก็ยังถ่ายได้', 'Forgot the card? Keep shooting'),
      paragraph(
        'มีหน่วยความจำในตัว 47GB ฐานแม่เหล็กถอดติดไว เปลี่ยนจากหมวกกันน็อกไปไม้เซลฟี่ในวินาทีเดียว ต่อไมค์ DJI Mic ไร้สายสองตัวได้โดยไม่ต้องเสียบตัวรับ',
        '47GB are built in. The magnetic mount moves from helmet to stick in a second, and two DJI Mic transmitters connect without a receiver.',
      ),
    ],
    box: [
      sameText('Osmo Action 5 Pro'),
      text('แบตเตอรี่ Extreme Plus', 'Extreme Battery Plus'),
      text('ฐานยึดแม่เหล็กและฐานกาว', 'Magnetic and adhesive mounts'),
      cableC,
    ],
    specification: specification({
      sensor: text('CMOS 1/1.3 นิ้ว', '1/1.3" CMOS'),
      lens: text('มุมกว้าง 155° f/2.8', '155° at f/2.8'),
      video: '4K 120fps, 10-bit D-Log M',
      stabilisation: 'RockSteady 3.0, HorizonSteady',
      storage: text('47GB ในตัว และ microSD', '47GB built in, microSD'),
      battery: text('1,950mAh นานสูงสุด 4 ชั่วโมง', '1,950mAh, up to 4 hours'),
      protection: text('กันน้ำ 20 เมตร', 'Waterproof to 20 m'),
      display: 'OLED × 2',
      wireless: 'Wi-Fi 6, Bluetooth 5.1',
      weight: grams('146'),
    }),
    faq: [
      question(
        text('Standard กับ Adventure Combo ต่างกันอย่างไร', 'Standard or Adventure Combo?'),
        text(
          'Adventure Combo เพิ่มแบตอีก 2 ก้อน กล่องชาร์จ 3 ช่อง และไม้เซลฟี่ 1.5 เมตร เหมาะกับทริปยาว',
          'Adventure adds two batteries, a three-bay charging case and a 1.5 m rod, good for long trips.',
        ),
      ),
    ],
    warranty: serviceCentre(12),
    badges: ['official'],
    popularity: 575,
    drawing: {
      kind: 'camera',
      line: 'action',
      colour: '#26282C',
      accent: '#E23A2E',
      shape: { camera: { face: [530, 360], lensFrame: 'round' } },
    },
    skus: [
      sku('DJI-OA5P-STD', [edition('Standard Combo', 'Standard Combo')], 12990, inStock(20, 50), currentSpecial(10990)),
      sku(
        'DJI-OA5P-ADV',
        [edition('Adventure Combo', 'Adventure Combo')],
        15990,
        inStock(9, 30),
        currentSpecial(13990),
      ),
    ],
  }),
];
