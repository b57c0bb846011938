import { expect, it } from 'vitest';
import { differs, specificationRows } from './specification-rows.ts';

const product = (...rows: [string, string][]) => ({ specification: rows.map(([label, value]) => ({ label, value })) });

const compare = (...products: ReturnType<typeof product>[]) =>
  specificationRows(products).map((row) => ({ label: row.label, values: row.values, differs: differs(row) }));

it('rows with the same label are aligned, whatever their order in each product', () => {
  const rows = compare(
    product(['Screen', '6.3"'], ['Chip', 'A19'], ['Weight', '177 g']),
    product(['Chip', 'Exynos'], ['Screen', '6.3"'], ['Weight', '162 g']),
  );
  expect(rows).toEqual([
    { label: 'Screen', values: ['6.3"', '6.3"'], differs: false },
    { label: 'Chip', values: ['A19', 'Exynos'], differs: true },
    { label: 'Weight', values: ['177 g', '162 g'], differs: true },
  ]);
});

it('a row of only one product keeps its position and counts as different', () => {
  const rows = compare(
    product(['Screen', '6.3"'], ['Weight', '177 g']),
    product(['Screen', '6.2"'], ['Stylus', 'S Pen'], ['Weight', '162 g']),
  );
  expect(rows.map(({ label }) => label)).toEqual(['Screen', 'Stylus', 'Weight']);
  expect(rows[1]).toEqual({ label: 'Stylus', values: [null, 'S Pen'], differs: true });
});

it('rows before the first common one precede that one', () => {
  const rows = compare(
    product(['Screen', '6.3"'], ['Resolution', '2622 × 1206'], ['Weight', '177 g']),
    product(['Panel', 'OLED'], ['Resolution', '4K'], ['HDR', 'HDR10']),
  );
  expect(rows.map(({ label }) => label)).toEqual(['Screen', 'Panel', 'Resolution', 'HDR', 'Weight']);
});

it('a product of another kind, without common rows, has its rows after those of the first', () => {
  const rows = compare(product(['Screen', '6.3"'], ['Chip', 'A19']), product(['Suction', '7,000Pa'], ['Dock', 'Yes']));
  expect(rows.map(({ label }) => label)).toEqual(['Screen', 'Chip', 'Suction', 'Dock']);
});

it('a label that occurs twice in a product shows both values', () => {
  expect(compare(product(['Port', 'USB-C'], ['Port', 'HDMI']))).toEqual([
    { label: 'Port', values: ['USB-C, HDMI'], differs: false },
  ]);
});

it('labels and values that mean the same are one row without a difference, each as its product writes it', () => {
  expect(compare(product(['Refresh rate', 'ProMotion 1–120Hz']), product(['refresh rate:', '120Hz']))).toEqual([
    { label: 'Refresh rate', values: ['ProMotion 1–120Hz', '120Hz'], differs: false },
  ]);
});

it('a difference of the third product is none between the first two', () => {
  const [row] = specificationRows([product(['Chip', 'A19']), product(['Chip', 'A19']), product(['Chip', 'A18'])]);
  expect([row && differs(row), row && differs(row, 2)]).toEqual([true, false]);
});
