import type { SeedProduct } from '../../types.ts';
import { colour, connectivity, memory, storage } from '../attributes.ts';
import { cableC, manual } from '../box-contents.ts';
import { compose, type ProductDraft, pairs, pickByTurn } from '../compose.ts';
import { processorFamily, tabletScreen } from '../filter-ranges.ts';
import { type TabletLine, tabletLines } from '../lines/tablets.ts';
import { grams, screen, specification, watts } from '../specification.ts';
import { article, heading, list, paragraph, question, table, text } from '../text.ts';
import { serviceCentre } from '../warranty.ts';

const penAnswer = ({ pen }: TabletLine) =>
  question(
    text('ใช้ปากกาจดโน้ตได้ไหม', 'Can I take notes with a pen?'),
    pen
      ? text(
          `ได้ รองรับ ${pen} เขียนลื่น วางมือบนจอได้ไม่มีเส้นเกิน`,
          `Yes, with ${pen}; rest your palm on the glass as you write.`,
        )
      : text(
          'เขียนด้วยปากกาหัวยางทั่วไปได้ แต่ไม่มีระบบแรงกดและกันฝ่ามือ',
          'A simple capacitive pen works, without pressure or palm rejection.',
        ),
  );

const simAnswer = ({ links }: TabletLine) =>
  question(
    text('ใส่ซิมเล่นเน็ตได้ไหม', 'Does it take a SIM?'),
    links.length > 1
      ? text(
          'เลือกรุ่นที่มีเซลลูลาร์ ใส่ซิมหรือใช้ eSIM ได้ทุกค่าย',
          'Choose the cellular model: it takes a SIM or eSIM of any operator.',
        )
      : text(
          'รุ่นนี้ต่อ Wi-Fi อย่างเดียว แชร์ฮอตสปอตจากมือถือได้',
          'This one is Wi-Fi only; share your phone’s hotspot when out.',
        ),
  );

const kidsAnswer = question(
  text('ให้เด็กใช้ตั้งเวลาได้ไหม', 'Can I limit screen time for children?'),
  text(
    'ตั้งเวลาใช้งาน จำกัดแอป และล็อกการซื้อได้จากเมนูผู้ปกครองในเครื่อง',
    'Yes: time limits, allowed apps and purchases are set in the parental menu.',
  ),
);

function optionsOf({ options, links, colours, sim = 0 }: TabletLine) {
  const variants = pairs(Object.entries(options), links).slice(0, 4);
  return pairs(variants, colours).map(([[[size, price], link], shade]) => {
    const [ram, rom = ''] = size.includes('/') ? size.split('/') : [undefined, size];
    return {
      attributes: [
        colour(shade),
        ...(ram ? [memory(`${ram}GB`)] : []),
        storage(/[A-Z]$/.test(rom) ? rom : `${rom}GB`),
        connectivity(link),
      ],
      price: price + (link === 'Wi-Fi' ? 0 : sim),
    };
  });
}

function write(line: TabletLine, turn: number): ProductDraft {
  const [size, panel, pixels, hertz] = line.screen;
  const apple = line.brand === 'Apple';
  const name = line.model.startsWith('Redmi') ? line.model : `${line.brand} ${line.model}`;
  const thaiName = line.th ? `${line.brand} ${line.th}` : name;
  const power = apple
    ? text(`ใช้งานได้ ${line.battery} ชั่วโมง`, `${line.battery} hours of use`)
    : text(line.battery, line.battery);
  const small = size < 10;
  return {
    brand: line.brand,
    model: line.model.replace('+', ' Plus'),
    category: `smartphones-tablets/tablets/${line.categoryPath}`,
    name: text(`แท็บเล็ต ${thaiName}`, name.replace('+', ' Plus')),
    shortDescription: pickByTurn(turn, [
      text(
        `จอ ${panel} ${size} นิ้ว ชิป ${line.chip} ${small ? 'ถือมือเดียวอ่านสบาย' : 'ทำงานและดูหนังเต็มตา'}`,
        `${article(size)} ${size}" ${panel} display and ${line.chip}, ${small ? 'light enough for one hand' : 'roomy for work and films'}.`,
      ),
      text(
        `${line.pen ? `จดโน้ตด้วย ${line.pen} ` : ''}จอลื่น ${hertz}Hz น้ำหนัก ${line.grams} กรัม`,
        `${line.pen ? `Notes with ${line.pen}, a` : 'A'} smooth ${hertz}Hz display in ${line.grams} grams.`,
      ),
      text(
        `เรียน ทำงาน ดูซีรีส์ในเครื่องเดียว จอ ${size} นิ้ว แบต ${power.th}`,
        `Study, work and series in one: ${size}" and ${power.en}.`,
      ),
    ]),
    highlights: [
      text(`จอ ${size} นิ้ว ${pixels} ${hertz}Hz`, `${size}" display, ${pixels} at ${hertz}Hz`),
      text(`ชิป ${line.chip}`, `${line.chip} chip`),
      text(`แบตเตอรี่ ${power.th}`, `Battery: ${power.en}`),
      line.pen
        ? text(`รองรับปากกา ${line.pen}`, `Works with ${line.pen}`)
        : text('โหมดเด็กและถนอมสายตา', "Children's mode and eye comfort"),
    ],
    description: pickByTurn(turn, [
      [
        heading('โต๊ะทำงานที่พกไปได้', 'A desk you can carry'),
        paragraph(
          `เปิดเอกสารครึ่งจอ ประชุมอีกครึ่งจอ หรือกางไฟล์ PDF ขีดเขียนได้เต็มหน้า ตัวเครื่องหนัก ${line.grams} กรัม ใส่กระเป๋าไปไหนก็ไหว`,
          `A document on one half, a meeting on the other, or a PDF to mark in full. At ${line.grams} g it goes anywhere.`,
        ),
      ],
      [
        paragraph(
          `ลำโพงสเตอริโอกับจอ ${panel} ทำให้ซีรีส์ตอนดึกสนุกเหมือนทีวีเครื่องเล็ก และยังแบ่งให้ลูกใช้เรียนตอนเช้าได้`,
          `Stereo speakers and the ${panel} display make late series feel like a small TV, and the children can study on it in the morning.`,
        ),
        table(
          [text('จอ', 'Display'), text(`${size} นิ้ว ${hertz}Hz`, `${size}", ${hertz}Hz`)],
          [text('แบตเตอรี่', 'Battery'), power],
          [text('ชาร์จ', 'Charging'), watts(`${line.watts}`)],
        ),
      ],
      [
        heading('เหมาะกับใคร', 'Who is it for?'),
        list(
          small
            ? text('คนอ่านอีบุ๊กและเดินทางบ่อย', 'Readers and frequent travellers')
            : text('นักเรียนนักศึกษาที่จดเลกเชอร์', 'Students who take notes'),
          text('ครอบครัวที่อยากได้จอกลางไว้ดูหนัง', 'Families who want a screen to share'),
          text('คนทำงานที่ต้องเปิดไฟล์นอกสถานที่', 'People who open files away from the desk'),
        ),
      ],
    ]),
    box: [
      text(`เครื่อง ${thaiName}`, name),
      cableC,
      ...(line.pen === 'S Pen' ? [text('ปากกา S Pen', 'S Pen')] : []),
      manual,
    ],
    specification: specification({
      display: screen(`${size}`, panel),
      resolution: pixels,
      refresh: `${hertz}Hz`,
      processor: line.chip,
      mainCamera: `${line.rear}MP`,
      frontCamera: `${line.front}MP`,
      battery: power,
      charging: watts(`${line.watts}`),
      ...(line.pen && { pen: line.pen }),
      wireless:
        line.links.length > 1
          ? text('Wi-Fi, บลูทูธ, เลือกรุ่นใส่ซิมได้', 'Wi-Fi, Bluetooth, SIM on cellular models')
          : 'Wi-Fi, Bluetooth',
      ports: 'USB-C',
      system: apple ? 'iPadOS 26' : line.brand === 'HUAWEI' ? 'HarmonyOS 4.3' : 'Android 15',
      weight: grams(`${line.grams}`),
    }),
    attributes: [tabletScreen(size), processorFamily(line.chip)],
    faq: pickByTurn(turn, [
      [penAnswer(line), simAnswer(line)],
      [simAnswer(line), kidsAnswer],
      [kidsAnswer, penAnswer(line)],
    ]),
    warranty: serviceCentre(12),
    education: true,
    drawing: { kind: 'tablet', line: line.pen ? 'pencil' : 'plain' },
    options: optionsOf(line),
  };
}

export const composedTablets: SeedProduct[] = compose({ idBlock: 2300, basePopularity: 480 }, tabletLines, write);
