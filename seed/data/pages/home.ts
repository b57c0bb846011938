import { category, type SeedPage } from './page-text.ts';

/** Category pages of home and car products. */
export const homePages: SeedPage[] = [
  category(
    'smart-home-network',
    ['สมาร์ทโฮม เราเตอร์ Wi-Fi และกล้องวงจรปิด', 'Smart home, Wi-Fi routers and security cameras'],
    [
      'เราเตอร์และ Mesh Wi-Fi กล้องวงจรปิด กลอนดิจิทัล หลอดไฟ ปลั๊กอัจฉริยะ และหุ่นยนต์ดูดฝุ่น',
      'Routers and mesh Wi-Fi, security cameras, smart locks, lights, plugs and robot vacuums.',
    ],
    [
      'เริ่มจาก Wi-Fi ที่ทั่วบ้าน แล้วค่อยเพิ่มกล้อง ไฟ และปลั๊กที่สั่งจากมือถือได้',
      'Begin with Wi-Fi in every room, then add cameras, lights and plugs that your phone commands.',
    ],
    ['อุปกรณ์บ้านส่วนมากใช้ Wi-Fi 2.4 GHz', 'Most smart devices use Wi-Fi at 2.4 GHz'],
    ['เลือกอุปกรณ์ในแอปเดียวกันจะสั่งงานร่วมกันง่าย', 'Devices of one app work together most simply'],
  ),
  category(
    'smart-home-network/wi-fi-routers',
    ['เราเตอร์ Wi-Fi บ้าน เกมมิ่ง และใส่ซิม', 'Wi-Fi routers for home, games and SIM'],
    [
      'เราเตอร์ Wi-Fi 6 และ Wi-Fi 7 สำหรับบ้าน เกมมิ่ง และเราเตอร์ใส่ซิม 4G/5G',
      'Routers for home and games, and 4G and 5G ones that take a SIM.',
    ],
    [
      'เราเตอร์ที่แรงกว่าแพ็กเกจเน็ตไม่ทำให้เน็ตเร็วขึ้น แต่ทำให้หลายเครื่องใช้พร้อมกันได้ลื่น',
      'A router cannot be faster than your line, but it lets many devices share it well.',
    ],
    ['คอนโดใช้ตัวเดียวพอ บ้านสองชั้นดู Mesh', 'One does for a flat; for two floors look at mesh'],
    ['ไม่มีสายเน็ต เลือกรุ่นใส่ซิม', 'Without a line, choose one with a SIM'],
  ),
  category(
    'smart-home-network/mesh-wi-fi',
    ['Mesh Wi-Fi สัญญาณทั่วบ้าน', 'Mesh Wi-Fi'],
    [
      'ชุด Mesh Wi-Fi สองถึงสามตัว สัญญาณต่อเนื่องทุกชั้น ตั้งค่าผ่านแอป',
      'Sets of mesh Wi-Fi that cover every floor and are set up by an app.',
    ],
    ['เดินไปห้องไหนก็ใช้ชื่อ Wi-Fi เดียว ไม่ต้องสลับเอง', 'One name in every room, and no switching by hand.'],
    ['วางแต่ละตัวห่างกันไม่เกินสองห้อง', 'Put them no more than two rooms apart'],
    ['เดินสายแลนระหว่างตัวได้ จะนิ่งที่สุด', 'A cable between them is steadiest'],
  ),
  category(
    'smart-home-network/network-switches',
    ['เน็ตเวิร์กสวิตช์', 'Network switches'],
    [
      'สวิตช์แลนหลายพอร์ต ทั้งแบบธรรมดาและจ่ายไฟ PoE สำหรับบ้านและออฟฟิศ',
      'Switches with few or many ports, for home and office.',
    ],
    [
      'เพิ่มช่องแลนให้ทีวี คอม และกล้อง โดยไม่ต้องเปลี่ยนเราเตอร์',
      'More sockets for TV, computers and cameras, with the router you have.',
    ],
    ['กล้อง IP ใช้ PoE จะเหลือสายเส้นเดียว', 'With PoE a camera needs one cable only'],
    ['ย้ายไฟล์ใหญ่กับ NAS ดู 2.5 Gbps', 'For large files on a NAS, look for 2.5 Gbps'],
  ),
  category(
    'smart-home-network/security-cameras',
    ['กล้องวงจรปิดภายในและภายนอก', 'Indoor and outdoor security cameras'],
    [
      'กล้องวงจรปิด Wi-Fi ดูผ่านมือถือ หมุนได้ เห็นกลางคืน และรุ่นกันฝนสำหรับนอกบ้าน',
      'Wi-Fi cameras to watch from your phone, at night, too, and ones that stand the rain.',
    ],
    [
      'ดูบ้าน ร้าน และสัตว์เลี้ยงได้จากทุกที่ พร้อมแจ้งเตือนเมื่อมีคนเคลื่อนไหว',
      'See home, shop and pets from anywhere, and hear when somebody moves.',
    ],
    ['นอกบ้าน เลือกกันน้ำ IP65 ขึ้นไป', 'Outside, take IP65 or better'],
    ['ดูว่าเก็บภาพลงการ์ดหรือคลาวด์', 'See whether it records on a card or in the cloud'],
  ),
  category(
    'smart-home-network/video-doorbells',
    ['กริ่งประตูพร้อมกล้อง', 'Video doorbells'],
    ['กริ่งประตูมีกล้อง เห็นและคุยกับคนหน้าบ้านผ่านมือถือ', 'Doorbells with a camera: see who is there and speak by phone.'],
    ['ไม่พลาดพัสดุแม้ไม่อยู่บ้าน และมีภาพย้อนหลังของคนที่มา', 'No parcel missed while you are out, and a record of who came.'],
    ['รุ่นแบตติดง่าย รุ่นต่อสายไม่ต้องชาร์จ', 'Batteries are simple to hang; wired ones are never charged'],
    ['เช็ก Wi-Fi หน้าบ้านว่าแรงพอ', 'Make sure Wi-Fi reaches the gate'],
  ),
  category(
    'smart-home-network/smart-lighting',
    ['หลอดไฟและไฟเส้นอัจฉริยะ', 'Smart bulbs and light strips'],
    [
      'หลอดไฟและไฟเส้น LED ปรับสีและความสว่างจากมือถือ ตั้งเวลาและสั่งด้วยเสียงได้',
      'Bulbs and strips whose colour and brightness your phone sets, by time or by voice.',
    ],
    [
      'เปลี่ยนบรรยากาศห้องได้ในวินาทีเดียวและเปิดปิดเองตามเวลา',
      'Another mood in a second, and lights that keep their own hours.',
    ],
    ['ดูขั้วหลอด E27 หรือ E14', 'See whether your sockets are E27 or E14'],
    ['ต้องเปิดสวิตช์ผนังทิ้งไว้จึงสั่งผ่านแอปได้', 'The wall switch stays on, or the app cannot reach them'],
  ),
  category(
    'smart-home-network/smart-plugs',
    ['ปลั๊กอัจฉริยะ', 'Smart plugs'],
    [
      'ปลั๊กอัจฉริยะสั่งเปิดปิดจากมือถือ ตั้งเวลา และบางรุ่นวัดค่าไฟได้',
      'Plugs that switch by phone and by time; some measure the power used.',
    ],
    ['เปลี่ยนพัดลมหรือโคมไฟธรรมดาให้สั่งจากมือถือได้โดยไม่ต้องซื้อใหม่', 'The fan and the lamp you own, commanded by phone.'],
    ['ดูวัตต์สูงสุด อย่าใช้กับเครื่องทำความร้อนเกินพิกัด', 'Mind its limit: heaters may be too much'],
    ['ดูว่าเข้ากับระบบเสียงที่ใช้', 'See that it knows your voice assistant'],
  ),
  category(
    'smart-home-network/smart-locks',
    ['กลอนประตูดิจิทัล', 'Smart locks'],
    ['กลอนดิจิทัลเปิดด้วยลายนิ้วมือ รหัส การ์ด และแอป มีกุญแจสำรอง', 'Locks that open by finger, code, card or app.'],
    ['ไม่ต้องพกกุญแจ และให้รหัสชั่วคราวกับแขกได้', 'No keys to carry, and a code for guests that ends by itself.'],
    ['วัดความหนาประตูและดูชนิดบานก่อนซื้อ', 'Measure the door and see how it opens'],
    ['ดูช่องจ่ายไฟฉุกเฉินเมื่อถ่านหมด', 'See how to power it when its batteries are empty'],
  ),
  category(
    'smart-home-network/robot-vacuums',
    ['หุ่นยนต์ดูดฝุ่นถูพื้น', 'Robot vacuums'],
    [
      'หุ่นยนต์ดูดฝุ่นและถูพื้น ทำแผนที่บ้าน หลบของ และรุ่นมีแท่นเก็บฝุ่นล้างผ้าเอง',
      'Robots that vacuum and mop, map the home and avoid things, some with docks that empty and wash.',
    ],
    ['ตั้งเวลาให้ทำงานตอนไม่อยู่บ้าน กลับมาพื้นก็สะอาดแล้ว', 'Let it work while you are out, and come home to clean floors.'],
    ['เลี้ยงสัตว์ เลือกแปรงกันขนพัน', 'With pets, choose a brush that does not tangle'],
    ['พื้นต่างระดับ ดูความสูงที่ข้ามได้', 'With thresholds, see what it climbs'],
  ),
  category(
    'home-appliances',
    ['เครื่องฟอกอากาศ เครื่องดูดฝุ่น และพัดลม', 'Air purifiers, vacuums and fans'],
    [
      'เครื่องฟอกอากาศสู้ PM2.5 เครื่องดูดฝุ่นไร้สาย และพัดลม สำหรับคอนโดและบ้าน',
      'Air purifiers against PM2.5, cordless vacuums and fans for flats and houses.',
    ],
    [
      'ของใช้ที่ทำให้อากาศและพื้นในบ้านสะอาดทุกวัน เลือกตามขนาดห้องและเวลาที่ใช้',
      'For clean air and floors each day: choose by the room and by your hours.',
    ],
    ['คิดค่าไส้กรองและอะไหล่ต่อปีด้วย', 'Count filters and parts a year, too'],
    ['ดูเสียงเดซิเบลถ้าใช้ในห้องนอน', 'For a bedroom, read how loud it is'],
  ),
  category(
    'home-appliances/air-purifiers',
    ['เครื่องฟอกอากาศ', 'Air purifiers'],
    [
      'เครื่องฟอกอากาศไส้กรอง HEPA จับ PM2.5 กลิ่น และภูมิแพ้ เลือกตามขนาดห้อง',
      'Purifiers with HEPA filters against PM2.5, smells and pollen, by room.',
    ],
    [
      'หน้าฝุ่นควรเปิดต่อเนื่องและปิดห้องให้มิด เครื่องที่ใหญ่พอดีห้องจะกรองเร็วและเงียบ',
      'In the dusty months let it run with the windows shut; one that fits the room is quick and quiet.',
    ],
    ['ค่า CADR ควรพอกับพื้นที่ห้อง', 'Its CADR should match the room'],
    ['เปลี่ยนไส้กรองตามกำหนด', 'Change filters when they are due'],
  ),
  category(
    'home-appliances/stick-vacuums',
    ['เครื่องดูดฝุ่นไร้สาย', 'Cordless vacuums'],
    [
      'เครื่องดูดฝุ่นไร้สายแบบด้าม ดูดแรง เบา ถอดเป็นมือถือได้',
      'Cordless stick vacuums, strong and light, that turn into hand-held ones.',
    ],
    ['หยิบใช้ได้ทันที ดูดทั้งพื้น โซฟา และในรถ', 'At hand at once, for floors, sofas and the car.'],
    ['ดูนาทีใช้งานในโหมดปกติ ไม่ใช่แค่โหมดประหยัด', 'Read the minutes of the usual mode, not of the weakest'],
    ['แบตถอดเปลี่ยนได้ใช้ได้นานกว่า', 'A battery that comes out lasts longer'],
  ),
  category(
    'home-appliances/fans',
    ['พัดลมไร้ใบและพัดลมทาวเวอร์', 'Fans'],
    [
      'พัดลมทาวเวอร์และพัดลมไร้ใบ ลมนุ่ม เงียบ สั่งจากรีโมตหรือแอป',
      'Tower fans with soft air, quiet and commanded from the sofa.',
    ],
    ['ใช้คู่กับแอร์ให้ลมเย็นทั่วห้องและประหยัดไฟกว่าลดอุณหภูมิ', 'Beside the air conditioner it spreads the cool and saves power.'],
    ['ดูการส่ายและระดับเสียง', 'See how far it turns and how loud it is'],
    ['มีเด็กเล็ก แบบไร้ใบปลอดภัยกว่า', 'With small children, bladeless is safer'],
  ),
  category(
    'car-gadgets',
    ['กล้องติดรถ ที่ยึดมือถือ และหัวชาร์จในรถ', 'Dash cams, car mounts and chargers'],
    [
      'กล้องติดรถหน้าหลัง ที่ยึดมือถือ และหัวชาร์จเร็วในรถ ติดตั้งง่าย',
      'Dash cams for front and rear, phone mounts and fast chargers for the car.',
    ],
    [
      'อุปกรณ์ที่ทำให้ขับรถอุ่นใจ มีภาพเป็นหลักฐาน ดูแผนที่สะดวก และแบตไม่หมดกลางทาง',
      'For calm driving: a record of the road, the map in sight, and a phone that lasts.',
    ],
    ['ความร้อนในรถสูง เลือกอุปกรณ์ที่ทนได้', 'Cars are hot: choose what stands it'],
    ['วางให้ไม่บังสายตา', 'Put nothing where it hides the road'],
  ),
  category(
    'car-gadgets/dash-cams',
    ['กล้องติดรถยนต์', 'Dash cams'],
    [
      'กล้องติดรถหน้าและหน้าหลัง ความละเอียดสูง เห็นกลางคืน มีโหมดเฝ้ารถ',
      'Dash cams for the front or both ends, sharp and good at night.',
    ],
    [
      'ภาพที่อ่านป้ายทะเบียนได้คือหัวใจของกล้องติดรถ ดูความละเอียดและภาพกลางคืนเป็นหลัก',
      'What counts is a number plate that can be read: look at resolution and night first.',
    ],
    ['ใช้การ์ดรุ่น Endurance', 'Use an endurance card'],
    ['โหมดเฝ้ารถต้องต่อไฟตรง', 'To watch a parked car it must be wired'],
  ),
  category(
    'car-gadgets/car-mounts-chargers',
    ['ที่ยึดมือถือและหัวชาร์จในรถ', 'Car mounts and chargers'],
    [
      'ที่ยึดมือถือแม่เหล็กและแบบหนีบ และหัวชาร์จเร็ว USB-C ในรถ',
      'Magnetic and clamp mounts, and fast USB-C chargers for the car.',
    ],
    ['ยึดมือถือให้มั่นในระดับสายตาและชาร์จไปพร้อมกัน', 'The phone held firm at eye level, and charged on the way.'],
    ['ที่ยึดแม่เหล็กใช้กับเคสที่มีวงแม่เหล็ก', 'Magnetic mounts want a case with the ring'],
    ['ดูวัตต์ต่อพอร์ตเมื่อเสียบสองเครื่อง', 'See the watts per port with two phones'],
  ),
];
