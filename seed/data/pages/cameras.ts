import { category, type SeedPage } from './page-text.ts';

/** Category pages of cameras and video equipment. */
export const cameraPages: SeedPage[] = [
  category(
    'cameras',
    ['กล้องมิเรอร์เลส คอมแพกต์ แอ็กชัน และเลนส์', 'Cameras: mirrorless, compact, action, and lenses'],
    [
      'กล้อง Canon, Sony, Fujifilm และ Nikon พร้อมเลนส์ ขาตั้ง และกล้องแอ็กชัน สำหรับมือใหม่ถึงมืออาชีพ',
      'Cameras of Canon, Sony, Fujifilm and Nikon, with lenses, tripods and action cameras, for beginners and professionals.',
    ],
    [
      'คิดถึงสิ่งที่ถ่ายบ่อย ท่องเที่ยวต้องการความเบา งานต้องการเซนเซอร์ใหญ่และเลนส์ที่เลือกได้',
      'Think of what you photograph: travel wants little weight, work wants a large sensor and a choice of lenses.',
    ],
    ['เลือกค่ายจากเลนส์ที่อยากใช้ในระยะยาว', 'Choose a maker by the lenses you will want'],
    ['ถ่ายวิดีโอ ดูกันสั่นและความยาวที่อัดต่อเนื่อง', 'For video, look at stabilisation and recording time'],
  ),
  category(
    'cameras/mirrorless-cameras',
    ['กล้องมิเรอร์เลส Canon, Sony, Fujifilm และ Nikon', 'Mirrorless: Canon, Sony, Fujifilm and Nikon'],
    [
      'กล้องมิเรอร์เลส APS-C และฟูลเฟรม ทั้งบอดี้และชุดพร้อมเลนส์ โฟกัสไวทั้งภาพและวิดีโอ',
      'APS-C and full-frame cameras, as bodies or with a lens, quick to focus for stills and video.',
    ],
    [
      'APS-C เบาและคุ้มกว่า ฟูลเฟรมเก็บแสงน้อยและละลายฉากหลังได้ดีกว่า',
      'APS-C is lighter and costs less; full frame sees more in the dark and blurs the background more.',
    ],
    ['เริ่มต้น เลือกชุดพร้อมเลนส์คิต', 'To begin, take one with its kit lens'],
    ['ถ่ายคนและสัตว์ ดูระบบจับดวงตา', 'For people and animals, see how it follows eyes'],
  ),
  category(
    'cameras/compact-cameras',
    ['กล้องคอมแพกต์', 'Compact cameras'],
    [
      'กล้องพกพาคุณภาพดีกว่ามือถือ สำหรับเที่ยว ถ่าย Vlog และสตรีท',
      'Cameras for a pocket with more than a phone, for travel, vlogs and the street.',
    ],
    ['หยิบถ่ายได้เร็ว ซูมจริง และไม่กินแบตมือถือ', 'Quick to hand, with real zoom, and your phone keeps its battery.'],
    ['ถ่ายตัวเอง เลือกจอพลิกได้', 'To film yourself, choose a screen that turns'],
    ['ที่แสงน้อย ดูขนาดเซนเซอร์และรูรับแสง', 'For little light, look at sensor and aperture'],
  ),
  category(
    'cameras/action-cameras',
    ['กล้องแอ็กชัน', 'Action cameras'],
    [
      'กล้องแอ็กชันกันน้ำ กันสั่น 4K ขึ้นไป และกล้อง 360 องศา ติดหมวกหรือจักรยานได้',
      'Waterproof, steady cameras from 4K up, for helmets and handlebars.',
    ],
    ['ตัวเล็ก ทนน้ำทนฝุ่น และกันสั่นดีพอให้วิ่งถ่ายได้', 'Small, proof against water and dust, and steady enough to run with.'],
    ['เตรียมการ์ด V30 ขึ้นไปและแบตสำรอง', 'Take a V30 card and a spare battery'],
    ['ดำน้ำลึก ดูเมตรที่กันได้โดยไม่ใส่เคส', 'For diving, see how deep it goes without a housing'],
  ),
  category(
    'cameras/lenses',
    ['เลนส์กล้อง ฟิกซ์และซูม', 'Camera lenses, prime and zoom'],
    ['เลนส์ฟิกซ์และเลนส์ซูมสำหรับเมาท์ Canon RF, Sony E, Fujifilm X และ Nikon Z', 'Prime and zoom lenses, by mount.'],
    ['เลนส์ฟิกซ์ได้แสงมากและคม เลนส์ซูมยืดหยุ่นกว่าเมื่อขยับตัวไม่ได้', 'Primes take in more light; zooms serve when you cannot move.'],
    ['เมาท์ต้องตรงกับกล้อง', 'The mount must be that of your camera'],
    ['ถ่ายคน เริ่มที่ 50 หรือ 85 มม. ที่ f/1.8', 'For portraits, begin at 50 or 85 mm and f/1.8'],
  ),
  category(
    'cameras/tripods',
    ['ขาตั้งกล้อง', 'Tripods'],
    ['ขาตั้งกล้องพับเก็บได้ กริปถ่าย Vlog และไม้เซลฟี่ สำหรับเดินทางและทำคลิป', 'Travel tripods, shooting grips and selfie sticks.'],
    ['ขาตั้งที่นิ่งทำให้ถ่ายกลางคืน ถ่ายดาว และวิดีโอได้คมขึ้นทันที', 'On a steady tripod night, stars and video turn sharp at once.'],
    ['รับน้ำหนักได้มากกว่ากล้องกับเลนส์รวมกัน', 'It should hold more than camera and lens weigh'],
    ['เดินทาง ดูความยาวตอนพับ', 'To travel, see how short it folds'],
  ),
  category(
    'drones-creator-gear',
    ['โดรน ไม้กันสั่น และไมค์สำหรับครีเอเตอร์', 'Drones, gimbals and microphones'],
    [
      'โดรนถ่ายภาพ ไม้กันสั่นมือถือ และไมค์ไร้สาย สำหรับคนทำคลิปและไลฟ์',
      'Camera drones, gimbals and wireless microphones for those who film and stream.',
    ],
    [
      'ภาพนิ่งขึ้น มุมสูงขึ้น และเสียงชัดขึ้น สามอย่างนี้ทำให้คลิปดูเป็นมืออาชีพ',
      'Steady pictures, high views and clear sound: three things that make a clip look made by a professional.',
    ],
    ['งบจำกัด ลงทุนกับไมค์ก่อน', 'With little to spend, begin with the microphone'],
    ['โดรนติดกล้องต้องขึ้นทะเบียนก่อนบินในไทย', 'A drone with a camera must be registered before it flies in Thailand'],
  ),
  category(
    'drones-creator-gear/drones',
    ['โดรนขนาดเล็กและโดรนถ่ายภาพ', 'Mini and camera drones'],
    [
      'โดรนขนาดเล็กพกง่ายและโดรนถ่ายภาพกล้องคุณภาพสูง เลือกชุดแบตเพิ่มได้',
      'Mini drones that travel and camera drones of high quality.',
    ],
    [
      'โดรนเล็กพกง่ายและเริ่มต้นได้เร็ว โดรนใหญ่สู้ลมและให้ภาพดีกว่า',
      'Small ones travel and teach; large ones stand the wind and take better pictures.',
    ],
    ['ดูเวลาบินต่อแบตและระบบหลบสิ่งกีดขวาง', 'See minutes per battery and how it avoids obstacles'],
    ['ตรวจกฎการบินและพื้นที่ห้ามบินก่อนขึ้นทุกครั้ง', 'Check rules and no-fly zones each time'],
  ),
  category(
    'drones-creator-gear/gimbals',
    ['ไม้กันสั่น', 'Gimbals'],
    ['ไม้กันสั่นสามแกนสำหรับมือถือ ตามหน้าอัตโนมัติ พับพกได้', 'Three-axis gimbals that keep a phone steady and follow a face.'],
    ['เดินถ่ายแล้วภาพยังลื่นเหมือนใช้รางเลื่อน', 'Walk as you film, and the picture glides.'],
    ['เช็กน้ำหนักมือถือรวมเคสที่รับได้', 'See what weight it holds, case included'],
    ['ถ่ายคนเดียว เลือกรุ่นตามหน้าได้', 'Alone? Choose one that follows you'],
  ),
  category(
    'drones-creator-gear/microphones',
    ['ไมโครโฟนไร้สายและ USB', 'Wireless and USB microphones'],
    [
      'ไมค์หนีบไร้สายสำหรับทำคลิป และไมค์ USB สำหรับพอดแคสต์และสตรีม',
      'Wireless clip microphones for video, USB ones for podcasts and streams.',
    ],
    [
      'คนดูทนภาพเบลอได้ แต่ทนเสียงไม่ชัดไม่ได้ ไมค์จึงคุ้มที่สุดในการลงทุน',
      'Viewers forgive a soft picture, never a bad sound: nothing pays off more.',
    ],
    ['ดูหัวต่อ USB-C หรือ Lightning ให้ตรงมือถือ', 'Match USB-C or Lightning to your phone'],
    ['ห้องก้อง เลือกไมค์แบบไดนามิก', 'In a room that echoes, choose a dynamic one'],
  ),
];
