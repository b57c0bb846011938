import type { DetailPart } from '../drawings/gallery/details/detail.ts';
import type { Localised, SeedProduct } from '../types.ts';
import { specificationLabels } from './specification.ts';
import { sameText, text } from './text.ts';

const labels: Record<DetailPart, Localised> = {
  'lens-1': text('กล้องหลัก', 'Main camera'),
  'lens-2': text('กล้องตัวที่สอง', 'Second camera'),
  'lens-3': text('กล้องตัวที่สาม', 'Third camera'),
  'lens-4': text('กล้องตัวที่สี่', 'Fourth camera'),
  flash: text('ไฟแฟลช', 'Flash'),
  hdmi: sameText('HDMI'),
  displayport: sameText('DisplayPort'),
  'usb-a': sameText('USB-A'),
  'usb-c': sameText('USB-C'),
  lan: text('LAN สายเน็ต', 'LAN'),
  vga: sameText('VGA'),
  headphones: text('ช่องหูฟัง 3.5 มม.', '3.5 mm audio'),
  aerial: text('เสาอากาศทีวี', 'Aerial'),
  sd: text('ช่องใส่ SD การ์ด', 'SD card slot'),
  microsd: text('ช่องใส่ microSD', 'microSD slot'),
  optical: text('ช่องออปติคัล', 'Optical audio'),
  keyboard: text('คีย์บอร์ด', 'Keyboard'),
  speaker: text('ลำโพง', 'Speakers'),
  screen: text('หน้าจอ', 'Screen'),
  display: text('จอบอกสถานะ', 'Status display'),
  magnets: text('วงแหวนแม่เหล็ก', 'Ring of magnets'),
  plug: text('ขาปลั๊ก', 'Plug pins'),
  crown: text('เม็ดมะยมหมุนได้', 'Turning crown'),
  button: text('ปุ่มกดข้าง', 'Side button'),
  glass: text('กระจกหน้าปัด', 'Crystal'),
  sensor: text('เซ็นเซอร์ด้านหลัง', 'Sensors below'),
  cushion: text('ฟองน้ำรองหู', 'Ear cushion'),
  controls: text('ปุ่มควบคุม', 'Controls'),
  microphone: text('ไมโครโฟน', 'Microphone'),
  'ear-tip': text('จุกซิลิโคน', 'Silicone tip'),
  touch: text('จุดสั่งงานด้วยการสัมผัส', 'Touch control'),
  contacts: text('หน้าสัมผัสชาร์จ', 'Charging contacts'),
  light: text('ไฟแสดงสถานะ', 'Status light'),
  volume: text('ปรับระดับเสียง', 'Volume'),
  driver: text('ไดรเวอร์เสียง', 'Driver'),
  'mode-dial': text('แป้นหมุนเลือกโหมด', 'Mode dial'),
  shutter: text('ปุ่มชัตเตอร์', 'Shutter button'),
  'hot-shoe': text('ช่องเสียบแฟลช', 'Hot shoe'),
  lens: text('เลนส์', 'Lens'),
  stick: text('ก้านอนาล็อก', 'Analogue stick'),
  buttons: text('ปุ่มเล่นเกม', 'Game buttons'),
  power: text('ปุ่มเปิดปิด', 'Power button'),
};

/** The value of a product's specification in both languages, if there is one. */
const specified = ({ specification }: SeedProduct, label: keyof typeof specificationLabels): Localised | undefined =>
  specification.find((row) => row.label.en === specificationLabels[label].en)?.value;

/** The part of a list such as `48MP main + 12MP ultra wide` with its place from 0, up to a comma. */
function cameraOf(cameras: Localised | undefined, place: number): Localised | undefined {
  const [th, en] = [cameras?.th, cameras?.en].map((list) => list?.split(' + ')[place]?.split(',')[0]?.trim());
  return th && en ? { th, en } : undefined;
}

/** Sockets of headphones that not all of them have, and the words by which the specification names them. */
const STATED: Partial<Record<DetailPart, RegExp>> = { 'usb-c': /USB-C/, headphones: /[36]\.[35] mm/ };

/** Characters that a label can have. */
const LONGEST = 40;

/**
 * What a part of a product's detail is called, by the specification where that says more; undefined for a part that the product
 * does not have.
 */
export function detailLabel(product: SeedProduct, part: DetailPart): Localised | undefined {
  const { kind, shape } = product.drawing;
  const stated = STATED[part];
  if (kind === 'headphones' && stated && !stated.test(specified(product, 'connectors')?.en ?? '')) return undefined;
  const label = labels[part];
  const [, lens] = /^lens-(\d)$/.exec(part) ?? [];
  const own = lens
    ? cameraOf(specified(product, 'mainCamera'), Number(lens) - 1)
    : part === 'glass'
      ? specified(product, 'glass')
      : part === 'screen' && kind === 'tablet'
        ? specified(product, 'display')
        : part === 'lens' && kind === 'camera'
          ? specified(product, 'lens')
          : undefined;
  if (own && own.th.length <= LONGEST && own.en.length <= LONGEST) return own;
  const count = kind === 'laptop' ? 1 : (shape?.sockets?.filter((socket) => socket === part).length ?? 1);
  return count > 1 ? text(`${label.th} × ${count}`, `${label.en} × ${count}`) : label;
}
