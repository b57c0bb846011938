import { category, type SeedPage } from './page-text.ts';

/** Category pages of phones, tablets, wearables and their accessories. */
export const mobilePages: SeedPage[] = [
  category(
    'smartphones-tablets',
    ['มือถือและแท็บเล็ต iPhone, iPad และ Android', 'Phones and tablets: iPhone, iPad and Android'],
    [
      'มือถือและแท็บเล็ตทุกระดับราคา ทั้ง iPhone, Samsung Galaxy, Xiaomi, OPPO และ iPad พร้อมปากกาและคีย์บอร์ด ผ่อนได้หลายธนาคาร',
      'Phones and tablets at every price: iPhone, Samsung Galaxy, Xiaomi, OPPO and iPad, with pens and keyboards. Installments with several banks.',
    ],
    [
      'แผนกนี้มีตั้งแต่มือถือหลักพันไปจนถึงเรือธงและจอพับ รวมถึงแท็บเล็ตสำหรับเรียน วาดรูป และดูหนัง พร้อมอุปกรณ์เสริมที่ใช้ด้วยกันได้',
      'From phones for a few thousand baht to flagships and foldables, tablets to study, draw and watch on, and the accessories that go with them.',
    ],
    [
      'ดูความจุก่อน ถ้าถ่ายวิดีโอบ่อยเริ่มที่ 256 GB จะสบายกว่า',
      'Look at storage first: if you film often, 256 GB is the easier start',
    ],
    ['ใช้เครื่องหลายปี ให้เลือกชิปและแรมเผื่อไว้', 'To keep it for years, choose more chip and memory than you need today'],
    ['เรียนหรือจดงาน เลือกแท็บเล็ตที่ใช้ปากกาได้', 'For notes and study, choose a tablet that takes a pen'],
  ),
  category(
    'smartphones-tablets/smartphones',
    ['สมาร์ทโฟน iPhone, Android และมือถือจอพับ', 'Smartphones: iPhone, Android and foldables'],
    [
      'เปรียบเทียบมือถือ iPhone และ Android ทุกแบรนด์ดัง ทั้งกล้อง แบตเตอรี่ ความจุ และราคา เลือกสีและความจุได้ในหน้าเดียว',
      'Compare iPhones and Android phones by camera, battery, storage and price, and choose colour and storage on one page.',
    ],
    [
      'มีทั้ง iPhone มือถือ Android จาก Samsung, Xiaomi, OPPO, vivo, realme และ HONOR รวมถึงรุ่นจอพับ',
      'iPhones, Android phones of Samsung, Xiaomi, OPPO, vivo, realme and HONOR, and phones that fold.',
    ],
    ['เล่นเกมหรือใช้หลายแอปพร้อมกัน เลือกแรม 8 GB ขึ้นไป', 'For games and many apps at once, take 8 GB of memory or more'],
    ['ใช้นอกบ้านทั้งวัน ดูความจุแบตและกำลังชาร์จคู่กัน', 'Out all day? Weigh battery and charging speed together'],
    ['มือเล็กหรือใช้มือเดียว เลือกจอราว 6.1–6.3 นิ้ว', 'For one hand, choose a screen of about 6.1 to 6.3 inches'],
  ),
  category(
    'smartphones-tablets/tablets',
    ['แท็บเล็ต iPad และ Android', 'Tablets: iPad and Android'],
    [
      'แท็บเล็ต iPad และ Android สำหรับเรียน จดโน้ต วาดรูป และดูหนัง เลือกขนาดจอ ความจุ และรุ่นใส่ซิมได้',
      'iPads and Android tablets to study, draw and watch on. Choose screen size, storage, and Wi-Fi or mobile data.',
    ],
    [
      'แท็บเล็ตให้จอใหญ่กว่ามือถือและเบากว่าโน้ตบุ๊ก รุ่นเริ่มต้นพอสำหรับเรียนออนไลน์และดูหนัง รุ่นท็อปตัดต่อวิดีโอได้จริงจัง',
      'A tablet has more screen than a phone and less weight than a laptop. Entry models do for lessons and films; the best edit video in earnest.',
    ],
    ['จอ 11 นิ้วพกง่าย จอ 13 นิ้วเปิดสองแอปคู่กันได้สบาย', 'Eleven inches travel well; thirteen hold two apps side by side'],
    ['ใช้นอกบ้านบ่อย เลือกรุ่นใส่ซิม (Cellular/5G)', 'Often away from Wi-Fi? Take one with mobile data'],
    ['เช็กว่าปากกาและคีย์บอร์ดรุ่นไหนใช้กับเครื่องได้ก่อนซื้อ', 'Check which pen and keyboard fit before you buy'],
  ),
  category(
    'smartphones-tablets/tablet-accessories',
    ['ปากกาและคีย์บอร์ดสำหรับแท็บเล็ต', 'Pens and keyboards for tablets'],
    [
      'ปากกาสไตลัสและคีย์บอร์ดเคสสำหรับ iPad และแท็บเล็ต Android บอกรุ่นที่ใช้ได้ครบ',
      'Stylus pens and keyboard covers for iPad and Android tablets, each with the models it fits.',
    ],
    [
      'ปากกาเปลี่ยนแท็บเล็ตเป็นสมุดจด ส่วนคีย์บอร์ดทำให้พิมพ์งานได้เหมือนโน้ตบุ๊ก',
      'A pen makes a tablet a notebook; a keyboard lets you type as on a laptop.',
    ],
    ['ดูรุ่นแท็บเล็ตที่รองรับในสเปกของอุปกรณ์ทุกครั้ง', 'Read which tablets an accessory is made for, every time'],
    ['วาดรูปจริงจัง เลือกปากกาที่รับรู้แรงกด', 'To draw, choose a pen that feels pressure'],
  ),
  category(
    'wearables',
    ['สมาร์ทวอทช์ นาฬิกาวิ่ง และสายรัดข้อมือ', 'Smartwatches, running watches and bands'],
    [
      'สมาร์ทวอทช์ นาฬิกาวิ่ง สายรัดข้อมือ นาฬิกาเด็ก และแท็กติดตามของ จาก Apple, Samsung, Garmin, HUAWEI และแบรนด์ดัง',
      "Smartwatches, running watches, bands, children's watches and item trackers by Apple, Samsung, Garmin, HUAWEI and others.",
    ],
    [
      'อุปกรณ์สวมใส่ช่วยวัดการเต้นหัวใจ การนอน และการออกกำลังกาย บางรุ่นโทรได้โดยไม่ต้องพกมือถือ',
      'What you wear can follow your heart, your sleep and your training; some of it makes calls without a phone.',
    ],
    [
      'ดูว่าใช้กับมือถือของคุณได้ Apple Watch ใช้กับ iPhone เท่านั้น',
      'See that it works with your phone: an Apple Watch needs an iPhone',
    ],
    ['วิ่งระยะไกล ให้ดูชั่วโมง GPS ไม่ใช่แค่จำนวนวันของแบต', 'For long runs, look at hours of GPS, not only at days of battery'],
    ['ว่ายน้ำ เลือกรุ่นกันน้ำ 5 ATM ขึ้นไป', 'For swimming, take 5 ATM or better'],
  ),
  category(
    'wearables/smartwatches',
    ['สมาร์ทวอทช์ Apple Watch, Galaxy Watch และอื่น ๆ', 'Smartwatches: Apple Watch, Galaxy Watch and more'],
    [
      'สมาร์ทวอทช์วัดสุขภาพ รับสาย และจ่ายเงิน จาก Apple, Samsung, HUAWEI, Amazfit และ Xiaomi เลือกขนาดและสีได้',
      'Smartwatches that follow your health, take calls and pay, by Apple, Samsung, HUAWEI, Amazfit and Xiaomi.',
    ],
    [
      'สมาร์ทวอทช์แสดงแจ้งเตือน ตอบข้อความ และวัดสุขภาพตลอดวัน หน้าตาเข้าได้ทั้งชุดทำงานและชุดกีฬา',
      'A smartwatch shows messages, answers them and follows your health all day, at work and at the gym.',
    ],
    ['ข้อมือเล็กเลือกตัวเรือนราว 40–42 มม.', 'For a small wrist, choose a case of about 40 to 42 mm'],
    ['อยากโทรโดยไม่พกมือถือ เลือกรุ่น LTE/Cellular', 'To call without a phone, take an LTE model'],
  ),
  category(
    'wearables/running-watches',
    ['นาฬิกาวิ่ง Garmin, COROS และ Suunto', 'Running watches: Garmin, COROS and Suunto'],
    [
      'นาฬิกาวิ่ง GPS สำหรับซ้อม แข่ง เทรล และไตรกีฬา แบตทนหลายวัน มีแผนที่และแผนซ้อมในตัว',
      'GPS watches for training, racing, trails and triathlon, with batteries for days, maps and training plans.',
    ],
    [
      'นาฬิกาวิ่งจับระยะและเพซแม่นกว่าสมาร์ทวอทช์ทั่วไป และแบตอยู่ได้นานกว่ามาก',
      'Running watches measure distance and pace better than most smartwatches, and last far longer.',
    ],
    ['วิ่งในเมืองตึกสูง เลือกรุ่น GPS หลายย่านความถี่', 'Between tall buildings, multi-band GPS helps'],
    ['วิ่งเทรล ดูแผนที่ในเครื่องและชั่วโมง GPS', 'For trails, look for maps and hours of GPS'],
    ['เริ่มวิ่ง รุ่นเริ่มต้นก็มีแผนซ้อมให้แล้ว', 'New to running? Entry models have training plans, too'],
  ),
  category(
    'wearables/fitness-bands',
    ['สายรัดข้อมือออกกำลังกาย', 'Fitness bands'],
    [
      'สายรัดข้อมือวัดก้าว หัวใจ และการนอน น้ำหนักเบา แบตอยู่ได้หลายวัน ราคาเริ่มต้นเป็นมิตร',
      'Bands that count steps and follow heart and sleep: light, lasting for days and easy on the purse.',
    ],
    [
      'เบากว่านาฬิกาและใส่นอนสบาย เหมาะกับคนที่อยากเริ่มดูแลสุขภาพโดยไม่ต้องชาร์จบ่อย',
      'Lighter than a watch and easy to sleep in: a good start for people who want to follow their health and seldom charge.',
    ],
    ['อ่านกลางแดดบ่อย เลือกจอ AMOLED ที่สว่าง', 'To read it in the sun, choose a bright AMOLED screen'],
    ['อยากวัดระยะวิ่งโดยไม่พกมือถือ ดูว่ามี GPS ในตัวหรือไม่', 'To run without a phone, see whether it has GPS of its own'],
  ),
  category(
    'wearables/kids-watches',
    ['นาฬิกาเด็กโทรได้ บอกตำแหน่งได้', "Children's watches that call and tell where they are"],
    [
      'นาฬิกาเด็กใส่ซิม โทรและวิดีโอคอลหาผู้ปกครองได้ ดูตำแหน่งผ่านแอป และมีโหมดเวลาเรียน',
      'Watches with a SIM for children: calls to parents, their place in an app, and a quiet mode for school.',
    ],
    [
      'ให้ลูกติดต่อคุณได้โดยยังไม่ต้องมีมือถือ ผู้ปกครองกำหนดได้ว่าใครโทรเข้าได้บ้าง',
      'Your child can reach you without a phone, and you decide who may call.',
    ],
    ['ต้องใช้ซิม เช็กเครือข่ายที่รองรับก่อนซื้อ', 'It needs a SIM: check which networks it takes'],
    ['เด็กเล่นน้ำบ่อย ดูมาตรฐานกันน้ำในสเปก', 'For children who love water, read how much it withstands'],
  ),
  category(
    'wearables/item-trackers',
    ['แท็กติดตามของหาย', 'Item trackers'],
    [
      'แท็กติดตามกุญแจ กระเป๋า และสัมภาระ ค้นหาผ่านแอปในมือถือได้ ทั้งสำหรับ iPhone และ Android',
      'Tags for keys, bags and luggage, found by an app on iPhone or Android.',
    ],
    [
      'ติดไว้กับของสำคัญ เมื่อหาไม่เจอก็สั่งให้ส่งเสียง หรือดูตำแหน่งล่าสุดในแผนที่',
      'Fix one to what matters; when you miss it, let it ring or see on the map where it was last.',
    ],
    [
      'iPhone กับ Android ใช้เครือข่ายค้นหาคนละระบบ เลือกให้ตรงมือถือ',
      'iPhone and Android search by different networks: match your phone',
    ],
    ['ดูว่าเปลี่ยนถ่านเองได้ หรือต้องชาร์จ', 'See whether its battery is changed or charged'],
  ),
  category(
    'mobile-accessories',
    ['อุปกรณ์เสริมมือถือ หัวชาร์จ พาวเวอร์แบงค์ และเคส', 'Phone accessories: chargers, power banks and cases'],
    [
      'หัวชาร์จเร็ว สายชาร์จ พาวเวอร์แบงค์ เคส ฟิล์ม และขาตั้ง บอกรุ่นมือถือที่ใช้ได้ชัดเจน',
      'Fast chargers, cables, power banks, cases, protectors and stands, each with the phones it fits.',
    ],
    [
      'ของเล็ก ๆ ที่ทำให้มือถือใช้ได้เต็มวันและอยู่กับคุณนานขึ้น เลือกให้ตรงกับรุ่นและพอร์ตของเครื่อง',
      'Small things that carry a phone through the day and through the years. Match them to your model and its port.',
    ],
    [
      'iPhone 15 ขึ้นไปและมือถือ Android ใช้ USB-C รุ่นก่อนหน้าใช้ Lightning',
      'iPhone 15 and later and Android phones use USB-C; earlier iPhones use Lightning',
    ],
    [
      'หัว สาย และเครื่องต้องรองรับมาตรฐานเดียวกัน จึงจะชาร์จเร็วเต็มที่',
      'Plug, cable and phone must share a standard to charge at full speed',
    ],
    ['เคสและฟิล์มต้องตรงรุ่น แม้ขนาดจอเท่ากันก็อาจใส่ไม่ได้', 'Cases and protectors must be for your very model'],
  ),
  category(
    'mobile-accessories/chargers',
    ['หัวชาร์จเร็ว GaN และแท่นชาร์จไร้สาย', 'Fast chargers, GaN and wireless'],
    [
      'หัวชาร์จ USB-C ตั้งแต่ 20 วัตต์ถึงหัวชาร์จ GaN สำหรับโน้ตบุ๊ก และแท่นชาร์จไร้สายแม่เหล็ก',
      'USB-C chargers from 20 watts up to GaN ones for laptops, and magnetic wireless chargers.',
    ],
    [
      'หัวชาร์จหนึ่งหัวใช้กับทุกเครื่องในบ้านได้ ถ้าเลือกกำลังวัตต์และจำนวนพอร์ตให้พอ',
      'One charger can serve all your devices if it has watts and ports enough.',
    ],
    ['มือถือใช้ 20–45 วัตต์ โน้ตบุ๊กส่วนใหญ่ใช้ 65 วัตต์ขึ้นไป', 'Phones take 20 to 45 watts, most laptops 65 or more'],
    ['หัวหลายพอร์ตจะแบ่งกำลังกัน ดูวัตต์ต่อพอร์ตเมื่อเสียบพร้อมกัน', 'Ports share the power: see what each has when all are in use'],
  ),
  category(
    'mobile-accessories/cables',
    ['สายชาร์จ USB-C, Lightning และสายต่อจอ', 'USB-C, Lightning and display cables'],
    [
      'สาย USB-C สาย Lightning และสายต่อจอ HDMI/DisplayPort หลายความยาว บอกกำลังชาร์จและความเร็วข้อมูล',
      'USB-C, Lightning and display cables in several lengths, with their watts and speeds.',
    ],
    [
      'สายหน้าตาเหมือนกันอาจทำงานไม่เท่ากัน บางเส้นชาร์จได้อย่างเดียว บางเส้นส่งภาพและข้อมูลเร็วได้ด้วย',
      'Cables that look alike differ: some only charge, others carry pictures and fast data, too.',
    ],
    ['ชาร์จโน้ตบุ๊ก เลือกสายที่รองรับ 100 วัตต์ขึ้นไป', 'For a laptop, choose a cable for 100 watts or more'],
    ['ต่อจอ ดูว่ารองรับความละเอียดและรีเฟรชเรตที่จอมี', 'For a screen, see that it carries its resolution and refresh rate'],
  ),
  category(
    'mobile-accessories/power-banks',
    ['พาวเวอร์แบงค์ ชาร์จเร็ว พกขึ้นเครื่องได้', 'Power banks, from pocket size to high capacity'],
    [
      'พาวเวอร์แบงค์พกพา แบบแม่เหล็ก และความจุสูง ชาร์จเร็ว USB-C บอกความจุและกำลังวัตต์ชัดเจน',
      'Pocket, magnetic and large power banks with fast USB-C charging, their capacity and watts plainly told.',
    ],
    [
      'ความจุที่ได้ใช้จริงจะน้อยกว่าตัวเลขบนเครื่อง เพราะเสียไปกับการแปลงไฟราวหนึ่งในสาม',
      'What reaches your phone is about a third less than the printed capacity: converting the current takes its share.',
    ],
    ['10,000 mAh ชาร์จมือถือได้ราวหนึ่งถึงสองรอบ', '10,000 mAh fill a phone once or twice'],
    [
      'ขึ้นเครื่องบิน ต้องถือติดตัว และไม่เกิน 100 Wh (ราว 27,000 mAh)',
      'On a plane it goes in the cabin, up to 100 Wh (about 27,000 mAh)',
    ],
    ['ชาร์จโน้ตบุ๊กด้วย เลือกรุ่นจ่ายไฟ 65 วัตต์ขึ้นไป', 'For a laptop, too, take one that gives 65 watts or more'],
  ),
  category(
    'mobile-accessories/phone-cases',
    ['เคสมือถือ iPhone, Galaxy และรุ่นอื่น', 'Cases for iPhone, Galaxy and other phones'],
    [
      'เคส iPhone เคส Samsung Galaxy และมือถือรุ่นอื่น ทั้งใส กันกระแทก และมีแม่เหล็ก เลือกตามรุ่นได้',
      'Clear, rugged and magnetic cases for iPhone, Samsung Galaxy and other phones, by model.',
    ],
    [
      'เคสที่ดีรับแรงกระแทกที่มุมและยกขอบสูงกว่าจอกับกล้องเล็กน้อย โดยยังกดปุ่มได้ถนัด',
      'A good case guards the corners, stands a little above screen and camera, and leaves the buttons easy to press.',
    ],
    ['ใช้ที่ชาร์จแม่เหล็ก เลือกเคสที่มีวงแม่เหล็กในตัว', 'With magnetic chargers, choose a case that has the ring'],
    ['เลือกรุ่นให้ตรง เช่น Pro กับ Pro Max ใส่แทนกันไม่ได้', 'Mind the very model: Pro and Pro Max are not the same'],
  ),
  category(
    'mobile-accessories/screen-protectors',
    ['ฟิล์มกันรอย iPhone, Android และ iPad', 'Screen protectors for iPhone, Android and iPad'],
    [
      'ฟิล์มกระจก ฟิล์มกันมอง และฟิล์ม iPad แบบเหมือนกระดาษ เลือกตามรุ่นเครื่อง ติดเองได้',
      'Tempered glass, privacy and paper-feel films by model, made to be applied at home.',
    ],
    [
      'ฟิล์มกระจกรับแรงแทนจอเมื่อเครื่องตก ส่วนฟิล์มกันมองทำให้คนข้าง ๆ ไม่เห็นหน้าจอ',
      'Tempered glass breaks so that the screen does not; privacy film keeps neighbours from reading along.',
    ],
    ['วาดหรือจดบน iPad เลือกฟิล์มผิวด้าน', 'To write on an iPad, choose a matt film'],
    ['ใส่เคสด้วย เลือกฟิล์มที่เว้นขอบให้เคส', 'With a case, choose a film that leaves room at the edge'],
  ),
  category(
    'mobile-accessories/phone-stands',
    ['ขาตั้งมือถือและแท็บเล็ต', 'Stands for phones and tablets'],
    [
      'ขาตั้งมือถือและแท็บเล็ต ปรับองศาได้ วางมั่นคง สำหรับประชุม ดูหนัง และไลฟ์',
      'Stands for phones and tablets that adjust and stay put, for calls, films and live streams.',
    ],
    [
      'ตั้งจอให้อยู่ระดับสายตา คอไม่ล้า มือว่าง และภาพไม่สั่นเวลาวิดีโอคอล',
      'With the screen at eye level your neck rests, your hands are free and the picture stands still.',
    ],
    ['ใช้กับแท็บเล็ต ดูน้ำหนักและขนาดที่รับได้', 'For a tablet, see what weight and size it holds'],
    ['พกบ่อย เลือกแบบพับแบน', 'To carry it, choose one that folds flat'],
  ),
];
