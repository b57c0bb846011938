import { page, type SeedBrandLanding } from './landing-page.ts';
import { heading, list, paragraph, text } from './text.ts';

/** Pages of brands of computers, peripherals and network devices. */
export const computerBrands: SeedBrandLanding[] = [
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
      heading('เลือกตามงาน ไม่ใช่ตามตัวเลข', 'Choose by your work, not by the numbers'),
      paragraph(
        'Zenbook และ Vivobook เน้นบางเบา พกไปเรียนไปประชุมได้ทุกวัน ROG และ TUF เน้นแรง เล่นเกมและเรนเดอร์งานได้ยาวโดยเครื่องไม่ร้อนจนช้า',
        'Zenbook and Vivobook are light enough to carry to class and meetings. ROG and TUF are fast, and stay fast through long games and renders.',
      ),
      list(
        text('เช็กสเปกกับทีมช่างก่อนซื้อได้ทุกสาขา', 'Go through the specification with our technicians at any branch'),
        text('ลง Windows และย้ายไฟล์ให้พร้อมใช้ในวันรับเครื่อง', 'Windows set up and files moved on the day you collect it'),
      ),
    ),
    subLandings: {
      'rog-tuf': page(
        text('ROG และ TUF Gaming', 'ROG and TUF Gaming'),
        text('โน้ตบุ๊กเกมมิ่ง เครื่องพกพา และเกียร์', 'Gaming laptops, handhelds and gear.'),
        'ink',
        ['laptops/gaming-laptops', 'gaming'],
        heading('ลื่นแค่ไหนถึงพอ', 'How smooth is smooth enough?'),
        paragraph(
          'จอ 165 Hz ขึ้นไปคู่กับการ์ดจอ RTX 50 เล่นเกมแข่งขันได้ลื่น ส่วน ROG Ally เอาเกมพีซีไปเล่นบนรถไฟฟ้าได้',
          'A screen of 165 Hz or more and an RTX 50 card make fast games smooth; a ROG Ally takes PC games onto the BTS.',
        ),
        list(
          text(
            'TUF คุ้มราคาและทนกว่า ROG จัดเต็มทั้งจอและระบบระบายความร้อน',
            'TUF gives value and toughness, ROG the best screen and cooling',
          ),
          text('เผื่อแรม 32GB ถ้าเปิดเกมพร้อมสตรีม', 'Take 32GB of memory if you stream while you play'),
        ),
      ),
      zenbook: page(
        text('โน้ตบุ๊กบางเบา ASUS', 'Thin and light ASUS laptops'),
        text('จอ OLED แบตทั้งวัน น้ำหนักเริ่มราว 1.2 กก.', 'OLED screens, a day of battery, from about 1.2 kg.'),
        'light',
        ['laptops/thin-light-laptops', 'laptops/2-in-1-laptops', 'laptops/business-laptops'],
        heading('เบาแต่ไม่เบาเรื่องงาน', 'Light, and serious'),
        paragraph(
          'รุ่น Copilot+ PC มีชิป AI ในตัว ถอดเสียงประชุมเป็นข้อความได้ในเครื่อง ไม่ต้องส่งไฟล์ขึ้นเน็ต',
          'Copilot+ PCs have an AI chip that turns meetings into text on the machine itself; nothing leaves it.',
        ),
        list(
          text(
            'ทำกราฟิกหรือแต่งรูป เลือกจอ OLED ที่สีตรงจากโรงงาน',
            'For pictures and graphics, an OLED screen calibrated at the factory',
          ),
          text('ชาร์จด้วย USB-C หัวเดียวกับมือถือได้', 'It charges over USB-C with the charger of your phone'),
        ),
      ),
      components: page(
        text('ประกอบคอมด้วย ASUS', 'Build with ASUS'),
        text('เมนบอร์ด การ์ดจอ เคส และชุดน้ำ', 'Motherboards, graphics cards, cases and coolers.'),
        'blue',
        ['pc-components'],
        heading('สามเรื่องที่ต้องเช็กก่อนสั่ง', 'Three things to check first'),
        paragraph(
          'ตรวจซ็อกเก็ตของซีพียูและขนาดเคสก่อนสั่ง ข้อมูลอยู่ในตารางสเปกของทุกชิ้น',
          'Check socket and case size before you order: both are in every specification.',
        ),
        list(
          text('ซ็อกเก็ตของเมนบอร์ดต้องตรงกับซีพียู', 'The socket of the board must be that of the processor'),
          text('ความยาวการ์ดจอต้องไม่เกินที่เคสรับได้', 'The graphics card must not be longer than the case allows'),
          text('เผื่อกำลังไฟของเพาเวอร์ซัพพลายไว้ราว 30%', 'Leave the power supply some 30% in reserve'),
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
      heading('ชุดเดียวใช้ได้ทุกเครื่อง', 'One set for every machine'),
      paragraph(
        'เมาส์และคีย์บอร์ดส่วนใหญ่จำได้สามเครื่อง สลับระหว่างโน้ตบุ๊ก แท็บเล็ต และมือถือด้วยปุ่มเดียว',
        'Most remember three devices: one key moves you from laptop to tablet to phone.',
      ),
      list(
        text('คีย์บอร์ดมีปุ่มไทยสกรีนมาจากโรงงาน', 'Keyboards come with Thai letters printed at the factory'),
        text('รุ่นคลิกเงียบ ไม่รบกวนคนข้างๆ', 'Silent clicks spare your neighbours'),
      ),
    ),
    subLandings: {
      mx: page(
        text('โต๊ะทำงาน', 'For work'),
        text('เมาส์และคีย์บอร์ดที่พิมพ์ได้ทั้งวัน', 'Mice and keys for a whole day.'),
        'light',
        ['computer-accessories'],
        heading('ฟังร่างกายก่อนเลือก', 'Listen to your body'),
        paragraph(
          'ปวดข้อมือเลือกเมาส์แนวตั้ง ประชุมบ่อยเลือกเว็บแคมที่มีฝาปิด',
          'A sore wrist wants a vertical mouse; many meetings want a webcam with a shutter.',
        ),
        list(
          text(
            'ตารางงานยาวๆ ล้อเลื่อนของ MX Master หมุนทีเดียวถึงบรรทัดที่พัน',
            'Long tables: one spin of the MX Master wheel reaches row one thousand',
          ),
          text('โต๊ะเล็ก เลือกคีย์บอร์ดไม่มีแป้นตัวเลข', 'Small desk: a keyboard without number pad'),
        ),
      ),
      g: page(
        text('Logitech G', 'Logitech G'),
        text('เกียร์เกมมิ่งไร้สายเบาและไว', 'Light, quick wireless gaming gear.'),
        'ink',
        ['gaming'],
        heading('ไร้สายที่แข่งได้จริง', 'Wireless that wins'),
        paragraph(
          'ตัวรับสัญญาณ LIGHTSPEED ตอบสนองไวเท่าสาย แบตใช้ได้หลายวันต่อการชาร์จหนึ่งครั้ง',
          'LIGHTSPEED answers as fast as a cable, and a charge lasts for days.',
        ),
        list(
          text('เกมยิงเลือกเมาส์เบา เกม MMO เลือกเมาส์หลายปุ่ม', 'A light mouse for shooters, one with many buttons for MMOs'),
          text(
            'ตั้งปุ่ม ไฟ และ DPI ได้ใน G HUB แล้วเก็บไว้ในตัวเมาส์',
            'Set buttons, lights and DPI in G HUB and keep them on the mouse',
          ),
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
      heading('เราเตอร์ตัวเดียวหรือ Mesh', 'One router or mesh?'),
      paragraph(
        'คอนโดและบ้านชั้นเดียวใช้เราเตอร์ดีๆ ตัวเดียวก็พอ บ้านสองชั้นขึ้นไปหรือมีมุมอับ ใช้ Mesh สองถึงสามตัวดีกว่าเราเตอร์ตัวใหญ่ตัวเดียว',
        'A good router is enough for a condo or one floor. Two floors or dead corners are better served by two or three mesh units than by one large router.',
      ),
      list(
        text('ใช้กับเน็ตบ้านได้ทุกค่าย ต่อจากกล่องเดิมได้เลย', 'Works behind the box of any provider'),
        text('ตั้งค่าผ่านแอปภาษาไทยในไม่กี่นาที', 'Set up in minutes by an app in Thai'),
      ),
    ),
    subLandings: {
      'wi-fi-7': page(
        text('เราเตอร์และ Mesh', 'Routers and mesh'),
        text('Wi-Fi 6 และ Wi-Fi 7 สำหรับบ้านและคอนโด', 'Wi-Fi 6 and 7 for houses and condos.'),
        'blue',
        ['smart-home-network/wi-fi-routers', 'smart-home-network/mesh-wi-fi'],
        heading('ดูพอร์ตให้ทันความเร็วเน็ต', 'Ports that keep up'),
        paragraph('เน็ตบ้าน 1 Gbps ขึ้นไปควรใช้เราเตอร์ที่มีพอร์ต 2.5 Gbps', 'Above 1 Gbps take a router with a 2.5 Gbps port.'),
        list(
          text('มือถือและโน้ตบุ๊กปีล่าสุดรองรับ Wi-Fi 7 แล้ว ซื้อเผื่อได้', 'This year’s phones and laptops speak Wi-Fi 7: buy ahead'),
          text('วาง Mesh ห่างกันไม่เกินสองห้อง สัญญาณจึงส่งต่อได้เต็ม', 'Keep mesh units within two rooms of each other'),
        ),
      ),
      switches: page(
        text('สวิตช์เครือข่าย', 'Network switches'),
        text('เพิ่มพอร์ตให้ออฟฟิศและห้องเกม', 'More ports for offices and gaming rooms.'),
        'ink',
        ['smart-home-network/network-switches'],
        heading('เสียบแล้วใช้ได้ทันที', 'Plug in and go'),
        paragraph(
          'สวิตช์ทั่วไปไม่ต้องตั้งค่าอะไร ต้องจ่ายไฟให้กล้องวงจรปิดผ่านสาย LAN เลือกรุ่น PoE',
          'Plain switches need no setting up. To power cameras over the cable choose one with PoE.',
        ),
        list(
          text('นับอุปกรณ์ที่มี แล้วเผื่ออีกสองถึงสามพอร์ต', 'Count what you have, and add two or three ports'),
          text('ใช้สาย CAT6 ขึ้นไปสำหรับ 2.5 Gbps', 'Use CAT6 cables or better for 2.5 Gbps'),
        ),
      ),
    },
  },
];
