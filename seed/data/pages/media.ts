import { category, type SeedPage } from './page-text.ts';

/** Category pages of screens, audio and gaming. */
export const mediaPages: SeedPage[] = [
  category(
    'tvs-monitors',
    ['ทีวี จอมอนิเตอร์ และกล่องทีวี', 'TVs, monitors and media players'],
    [
      'ทีวี OLED, QLED และ 4K จอคอมทำงานและเกมมิ่ง และกล่องสตรีมมิ่ง เลือกตามขนาดและความละเอียด',
      'OLED, QLED and 4K TVs, monitors for work and games, and streaming boxes, by size and resolution.',
    ],
    [
      'จอที่พอดีขึ้นกับระยะที่นั่งดู ยิ่งใกล้ยิ่งต้องการความละเอียดสูง ยิ่งไกลยิ่งต้องการจอใหญ่',
      'The right screen depends on where you sit: near wants resolution, far wants size.',
    ],
    ['นั่งห่าง 2–2.5 เมตร ทีวี 55–65 นิ้วกำลังดี', 'At 2 to 2.5 metres, 55 to 65 inches are right'],
    ['จอทำงานทั้งวัน เลือกขาตั้งที่ปรับความสูงได้', 'For a working day, choose a stand that moves up and down'],
  ),
  category(
    'tvs-monitors/tvs',
    ['ทีวี OLED, QLED, Mini LED และ 4K', 'TVs: OLED, QLED, Mini LED and 4K'],
    [
      'สมาร์ททีวีทุกขนาด ทั้ง OLED สีดำสนิท Mini LED สว่างจัด และ 4K ราคาคุ้ม ดูสตรีมมิ่งได้ในเครื่อง',
      'Smart TVs of all sizes: deep black OLED, bright Mini LED and good value 4K, with streaming inside.',
    ],
    [
      'ห้องมืดดูหนัง OLED ให้ภาพสวยที่สุด ห้องสว่างตอนกลางวัน Mini LED หรือ QLED สู้แสงได้ดีกว่า',
      'In a dark room OLED looks best; by day Mini LED and QLED stand up to the light.',
    ],
    ['ต่อ PS5 หรือ Xbox ดู HDMI 2.1 และ 120 Hz', 'For PS5 and Xbox, look for HDMI 2.1 and 120 Hz'],
    ['วัดชั้นวางและทางเข้าบ้านก่อนเลือกจอใหญ่', 'Measure shelf and doorway before you choose a large one'],
  ),
  category(
    'tvs-monitors/monitors',
    ['จอมอนิเตอร์ทำงาน เกมมิ่ง และจอโค้ง', 'Monitors for work, games and more'],
    [
      'จอคอมสำหรับออฟฟิศ เกมมิ่ง 144 Hz ขึ้นไป จอสีตรง และจออัลตราไวด์ เลือกขนาดและพาเนลได้',
      'Monitors for offices, for games at 144 Hz and more, for true colours and ultrawide, by size and panel.',
    ],
    [
      'ขนาด ความละเอียด และรีเฟรชเรตต้องไปด้วยกัน จอ 27 นิ้วดูคมเมื่อเป็น QHD ขึ้นไป',
      'Size, resolution and refresh rate go together: 27 inches look sharp from QHD on.',
    ],
    ['แต่งภาพ เลือกพาเนล IPS ที่บอกค่าสี', 'For pictures, take IPS with its colours stated'],
    ['โน้ตบุ๊ก USB-C เลือกจอที่จ่ายไฟกลับได้', 'With a USB-C laptop, choose one that powers it'],
  ),
  category(
    'tvs-monitors/media-players',
    ['กล่องและสติ๊กทีวี', 'Streaming boxes and sticks'],
    [
      'กล่องและสติ๊กสตรีมมิ่ง เปลี่ยนทีวีธรรมดาเป็นสมาร์ททีวี ดู 4K และใช้รีโมตสั่งด้วยเสียง',
      'Boxes and sticks that make any TV with HDMI a smart one.',
    ],
    [
      'เสียบ HDMI แล้วต่อ Wi-Fi ก็ดูแอปโปรดได้ เหมาะกับทีวีเครื่องเดิมที่ภาพยังดี',
      'Into HDMI, onto Wi-Fi, and your apps are there: for a TV whose picture is still good.',
    ],
    ['ดูว่ารองรับแอปที่ใช้ประจำ', 'See that it has the apps you watch'],
    ['ทีวี 4K เลือกรุ่นที่เล่น 4K HDR', 'For a 4K TV, choose one that plays 4K HDR'],
  ),
  category(
    'audio',
    ['หูฟัง ลำโพง และซาวด์บาร์', 'Headphones, speakers and soundbars'],
    [
      'หูฟังไร้สายตัดเสียงรบกวน ลำโพงพกพา ซาวด์บาร์ และลำโพงบ้าน จาก Sony, JBL, Apple, Bose และแบรนด์ดัง',
      'Noise-cancelling headphones, portable speakers, soundbars and home speakers by Sony, JBL, Apple, Bose and others.',
    ],
    [
      'เริ่มจากที่ที่ฟังบ่อย บนรถไฟฟ้าต้องการตัดเสียง ริมสระต้องการกันน้ำ ห้องนั่งเล่นต้องการเสียงที่เต็มห้อง',
      'Begin with where you listen: trains want silence, pools want waterproofing, living rooms want sound that fills them.',
    ],
    ['ใช้ iPhone ดู AAC ใช้ Android ดู LDAC หรือ aptX', 'With iPhone look for AAC, with Android for LDAC or aptX'],
    ['ดูชั่วโมงใช้งานจริงเมื่อเปิดตัดเสียง', 'Read the hours with noise cancelling on'],
  ),
  category(
    'audio/earbuds',
    ['หูฟังไร้สาย True Wireless', 'True wireless earbuds'],
    [
      'หูฟังไร้สาย AirPods รุ่นตัดเสียง รุ่นคุ้มค่า และรุ่นเปิดหูสำหรับวิ่ง แบตรวมเคสใช้ได้ทั้งวัน',
      'AirPods, noise-cancelling, good value and open earbuds for running, with cases that last the day.',
    ],
    [
      'เล็กพอจะอยู่ในกระเป๋ากางเกง รุ่นตัดเสียงเหมาะกับการเดินทาง รุ่นเปิดหูปลอดภัยกว่าเมื่อวิ่งข้างถนน',
      'Small enough for a pocket: noise cancelling to travel, open ears to run beside traffic.',
    ],
    ['ลองจุกหลายขนาด เสียงเบสขึ้นกับความแนบ', 'Try the tips: bass depends on the fit'],
    ['ออกกำลังกาย เลือกกันเหงื่อ IPX4 ขึ้นไป', 'For sport, take IPX4 or better'],
  ),
  category(
    'audio/headphones',
    ['หูฟังครอบหูไร้สายและสตูดิโอ', 'Over-ear and studio headphones'],
    [
      'หูฟังครอบหูตัดเสียงสำหรับเดินทางและทำงาน และหูฟังสตูดิโอสำหรับทำเพลง',
      'Over-ear noise cancelling for travel and work, and studio headphones to make music with.',
    ],
    [
      'ใส่สบายกว่าหูฟังเล็กเมื่อฟังนาน และแบตอยู่ได้หลายสิบชั่วโมง',
      'Easier on the ears over hours than earbuds, with batteries for days.',
    ],
    ['ใส่แว่น เลือกฟองน้ำนุ่มและแรงบีบน้อย', 'With glasses, choose soft pads and a gentle grip'],
    ['ทำเพลง เลือกแบบมีสายจะไม่มีดีเลย์', 'To record, a cable has no delay'],
  ),
  category(
    'audio/portable-speakers',
    ['ลำโพงพกพาบลูทูธและลำโพงปาร์ตี้', 'Portable and party speakers'],
    [
      'ลำโพงบลูทูธกันน้ำ ตั้งแต่ขนาดห้อยกระเป๋าถึงลำโพงปาร์ตี้มีไฟ บอกกำลังขับและชั่วโมงแบต',
      'Waterproof Bluetooth speakers, from one on a bag to party speakers with lights, by power and hours.',
    ],
    [
      'ตัวเล็กพกง่าย ตัวใหญ่เสียงเบสเต็มกว่า เลือกจากที่ที่จะเอาไปใช้บ่อยที่สุด',
      'Small ones travel, large ones have the bass: choose by where it will mostly be.',
    ],
    ['ใช้ริมน้ำ เลือก IP67', 'Beside water, take IP67'],
    ['ร้องคาราโอเกะ ดูช่องต่อไมค์', 'For karaoke, look for a microphone input'],
  ),
  category(
    'audio/soundbars',
    ['ซาวด์บาร์สำหรับทีวี', 'Soundbars'],
    [
      'ซาวด์บาร์ Dolby Atmos และรุ่นมีซับวูฟเฟอร์ ต่อทีวีด้วย HDMI สายเดียว',
      'Soundbars, with subwoofers and Dolby Atmos among them, on a single HDMI cable.',
    ],
    [
      'ทีวีบางลงแต่ลำโพงก็เล็กลง ซาวด์บาร์ทำให้เสียงพูดชัดและหนังมีน้ำหนัก',
      'TVs became thin and so did their sound: a soundbar makes speech clear and films full.',
    ],
    ['ดูว่าทีวีมีช่อง HDMI ARC หรือ eARC', 'See that the TV has HDMI ARC or eARC'],
    ['ความยาวไม่ควรเกินความกว้างของทีวี', 'It should not be wider than the TV'],
  ),
  category(
    'audio/home-speakers',
    ['ลำโพงบ้านและลำโพงอัจฉริยะ', 'Home and smart speakers'],
    [
      'ลำโพงตั้งโต๊ะ ลำโพงบลูทูธสำหรับบ้าน และลำโพงอัจฉริยะสั่งด้วยเสียง',
      'Speakers for shelves and rooms, and smart ones that listen to your voice.',
    ],
    [
      'วางไว้ประจำที่แล้วเปิดเพลงได้ทุกวัน รุ่นอัจฉริยะยังสั่งไฟและปลั๊กในบ้านได้',
      'They stay in a room and play every day; smart ones switch lights and plugs, too.',
    ],
    ['ใช้หลายห้อง เลือกรุ่นที่เล่นพร้อมกันได้', 'For several rooms, choose ones that play together'],
    ['ลำโพงอัจฉริยะต้องต่อ Wi-Fi ตลอด', 'A smart speaker needs Wi-Fi at all times'],
  ),
  category(
    'gaming',
    ['เครื่องเกม จอย หูฟัง และเก้าอี้เกมมิ่ง', 'Consoles, controllers, headsets and gaming chairs'],
    [
      'PlayStation, Nintendo, Xbox และเครื่องพกพา พร้อมจอย หูฟัง เมาส์ คีย์บอร์ด และเก้าอี้เกมมิ่ง',
      'PlayStation, Nintendo, Xbox and handhelds, with controllers, headsets, mice, keyboards and chairs.',
    ],
    [
      'จัดมุมเล่นเกมได้ครบตั้งแต่เครื่องเล่นถึงเก้าอี้ ทั้งสายคอนโซลและสายพีซี',
      'All of a gaming corner, from console to chair, on the sofa or at the desk.',
    ],
    ['เลือกเครื่องจากเกมที่อยากเล่นและเพื่อนที่เล่นด้วย', 'Choose a console by its games, and by what friends play'],
    ['อุปกรณ์บางชิ้นใช้ได้เฉพาะแพลตฟอร์ม ดูสเปกก่อน', 'Some gear is for one platform only: read first'],
  ),
  category(
    'gaming/game-consoles',
    ['PlayStation, Nintendo, Xbox และเครื่องพกพา', 'PlayStation, Nintendo, Xbox and handhelds'],
    [
      'เครื่องเกม PlayStation, Nintendo Switch, Xbox และ Handheld PC เลือกรุ่นและความจุได้',
      'PlayStation, Nintendo Switch, Xbox and handheld PCs.',
    ],
    [
      'คอนโซลต่อทีวีแล้วเล่นได้ทันที ส่วนเครื่องพกพาเล่นได้ทุกที่และต่อจอใหญ่ได้',
      'Consoles play on the TV at once; handhelds play anywhere, and on a large screen, too.',
    ],
    ['รุ่นไม่มีช่องแผ่นต้องซื้อเกมแบบดาวน์โหลด', 'Without a disc drive, games are downloads'],
    ['เผื่อความจุ เกมใหญ่ใช้เกิน 100 GB', 'Leave room: large games take over 100 GB'],
  ),
  category(
    'gaming/controllers',
    ['จอยเกม', 'Game controllers'],
    [
      'จอยไร้สายสำหรับ PlayStation, Xbox, Switch และพีซี มีทั้งจอยแท้และจอยโปร',
      'Wireless controllers for PlayStation, Xbox, Switch and PC.',
    ],
    [
      'จอยอันที่สองทำให้เล่นด้วยกันได้ทั้งบ้าน จอยโปรเพิ่มปุ่มหลังสำหรับคนเล่นจริงจัง',
      'A second controller lets the family play; pro ones add buttons behind.',
    ],
    ['ดูแพลตฟอร์มที่รองรับ', 'See which platforms it is for'],
    ['ก้านแบบ Hall Effect สึกช้ากว่า', 'Hall effect sticks wear more slowly'],
  ),
  category(
    'gaming/gaming-headsets',
    ['หูฟังเกมมิ่ง', 'Gaming headsets'],
    [
      'หูฟังเกมมิ่งมีสายและไร้สาย ไมค์ชัด เสียงรอบทิศ สำหรับพีซีและคอนโซล',
      'Wired and wireless headsets with clear microphones for PC and consoles.',
    ],
    [
      'ได้ยินทิศทางเสียงฝีเท้าและคุยกับทีมได้ชัด คือสิ่งที่หูฟังเกมมิ่งต้องทำได้ดี',
      'Where the steps come from, and what the team says: that is what a headset must tell.',
    ],
    ['ไร้สาย 2.4 GHz หน่วงน้อยกว่าบลูทูธ', 'Wireless at 2.4 GHz lags less than Bluetooth'],
    ['เล่นนาน เลือกเบาและฟองน้ำระบายอากาศ', 'For long play, choose a light one that breathes'],
  ),
  category(
    'gaming/gaming-mice',
    ['เมาส์เกมมิ่ง', 'Gaming mice'],
    ['เมาส์เกมมิ่งน้ำหนักเบา เซนเซอร์แม่น ทั้งมีสายและไร้สาย', 'Light gaming mice with exact sensors, wired and wireless.'],
    [
      'เกมยิงเน้นน้ำหนักเบา เกม MMO เน้นจำนวนปุ่ม เลือกทรงให้เข้ากับวิธีจับ',
      'Shooters want little weight, MMOs many buttons; the shape must suit your grip.',
    ],
    ['เกมยิง เลือกต่ำกว่า 65 กรัม', 'For shooters, stay below 65 grams'],
    ['ลองคู่กับแผ่นรองที่ใช้อยู่', 'Mind the pad it will run on'],
  ),
  category(
    'gaming/gaming-keyboards',
    ['คีย์บอร์ดเกมมิ่ง', 'Gaming keyboards'],
    [
      'คีย์บอร์ดเกมมิ่งแมคานิคอลและแม่เหล็ก ตอบสนองไว ไฟ RGB หลายขนาด',
      'Mechanical and magnetic gaming keyboards with quick response and RGB.',
    ],
    [
      'สวิตช์แม่เหล็กปรับระยะกดได้ เหมาะกับเกมที่ต้องหยุดและออกตัวเร็ว',
      'Magnetic switches let you set where a key acts: for games of sudden stops and starts.',
    ],
    ['ขนาด 60–75% เหลือที่ให้เมาส์', 'Sizes of 60 to 75% leave room for the mouse'],
    ['ดูว่ามีแป้นภาษาไทย', 'See whether Thai letters are on the keys'],
  ),
  category(
    'gaming/mouse-pads',
    ['แผ่นรองเมาส์', 'Mouse pads'],
    ['แผ่นรองเมาส์ผ้า ตั้งแต่ขนาดเล็กถึงเต็มโต๊ะ และรุ่นมีไฟ RGB', 'Cloth pads, from small to the width of a desk, some with RGB.'],
    [
      'ผ้าทอหยาบให้การควบคุม ผ้าทอละเอียดให้ความลื่น ขนาดขึ้นกับค่าความไวที่เล่น',
      'A rough weave gives control, a fine one speed; the size depends on your sensitivity.',
    ],
    ['ความไวต่ำ เลือกแผ่นใหญ่', 'At low sensitivity, choose a large one'],
    ['ขอบเย็บทนกว่า', 'Stitched edges last longer'],
  ),
  category(
    'gaming/gaming-chairs',
    ['เก้าอี้เกมมิ่ง', 'Gaming chairs'],
    [
      'เก้าอี้เกมมิ่งปรับเอน พยุงหลัง รับน้ำหนักได้หลายระดับ',
      'Chairs that recline and hold the back, for several heights and weights.',
    ],
    [
      'นั่งสบายคือหลังชิดพนักและเท้าวางเต็มพื้น ดูความสูงและน้ำหนักที่เก้าอี้รองรับ',
      'You sit well when your back touches and your feet stand flat: see for whom it is built.',
    ],
    ['นั่งทั้งวัน เลือกที่พยุงเอวและที่วางแขนปรับได้', 'For whole days, choose lumbar and armrests that move'],
    ['อากาศร้อน ผ้าระบายดีกว่าหนัง PU', 'In the heat, cloth breathes better than PU'],
  ),
  category(
    'gaming/vr-headsets',
    ['แว่น VR', 'VR headsets'],
    ['แว่น VR แบบใช้เดี่ยวและต่อเครื่องเกม สำหรับเกม ออกกำลังกาย และดูหนัง', 'VR headsets for games, exercise and films.'],
    [
      'บางรุ่นทำงานได้ในตัว บางรุ่นต้องต่อคอนโซลหรือพีซี ดูให้ตรงกับเครื่องที่มี',
      'Some work alone, some need a console or a PC: match what you have.',
    ],
    ['เผื่อพื้นที่เล่นราว 2 × 2 เมตร', 'Leave about two metres each way'],
    ['ใส่แว่นสายตา ดูระยะเลนส์ที่ปรับได้', 'With glasses, see how its lenses adjust'],
  ),
];
