import type { SeedProduct } from '../types.ts';
import { specificationLabels } from './specification.ts';

/** The English value of a product's specification by label, if there is one. */
export type Facts = (label: keyof typeof specificationLabels) => string | undefined;

/** The English values of a product's specification by label. */
export const factsOf =
  ({ specification }: SeedProduct): Facts =>
  (label) =>
    specification.find((row) => row.label.en === specificationLabels[label].en)?.value.en;

/** Inches at the beginning of a text such as `6.3" OLED`. */
export const inchesOf = (text = ''): number | undefined => Number(/([\d.]+)"/.exec(text)?.[1]) || undefined;

/** The first number of a text such as `10,000mAh`. */
export const amountOf = (text = ''): number | undefined =>
  Number(/[\d,]+/.exec(text)?.[0].replaceAll(',', '')) || undefined;
