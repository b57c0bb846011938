import { page, type SeedBrandLanding } from './landing-page.ts';
import { heading, list, paragraph, text } from './text.ts';

/** Pages of brands of audio, cameras, wearables and drones. */
export const mediaBrands: SeedBrandLanding[] = [
  {
    brand: 'sony',
    ...page(
      text('Sony: ภาพ เสียง และเกม', 'Sony: pictures, sound and play'),
      text(
        'หูฟังตัดเสียง กล้อง Alpha ทีวี BRAVIA และ PlayStation',
        'Noise-cancelling headphones, Alpha cameras, BRAVIA TVs and PlayStation.',
      ),
      'ink',
      ['audio', 'cameras', 'gaming', 'tvs-monitors'],
      heading('ทำโดยคนทำหนังและเพลง', 'By people who make films and music'),
      paragraph(
        'จากเสียงในหูฟังถึงภาพบนจอ ทุกชิ้นปรับจูนร่วมกับทีมที่ทำเพลง ภาพยนตร์ และเกมจริง',
        'From the sound in your ears to the picture on the wall, tuned with those who record, film and make games.',
      ),
      list(
        text('ลองฟังหูฟังตัดเสียงตัวจริงได้ที่สาขา', 'Hear the noise cancelling for yourself at a branch'),
        text('ต่อ PS5 กับ BRAVIA ตั้งค่าภาพ HDR ให้เอง', 'A PS5 on a BRAVIA sets its HDR by itself'),
      ),
    ),
    subLandings: {
      audio: page(
        text('เสียงของ Sony', 'Sony sound'),
        text('หูฟัง 1000X, ซาวด์บาร์ และลำโพงปาร์ตี้', 'The 1000X series, soundbars and party speakers.'),
        'blue',
        ['audio'],
        heading('เงียบสนิท หรือได้ยินรอบตัว', 'Silence, or the world let in'),
        paragraph(
          'ตระกูล 1000X ตัดเสียงเครื่องบินและรถไฟฟ้าได้ดีที่สุด ส่วน LinkBuds ใส่แล้วยังได้ยินรอบตัว',
          'The 1000X family silences planes and trains best; LinkBuds let the world in.',
        ),
        list(
          text('ใส่ทำงานทั้งวัน เลือกแบบครอบหูที่พับเก็บได้', 'For a working day, over-ear ones that fold'),
          text('ฟังไฟล์เสียงละเอียดไร้สายด้วย LDAC บนมือถือ Android', 'LDAC carries fine recordings from an Android phone'),
        ),
      ),
      alpha: page(
        text('กล้อง Alpha และเลนส์', 'Alpha cameras and lenses'),
        text('ตั้งแต่กล้อง Vlog ถึงฟูลเฟรมมืออาชีพ', 'From vlog cameras to professional full frame.'),
        'light',
        ['cameras'],
        heading('เมาท์เดียวโตไปด้วยกัน', 'One mount to grow with'),
        paragraph(
          'เลนส์เมาท์ E ใช้ได้ทั้งกล้อง APS-C และฟูลเฟรม ซื้อครั้งเดียวใช้ได้ยาว',
          'E-mount lenses fit both APS-C and full frame: buy once, use for long.',
        ),
        list(
          text(
            'ถ่ายคลิปคนเดียว เลือกตระกูล ZV ที่จอพลิกได้และไมค์ดี',
            'Filming alone, take a ZV with its turning screen and good microphone',
          ),
          text('งบเหลือให้ลงที่เลนส์ก่อนตัวกล้อง', 'Put money left over into the lens before the body'),
        ),
      ),
      playstation: page(
        text('PlayStation', 'PlayStation'),
        text('เครื่อง PS5 จอย และอุปกรณ์', 'PS5 consoles, controllers and gear.'),
        'blue',
        ['gaming'],
        heading('แบบมีแผ่นหรือดิจิทัล', 'With or without a disc'),
        paragraph(
          'รุ่น Digital ไม่มีช่องแผ่น เหมาะกับคนซื้อเกมจากสโตร์อย่างเดียว ชอบซื้อแผ่นแล้วขายต่อ เลือกรุ่นมีช่องแผ่น',
          'The Digital Edition has no disc drive: right for those who buy from the store only. If you like to sell games on, take the one with a drive.',
        ),
        list(
          text('เพิ่มพื้นที่ด้วย SSD NVMe ที่มีฮีตซิงก์', 'Add room with an NVMe drive that has a heatsink'),
          text('เครื่องศูนย์ไทย เคลมได้ที่ศูนย์บริการของแบรนด์', 'Thai stock, with warranty claims at Sony service centres'),
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
      heading('เบสแน่นที่ไปได้ทุกที่', 'Bass that goes anywhere'),
      paragraph(
        'ริมทะเล ในห้องน้ำ หรือลานบ้าน มีลำโพง JBL ที่เหมาะกับที่นั้นเสมอ และยิ่งสนุกเมื่อต่อหลายตัวพร้อมกัน',
        'By the sea, in the bathroom or in the yard: there is a JBL for the place, and several are more fun than one.',
      ),
      list(
        text(
          'กันน้ำกันฝุ่นระดับ IP67 ขึ้นไปในลำโพงพกพาเกือบทุกรุ่น',
          'IP67 or better against water and dust on nearly every portable speaker',
        ),
        text('ต่อหลายตัวพร้อมกันด้วย Auracast', 'Many speakers at once with Auracast'),
      ),
    ),
    subLandings: {
      speakers: page(
        text('ลำโพง JBL', 'JBL speakers'),
        text('ตั้งแต่ Go ใส่กระเป๋า ถึง PartyBox ลานบ้าน', 'From a Go in the pocket to a PartyBox in the yard.'),
        'blue',
        ['audio/portable-speakers', 'audio/soundbars'],
        heading('ไปที่ไหน เลือกตัวนั้น', 'Choose by where you go'),
        paragraph(
          'ริมสระหรือทะเลเลือกรุ่น Flip หรือ Charge งานเลี้ยงเลือก PartyBox ที่มีช่องไมค์',
          'By the pool take a Flip or Charge; for a party a PartyBox with a microphone input.',
        ),
        list(
          text('Charge ชาร์จมือถือต่อได้ตอนไปแคมป์', 'A Charge also charges your phone at the campsite'),
          text('โดนน้ำทะเลแล้วล้างด้วยน้ำเปล่าให้แห้งก่อนเก็บ', 'After salt water rinse it, and let it dry'),
        ),
      ),
      headphones: page(
        text('หูฟัง JBL', 'JBL headphones'),
        text('ครอบหู ไร้สาย และออกกำลังกาย', 'Over ear, wireless and for sports.'),
        'ink',
        ['audio/headphones', 'audio/earbuds'],
        heading('วิ่ง เดินทาง หรือเรียน', 'Run, travel or study'),
        paragraph(
          'วิ่งกลางแจ้งเลือกแบบเปิดหู เพื่อให้ยังได้ยินเสียงรถ เดินทางบ่อยเลือกแบบตัดเสียงรบกวน',
          'For running outdoors choose open ones, so that you still hear traffic. For the train choose noise cancelling.',
        ),
        list(
          text('ชาร์จ 5–10 นาที ฟังต่อได้หลายชั่วโมง', 'Five to ten minutes of charge play for hours'),
          text('ปรับเสียงตามหูของคุณในแอป JBL Headphones', 'Set the sound to your ears in the JBL Headphones app'),
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
      heading('รุ่นไหนเหมาะกับคุณ', 'Which one is yours?'),
      paragraph(
        'Forerunner เน้นวิ่ง fēnix ทนทุกสภาพ Venu ใส่ทำงานได้ทุกวัน',
        'Forerunner is for running, fēnix for any terrain, Venu for every day.',
      ),
      list(
        text('แบตอยู่ได้เป็นสัปดาห์ ไม่ต้องชาร์จทุกคืน', 'A battery for a week, not for a night'),
        text('เมนูภาษาไทย รับแจ้งเตือน LINE ได้', 'Thai menus, and LINE messages on your wrist'),
      ),
    ),
    subLandings: {
      running: page(
        text('นาฬิกาวิ่ง Garmin', 'Garmin running watches'),
        text('จากวิ่งครั้งแรกถึงมาราธอน', 'From a first run to a marathon.'),
        'bolt',
        ['wearables/running-watches'],
        heading('ระยะที่เชื่อได้กลางเมือง', 'Distances you can trust in town'),
        paragraph(
          'รุ่นที่มี GPS หลายคลื่นจับระยะใต้ตึกสูงได้แม่นกว่า เหมาะกับสวนลุมและสวนเบญจฯ',
          'Multi-band GPS measures better between tall buildings, as around Lumphini and Benjakitti.',
        ),
        list(
          text(
            'เริ่มวิ่ง: จอสี แผนซ้อม และชีพจรที่ข้อมือก็พอ',
            'Starting out: a colour screen, a plan and pulse at the wrist will do',
          ),
          text('ลงมาราธอน: ดูพลังงานสำรองและแผนที่ในตัว', 'For a marathon: stamina and maps on the watch'),
        ),
      ),
      'on-the-road': page(
        text('กล้องติดรถ Garmin', 'Garmin on the road'),
        text('บันทึกทุกการเดินทาง', 'Every journey on record.'),
        'light',
        ['car-gadgets'],
        heading('เล็กจนลืมว่ามี', 'So small that you forget it'),
        paragraph(
          'ตัวเล็กซ่อนหลังกระจกได้ สั่งบันทึกคลิปด้วยเสียงโดยไม่ต้องละมือจากพวงมาลัย',
          'Small enough to hide behind the mirror; save a clip by voice with both hands on the wheel.',
        ),
        list(
          text(
            'ใช้การ์ดแบบทนการเขียนซ้ำ ไม่อย่างนั้นคลิปจะหายตอนต้องใช้',
            'Use an endurance card, or the clip you need will be missing',
          ),
          text('จอดรถในห้าง เลือกรุ่นที่มีโหมดเฝ้ารถ', 'For car parks, one with a parking mode'),
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
      heading('สีผิวที่คนรัก', 'Skin tones people love'),
      paragraph(
        'สีผิวแบบ Canon ทำให้ภาพคนสวยตั้งแต่หลังกล้อง แล้วพิมพ์ออกมาได้ที่บ้าน',
        "Canon's skin tones look right out of the camera, and print at home.",
      ),
      list(
        text(
          'ลงทะเบียนกับศูนย์ไทย รับประกันตัวกล้องเพิ่มตามเงื่อนไขของ Canon',
          'Registered with Canon Thailand, the warranty of a body grows by their terms',
        ),
        text('เลนส์ EF เดิมใช้ต่อได้ผ่านอะแดปเตอร์', 'Your EF lenses go on with an adapter'),
      ),
    ),
    subLandings: {
      'eos-r': page(
        text('EOS R และเลนส์ RF', 'EOS R and RF lenses'),
        text('มิเรอร์เลสสำหรับมือใหม่ถึงมือโปร', 'Mirrorless from beginner to professional.'),
        'ink',
        ['cameras'],
        heading('ตัวแรกควรเริ่มที่ไหน', 'Where to begin'),
        paragraph(
          'เริ่มด้วยเลนส์คิทก่อน แล้วค่อยเพิ่มเลนส์ฟิกซ์ 50 มม. สำหรับถ่ายคน',
          'Begin with the kit lens, then add a 50 mm prime for portraits.',
        ),
        list(
          text(
            'ถ่ายลูกและสัตว์เลี้ยงที่ไม่อยู่นิ่ง ดูระบบโฟกัสตามตา',
            'For children and pets that never sit still, look for eye focus',
          ),
          text('ถ่ายกลางคืนบ่อย ฟูลเฟรมคุ้มกว่า', 'For the night, full frame is worth its price'),
        ),
      ),
      printers: page(
        text('เครื่องพิมพ์ Canon', 'Canon printers'),
        text('แท็งก์หมึกสำหรับงานเยอะ และเครื่องพิมพ์ภาพ', 'Ink tanks for many pages, and photo printers.'),
        'blue',
        ['computer-accessories'],
        heading('พิมพ์เดือนละกี่หน้า', 'How many pages a month?'),
        paragraph(
          'พิมพ์เดือนละเกิน 100 หน้า เครื่องแท็งก์หมึกคุ้มกว่าตั้งแต่ปีแรก',
          'Above 100 pages a month an ink tank pays off within the first year.',
        ),
        list(
          text('ใช้หมึกแท้ ประกันไม่ขาด หัวพิมพ์ไม่ตัน', 'Genuine ink keeps the warranty and the print head'),
          text('เปิดพิมพ์สัปดาห์ละครั้ง หมึกจะไม่แห้งคาหัว', 'Print once a week, and the ink will not dry'),
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
      heading('บินให้ถูกกฎหมาย', 'Fly within the law'),
      paragraph(
        'โดรนติดกล้องทุกลำในไทยต้องขึ้นทะเบียนกับ กสทช. และ CAAT และต้องมีประกันบุคคลที่สาม ที่สาขาเราช่วยแนะนำขั้นตอนได้',
        'In Thailand every drone with a camera must be registered with NBTC and CAAT, and insured against harm to others; our branches explain the steps.',
      ),
      list(
        text(
          'อย่าบินใกล้สนามบินและเขตห้ามบิน เช็กในแอปก่อนทุกครั้ง',
          'Keep away from airports and no-fly zones: check the app each time',
        ),
        text('ลมทะเลแรงกว่าที่คิด เผื่อแบตไว้ขากลับ', 'Sea wind is stronger than it looks: keep battery for the way back'),
      ),
    ),
    subLandings: {
      drones: page(
        text('โดรน DJI', 'DJI drones'),
        text('ตั้งแต่ Mini น้ำหนักไม่ถึง 249 กรัม', 'From a Mini of under 249 grams.'),
        'light',
        ['drones-creator-gear/drones'],
        heading('ลำแรกของคุณ', 'Your first drone'),
        paragraph(
          'มือใหม่เริ่มจากรุ่นที่มีเซ็นเซอร์กันชนรอบทิศ',
          'Beginners should start with one that senses obstacles all around.',
        ),
        list(
          text('ชุด Fly More มีแบตสำรองสองก้อน คุ้มกว่าซื้อแยก', 'A Fly More combo brings spare batteries for less'),
          text(
            'รีโมตมีจอ เห็นภาพชัดกลางแดดและไม่กินแบตมือถือ',
            'A remote with a screen is clear in the sun and spares your phone',
          ),
        ),
      ),
      osmo: page(
        text('Osmo และไมค์ DJI', 'Osmo and DJI microphones'),
        text('ถ่ายวิดีโอนิ่ง เสียงชัด คนเดียวก็ทำได้', 'Steady video and clear sound, alone.'),
        'ink',
        ['cameras', 'drones-creator-gear/gimbals', 'drones-creator-gear/microphones'],
        heading('เสียงสำคัญไม่แพ้ภาพ', 'Sound matters as much'),
        paragraph('ไมค์ไร้สายหนึ่งตัวยกระดับคลิปได้ทันที', 'One wireless microphone lifts a clip at once.'),
        list(
          text(
            'เดินถ่าย Vlog: Osmo Pocket กันสั่นในตัว ล้วงมาถ่ายได้เลย',
            'Walking vlogs: an Osmo Pocket, steady out of the pocket',
          ),
          text('ดำน้ำหรือขี่จักรยาน: Osmo Action กันน้ำไม่ต้องใส่เคส', 'Diving or riding: an Osmo Action, waterproof as it is'),
        ),
      ),
    },
  },
];
