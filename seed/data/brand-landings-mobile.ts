import { page, type SeedBrandLanding } from './landing-page.ts';
import { heading, list, paragraph, text } from './text.ts';

/** Pages of brands of phones and chargers. */
export const mobileBrands: SeedBrandLanding[] = [
  {
    brand: 'apple',
    ...page(
      text('Apple ที่สายฟ้า', 'Apple at Saifah'),
      text(
        'iPhone, Mac, iPad และ Apple Watch เครื่องศูนย์ไทย ประกัน Apple 1 ปีเต็ม',
        'iPhone, Mac, iPad and Apple Watch, Thai stock with a full year of Apple warranty.',
      ),
      'light',
      ['smartphones-tablets/smartphones/iphone', 'laptops/macbook', 'smartphones-tablets/tablets/ipad', 'wearables'],
      heading('ใช้ด้วยกันแล้วลื่นกว่า', 'Better together'),
      paragraph(
        'ก็อปข้อความจาก iPhone มาวางบน Mac ลากไฟล์ข้ามไป iPad หรือปลดล็อกเครื่องด้วย Apple Watch ทุกอย่างทำงานให้เองเมื่อใช้บัญชีเดียวกัน',
        'Copy on an iPhone and paste on a Mac, drag a file to the iPad, unlock with the watch on your wrist: it works by itself with one account.',
      ),
      heading('ซื้อ Apple กับเราดียังไง', 'Why buy Apple from us'),
      list(
        text('ผ่อน 0% นานสูงสุด 10 เดือนกับบัตรที่ร่วมรายการ', '0% installments for up to 10 months with participating cards'),
        text('สั่งออนไลน์แล้วรับที่สาขาได้ ไม่เสียค่าจัดส่ง', 'Order online and pick up at a branch, without a delivery fee'),
        text('ย้ายข้อมูลจากเครื่องเก่าให้ฟรีที่สาขา', 'We move your data from the old phone at any branch, free'),
      ),
    ),
    subLandings: {
      iphone: page(
        text('เลือก iPhone รุ่นไหนดี', 'Which iPhone is right for you'),
        text('เทียบขนาด กล้อง และราคา แล้วเลือกเครื่องที่ใช่', 'Compare size, cameras and price, and find yours.'),
        'ink',
        ['smartphones-tablets/smartphones/iphone'],
        heading('เริ่มจากสิ่งที่คุณถ่าย', 'Begin with what you shoot'),
        paragraph(
          'ถ่ายวิดีโอจริงจังหรือซูมบ่อย เลือกรุ่น Pro ที่มีเลนส์เทเลโฟโต้ ใช้งานทั่วไปและอยากได้เครื่องเบา รุ่นมาตรฐานก็เกินพอ',
          'For serious video or much zooming take a Pro with its telephoto lens; for everyday use and a lighter phone the standard one is more than enough.',
        ),
        list(
          text(
            '256GB พอสำหรับคนส่วนใหญ่ ถ่าย 4K บ่อยเลือก 512GB ขึ้นไป',
            '256GB suits most people; much 4K video wants 512GB or more',
          ),
          text('ใช้สาย USB-C เส้นเดียวกับโน้ตบุ๊กและแท็บเล็ตได้', 'One USB-C cable serves laptop and tablet, too'),
          text(
            'ติดฟิล์มและใส่เคสตั้งแต่วันแรก ค่าซ่อมจอแพงกว่ากันมาก',
            'Put on film and case the first day: a new screen costs far more',
          ),
        ),
      ),
      mac: page(
        text('Mac สำหรับทุกงาน', 'A Mac for every kind of work'),
        text(
          'MacBook Air บางเบา MacBook Pro แรงสุด และ Mac ตั้งโต๊ะ',
          'The light Air, the fast Pro, and Macs for the desk.',
        ),
        'light',
        ['laptops/macbook', 'desktop-computers/mac-desktops'],
        heading('Air หรือ Pro', 'Air or Pro'),
        paragraph(
          'งานเอกสารและเรียนออนไลน์ใช้ MacBook Air ได้ทั้งวันโดยไม่มีเสียงพัดลม ตัดต่อวิดีโอหรือเขียนโค้ดหนักๆ เลือก MacBook Pro',
          'For documents and classes the Air lasts all day without a fan. For editing video or heavy code choose the Pro.',
        ),
        list(
          text('แรมเพิ่มทีหลังไม่ได้ เลือกให้พอใช้ตั้งแต่วันซื้อ', 'Memory cannot be added later: choose enough on the day you buy'),
          text('มีจออยู่แล้ว Mac mini คือทางเข้าที่คุ้มที่สุด', 'With a screen at home, a Mac mini is the cheapest way in'),
        ),
      ),
      ipad: page(
        text('iPad กับปากกาและคีย์บอร์ด', 'iPad, pencil and keyboard'),
        text('จดเลกเชอร์ วาดรูป หรือทำงานแทนโน้ตบุ๊ก', 'Take notes, draw, or leave the laptop at home.'),
        'blue',
        ['smartphones-tablets/tablets/ipad', 'smartphones-tablets/tablet-accessories'],
        heading('เลือกปากกาให้ตรงรุ่น', 'The pencil that fits'),
        paragraph(
          'ดูให้แน่ใจว่าปากกาตรงรุ่นกับ iPad ของคุณ หน้าสินค้าทุกชิ้นบอกรุ่นที่ใช้ได้ครบ',
          'Make sure that the pencil fits your iPad: each product page says which models it works with.',
        ),
        list(
          text('เรียนและจดโน้ต: iPad กับ Apple Pencil USB-C', 'Classes and notes: iPad with the USB-C Apple Pencil'),
          text(
            'วาดรูปจริงจัง: iPad Air หรือ Pro กับ Apple Pencil Pro',
            'Serious drawing: iPad Air or Pro with the Apple Pencil Pro',
          ),
        ),
      ),
    },
  },
  {
    brand: 'samsung',
    ...page(
      text('Samsung ครบทั้งบ้าน', 'Samsung for the whole home'),
      text('มือถือ Galaxy จอพับ ทีวี จอมอนิเตอร์ และ SSD', 'Galaxy phones, foldables, TVs, monitors and SSDs.'),
      'blue',
      ['smartphones-tablets', 'tvs-monitors', 'wearables'],
      heading('Galaxy AI ช่วยอะไรได้บ้าง', 'What Galaxy AI does for you'),
      list(
        text('แปลสายโทรศัพท์ไทย–อังกฤษแบบสดๆ', 'Translates calls between Thai and English as you speak'),
        text('วงกลมเพื่อค้นหาสิ่งที่เห็นบนหน้าจอ', 'Circle what you see on the screen to search for it'),
        text('ลบคนหรือสิ่งของที่ไม่ต้องการออกจากรูป', 'Takes passers-by out of a picture'),
      ),
      paragraph(
        'มือถือ ทีวี นาฬิกา และหูฟังต่อกันเองผ่าน SmartThings รับสายบนนาฬิกา ส่งภาพขึ้นทีวี หรือหาหูฟังที่หายได้จากมือถือเครื่องเดียว',
        'Phone, TV, watch and earbuds find each other through SmartThings: take a call on the watch, send a picture to the TV, or find lost earbuds from the phone.',
      ),
    ),
    subLandings: {
      galaxy: page(
        text('Galaxy รุ่นล่าสุด', 'The latest Galaxy'),
        text('ตั้งแต่ Galaxy A คุ้มค่า ถึง S Ultra ตัวท็อป', 'From the good-value A series up to the S Ultra.'),
        'ink',
        [
          'smartphones-tablets/smartphones/android-phones/samsung-galaxy',
          'smartphones-tablets/smartphones/foldable-phones',
        ],
        heading('S, Z หรือ A', 'S, Z or A'),
        paragraph(
          'ซีรีส์ S กล้องและชิปดีที่สุด ซีรีส์ Z พับได้ ซีรีส์ A ใช้ครบในราคาสบายกระเป๋า ทุกเครื่องอัปเดตได้นานหลายปี',
          'The S series has the best cameras and chips, the Z series folds, the A series does it all for less. All of them are updated for years.',
        ),
        list(
          text('จดบ่อยเลือกรุ่น Ultra ที่มีปากกา S Pen เก็บในตัวเครื่อง', 'Those who write take the Ultra with its S Pen inside'),
          text(
            'อยากได้จอใหญ่แต่พกง่าย ลองจับเครื่องพับจริงได้ที่สาขา',
            'For a large screen in a small pocket, try a foldable at a branch',
          ),
        ),
      ),
      'tv-monitors': page(
        text('จอภาพ Samsung', 'Samsung screens'),
        text('ทีวี QLED, OLED และจอเกมมิ่ง Odyssey', 'QLED and OLED TVs, and Odyssey gaming monitors.'),
        'blue',
        ['tvs-monitors'],
        heading('วัดห้องก่อนวัดจอ', 'Measure the room first'),
        paragraph(
          'นั่งห่าง 2 เมตรเหมาะกับจอ 55 นิ้ว ห่าง 2.5 เมตรขึ้นไปเลือก 65 นิ้ว ห้องที่แดดส่องทั้งวัน QLED สว่างสู้แสงได้ดีกว่า',
          'Two metres suit 55 inches; from two and a half take 65. In a room full of sun QLED is the brighter choice.',
        ),
        list(
          text('ดูหนังกลางคืนเป็นหลัก OLED ให้สีดำที่ดำสนิท', 'For films at night OLED gives true black'),
          text('ต่อเครื่องเกม ดูให้มี HDMI 2.1 และ 120 Hz ขึ้นไป', 'For a console look for HDMI 2.1 and 120 Hz or more'),
        ),
      ),
      storage: page(
        text('SSD และการ์ด Samsung', 'Samsung SSDs and cards'),
        text('อัปเกรดคอมให้ไวขึ้น พร้อมประกันยาว', 'Make a computer fast again, with a long warranty.'),
        'light',
        ['computer-accessories'],
        heading('ใส่กับเครื่องเราได้ไหม', 'Will it fit my machine?'),
        paragraph(
          'โน้ตบุ๊กรุ่นใหม่ใช้ SSD แบบ NVMe เครื่องเก่าที่มีแต่ช่อง 2.5 นิ้วใช้แบบ SATA ไม่แน่ใจก็ส่งรุ่นเครื่องมาถามเราได้',
          'Newer laptops take NVMe drives; older ones with a 2.5-inch bay take SATA. Not sure? Send us the model and we will look.',
        ),
        list(
          text('SSD พกพารุ่น T ตกจากโต๊ะแล้วยังใช้ต่อได้', 'Portable T drives survive a fall from the table'),
          text(
            'การ์ด microSD สำหรับโดรนและกล้องติดรถเลือก PRO Endurance',
            'For drones and dash cams choose PRO Endurance cards',
          ),
        ),
      ),
    },
  },
  {
    brand: 'xiaomi',
    ...page(
      text('Xiaomi บ้านอัจฉริยะในราคาเอื้อมถึง', 'Xiaomi: a smart home for less'),
      text(
        'มือถือ แท็บเล็ต หุ่นยนต์ดูดฝุ่น และของใช้ที่คุยกันได้',
        'Phones, tablets, robot vacuums and things that talk to each other.',
      ),
      'bolt',
      ['smartphones-tablets', 'smart-home-network', 'home-appliances'],
      heading('แอปเดียวสั่งได้ทั้งบ้าน', 'One app runs the home'),
      paragraph(
        'ตั้งให้เครื่องฟอกอากาศเปิดเองเมื่อฝุ่น PM2.5 สูง หรือให้หุ่นยนต์เริ่มทำงานเมื่อทุกคนออกจากบ้าน',
        'The purifier starts when PM2.5 rises, the robot begins when everybody has left.',
      ),
      list(
        text('เมนูและเสียงพูดภาษาไทยในเครื่องศูนย์ไทยทุกตัว', 'Menus and voices in Thai on everything sold here'),
        text('อะไหล่และถุงเก็บฝุ่นมีขายตลอด ไม่ต้องสั่งจากต่างประเทศ', 'Spare parts and dust bags in stock, none from abroad'),
      ),
    ),
    subLandings: {
      phones: page(
        text('มือถือ Xiaomi', 'Xiaomi phones'),
        text(
          'กล้อง Leica ในรุ่นท็อป และ Redmi ที่คุ้มทุกบาท',
          'Leica cameras at the top, and Redmi that gives much for every baht.',
        ),
        'ink',
        ['smartphones-tablets/smartphones/android-phones/xiaomi'],
        heading('ชาร์จไวเป็นเรื่องปกติ', 'Fast charging is normal here'),
        paragraph(
          'มือถือ Xiaomi ส่วนใหญ่ชาร์จเต็มได้ในเวลาไม่ถึงชั่วโมง ดูในหน้าสินค้าว่ารุ่นไหนแถมหัวชาร์จมาในกล่อง',
          'Most Xiaomi phones are full in less than an hour. The product page says which come with the charger in the box.',
        ),
        list(
          text('เน้นกล้อง: ซีรีส์เลขเดี่ยวที่มีเลนส์ Leica', 'For the camera: the numbered series with Leica lenses'),
          text(
            'เน้นคุ้ม: Redmi Note จอ AMOLED ลื่น แบตอึด',
            'For value: Redmi Note with a smooth AMOLED screen and long battery',
          ),
        ),
      ),
      home: page(
        text('บ้านอัจฉริยะ', 'The smart home'),
        text('เริ่มจากหลอดไฟหนึ่งดวงหรือหุ่นยนต์หนึ่งตัว', 'Begin with one bulb or one robot.'),
        'light',
        ['smart-home-network', 'home-appliances'],
        heading('ติดตั้งให้ผ่านในครั้งเดียว', 'Set up at the first try'),
        paragraph(
          'อุปกรณ์ส่วนใหญ่ใช้ Wi-Fi 2.4 GHz อย่าลืมเปิดคลื่นนี้ที่เราเตอร์ก่อนติดตั้ง',
          'Most devices use 2.4 GHz Wi-Fi: switch that band on before you set them up.',
        ),
        list(
          text(
            'วัดขนาดห้องก่อนเลือกเครื่องฟอก ห้องนอน 20 ตร.ม. ใช้รุ่นเล็กก็พอ',
            'Measure the room: a small purifier serves a bedroom of 20 m²',
          ),
          text('บ้านที่เลี้ยงสัตว์ เลือกหุ่นยนต์ที่แปรงไม่พันเส้นผม', 'With pets, choose a robot whose brush does not tangle'),
        ),
      ),
    },
  },
  {
    brand: 'anker',
    ...page(
      text('Anker ชาร์จไวไว้ใจได้', 'Anker: fast and safe power'),
      text('หัวชาร์จ GaN พาวเวอร์แบงค์ สาย และฮับ', 'GaN chargers, power banks, cables and hubs.'),
      'blue',
      ['mobile-accessories', 'computer-accessories'],
      heading('ดูวัตต์ก่อนเลือก', 'Look at the watts first'),
      paragraph(
        'มือถือใช้ 20–45 วัตต์ แท็บเล็ต 30 วัตต์ โน้ตบุ๊ก 65 วัตต์ขึ้นไป หัวชาร์จที่แรงกว่าเครื่องต้องการใช้ได้อย่างปลอดภัย เครื่องจะดึงไฟเท่าที่รับได้',
        'Phones take 20 to 45 watts, tablets 30, laptops 65 and more. A stronger charger is safe: the device draws what it can take.',
      ),
      list(
        text('มี มอก. ทุกชิ้นที่กฎหมายกำหนด', 'TIS certified wherever the law asks for it'),
        text('ประกัน 18 เดือน เสียเปลี่ยนตัวใหม่ที่สาขา', '18 months of warranty, replaced at a branch'),
      ),
    ),
    subLandings: {
      chargers: page(
        text('หัวชาร์จ Anker', 'Anker chargers'),
        text('หัวเดียวชาร์จได้ทั้งมือถือและโน้ตบุ๊ก', 'One charger for phone and laptop.'),
        'light',
        ['mobile-accessories/chargers', 'mobile-accessories/cables'],
        heading('หัวแรงต้องคู่กับสายที่รับไหว', 'A strong charger wants a strong cable'),
        paragraph(
          'ใช้คู่กับสายที่รองรับวัตต์เท่ากัน จึงจะชาร์จได้เต็มความเร็ว',
          'Use a cable rated for the same watts, or it will not run at full speed.',
        ),
        list(
          text('ชาร์จหลายเครื่องพร้อมกัน ดูกำลังไฟที่แบ่งต่อช่อง', 'For several devices at once see how the watts are shared'),
          text('เดินทางบ่อย เลือกหัวพับขาได้', 'If you travel, choose folding prongs'),
        ),
      ),
      'power-banks': page(
        text('พาวเวอร์แบงค์ Anker', 'Anker power banks'),
        text('แบบแม่เหล็ก แบบพก และแบบความจุสูง', 'Magnetic, pocket and high-capacity.'),
        'ink',
        ['mobile-accessories/power-banks'],
        heading('เอาขึ้นเครื่องบินได้ไหม', 'May it fly?'),
        paragraph(
          'ขึ้นเครื่องบินได้ไม่เกิน 100 Wh หรือราว 27,000 mAh และต้องถือขึ้นเครื่องเท่านั้น',
          'Up to 100 Wh, about 27,000 mAh, may fly, in cabin baggage only.',
        ),
        list(
          text('10,000 mAh ชาร์จมือถือได้ราวสองรอบ', '10,000 mAh fills a phone about twice'),
          text(
            'แบบแม่เหล็กแปะหลัง iPhone ได้เลย ไม่ต้องใช้สาย',
            'Magnetic ones hold to the back of an iPhone, without a cable',
          ),
        ),
      ),
    },
  },
];
