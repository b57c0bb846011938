import { category, type SeedPage } from './page-text.ts';

/** Category pages of computer components and accessories. */
export const deskPages: SeedPage[] = [
  category(
    'pc-components',
    ['อุปกรณ์ประกอบคอม ซีพียู การ์ดจอ เมนบอร์ด และแรม', 'PC parts: processors, graphics, motherboards and memory'],
    [
      'ชิ้นส่วนประกอบคอมครบชุด ซีพียู Intel และ AMD การ์ดจอ RTX และ Radeon เมนบอร์ด แรม เคส PSU และชุดระบายความร้อน',
      'All parts of a PC: Intel and AMD processors, GeForce and Radeon graphics, motherboards, memory, cases, power and cooling.',
    ],
    [
      'ประกอบเครื่องใหม่หรืออัปเกรดทีละชิ้นก็ได้ ขอแค่ซ็อกเก็ต ชนิดแรม ขนาดเคส และกำลังไฟเข้ากัน',
      'Build from scratch or upgrade part by part, as long as socket, memory type, case size and power agree.',
    ],
    ['ซีพียูกับเมนบอร์ดต้องใช้ซ็อกเก็ตเดียวกัน', 'Processor and motherboard must share a socket'],
    ['แรม DDR4 กับ DDR5 ใส่แทนกันไม่ได้', 'DDR4 and DDR5 do not fit each other’s slots'],
    ['วัดความยาวการ์ดจอกับพื้นที่ในเคสก่อนซื้อ', 'Measure the graphics card against the room in the case'],
  ),
  category(
    'pc-components/processors',
    ['ซีพียู Intel และ AMD Ryzen', 'Processors: Intel and AMD Ryzen'],
    [
      'ซีพียู Intel Core และ AMD Ryzen ทุกระดับ บอกซ็อกเก็ต จำนวนคอร์ และกราฟิกในตัว',
      'Intel Core and AMD Ryzen processors at every level, with socket, cores and built-in graphics.',
    ],
    [
      'ซีพียูตัดสินว่าเครื่องตอบสนองไวแค่ไหน เล่นเกมเน้นความเร็วต่อคอร์ งานเรนเดอร์เน้นจำนวนคอร์',
      'The processor sets how quickly a PC responds: games want fast cores, rendering wants many.',
    ],
    ['ไม่ใช้การ์ดจอแยก เลือกรุ่นที่มีกราฟิกในตัว', 'Without a graphics card, take one with graphics inside'],
    ['ดูว่ามีพัดลมมาในกล่องหรือต้องซื้อแยก', 'See whether a cooler is in the box'],
  ),
  category(
    'pc-components/motherboards',
    ['เมนบอร์ด Intel และ AMD', 'Motherboards for Intel and AMD'],
    [
      'เมนบอร์ดสำหรับซีพียู Intel และ AMD ขนาด ATX, mATX และ ITX บอกชิปเซ็ตและชนิดแรม',
      'Motherboards for Intel and AMD in ATX, mATX and ITX, with chipset and memory type.',
    ],
    [
      'เมนบอร์ดกำหนดว่าใส่อะไรได้บ้างวันนี้และอัปเกรดอะไรได้วันหน้า',
      'The motherboard decides what fits today and what can be added tomorrow.',
    ],
    ['เลือกตามซ็อกเก็ตของซีพียูก่อน แล้วดูขนาดให้เข้ากับเคส', "Go by the processor's socket, then by the size of the case"],
    ['นับช่อง M.2 ถ้าจะใส่ SSD หลายตัว', 'Count M.2 slots if you want several SSDs'],
  ),
  category(
    'pc-components/graphics-cards',
    ['การ์ดจอ GeForce RTX และ Radeon RX', 'Graphics cards: GeForce RTX and Radeon RX'],
    [
      'การ์ดจอ GeForce RTX และ Radeon RX สำหรับเล่นเกม ตัดต่อ และงาน AI เทียบความจุแรมการ์ดและราคาได้',
      'GeForce RTX and Radeon RX for games, editing and AI, by video memory and price.',
    ],
    [
      'เริ่มจากความละเอียดของจอที่ใช้ แล้วค่อยเลือกการ์ดจอ จะได้ไม่จ่ายเกินจำเป็น',
      'Begin with the resolution of your screen: then you do not pay for more card than it can show.',
    ],
    ['จอ 1440p ขึ้นไป เลือกแรมการ์ด 12 GB หรือมากกว่า', 'At 1440p and above, take 12 GB of video memory or more'],
    ['ดูกำลังไฟที่แนะนำและหัวต่อไฟของพาวเวอร์ซัพพลาย', 'Check the power supply it asks for, and its plugs'],
  ),
  category(
    'pc-components/memory',
    ['แรม DDR5, DDR4 และแรมโน้ตบุ๊ก', 'Memory: DDR5, DDR4 and for laptops'],
    [
      'แรมคอมและโน้ตบุ๊ก DDR5 และ DDR4 เลือกความจุและความเร็วได้',
      'DDR5 and DDR4 for desktops and laptops, by capacity and speed.',
    ],
    [
      'เพิ่มแรมคือวิธีอัปเกรดที่ง่ายที่สุด เปิดหลายโปรแกรมพร้อมกันแล้วเครื่องไม่หน่วง',
      'More memory is the simplest upgrade: many programs stay open and nothing stalls.',
    ],
    ['ซื้อเป็นคู่เพื่อให้ทำงานแบบ Dual Channel', 'Buy a pair, so that both channels work'],
    ['โน้ตบุ๊กใช้แรมแบบ SO-DIMM คนละขนาดกับคอมตั้งโต๊ะ', 'Laptops take SO-DIMM, which is smaller'],
  ),
  category(
    'pc-components/power-supplies',
    ['พาวเวอร์ซัพพลาย (PSU)', 'Power supplies'],
    [
      'พาวเวอร์ซัพพลายมาตรฐาน 80 PLUS หลายกำลังวัตต์ ทั้งแบบถอดสายได้และสายติด',
      'Power supplies with 80 PLUS ratings in many wattages.',
    ],
    [
      'ไฟที่นิ่งช่วยให้ทุกชิ้นในเครื่องอยู่ได้นาน อย่าประหยัดกับชิ้นนี้',
      'Steady power keeps every other part alive: this is not the part to save on.',
    ],
    ['เลือกวัตต์ตามที่การ์ดจอแนะนำ แล้วเผื่ออีกหน่อย', 'Take the watts that your graphics card asks for, and some more'],
    ['การ์ดจอรุ่นใหม่อาจใช้หัวต่อ 12V-2x6 ดูให้ตรงกัน', 'New cards may want a 12V-2x6 plug: make sure it is there'],
  ),
  category(
    'pc-components/pc-cases',
    ['เคสคอมพิวเตอร์', 'PC cases'],
    [
      'เคสคอมกระจกและหน้าตะแกรง ระบายลมดี รองรับเมนบอร์ดและการ์ดจอหลายขนาด',
      'Glass and mesh cases with good airflow for boards and cards of many sizes.',
    ],
    [
      'เคสที่ดีให้ลมผ่านสะดวก เดินสายเรียบร้อย และยังมีที่ว่างให้อัปเกรด',
      'A good case lets air through, hides the cables and leaves room to grow.',
    ],
    ['หน้าตะแกรงเย็นกว่า หน้ากระจกสวยกว่า', 'Mesh is cooler, glass is prettier'],
    ['ดูความยาวการ์ดจอและความสูงฮีตซิงก์ที่รับได้', 'See what length of card and height of cooler it takes'],
  ),
  category(
    'pc-components/cpu-coolers',
    ['ชุดระบายความร้อนซีพียู ลมและน้ำ', 'CPU coolers, air and liquid'],
    [
      'ฮีตซิงก์ลมและชุดน้ำปิดสำหรับซีพียู Intel และ AMD บอกซ็อกเก็ตและขนาดหม้อน้ำ',
      'Air coolers and closed liquid ones for Intel and AMD, by socket and radiator.',
    ],
    ['ซีพียูที่เย็นจะเร่งความเร็วได้นานและเครื่องเงียบลง', 'A cool processor stays fast for longer, and the fans stay quiet.'],
    [
      'ซีพียูทั่วไป ฮีตซิงก์ลมก็พอ รุ่นท็อปใช้ชุดน้ำ 240–360 มม.',
      'Air is enough for most; the top ones want 240 to 360 mm of radiator',
    ],
    ['เช็กความสูงฮีตซิงก์กับเคสและแรม', 'Check its height against case and memory'],
  ),
  category(
    'computer-accessories',
    ['อุปกรณ์คอม คีย์บอร์ด เมาส์ SSD และเครื่องพิมพ์', 'Computer accessories: keyboards, SSDs and printers'],
    [
      'คีย์บอร์ด เมาส์ SSD ฮาร์ดดิสก์ แฟลชไดรฟ์ เครื่องพิมพ์ หมึก ฮับ และเว็บแคม สำหรับบ้านและออฟฟิศ',
      'Keyboards, mice, SSDs, hard disks, flash drives, printers, ink, hubs and webcams for home and office.',
    ],
    [
      'อุปกรณ์รอบตัวคอมที่ช่วยให้ทำงานเร็วขึ้น เก็บไฟล์ปลอดภัย และพิมพ์งานได้ในราคาต่อแผ่นที่คุ้ม',
      'What stands around a computer: to work faster, keep files safe and print for little a page.',
    ],
    ['ดูพอร์ตของเครื่องก่อน USB-A กับ USB-C ใช้แทนกันไม่ได้', 'Look at your ports first: USB-A and USB-C differ'],
    ['เก็บงานสำคัญไว้อย่างน้อยสองที่', 'Keep what matters in two places at least'],
  ),
  category(
    'computer-accessories/keyboards',
    ['คีย์บอร์ดไร้สายและแมคานิคอล', 'Wireless and mechanical keyboards'],
    [
      'คีย์บอร์ดไร้สายสำหรับทำงาน และคีย์บอร์ดแมคานิคอลหลายสวิตช์ สลับใช้กับหลายเครื่องได้',
      'Wireless keyboards for work and mechanical ones with a choice of switches.',
    ],
    [
      'คีย์บอร์ดที่ถนัดมือช่วยให้พิมพ์ได้นานโดยไม่ล้า เลือกจากขนาด สวิตช์ และวิธีเชื่อมต่อ',
      'One that suits your hands lets you type for hours: choose by size, switch and connection.',
    ],
    ['ใช้ตัวเลขบ่อย เลือกแบบเต็มมีแป้นตัวเลข', 'For figures, take a full one with a number pad'],
    ['ใช้ในออฟฟิศ เลือกสวิตช์เสียงเบา', 'In an office, choose quiet switches'],
  ),
  category(
    'computer-accessories/mice',
    ['เมาส์ไร้สายและเมาส์เพื่อสุขภาพ', 'Wireless and ergonomic mice'],
    [
      'เมาส์ไร้สายสำหรับทำงาน และเมาส์ทรงสรีระที่ช่วยลดปวดข้อมือ',
      'Wireless mice for work, and upright ones that rest the wrist.',
    ],
    [
      'ขนาดมือและเวลาที่ใช้ต่อวันสำคัญกว่าสเปกเซนเซอร์',
      'The size of your hand and your hours a day count for more than sensor figures.',
    ],
    ['ปวดข้อมือ ลองเมาส์แนวตั้งหรือแทร็กบอล', 'With a sore wrist, try an upright mouse or a trackball'],
    ['สลับใช้หลายเครื่อง เลือกรุ่น Bluetooth หลายช่อง', 'For several machines, choose one that pairs with many'],
  ),
  category(
    'computer-accessories/ssd-storage',
    ['SSD NVMe, SATA และแบบพกพา', 'SSDs: NVMe, SATA and portable'],
    [
      'SSD NVMe สำหรับคอมและ PS5 SSD SATA สำหรับเครื่องเก่า และ SSD พกพา บอกความเร็วและความจุ',
      'NVMe for PCs and the PS5, SATA for older machines, and portable SSDs, by speed and capacity.',
    ],
    [
      'เปลี่ยนจากฮาร์ดดิสก์เป็น SSD คือการอัปเกรดที่รู้สึกได้ทันที ทั้งเปิดเครื่องและโหลดเกม',
      'From hard disk to SSD is the upgrade you feel at once, at the start and in every game.',
    ],
    ['ดูว่าเมนบอร์ดรองรับ PCIe รุ่นไหน', 'See which PCIe your motherboard has'],
    ['เล่นเกมหลายเกม เริ่มที่ 1 TB', 'For a few games, begin at 1 TB'],
  ),
  category(
    'computer-accessories/hard-disks',
    ['ฮาร์ดดิสก์คอม NAS และกล้องวงจรปิด', 'Hard disks for PC, NAS and surveillance'],
    ['ฮาร์ดดิสก์ความจุสูงสำหรับคอม NAS และเครื่องบันทึกกล้องวงจรปิด', 'Large hard disks for desktops, NAS and video recorders.'],
    [
      'ฮาร์ดดิสก์ให้ความจุต่อบาทมากที่สุด เหมาะเก็บไฟล์ใหญ่และสำรองข้อมูล',
      'No storage gives more room for the money: right for large files and backups.',
    ],
    ['เปิดตลอด 24 ชั่วโมง เลือกรุ่นสำหรับ NAS หรือกล้อง', 'For day and night, take one made for NAS or cameras'],
    ['ลงวินโดวส์หรือเกม ใช้ SSD จะเร็วกว่า', 'For Windows and games, an SSD is faster'],
  ),
  category(
    'computer-accessories/flash-drives',
    ['แฟลชไดรฟ์ USB', 'USB flash drives'],
    [
      'แฟลชไดรฟ์ USB-A และ USB-C หลายความจุ ย้ายไฟล์ระหว่างคอมกับมือถือได้',
      'USB-A and USB-C drives of many sizes, to carry files between computer and phone.',
    ],
    [
      'พกไฟล์ติดตัวโดยไม่ต้องพึ่งเน็ต ดูความเร็วเขียนด้วยถ้าย้ายไฟล์ใหญ่บ่อย',
      'Files in your pocket without a network; mind the writing speed if they are large.',
    ],
    ['ใช้กับมือถือ เลือกรุ่นสองหัวหรือ USB-C', 'For a phone, take one with USB-C'],
    ['อย่าใช้เป็นที่เก็บข้อมูลสำคัญที่เดียว', 'Do not let it hold the only copy'],
  ),
  category(
    'computer-accessories/memory-cards',
    ['การ์ดความจำ microSD และ SD', 'microSD and SD cards'],
    [
      'microSD สำหรับมือถือ โดรน กล้องติดรถ และ SD สำหรับกล้อง บอกความเร็วสำหรับวิดีโอ',
      'microSD for phones, drones and dash cams, SD for cameras, with their video speeds.',
    ],
    [
      'การ์ดที่ช้าเกินไปทำให้วิดีโอหยุดบันทึก เลือกตามคลาสความเร็วที่กล้องต้องการ',
      'Too slow a card stops a recording: go by the speed class that the camera asks for.',
    ],
    ['ถ่าย 4K เลือก V30 ขึ้นไป', 'For 4K, take V30 or better'],
    ['กล้องติดรถและวงจรปิด เลือกรุ่น Endurance', 'For dash and security cameras, take an endurance card'],
  ),
  category(
    'computer-accessories/printers',
    ['เครื่องพิมพ์แท็งก์หมึก เลเซอร์ และรูปถ่าย', 'Printers: ink tank, laser and photo'],
    [
      'เครื่องพิมพ์แท็งก์หมึกประหยัด เลเซอร์สำหรับออฟฟิศ และเครื่องพิมพ์รูป หลายรุ่นพิมพ์ผ่าน Wi-Fi ได้',
      'Ink tank printers that print for little, lasers for offices and photo printers, many with Wi-Fi.',
    ],
    [
      'คิดจากจำนวนแผ่นต่อเดือน พิมพ์เยอะสีเลือกแท็งก์ พิมพ์เอกสารขาวดำเร็ว ๆ เลือกเลเซอร์',
      'Count pages a month: tanks for much colour, laser for quick black text.',
    ],
    ['นาน ๆ พิมพ์ที เลเซอร์ไม่มีปัญหาหัวพิมพ์แห้ง', 'If you print seldom, a laser does not dry out'],
    ['สแกนบ่อย เลือกมัลติฟังก์ชันมีถาดป้อน', 'For scans, choose one with a feeder'],
  ),
  category(
    'computer-accessories/ink-toner',
    ['หมึกพิมพ์และโทนเนอร์', 'Ink and toner'],
    [
      'หมึกขวดเติมแท็งก์ ตลับหมึก และโทนเนอร์ของแท้ บอกรุ่นเครื่องที่ใช้ได้',
      'Ink bottles, cartridges and toner, with the printers they are for.',
    ],
    ['ใช้หมึกตรงรุ่น สีจะถูกต้องและหัวพิมพ์ไม่อุดตัน', 'The right ink keeps colours true and print heads clear.'],
    ['ดูรหัสหมึกที่ฝาเครื่องหรือในคู่มือ', "Find the ink's code on the printer or in its manual"],
    ['พิมพ์เยอะ เลือกขวดหรือตลับความจุสูงจะถูกกว่าต่อแผ่น', 'If you print much, large ones cost less a page'],
  ),
  category(
    'computer-accessories/hubs-docks',
    ['ฮับ USB-C และแท่นเชื่อมต่อ', 'USB-C hubs and docks'],
    [
      'ฮับ USB-C และแท่นเชื่อมต่อ เพิ่มพอร์ต HDMI แลน และช่องอ่านการ์ดให้โน้ตบุ๊ก',
      'Hubs and docks that give a laptop HDMI, network and card slots.',
    ],
    [
      'เสียบสายเดียวได้ทั้งจอ แลน และไฟเลี้ยงเครื่อง โต๊ะโล่งขึ้นทันที',
      'One cable for screen, network and power: the desk is clear at once.',
    ],
    ['ดูว่าพอร์ต USB-C ของเครื่องส่งภาพได้', 'See that the USB-C port of your laptop carries pictures'],
    ['ชาร์จผ่านฮับ ดูวัตต์ที่ส่งผ่านได้', 'To charge through it, see the watts it passes on'],
  ),
  category(
    'computer-accessories/webcams',
    ['เว็บแคมประชุมออนไลน์และสตรีม', 'Webcams for calls and streams'],
    [
      'เว็บแคม Full HD ถึง 4K มีไมค์ในตัว สำหรับประชุม เรียน และสตรีม',
      'Webcams from Full HD to 4K with microphones, for calls, lessons and streams.',
    ],
    ['ภาพคมกว่ากล้องในโน้ตบุ๊กและวางมุมได้ตามต้องการ', 'Sharper than the camera of a laptop, and put wherever it looks best.'],
    ['แสงน้อย เลือกรุ่นที่รูรับแสงกว้าง', 'In little light, choose a wide aperture'],
    ['ประชุมหลายคน เลือกมุมกว้าง', 'For several people, choose a wide angle'],
  ),
];
