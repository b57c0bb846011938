import type { DescriptionBlock, Localised } from '../types.ts';
import { heading, list, paragraph, text } from './text.ts';

/** A page of a brand: its own, or one of those below it. */
export interface SeedLanding {
  title: Localised;
  summary: Localised;
  content: DescriptionBlock[];
  /** Paths of the categories whose products it shows, the brand's own ones. */
  categories: string[];
  ground: 'ink' | 'blue' | 'bolt' | 'light';
}

export interface SeedBrandLanding extends SeedLanding {
  /** Slug of the brand, which is the page's too. */
  brand: string;
  /** By the last part of their slugs: `phones` of apple is `apple-phones`. */
  subLandings: Record<string, SeedLanding>;
}

const page = (
  title: Localised,
  summary: Localised,
  ground: SeedLanding['ground'],
  categories: string[],
  ...content: DescriptionBlock[]
): SeedLanding => ({ title, summary, ground, categories, content });

/** The brands that have pages of their own. */
export const brandLandings: SeedBrandLanding[] = [
  {
    brand: 'apple',
    ...page(
      text('Apple ที่ Saifah', 'Apple at Saifah'),
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
      list(
        text('ผ่อน 0% นานสูงสุด 10 เดือนกับบัตรที่ร่วมรายการ', '0% instalments for up to 10 months with participating cards'),
        text('นักเรียนและครูซื้อ Mac กับ iPad ได้ในราคาเพื่อการศึกษา', 'Students and teachers pay less for Mac and iPad'),
        text('ย้ายข้อมูลจากเครื่องเก่าให้ฟรีที่สาขา', 'We move your data from the old phone at any branch, free'),
      ),
    ),
    subLandings: {
      iphone: page(
        text('เลือก iPhone รุ่นไหนดี', 'Which iPhone is right for you'),
        text('เทียบขนาด กล้อง และราคา แล้วเลือกเครื่องที่ใช่', 'Compare size, cameras and price, and find yours.'),
        'ink',
        ['smartphones-tablets/smartphones/iphone'],
        paragraph(
          'ถ่ายวิดีโอจริงจังหรือซูมบ่อย เลือกรุ่น Pro ที่มีเลนส์เทเลโฟโต้ ใช้งานทั่วไปและอยากได้เครื่องเบา รุ่นมาตรฐานก็เกินพอ',
          'For serious video or much zooming take a Pro with its telephoto lens; for everyday use and a lighter phone the standard one is more than enough.',
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
        paragraph(
          'งานเอกสารและเรียนออนไลน์ใช้ MacBook Air ได้ทั้งวันโดยไม่มีเสียงพัดลม ตัดต่อวิดีโอหรือเขียนโค้ดหนักๆ เลือก MacBook Pro',
          'For documents and classes the Air lasts all day without a fan. For editing video or heavy code choose the Pro.',
        ),
      ),
      ipad: page(
        text('iPad กับปากกาและคีย์บอร์ด', 'iPad, pencil and keyboard'),
        text('จดเลกเชอร์ วาดรูป หรือทำงานแทนโน้ตบุ๊ก', 'Take notes, draw, or leave the laptop at home.'),
        'blue',
        ['smartphones-tablets/tablets/ipad', 'smartphones-tablets/tablet-accessories'],
        paragraph(
          'ดูให้แน่ใจว่าปากกาตรงรุ่นกับ iPad ของคุณ หน้าสินค้าทุกชิ้นบอกรุ่นที่ใช้ได้ครบ',
          'Make sure that the pencil fits your iPad: each product page says which models it works with.',
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
        paragraph(
          'ซีรีส์ S กล้องและชิปดีที่สุด ซีรีส์ Z พับได้ ซีรีส์ A ใช้ครบในราคาสบายกระเป๋า ทุกเครื่องอัปเดตได้นานหลายปี',
          'The S series has the best cameras and chips, the Z series folds, the A series does it all for less. All of them are updated for years.',
        ),
      ),
      'tv-monitors': page(
        text('จอภาพ Samsung', 'Samsung screens'),
        text('ทีวี QLED, OLED และจอเกมมิ่ง Odyssey', 'QLED and OLED TVs, and Odyssey gaming monitors.'),
        'blue',
        ['tvs-monitors'],
        paragraph(
          'วัดระยะนั่งก่อนเลือก นั่งห่าง 2 เมตรเหมาะกับจอ 55 นิ้ว ห่าง 2.5 เมตรขึ้นไปเลือก 65 นิ้ว',
          'Measure where you sit first: two metres suit 55 inches; from two and a half metres take 65.',
        ),
      ),
      storage: page(
        text('SSD และการ์ด Samsung', 'Samsung SSDs and cards'),
        text('อัปเกรดคอมให้ไวขึ้น พร้อมประกันยาว', 'Make a computer fast again, with a long warranty.'),
        'light',
        ['computer-accessories'],
        paragraph(
          'โน้ตบุ๊กรุ่นใหม่ใช้ SSD แบบ NVMe เครื่องเก่าที่มีแต่ช่อง 2.5 นิ้วใช้แบบ SATA',
          'Newer laptops take NVMe drives; older ones with a 2.5-inch bay take SATA.',
        ),
      ),
    },
  },
  {
    brand: 'xiaomi',
    ...page(
      text('Xiaomi บ้านอัจฉริยะราคาคนไทย', 'Xiaomi: a smart home for less'),
      text(
        'มือถือ แท็บเล็ต หุ่นยนต์ดูดฝุ่น และของใช้ที่คุยกันได้',
        'Phones, tablets, robot vacuums and things that talk to each other.',
      ),
      'bolt',
      ['smartphones-tablets', 'smart-home-network', 'home-appliances'],
      paragraph(
        'แอปเดียวสั่งได้ทั้งบ้าน ตั้งให้แอร์ฟอกอากาศเปิดเองเมื่อฝุ่น PM2.5 สูง หรือให้หุ่นยนต์เริ่มทำงานเมื่อทุกคนออกจากบ้าน',
        'One app runs the home: the purifier starts when PM2.5 rises, the robot begins when everybody has left.',
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
        paragraph(
          'ทุกเครื่องมีหัวชาร์จไวในกล่อง เว้นแต่หน้าสินค้าบอกไว้เป็นอย่างอื่น',
          'A fast charger is in the box unless the page says otherwise.',
        ),
      ),
      home: page(
        text('บ้านอัจฉริยะ', 'The smart home'),
        text('เริ่มจากหลอดไฟหนึ่งดวงหรือหุ่นยนต์หนึ่งตัว', 'Begin with one bulb or one robot.'),
        'light',
        ['smart-home-network', 'home-appliances'],
        paragraph(
          'อุปกรณ์ส่วนใหญ่ใช้ Wi-Fi 2.4 GHz อย่าลืมเปิดคลื่นนี้ที่เราเตอร์ก่อนติดตั้ง',
          'Most devices use 2.4 GHz Wi-Fi: switch that band on before you set them up.',
        ),
      ),
    },
  },
  {
    brand: 'asus',
    ...page(
      text('ASUS และ ROG', 'ASUS and ROG'),
      text(
        'โน้ตบุ๊กทำงาน เครื่องเล่นเกม และชิ้นส่วนประกอบคอม',
        'Laptops for work, machines for games, and parts to build your own.',
      ),
      'ink',
      ['laptops', 'gaming', 'pc-components'],
      paragraph(
        'Zenbook และ Vivobook เน้นบางเบา ROG และ TUF เน้นแรง เลือกตามงาน ไม่ใช่ตามตัวเลข',
        'Zenbook and Vivobook are light, ROG and TUF are fast. Choose by your work, not by the numbers.',
      ),
    ),
    subLandings: {
      'rog-tuf': page(
        text('ROG และ TUF Gaming', 'ROG and TUF Gaming'),
        text('โน้ตบุ๊กเกมมิ่ง เครื่องพกพา และเกียร์', 'Gaming laptops, handhelds and gear.'),
        'ink',
        ['laptops/gaming-laptops', 'gaming'],
        paragraph(
          'จอ 165 Hz ขึ้นไปคู่กับการ์ดจอ RTX 50 เล่นเกมแข่งขันได้ลื่น ส่วน ROG Ally เอาเกมพีซีไปเล่นบนรถไฟฟ้าได้',
          'A screen of 165 Hz or more and an RTX 50 card make fast games smooth; a ROG Ally takes PC games onto the BTS.',
        ),
      ),
      zenbook: page(
        text('โน้ตบุ๊กบางเบา ASUS', 'Thin and light ASUS laptops'),
        text('จอ OLED แบตทั้งวัน น้ำหนักเริ่มราว 1.2 กก.', 'OLED screens, a day of battery, from about 1.2 kg.'),
        'light',
        ['laptops/thin-light-laptops', 'laptops/2-in-1-laptops', 'laptops/business-laptops'],
        paragraph(
          'รุ่น Copilot+ PC มีชิป AI ในตัว ถอดเสียงประชุมเป็นข้อความได้ในเครื่อง',
          'Copilot+ PCs have an AI chip that turns meetings into text on the machine itself.',
        ),
      ),
      components: page(
        text('ประกอบคอมด้วย ASUS', 'Build with ASUS'),
        text('เมนบอร์ด การ์ดจอ เคส และชุดน้ำ', 'Motherboards, graphics cards, cases and coolers.'),
        'blue',
        ['pc-components'],
        paragraph(
          'ตรวจซ็อกเก็ตของซีพียูและขนาดเคสก่อนสั่ง ข้อมูลอยู่ในตารางสเปกของทุกชิ้น',
          'Check socket and case size before you order: both are in every specification.',
        ),
      ),
    },
  },
  {
    brand: 'sony',
    ...page(
      text('Sony: ภาพ เสียง และเกม', 'Sony: pictures, sound and play'),
      text(
        'หูฟังตัดเสียง กล้อง Alpha ทีวี BRAVIA และ PlayStation',
        'Noise-cancelling headphones, Alpha cameras, BRAVIA TVs and PlayStation.',
      ),
      'ink',
      ['audio', 'cameras', 'gaming'],
      paragraph(
        'จากเสียงในหูฟังถึงภาพบนจอ ทุกชิ้นมาจากทีมที่ทำเพลงและภาพยนตร์จริง',
        'From the sound in your ears to the picture on the wall, made by people who make music and films.',
      ),
    ),
    subLandings: {
      audio: page(
        text('เสียงของ Sony', 'Sony sound'),
        text('หูฟัง 1000X, ซาวด์บาร์ และลำโพงปาร์ตี้', 'The 1000X series, soundbars and party speakers.'),
        'blue',
        ['audio'],
        paragraph(
          'ตระกูล 1000X ตัดเสียงเครื่องบินและรถไฟฟ้าได้ดีที่สุด ส่วน LinkBuds ใส่แล้วยังได้ยินรอบตัว',
          'The 1000X family silences planes and trains best; LinkBuds let the world in.',
        ),
      ),
      alpha: page(
        text('กล้อง Alpha และเลนส์', 'Alpha cameras and lenses'),
        text('ตั้งแต่กล้อง Vlog ถึงฟูลเฟรมมืออาชีพ', 'From vlog cameras to professional full frame.'),
        'light',
        ['cameras'],
        paragraph(
          'เลนส์เมาท์ E ใช้ได้ทั้งกล้อง APS-C และฟูลเฟรม ซื้อครั้งเดียวใช้ได้ยาว',
          'E-mount lenses fit both APS-C and full frame: buy once, use for long.',
        ),
      ),
      playstation: page(
        text('PlayStation', 'PlayStation'),
        text('เครื่อง PS5 จอย และอุปกรณ์', 'PS5 consoles, controllers and gear.'),
        'blue',
        ['gaming'],
        paragraph(
          'รุ่น Digital ไม่มีช่องแผ่น เหมาะกับคนซื้อเกมจากสโตร์อย่างเดียว',
          'The Digital Edition has no disc drive: right for those who buy from the store only.',
        ),
      ),
    },
  },
  {
    brand: 'logitech',
    ...page(
      text('Logitech บนโต๊ะของคุณ', 'Logitech on your desk'),
      text('เมาส์ คีย์บอร์ด และเว็บแคม ต่อได้ทุกเครื่อง', 'Mice, keyboards and webcams that work with everything.'),
      'light',
      ['computer-accessories', 'gaming'],
      paragraph(
        'เมาส์และคีย์บอร์ดส่วนใหญ่จำได้สามเครื่อง สลับระหว่างโน้ตบุ๊ก แท็บเล็ต และมือถือด้วยปุ่มเดียว',
        'Most remember three devices: one key moves you from laptop to tablet to phone.',
      ),
    ),
    subLandings: {
      mx: page(
        text('โต๊ะทำงาน', 'For work'),
        text('เมาส์และคีย์บอร์ดที่พิมพ์ได้ทั้งวัน', 'Mice and keys for a whole day.'),
        'light',
        ['computer-accessories'],
        paragraph(
          'ปวดข้อมือเลือกเมาส์แนวตั้ง ประชุมบ่อยเลือกเว็บแคมที่มีฝาปิด',
          'A sore wrist wants a vertical mouse; many meetings want a webcam with a shutter.',
        ),
      ),
      g: page(
        text('Logitech G', 'Logitech G'),
        text('เกียร์เกมมิ่งไร้สายเบาและไว', 'Light, quick wireless gaming gear.'),
        'ink',
        ['gaming'],
        paragraph(
          'ตัวรับสัญญาณ LIGHTSPEED ตอบสนองไวเท่าสาย แบตใช้ได้เป็นสัปดาห์',
          'LIGHTSPEED answers as fast as a cable, and the battery lasts for weeks.',
        ),
      ),
    },
  },
  {
    brand: 'jbl',
    ...page(
      text('JBL เปิดให้สุด', 'JBL, turned up'),
      text('ลำโพงพกพา ปาร์ตี้บ็อกซ์ และหูฟัง', 'Portable speakers, PartyBoxes and headphones.'),
      'bolt',
      ['audio'],
      list(
        text('กันน้ำกันฝุ่น IP67 ในลำโพงพกพาเกือบทุกรุ่น', 'IP67 against water and dust on nearly every portable speaker'),
        text('ต่อหลายตัวพร้อมกันด้วย Auracast', 'Many speakers at once with Auracast'),
      ),
    ),
    subLandings: {
      speakers: page(
        text('ลำโพง JBL', 'JBL speakers'),
        text('ตั้งแต่ Go ใส่กระเป๋า ถึง PartyBox ลานบ้าน', 'From a Go in the pocket to a PartyBox in the yard.'),
        'blue',
        ['audio/portable-speakers', 'audio/soundbars'],
        paragraph(
          'ริมสระหรือทะเลเลือกรุ่น Flip หรือ Charge งานเลี้ยงเลือก PartyBox ที่มีช่องไมค์',
          'By the pool take a Flip or Charge; for a party a PartyBox with a microphone input.',
        ),
      ),
      headphones: page(
        text('หูฟัง JBL', 'JBL headphones'),
        text('ครอบหู ไร้สาย และออกกำลังกาย', 'Over ear, wireless and for sports.'),
        'ink',
        ['audio/headphones', 'audio/earbuds'],
        paragraph(
          'วิ่งกลางแจ้งเลือกแบบเปิดหู เพื่อให้ยังได้ยินเสียงรถ',
          'For running outdoors choose open ones, so that you still hear traffic.',
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
      paragraph(
        'ดูวัตต์ของเครื่องก่อนเลือกหัวชาร์จ มือถือใช้ 20–45 วัตต์ โน้ตบุ๊กใช้ 65 วัตต์ขึ้นไป',
        'Look at your device first: phones take 20 to 45 watts, laptops 65 and more.',
      ),
    ),
    subLandings: {
      chargers: page(
        text('หัวชาร์จ Anker', 'Anker chargers'),
        text('หัวเดียวชาร์จได้ทั้งมือถือและโน้ตบุ๊ก', 'One charger for phone and laptop.'),
        'light',
        ['mobile-accessories/chargers', 'mobile-accessories/cables'],
        paragraph(
          'ใช้คู่กับสายที่รองรับวัตต์เท่ากัน จึงจะชาร์จได้เต็มความเร็ว',
          'Use a cable rated for the same watts, or it will not run at full speed.',
        ),
      ),
      'power-banks': page(
        text('พาวเวอร์แบงค์ Anker', 'Anker power banks'),
        text('แบบแม่เหล็ก แบบพก และแบบความจุสูง', 'Magnetic, pocket and high-capacity.'),
        'ink',
        ['mobile-accessories/power-banks'],
        paragraph(
          'ขึ้นเครื่องบินได้ไม่เกิน 100 Wh หรือราว 27,000 mAh และต้องถือขึ้นเครื่องเท่านั้น',
          'Up to 100 Wh, about 27,000 mAh, may fly, in cabin baggage only.',
        ),
      ),
    },
  },
  {
    brand: 'garmin',
    ...page(
      text('Garmin คู่ซ้อมทุกวัน', 'Garmin, your training partner'),
      text('นาฬิกา GPS สำหรับวิ่ง ว่ายน้ำ ปั่น และเดินป่า', 'GPS watches for running, swimming, riding and hiking.'),
      'ink',
      ['wearables', 'car-gadgets'],
      paragraph(
        'Forerunner เน้นวิ่ง fēnix ทนทุกสภาพ Venu ใส่ทำงานได้ทุกวัน',
        'Forerunner is for running, fēnix for any terrain, Venu for every day.',
      ),
    ),
    subLandings: {
      running: page(
        text('นาฬิกาวิ่ง Garmin', 'Garmin running watches'),
        text('จากวิ่งครั้งแรกถึงมาราธอน', 'From a first run to a marathon.'),
        'bolt',
        ['wearables/running-watches'],
        paragraph(
          'รุ่นที่มี GPS หลายคลื่นจับระยะใต้ตึกสูงได้แม่นกว่า เหมาะกับสวนลุมและสวนเบญจฯ',
          'Multi-band GPS measures better between tall buildings, as around Lumphini and Benjakitti.',
        ),
      ),
      'on-the-road': page(
        text('กล้องติดรถ Garmin', 'Garmin on the road'),
        text('บันทึกทุกการเดินทาง', 'Every journey on record.'),
        'light',
        ['car-gadgets'],
        paragraph(
          'ตัวเล็กซ่อนหลังกระจกได้ สั่งงานด้วยเสียง',
          'Small enough to hide behind the mirror, and it listens to your voice.',
        ),
      ),
    },
  },
  {
    brand: 'canon',
    ...page(
      text('Canon ถ่ายและพิมพ์', 'Canon: shoot and print'),
      text('กล้อง EOS R เลนส์ RF และเครื่องพิมพ์ PIXMA', 'EOS R cameras, RF lenses and PIXMA printers.'),
      'light',
      ['cameras', 'computer-accessories'],
      paragraph(
        'สีผิวแบบ Canon ทำให้ภาพคนสวยตั้งแต่หลังกล้อง แล้วพิมพ์ออกมาได้ที่บ้าน',
        "Canon's skin tones look right out of the camera, and print at home.",
      ),
    ),
    subLandings: {
      'eos-r': page(
        text('EOS R และเลนส์ RF', 'EOS R and RF lenses'),
        text('มิเรอร์เลสสำหรับมือใหม่ถึงมือโปร', 'Mirrorless from beginner to professional.'),
        'ink',
        ['cameras'],
        paragraph(
          'เริ่มด้วยเลนส์คิทก่อน แล้วค่อยเพิ่มเลนส์ฟิกซ์ 50 มม. สำหรับถ่ายคน',
          'Begin with the kit lens, then add a 50 mm prime for portraits.',
        ),
      ),
      printers: page(
        text('เครื่องพิมพ์ Canon', 'Canon printers'),
        text('แท็งก์หมึกสำหรับงานเยอะ และเครื่องพิมพ์ภาพ', 'Ink tanks for many pages, and photo printers.'),
        'blue',
        ['computer-accessories'],
        paragraph(
          'พิมพ์เดือนละเกิน 100 หน้า เครื่องแท็งก์หมึกคุ้มกว่าตั้งแต่ปีแรก',
          'Above 100 pages a month an ink tank pays off within the first year.',
        ),
      ),
    },
  },
  {
    brand: 'dji',
    ...page(
      text('DJI มุมมองใหม่', 'DJI: a new point of view'),
      text('โดรน Osmo และไมค์สำหรับครีเอเตอร์', 'Drones, Osmo and microphones for creators.'),
      'blue',
      ['drones-creator-gear', 'cameras'],
      paragraph(
        'โดรนติดกล้องทุกลำในไทยต้องขึ้นทะเบียนกับ กสทช. และ CAAT และควรมีประกันบุคคลที่สาม ที่สาขาเราช่วยแนะนำขั้นตอนได้',
        'Every drone with a camera must be registered with NBTC and CAAT in Thailand, and should be insured; our branches explain the steps.',
      ),
    ),
    subLandings: {
      drones: page(
        text('โดรน DJI', 'DJI drones'),
        text('ตั้งแต่ Mini น้ำหนักไม่ถึง 249 กรัม', 'From a Mini of under 249 grams.'),
        'light',
        ['drones-creator-gear/drones'],
        paragraph(
          'มือใหม่เริ่มจากรุ่นที่มีเซ็นเซอร์กันชนรอบทิศ',
          'Beginners should start with one that senses obstacles all around.',
        ),
      ),
      osmo: page(
        text('Osmo และไมค์ DJI', 'Osmo and DJI microphones'),
        text('ถ่ายวิดีโอนิ่ง เสียงชัด คนเดียวก็ทำได้', 'Steady video and clear sound, alone.'),
        'ink',
        ['cameras', 'drones-creator-gear/gimbals', 'drones-creator-gear/microphones'],
        paragraph(
          'เสียงสำคัญไม่แพ้ภาพ ไมค์ไร้สายหนึ่งตัวยกระดับคลิปได้ทันที',
          'Sound matters as much as the picture: one wireless microphone lifts a clip at once.',
        ),
      ),
    },
  },
  {
    brand: 'tp-link',
    ...page(
      text('TP-Link เน็ตแรงทั่วบ้าน', 'TP-Link: fast internet everywhere'),
      text('เราเตอร์ Wi-Fi 7 Mesh และสวิตช์', 'Wi-Fi 7 routers, mesh and switches.'),
      'light',
      ['smart-home-network'],
      paragraph(
        'บ้านสองชั้นขึ้นไปหรือมีมุมอับ ใช้ Mesh สองถึงสามตัวดีกว่าเราเตอร์ตัวใหญ่ตัวเดียว',
        'Two floors or dead corners are better served by two or three mesh units than by one large router.',
      ),
    ),
    subLandings: {
      'wi-fi-7': page(
        text('เราเตอร์และ Mesh', 'Routers and mesh'),
        text('Wi-Fi 6 และ Wi-Fi 7 สำหรับบ้านและคอนโด', 'Wi-Fi 6 and 7 for houses and condos.'),
        'blue',
        ['smart-home-network/wi-fi-routers', 'smart-home-network/mesh-wi-fi'],
        paragraph('เน็ตบ้าน 1 Gbps ขึ้นไปควรใช้เราเตอร์ที่มีพอร์ต 2.5 Gbps', 'Above 1 Gbps take a router with a 2.5 Gbps port.'),
      ),
      switches: page(
        text('สวิตช์เครือข่าย', 'Network switches'),
        text('เพิ่มพอร์ตให้ออฟฟิศและห้องเกม', 'More ports for offices and gaming rooms.'),
        'ink',
        ['smart-home-network/network-switches'],
        paragraph('ต้องจ่ายไฟให้กล้องวงจรปิดผ่านสาย LAN เลือกรุ่น PoE', 'To power cameras over the cable choose one with PoE.'),
      ),
    },
  },
];
