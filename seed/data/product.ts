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

const minInstallmentPrice = 3000;

/** Units in stock, and units originally put on sale (null if unknown). */
export interface StockLevel {
  stock: number;
  totalStock: number | null;
  preOrder?: true;
}

export const inStock = (stock: number, totalStock: number | null): StockLevel => ({ stock, totalStock });

export const soldOut = (totalStock: number | null): StockLevel => ({ stock: 0, totalStock });

/** Units available for pre-order. */
export const preOrder = (units: number): StockLevel => ({ stock: units, totalStock: units, preOrder: true });

/** A current special price that ends after `days` days. */
export const currentSpecial = (price: number, days = 12, remark?: Localised): SeedSpecialPrice => ({
  price,
  startDay: -5,
  endDay: days,
  ...(remark && { remark }),
});

export const upcomingSpecial = (price: number, startDay = 7): SeedSpecialPrice => ({
  price,
  startDay,
  endDay: startDay + 10,
});

export const pastSpecial = (price: number): SeedSpecialPrice => ({ price, startDay: -30, endDay: -9 });

export type SkuInput = Omit<SeedSku, 'productId' | 'default'>;

export const sku = (
  code: string,
  attributes: SeedAttribute[],
  price: number,
  stockLevel: StockLevel,
  specialPrice?: SeedSpecialPrice,
): SkuInput => ({
  sku: code,
  attributes,
  price,
  ...(specialPrice && { specialPrice }),
  stock: stockLevel.stock,
  totalStock: stockLevel.totalStock,
  ...(stockLevel.preOrder && { preOrder: true }),
});

interface ProductInput {
  id: number;
  brand: string;
  category: string;
  name: Localised;
  shortDescription: Localised;
  highlights: Localised[];
  description: DescriptionBlock[];
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
 * A product of the shop. The ids of its SKUs are derived from its id (1001 → 10011, 10012, …, at most nine), so they do not change
 * when products are added.
 */
export const product = (input: ProductInput): SeedProduct => ({
  productId: input.id,
  brand: input.brand,
  category: input.category,
  name: input.name,
  shortDescription: input.shortDescription,
  keyHighlight: input.highlights,
  description: [
    ...input.description,
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
  installmentFlag: input.skus.some(({ price }) => price >= minInstallmentPrice),
  educationFlag: input.education ?? false,
  popularity: input.popularity,
  drawing: input.drawing,
  skus: input.skus.map((unit, index) => ({
    productId: input.id * 10 + index + 1,
    ...unit,
    ...(index === 0 && { default: true }),
  })),
});
