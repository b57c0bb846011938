import { boxListOf } from './data/box-items.ts';
import { detailLabel } from './data/detail-labels.ts';
import { detailParts, type GalleryView, scalePlaceOf, viewsOf } from './drawings/drawing.ts';
import { skuImages } from './pictures.ts';
import { drawingOf } from './product-drawing.ts';
import type { Localised, SeedProduct, SeedSku } from './types.ts';

/** What a picture shows, with the labels of its details at places in percent. */
export interface SeedPictureText {
  image: string;
  alt: Localised;
  annotations?: { text: Localised; x: number; y: number }[];
}

const views: Record<Exclude<GalleryView, 'scale' | 'box' | 'detail'>, Localised> = {
  front: { th: 'ด้านหน้า', en: 'the front' },
  angle: { th: 'มุมเฉียง', en: 'at an angle' },
  back: { th: 'ด้านหลัง', en: 'the back' },
};

const places: Record<NonNullable<ReturnType<typeof scalePlaceOf>>, Localised> = {
  hand: { th: 'ขนาดจริงเมื่อถือในมือ', en: 'in a hand, to scale' },
  side: { th: 'ขนาดจริงเมื่อถือในมือ', en: 'in a hand, to scale' },
  'two-hands': { th: 'ขนาดจริงเมื่อถือสองมือ', en: 'in two hands, to scale' },
  palm: { th: 'ขนาดจริงเมื่อวางบนฝ่ามือ', en: 'on a palm, to scale' },
  wrist: { th: 'ขนาดจริงเมื่อใส่บนข้อมือ', en: 'on a wrist, to scale' },
  desk: { th: 'ขนาดจริงบนโต๊ะเทียบกับแก้วกาแฟ', en: 'on a desk beside a cup, to scale' },
  room: { th: 'ขนาดจริงในห้องเทียบกับคน', en: 'in a room beside a person, to scale' },
  floor: { th: 'ขนาดจริงบนพื้นห้องเทียบกับคน', en: 'on the floor of a room beside a person, to scale' },
};

const joined = (texts: readonly Localised[]): Localised => ({
  th: texts.map(({ th }) => th).join(', '),
  en: texts.map(({ en }) => en).join(', '),
});

/** The labelled parts of the detail of a product. */
function annotationsOf(product: SeedProduct, sku: SeedSku): NonNullable<SeedPictureText['annotations']> {
  return detailParts(drawingOf(product, sku)).flatMap(({ part, x, y }) => {
    const text = detailLabel(product, part);
    return text ? [{ text, x: Math.round(x / 1.2) / 10, y: Math.round(y / 1.2) / 10 }] : [];
  });
}

function detailText(annotations: NonNullable<SeedPictureText['annotations']>): Localised {
  if (annotations.length === 0) return { th: 'ภาพระยะใกล้', en: 'a detail' };
  const named = joined(annotations.map(({ text }) => text));
  return { th: `ภาพระยะใกล้: ${named.th}`, en: `a detail: ${named.en}` };
}

function boxText(product: SeedProduct): Localised {
  const list = joined(boxListOf(product));
  return { th: `กล่องและของในกล่อง: ${list.th}`, en: `the box and what is in it: ${list.en}` };
}

/** The texts of a product's pictures by the SKU's id; SKUs have the same labels. */
export function pictureTexts(product: SeedProduct): Map<number, SeedPictureText[]> {
  const { kind, line } = product.drawing;
  const [first] = product.skus;
  const annotations = first ? annotationsOf(product, first) : [];
  const place = scalePlaceOf(kind, line);
  const texts = viewsOf(kind).map((view): Omit<SeedPictureText, 'image'> => {
    if (view === 'detail') return { alt: detailText(annotations), ...(annotations.length > 0 && { annotations }) };
    if (view === 'box') return { alt: boxText(product) };
    if (view === 'scale') return { alt: place ? places[place] : views.front };
    return { alt: views[view] };
  });
  return new Map(
    product.skus.map((sku) => [
      sku.productId,
      skuImages(product, sku).map((image, index) => ({ image, alt: views.front, ...texts[index] })),
    ]),
  );
}
