import { category, type SeedPage } from './page-text.ts';

/** Category pages of laptops, desktop computers and office devices. */
export const computerPages: SeedPage[] = [
  category(
    'laptops',
    ['โน้ตบุ๊กทำงาน เรียน และเล่นเกม', 'Laptops for work, study and games'],
    [
      'โน้ตบุ๊กบางเบา เกมมิ่ง MacBook และ 2-in-1 จาก ASUS, Acer, Lenovo, HP, MSI และ Apple เลือกแรม SSD และการ์ดจอได้ ผ่อนได้',
      'Thin, gaming and 2-in-1 laptops and MacBooks by ASUS, Acer, Lenovo, HP, MSI and Apple, with the memory, SSD and graphics you choose.',
    ],
    [
      'โน้ตบุ๊กที่ใช่ขึ้นกับงานที่ทำทุกวัน งานเอกสารต้องการความเบาและแบตนาน ส่วนเกมและตัดต่อต้องการการ์ดจอและระบบระบายความร้อน',
      'The right laptop depends on your days: documents want little weight and a long battery, games and editing want graphics and cooling.',
    ],
    ['แรม 16 GB เป็นจุดเริ่มที่ใช้ได้หลายปี', '16 GB of memory is a start that lasts for years'],
    ['พกทุกวัน เลือกน้ำหนักไม่เกิน 1.4 กก. และจอ 13–14 นิ้ว', 'To carry it daily, stay below 1.4 kg and at 13 to 14 inches'],
    ['เล่นเกมหรือตัดต่อ ให้ดูรุ่นการ์ดจอก่อนซีพียู', 'For games and editing, look at graphics before the processor'],
  ),
  category(
    'laptops/macbook',
    ['MacBook Air และ MacBook Pro', 'MacBook Air and MacBook Pro'],
    [
      'MacBook Air และ MacBook Pro ชิป Apple เลือกขนาดจอ แรม และความจุ SSD ได้ พร้อมราคาผ่อนต่อเดือน',
      'MacBook Air and MacBook Pro with Apple chips, by screen, memory and SSD, with monthly installments.',
    ],
    [
      'MacBook Air เงียบ เบา และพอสำหรับงานทั่วไป MacBook Pro มีพัดลมและพอร์ตมากกว่า เหมาะกับงานหนักต่อเนื่อง',
      'The Air is silent, light and enough for most work; the Pro has a fan and more ports, for heavy work that goes on.',
    ],
    ['แรมและ SSD เพิ่มทีหลังไม่ได้ เลือกเผื่อไว้ตั้งแต่แรก', 'Memory and SSD cannot be added later: choose with room'],
    ['ต่อจอนอกหลายจอ ดูจำนวนจอที่ชิปรองรับ', 'For several screens, see how many the chip drives'],
  ),
  category(
    'laptops/thin-light-laptops',
    ['โน้ตบุ๊กบางเบา พกง่าย แบตนาน', 'Thin and light laptops'],
    [
      'โน้ตบุ๊กบางเบาสำหรับเรียนและทำงาน ตั้งแต่รุ่นคุ้มค่าจนถึง Ultrabook จอ OLED และ Copilot+ PC',
      'Thin laptops for study and work, from everyday models to OLED ultrabooks and Copilot+ PCs.',
    ],
    [
      'หมวดนี้เน้นน้ำหนัก แบตเตอรี่ และจอที่อ่านสบายตา มีทั้งรุ่นใช้งานประจำวันและรุ่นพรีเมียม',
      'What counts here is weight, battery and a screen that is kind to the eyes, from everyday to premium.',
    ],
    ['Copilot+ PC มีชิป NPU สำหรับงาน AI ในเครื่อง', 'A Copilot+ PC has an NPU to run AI on the machine itself'],
    ['ดูว่าแรมเป็นแบบบัดกรีหรือเพิ่มได้', 'See whether its memory is soldered or can grow'],
    ['ชาร์จผ่าน USB-C ได้ จะพกหัวชาร์จเดียวกับมือถือ', 'Charged by USB-C, it shares a charger with your phone'],
  ),
  category(
    'laptops/2-in-1-laptops',
    ['โน้ตบุ๊ก 2-in-1 จอพับ จอสัมผัส', '2-in-1 laptops with touch screens'],
    [
      'โน้ตบุ๊กจอสัมผัสพับได้ 360 องศา ใช้เป็นแท็บเล็ต จดด้วยปากกา และตั้งเป็นเต็นท์ดูหนังได้',
      'Touch laptops that turn all the way round: a tablet to write on, a tent to watch, a laptop to type.',
    ],
    [
      'เหมาะกับคนที่ทั้งพิมพ์และเขียน เช่น นักเรียน ครู และคนที่พรีเซนต์งานบ่อย',
      'For those who type and write: students, teachers and people who present a lot.',
    ],
    ['ดูว่ามีปากกามาให้ในกล่องหรือต้องซื้อเพิ่ม', 'See whether a pen is in the box or bought beside it'],
    ['ถือเป็นแท็บเล็ตบ่อย เลือกน้ำหนักเบา', 'To hold it as a tablet, choose a light one'],
  ),
  category(
    'laptops/gaming-laptops',
    ['โน้ตบุ๊กเกมมิ่ง การ์ดจอ RTX', 'Gaming laptops with GeForce RTX'],
    [
      'โน้ตบุ๊กเกมมิ่ง ROG, TUF, Predator, Nitro, Legion, LOQ, OMEN, Victus และ MSI จอลื่น การ์ดจอแรง ระบายความร้อนดี',
      'ROG, TUF, Predator, Nitro, Legion, LOQ, OMEN, Victus and MSI: fast screens, strong graphics and good cooling.',
    ],
    [
      'ประสิทธิภาพของโน้ตบุ๊กเกมมิ่งขึ้นกับการ์ดจอและกำลังไฟที่ปล่อยให้การ์ดจอ รุ่นเดียวกันแต่วัตต์ต่างกันก็แรงไม่เท่ากัน',
      'A gaming laptop is as fast as its graphics and the watts they are given: the same chip at fewer watts is slower.',
    ],
    ['เกมอีสปอร์ตเน้นรีเฟรชเรต 144 Hz ขึ้นไป', 'For esports, look for 144 Hz or more'],
    ['เกมภาพสวย เลือกการ์ดจอแรงกับจอความละเอียดสูง', 'For rich pictures, take strong graphics and a sharp screen'],
    ['ดูว่าเพิ่มแรมและ SSD ได้กี่ช่อง', 'See how many slots are left for memory and SSD'],
  ),
  category(
    'laptops/business-laptops',
    ['โน้ตบุ๊กสำหรับธุรกิจ ทนทาน ปลอดภัย', 'Business laptops'],
    [
      'โน้ตบุ๊กสำหรับองค์กรและเจ้าของกิจการ คีย์บอร์ดดี พอร์ตครบ และระบบสแกนนิ้ว สำหรับทำงานทุกวัน',
      'Laptops for companies and owners: good keyboards, all ports and fingerprint readers, for work each day.',
    ],
    [
      'รุ่นธุรกิจสร้างมาให้ใช้งานทุกวันหลายปี มีระบบความปลอดภัยในเครื่องและดูแลง่ายกว่ารุ่นทั่วไป',
      'Business models are built for years of daily work, with security inside and simpler upkeep.',
    ],
    ['ประชุมออนไลน์บ่อย ดูกล้องและไมค์', 'For many calls, look at camera and microphones'],
    ['ต่อจอและแลนในออฟฟิศ ดูพอร์ตหรือเผื่อแท่นเชื่อมต่อ', 'For office screens and network, see its ports or plan a dock'],
  ),
  category(
    'laptops/creator-laptops',
    ['โน้ตบุ๊กสำหรับครีเอเตอร์ จอสีตรง', 'Creator laptops with true colours'],
    [
      'โน้ตบุ๊กสำหรับตัดต่อวิดีโอ แต่งภาพ และงาน 3D จอสีตรง แรมเยอะ การ์ดจอแยก',
      'Laptops to edit video and photographs and to work in 3D: true colours, much memory and graphics of their own.',
    ],
    [
      'งานภาพต้องการจอที่สีเชื่อถือได้ ส่วนงานวิดีโอต้องการแรม ความจุ และการ์ดจอที่ช่วยเรนเดอร์',
      'Pictures want a screen to trust; video wants memory, storage and graphics that help to render.',
    ],
    ['ดูขอบเขตสี DCI-P3 หรือ Adobe RGB ของจอ', 'See how much of DCI-P3 or Adobe RGB the screen shows'],
    ['ตัดต่อ 4K เริ่มที่แรม 32 GB', 'To edit 4K, begin at 32 GB'],
  ),
  category(
    'laptops/laptop-accessories',
    ['กระเป๋า ซองใส่ และขาตั้งโน้ตบุ๊ก', 'Laptop bags, sleeves and stands'],
    [
      'กระเป๋าเป้ ซองใส่โน้ตบุ๊ก และขาตั้งปรับระดับ เลือกตามขนาดจอ 13–17 นิ้ว',
      'Backpacks, sleeves and adjustable stands for laptops of 13 to 17 inches.',
    ],
    [
      'ของที่ช่วยให้พกเครื่องปลอดภัยและนั่งทำงานได้นานโดยไม่ปวดคอ',
      'What keeps a laptop safe on the way, and your neck well at the desk.',
    ],
    ['วัดขนาดเครื่องจริง ไม่ใช่แค่ขนาดจอ', 'Measure the laptop itself, not only its screen'],
    ['ใช้ขาตั้ง ควรมีคีย์บอร์ดและเมาส์แยก', 'With a stand, use a keyboard and a mouse of their own'],
  ),
  category(
    'desktop-computers',
    ['คอมพิวเตอร์ตั้งโต๊ะ All-in-One มินิพีซี และ Mac', 'Desktop computers, all-in-ones, mini PCs and Macs'],
    [
      'คอมตั้งโต๊ะพร้อมใช้ ทั้งเคสทาวเวอร์ All-in-One มินิพีซี และ Mac สำหรับบ้าน ออฟฟิศ และเล่นเกม',
      'Computers ready to use, as towers, all-in-ones, mini PCs and Macs, for home, office and games.',
    ],
    [
      'คอมตั้งโต๊ะให้แรงกว่าโน้ตบุ๊กในราคาเท่ากัน และดูแลหรืออัปเกรดได้ง่ายกว่า',
      'For the same money a desktop computer is faster than a laptop, and easier to keep and to upgrade.',
    ],
    ['พื้นที่น้อย เลือกมินิพีซีหรือ All-in-One', 'With little room, choose a mini PC or an all-in-one'],
    ['อยากอัปเกรดทีหลัง เลือกเคสทาวเวอร์', 'To upgrade later, choose a tower'],
    ['ดูว่าในชุดมีจอ เมาส์ และคีย์บอร์ดหรือไม่', 'See whether screen, mouse and keyboard come with it'],
  ),
  category(
    'desktop-computers/mac-desktops',
    ['Mac เดสก์ท็อป', 'Mac desktops'],
    [
      'คอมพิวเตอร์ตั้งโต๊ะของ Apple สำหรับบ้าน สตูดิโอ และงานสร้างสรรค์ เลือกแรมและความจุได้',
      "Apple's desktop computers for home, studio and creative work, by memory and storage.",
    ],
    [
      'เครื่อง Mac ตั้งโต๊ะทำงานเงียบและเข้ากับ iPhone กับ iPad ได้ทันที',
      'Desktop Macs are quiet and work with iPhone and iPad from the first minute.',
    ],
    ['แรมเพิ่มทีหลังไม่ได้ เลือกเผื่อไว้', 'Memory cannot be added later: choose with room'],
    ['บางรุ่นไม่มีจอมาให้ ดูสเปกก่อน', 'Some come without a screen: read what is in the box'],
  ),
  category(
    'desktop-computers/all-in-one-pcs',
    ['คอมพิวเตอร์ All-in-One', 'All-in-one PCs'],
    [
      'คอมพิวเตอร์จอในตัว สายเส้นเดียว เหมาะกับบ้าน เคาน์เตอร์ และห้องเรียน',
      'Computers inside their screens with a single cable, for homes, counters and classrooms.',
    ],
    [
      'วางแล้วใช้ได้เลย ประหยัดที่และเรียบร้อย กล้องกับลำโพงอยู่ในเครื่องแล้ว',
      'Put it down and begin: tidy, with camera and speakers inside.',
    ],
    ['จอเปลี่ยนทีหลังไม่ได้ เลือกขนาดที่พอใจตั้งแต่แรก', 'Its screen stays: choose a size you will like'],
    ['งานเอกสารใช้แรม 8 GB ได้ แต่ 16 GB ลื่นกว่า', '8 GB do for documents; 16 GB are smoother'],
  ),
  category(
    'desktop-computers/mini-pcs',
    ['มินิพีซี เครื่องเล็กประหยัดไฟ', 'Mini PCs'],
    [
      'มินิพีซีขนาดฝ่ามือ ติดหลังจอได้ ประหยัดไฟ เหมาะกับออฟฟิศ ร้านค้า และห้องนั่งเล่น',
      'Computers as large as a hand that fit behind a screen and use little power.',
    ],
    [
      'แรงพอสำหรับงานเอกสาร ประชุม และดูหนัง 4K โดยแทบไม่มีเสียงพัดลม',
      'Fast enough for documents, calls and 4K films, and hardly heard.',
    ],
    ['ดูว่าให้แรมกับ SSD มาแล้ว หรือเป็นเครื่องเปล่า', 'See whether memory and SSD are in it, or to be added'],
    ['ต่อหลายจอ ดูจำนวนพอร์ต HDMI และ USB-C', 'For several screens, count HDMI and USB-C ports'],
  ),
  category(
    'desktop-computers/tower-pcs',
    ['คอมพิวเตอร์ตั้งโต๊ะสำหรับบ้านและเกม', 'Tower PCs for home and games'],
    [
      'คอมเซ็ตเคสทาวเวอร์ ประกอบและทดสอบแล้ว ทั้งรุ่นทำงานและรุ่นเกมมิ่งการ์ดจอ RTX',
      'Towers, built and tested, for work and for games with GeForce RTX.',
    ],
    [
      'เปิดกล่องแล้วใช้ได้ และยังเปลี่ยนการ์ดจอ แรม หรือ SSD เองได้ในวันหน้า',
      'Ready out of the box, and open to new graphics, memory or SSD one day.',
    ],
    ['รุ่นเกมมิ่ง ดูการ์ดจอและกำลังของพาวเวอร์ซัพพลายคู่กัน', 'For games, see graphics and power supply together'],
    ['ใช้งานทั่วไป ซีพียูกราฟิกในตัวก็พอ', 'For common work, graphics inside the processor do'],
  ),
  category(
    'office-projectors',
    ['โปรเจกเตอร์และเครื่องสำรองไฟ', 'Projectors and UPS'],
    [
      'โปรเจกเตอร์สำหรับบ้านและห้องประชุม และเครื่องสำรองไฟ UPS สำหรับคอมและอุปกรณ์เน็ตเวิร์ก',
      'Projectors for homes and meeting rooms, and UPS for computers and network devices.',
    ],
    [
      'อุปกรณ์สำหรับห้องประชุม ร้าน และห้องดูหนัง ช่วยให้ภาพใหญ่ขึ้นและงานไม่สะดุดเมื่อไฟดับ',
      'For meeting rooms, shops and film nights: large pictures, and work that survives a power cut.',
    ],
    ['ห้องสว่างต้องการโปรเจกเตอร์ที่ให้ความสว่างสูง', 'A bright room wants a bright projector'],
    ['เลือก UPS จากวัตต์ของอุปกรณ์ที่ต่อรวมกัน', 'Choose a UPS by the watts of all that hangs on it'],
  ),
  category(
    'office-projectors/projectors',
    ['โปรเจกเตอร์บ้าน ห้องประชุม และพกพา', 'Projectors for home, office and travel'],
    [
      'โปรเจกเตอร์ดูหนังที่บ้าน พรีเซนต์งาน และรุ่นพกพามีแบตในตัว บอกความสว่างและความละเอียด',
      'Projectors for films and presentations, and portable ones with a battery, by brightness and resolution.',
    ],
    [
      'โปรเจกเตอร์ให้จอใหญ่กว่าทีวีในราคาที่ถูกกว่า แต่ต้องคุมแสงในห้องและวัดระยะฉายก่อน',
      'A projector gives a larger picture than a TV for less, if the room is dark enough and the distance right.',
    ],
    ['วัดระยะจากเครื่องถึงผนัง แล้วดูขนาดจอที่ได้', 'Measure to the wall, then see how large the picture will be'],
    ['ดูหนังเน้นความละเอียดและสี พรีเซนต์เน้นความสว่าง', 'Films want resolution and colour, presentations brightness'],
  ),
  category(
    'office-projectors/ups',
    ['เครื่องสำรองไฟ UPS', 'UPS'],
    [
      'เครื่องสำรองไฟสำหรับคอม เราเตอร์ และกล้องวงจรปิด มีเวลาเซฟงานเมื่อไฟดับ',
      'Backup power for computers, routers and cameras: time to save your work when the power fails.',
    ],
    [
      'UPS จ่ายไฟจากแบตทันทีที่ไฟตก และช่วยกันไฟกระชากที่ทำให้อุปกรณ์เสีย',
      'A UPS takes over the moment the power drops, and holds off surges that harm devices.',
    ],
    ['รวมวัตต์ของอุปกรณ์แล้วเผื่ออีกราว 30%', 'Add up the watts and leave about 30% of room'],
    ['สำรองแค่เราเตอร์ รุ่นเล็กก็อยู่ได้นาน', 'For a router alone, a small one lasts long'],
  ),
];
