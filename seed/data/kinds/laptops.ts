import type { Localised, SeedProduct } from '../../types.ts';
import { colour, graphics, memory, storage, textAttribute } from '../attributes.ts';
import { manual } from '../box-contents.ts';
import { compose, type Option, type ProductDraft, pairs, pickByTurn } from '../compose.ts';
import { laptopScreen, processorFamily } from '../filter-ranges.ts';
import { gamingLines, type LaptopLine, type LaptopUse, thinLines } from '../lines/laptops.ts';
import { kilograms, screen, specification } from '../specification.ts';
import { article, heading, list, paragraph, question, table, text } from '../text.ts';
import { onsite, serviceCentre } from '../warranty.ts';

const nouns: Record<LaptopUse, string> = {
  mac: 'โน้ตบุ๊ก',
  everyday: 'โน้ตบุ๊ก',
  premium: 'โน้ตบุ๊กบางเบา',
  copilot: 'โน้ตบุ๊ก AI',
  flip: 'โน้ตบุ๊กจอสัมผัส',
  gaming: 'โน้ตบุ๊กเกมมิ่ง',
  business: 'โน้ตบุ๊กธุรกิจ',
  creator: 'โน้ตบุ๊กครีเอเตอร์',
};

const usageTexts: Record<LaptopUse, readonly [Localised, Localised, Localised]> = {
  mac: [
    text(
      'ตัดวิดีโอ เขียนโค้ด หรือเปิดแท็บเป็นร้อยก็ยังเงียบและเย็น ชิปตระกูล M แรงแม้ไม่เสียบปลั๊ก',
      'Editing video, writing code or a hundred tabs: the M-series chip stays quiet and quick, plugged in or not.',
    ),
    text(
      'คัดลอกข้อความบน iPhone แล้ววางบน Mac ได้ทันที รับสายและใช้ iPad เป็นจอที่สองได้',
      'Copy on iPhone, paste on Mac, take calls, and use an iPad as the second display.',
    ),
    text('บอดี้อะลูมิเนียมรีไซเคิล แข็งแรง ราคาขายต่อดี', 'A strong body of recycled aluminium that keeps its value.'),
  ],
  everyday: [
    text(
      'พิมพ์รายงาน ทำสไลด์ เรียนออนไลน์ และดูหนังได้ครบ เปิดเครื่องเร็วในไม่กี่วินาทีด้วย SSD',
      'Reports, slides, classes and films, starting in seconds from its SSD.',
    ),
    text('คีย์บอร์ดพิมพ์นุ่ม จอไม่สะท้อนแสง ทำงานนานๆ สบายตา', 'A soft keyboard and a display free of glare for long hours.'),
    text('เหมาะเป็นเครื่องแรกของนักศึกษาและเครื่องประจำบ้าน', 'A good first laptop for a student, or one for the whole house.'),
  ],
  premium: [
    text(
      'วางบนโต๊ะประชุมแล้วดูเป็นมืออาชีพ หยิบด้วยมือเดียวได้ แบตอยู่ได้ทั้งวันทำงาน',
      'It looks the part in a meeting, lifts with one hand and lasts the working day.',
    ),
    text(
      'งานโลหะขึ้นรูปเรียบเนียน บานพับนิ่ง เปิดฝาด้วยนิ้วเดียว',
      'Smooth metal, a steady hinge, a lid that opens with one finger.',
    ),
    text('ลำโพงและไมค์ระดับดี ประชุมจากคาเฟ่ก็เสียงชัด', 'Fine speakers and microphones: clear even from a café.'),
  ],
  copilot: [
    text(
      'NPU ในตัวช่วยแปลคำบรรยายสด เบลอฉากหลัง และค้นสิ่งที่เคยเห็นบนจอ โดยไม่กินแบต',
      'The NPU captions and translates live, blurs the background and finds what you saw, without draining the battery.',
    ),
    text('พักหน้าจอแล้วเปิดใหม่พร้อมใช้ทันที พกออกไปทั้งวันไม่ต้องหยิบอะแดปเตอร์', 'It wakes at once, and a day out needs no adapter.'),
    text(
      'ก่อนซื้อเครื่องชิป Snapdragon โปรดตรวจว่าโปรแกรมเฉพาะทางที่ใช้รองรับ Windows on Arm',
      'Before you take a Snapdragon model, check that your specialist programs run on Windows on Arm.',
    ),
  ],
  flip: [
    text(
      'พลิกเป็นแท็บเล็ตแล้วเขียนบนจอได้เลย กางแบบเต็นท์ดูหนังบนเตียงหรือพรีเซนต์หน้าลูกค้าก็สะดวก',
      'Flip it to write on the glass, stand it like a tent for films in bed or slides for a client.',
    ),
    text(
      'จอสัมผัสลื่น ปากกาตอบสนองไว ใช้แทนสมุดและแฟ้มเอกสาร',
      'A smooth touch display and a quick pen take the place of notebook and folder.',
    ),
    text('ปลดล็อกด้วยใบหน้าหรือลายนิ้วมือ เปิดเครื่องแล้วเริ่มงานทันที', 'Unlock by face or finger and begin at once.'),
  ],
  gaming: [
    text(
      'ปรับกราฟิกสูงแล้วเฟรมยังนิ่ง DLSS ช่วยเพิ่มเฟรมในเกมใหม่ๆ ต่อจอนอกเล่นได้เต็มที่',
      'Settings up and frames steady: DLSS lifts the newest games, on its own display or a bigger one.',
    ),
    text(
      'พัดลมคู่กับท่อระบายความร้อนหลายเส้นคุมอุณหภูมิ เล่นยาวไม่ดรอป กดโหมดเงียบเวลาเรียนได้',
      'Twin fans and heat pipes keep it from slowing down, and a silent mode suits class.',
    ),
    text(
      'ทำงานตัดต่อ เรนเดอร์ และ AI ในเครื่องเดียวกันได้ด้วยการ์ดจอแยก',
      'The graphics card edits, renders and runs AI as well.',
    ),
  ],
  business: [
    text(
      'ชิปความปลอดภัย TPM สแกนลายนิ้วมือ และม่านปิดกล้อง ช่วยปกป้องข้อมูลบริษัท',
      'A TPM chip, fingerprint reader and camera shutter guard company data.',
    ),
    text(
      'ผ่านการทดสอบมาตรฐานทหาร ทนการกระแทกและฝุ่น พอร์ตครบไม่ต้องพกฮับ',
      'Tested to military standards against knocks and dust, with ports that need no hub.',
    ),
    text(
      'ออกใบกำกับภาษีเต็มรูปในนามบริษัทได้ สั่งหลายเครื่องติดต่อทีมองค์กรของเรา',
      'A full tax invoice in the company’s name; for many units, ask our business team.',
    ),
  ],
  creator: [
    text(
      'จอคาลิเบรตจากโรงงาน สีตรงพอสำหรับงานพิมพ์และเกรดวิดีโอ',
      'The display is calibrated at the factory, true enough for print and colour grading.',
    ),
    text(
      'การ์ดจอแยกกับไดรเวอร์ Studio ช่วยให้ Premiere, DaVinci และ Blender เสถียร',
      'Its graphics with Studio drivers keep Premiere, DaVinci and Blender stable.',
    ),
    text(
      'ช่องอ่านการ์ดและพอร์ตความเร็วสูงย้ายฟุตเทจได้ไวหลังกองถ่าย',
      'Card reader and fast ports move footage quickly after the shoot.',
    ),
  ],
};

const titles: Record<LaptopUse, Localised> = {
  mac: text('แรง เงียบ และอยู่ได้ทั้งวัน', 'Fast, quiet, all day'),
  everyday: text('ครบทุกงานในบ้าน', 'All the everyday things'),
  premium: text('เบาแต่เอาจริง', 'Light and serious'),
  copilot: text('AI ที่ใช้ได้จริงทุกวัน', 'AI for every day'),
  flip: text('หนึ่งเครื่อง หลายท่า', 'One device, many poses'),
  gaming: text('เล่นสุด ทำงานสุด', 'Play hard, work hard'),
  business: text('ไว้ใจได้ทั้งองค์กร', 'Trusted across the company'),
  creator: text('จากไอเดียสู่ผลงาน', 'From idea to finished work'),
};

function optionsOf({ options, colours, gpu }: LaptopLine): Option[] {
  const variants = Object.entries(options).map(([make, price]) => {
    const parts = make.split('/');
    const [card, ram = '', rom = ''] = gpu ? [undefined, ...parts] : parts;
    return {
      attributes: [...(card ? [graphics(card)] : []), memory(`${ram}GB`), storage(/TB$/.test(rom) ? rom : `${rom}GB`)],
      price,
    };
  });
  return colours
    ? pairs(variants, colours).map(([{ attributes, price }, shade]) => ({
        attributes: [colour(shade), ...attributes],
        price,
      }))
    : variants;
}

function questions(line: LaptopLine) {
  const arm = line.cpu.startsWith('Snapdragon');
  return {
    system: question(
      text('มี Windows และ Office มาให้ไหม', 'Does it come with Windows and Office?'),
      line.use === 'mac'
        ? text(
            'เป็น macOS พร้อม Pages, Numbers และ Keynote ส่วน Microsoft 365 ซื้อเพิ่มได้',
            'It runs macOS with Pages, Numbers and Keynote; Microsoft 365 is extra.',
          )
        : line.use === 'business'
          ? text(
              'มี Windows 11 Pro แท้ ส่วน Office ต้องซื้อเพิ่มตามไลเซนส์ขององค์กร',
              'Genuine Windows 11 Pro; Office follows your company’s licence.',
            )
          : text(
              'มี Windows 11 Home แท้และ Office Home 2024 ติดเครื่อง ลงทะเบียนครั้งแรกแล้วใช้ได้ตลอดอายุเครื่อง',
              'Genuine Windows 11 Home and Office Home 2024, yours for the life of the laptop.',
            ),
    ),
    upgrade: question(
      text('อัปเกรดแรมและ SSD ได้ไหม', 'Can memory and SSD be upgraded?'),
      line.open
        ? text(
            'ได้ มีช่อง SO-DIMM และ M.2 แนะนำให้ศูนย์บริการหรือสาขาของเราติดตั้งเพื่อรักษาประกัน',
            'Yes, by SO-DIMM and M.2. Let a service centre or our branch fit them, so that the warranty holds.',
          )
        : text(
            'แรมติดบนบอร์ด เพิ่มภายหลังไม่ได้ โปรดเลือกความจุให้พอตั้งแต่แรก',
            'The memory is soldered: choose enough from the start.',
          ),
    ),
    charging: question(
      text('ชาร์จผ่าน USB-C ได้ไหม', 'Does it charge by USB-C?'),
      line.use === 'gaming'
        ? text(
            'ชาร์จเบาๆ ผ่าน USB-C ได้เมื่อทำงานทั่วไป แต่เล่นเกมควรใช้อะแดปเตอร์ในกล่อง',
            'Lightly, for office work; for games use the adapter in the box.',
          )
        : text('ได้ ใช้หัวชาร์จ PD 65 วัตต์ขึ้นไป', 'Yes, with a PD charger of 65 W or more.'),
    ),
    arm: question(
      text('โปรแกรมที่ใช้อยู่จะเปิดได้ไหม', 'Will my programs run?'),
      arm
        ? text(
            'Office, Chrome, Zoom และโปรแกรมทั่วไปใช้ได้ดี โปรแกรมบัญชีรุ่นเก่าและเกมบางเกมอาจไม่รองรับ Arm โปรดตรวจก่อน',
            'Office, Chrome, Zoom and most others do. Older accounting software and some games may not run on Arm: check first.',
          )
        : text(
            'โปรแกรม Windows ทั่วไปใช้ได้ทั้งหมด หากเป็นงานเฉพาะทางเช็กสเปกขั้นต่ำของโปรแกรมนั้นก่อน',
            'Ordinary Windows programs all do; for specialist ones, check their requirements.',
          ),
    ),
  };
}

function write(line: LaptopLine, turn: number): ProductDraft {
  const name = `${line.brand} ${line.model}`;
  const thaiName = line.th ? `${line.brand} ${line.th}` : name;
  const [size, panel, pixels, hertz] = line.screen;
  const [first, second, third] = usageTexts[line.use];
  const title = titles[line.use];
  const variants = Object.keys(line.options);
  const cards = [...new Set(line.gpu ? [] : variants.map((make) => make.split('/')[0] ?? ''))];
  const card = line.gpu ?? cards.join(' / ');
  const { system, upgrade, charging, arm } = questions(line);
  const windows = line.use !== 'mac';
  return {
    brand: line.brand,
    model: line.model,
    category: `laptops/${line.categoryPath}`,
    name: text(`${nouns[line.use]} ${thaiName}`, name),
    shortDescription: pickByTurn(turn, [
      text(
        `${line.cpu} จอ ${panel} ${size} นิ้ว ${hertz}Hz น้ำหนัก ${line.kilograms} กก.`,
        `${line.cpu}, ${article(size).toLowerCase()} ${size}" ${hertz}Hz ${panel} display and ${line.kilograms} kg.`,
      ),
      line.gpu
        ? text(
            `จอ ${size} นิ้ว ${pixels} แบต ${line.wattHours}Wh ทำงานได้ทั้งวัน ใช้ ${line.cpu}`,
            `${article(size)} ${size}" ${pixels} display, a ${line.wattHours}Wh battery for the day and ${line.cpu}.`,
          )
        : text(
            `การ์ดจอ ${card} จับคู่ ${line.cpu} จอ ${hertz}Hz ลื่นทุกเฟรม`,
            `${card} graphics with ${line.cpu} and a ${hertz}Hz display.`,
          ),
      text(
        `${title.th} ด้วย ${line.cpu} ในตัวเครื่อง ${line.kilograms} กก.`,
        `${title.en}: ${line.cpu} in ${line.kilograms} kg.`,
      ),
    ]),
    highlights: [
      text(`ซีพียู ${line.cpu}`, `${line.cpu} processor`),
      text(`จอ ${size} นิ้ว ${panel} ${pixels} ${hertz}Hz`, `${size}" ${panel}, ${pixels} at ${hertz}Hz`),
      line.gpu
        ? text(`น้ำหนักเพียง ${line.kilograms} กก.`, `Only ${line.kilograms} kg`)
        : text(`การ์ดจอ GeForce ${card}`, `GeForce ${card} graphics`),
      text(`แบตเตอรี่ ${line.wattHours}Wh`, `${line.wattHours}Wh battery`),
      ...(windows
        ? [
            line.use === 'business'
              ? text('Windows 11 Pro ลิขสิทธิ์แท้', 'Genuine Windows 11 Pro')
              : text('Windows 11 และ Office แท้ พร้อมใช้', 'Genuine Windows 11 and Office'),
          ]
        : []),
    ],
    description: pickByTurn(turn, [
      [heading(title.th, title.en), paragraph(first.th, first.en), paragraph(second.th, second.en)],
      [paragraph(second.th, second.en), list(first, third)],
      [
        heading(`รู้จัก ${line.model.split(' (')[0]}`, `Meet the ${line.model.split(' (')[0]}`),
        paragraph(third.th, third.en),
        table(
          [text('หน้าจอ', 'Display'), text(`${size} นิ้ว ${pixels}`, `${size}", ${pixels}`)],
          [text('แบตเตอรี่', 'Battery'), text(`${line.wattHours}Wh`, `${line.wattHours}Wh`)],
          [text('น้ำหนัก', 'Weight'), kilograms(`${line.kilograms}`)],
        ),
      ],
      [heading(title.th, title.en), list(first, second, third)],
    ]),
    box: [text(`โน้ตบุ๊ก ${thaiName}`, name), text('อะแดปเตอร์และสายไฟ', 'Power adapter and cord'), manual],
    specification: specification({
      display: screen(`${size}`, panel),
      resolution: pixels,
      refresh: `${hertz}Hz`,
      processor: line.cpu,
      graphics: line.gpu ? card : `NVIDIA GeForce ${card}`,
      slots: line.open ? text('SO-DIMM และ M.2', 'SO-DIMM and M.2') : text('แรมติดบอร์ด', 'Memory soldered'),
      webcam:
        line.use === 'everyday'
          ? text('HD พร้อมม่านปิด', 'HD with a shutter')
          : text('Full HD พร้อมไมค์ตัดเสียง', 'Full HD with noise-reducing microphones'),
      battery: `${line.wattHours}Wh`,
      ports: line.ports,
      wireless: line.wireless,
      keyboard:
        line.use === 'gaming'
          ? text('มีไฟ RGB ไทย-อังกฤษ', 'RGB-lit, Thai and English')
          : line.use === 'everyday'
            ? text('ไทย-อังกฤษ', 'Thai and English')
            : text('มีไฟ ไทย-อังกฤษ', 'Backlit, Thai and English'),
      system: windows ? (line.use === 'business' ? 'Windows 11 Pro' : 'Windows 11 Home') : 'macOS Tahoe',
      ...(windows && line.use !== 'business' && { software: 'Microsoft Office Home 2024' }),
      weight: kilograms(`${line.kilograms}`),
    }),
    attributes: [
      laptopScreen(size),
      processorFamily(line.cpu),
      textAttribute('panel', panel === 'Tandem OLED' ? 'OLED' : panel),
      ...(line.gpu && windows ? [textAttribute('graphics', text('ในตัวซีพียู', 'Integrated'))] : []),
    ],
    faq: pickByTurn(turn, [
      [system, upgrade],
      [upgrade, charging],
      [charging, system, arm],
    ]),
    warranty:
      line.use === 'mac' || line.brand === 'Microsoft' ? serviceCentre(12) : onsite(line.use === 'business' ? 36 : 24),
    education: line.use !== 'gaming',
    drawing: {
      kind: 'laptop',
      line: line.use === 'gaming' ? 'gaming' : line.use === 'flip' ? 'convertible' : 'thin',
      ...(line.colour && { colour: line.colour }),
      ...(line.accent && { accent: line.accent }),
    },
    options: optionsOf(line),
  };
}

export const composedLaptops: SeedProduct[] = [
  ...compose({ idBlock: 3000, basePopularity: 470 }, thinLines, write),
  ...compose({ idBlock: 3100, basePopularity: 480 }, gamingLines, write),
];
