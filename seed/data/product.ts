import type {
  BadgeCode,
  DescriptionBlock,
  Localised,
  Question,
  SeedAttribute,
  SeedDrawing,
  SeedProduct,
  SeedSku,
  SeedSpecialPrice,
  SpecificationRow,
} from '../types.ts';
import { list, text } from './text.ts';
import { type Warranty, warrantyQuestion, warrantyText } from './warranty.ts';

const instalmentFrom = 3000;

/** Units on hand, and of how many once put on sale (null when unknown). */
export interface Supply {
  left: number;
  of: number | null;
  preOrder?: true;
}

export const left = (units: number, of: number | null): Supply => ({ left: units, of });

export const soldOut = (of: number | null): Supply => ({ left: 0, of });

/** Places open for pre-order. */
export const preOrder = (places: number): Supply => ({ left: places, of: places, preOrder: true });

/** On special now, for about so many days more. */
export const running = (price: number, days = 12, remark?: Localised): SeedSpecialPrice => ({
  price,
  startDay: -5,
  endDay: days,
  ...(remark && { remark }),
});

export const coming = (price: number, startDay = 7): SeedSpecialPrice => ({ price, startDay, endDay: startDay + 10 });

export const over = (price: number): SeedSpecialPrice => ({ price, startDay: -30, endDay: -9 });

export type SkuInput = Omit<SeedSku, 'productId' | 'default'>;

export const sku = (
  code: string,
  attributes: SeedAttribute[],
  price: number,
  supply: Supply,
  specialPrice?: SeedSpecialPrice,
): SkuInput => ({
  sku: code,
  attributes,
  price,
  ...(specialPrice && { specialPrice }),
  stock: supply.left,
  totalStock: supply.of,
  ...(supply.preOrder && { preOrder: true }),
});

interface ProductInput {
  id: number;
  brand: string;
  category: string;
  name: Localised;
  short: Localised;
  highlights: Localised[];
  story: DescriptionBlock[];
  box: Localised[];
  specification: SpecificationRow[];
  attributes?: SeedAttribute[];
  fits?: number[];
  faq: Question[];
  warranty: Warranty;
  badges?: BadgeCode[];
  education?: boolean;
  popularity: number;
  drawing: SeedDrawing;
  /** The first is the default. */
  skus: SkuInput[];
}

/**
 * One product of the shop. Its SKUs get the ids that follow from its own (1001 → 10011, 10012, …, at most nine), so that adding
 * another product moves no id.
 */
export const product = (input: ProductInput): SeedProduct => ({
  productId: input.id,
  brand: input.brand,
  category: input.category,
  name: input.name,
  shortDescription: input.short,
  keyHighlight: input.highlights,
  description: [
    ...input.story,
    { type: 'header', data: { text: text('อุปกรณ์ในกล่อง', 'In the box'), level: 3 } },
    list(...input.box),
  ],
  specification: [
    ...input.specification,
    { label: text('การรับประกัน', 'Warranty'), value: warrantyText(input.warranty) },
  ],
  attributes: input.attributes ?? [],
  fits: input.fits ?? [],
  related: [],
  faq: [...input.faq, warrantyQuestion(input.warranty)],
  badges: input.badges ?? [],
  installmentFlag: input.skus.some(({ price }) => price >= instalmentFrom),
  educationFlag: input.education ?? false,
  popularity: input.popularity,
  drawing: input.drawing,
  skus: input.skus.map((unit, index) => ({
    productId: input.id * 10 + index + 1,
    ...unit,
    ...(index === 0 && { default: true }),
  })),
});
