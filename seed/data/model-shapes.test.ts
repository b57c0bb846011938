import { expect, test } from 'vitest';
import type { Kind } from '../drawings/drawing.ts';
import { cameraLayout } from '../drawings/kinds/phone-cameras.ts';
import { drawingOf } from '../product-drawing.ts';
import type { SeedProduct } from '../types.ts';
import { products } from './catalogue.ts';
import { withModelShapes } from './model-shapes.ts';

const byId = new Map(products.map((product) => [product.productId, product]));
const ofKind = (kind: Kind) => products.filter(({ drawing }) => drawing.kind === kind);
const value = ({ specification }: SeedProduct, label: string) =>
  specification.find((row) => row.label.en === label)?.value.en ?? '';

/** The pictures of all variants of a product. */
const drawings = (product: SeedProduct) => product.skus.map((sku) => drawingOf(product, sku));

test('a phone is drawn with as many lenses as its specification names', () => {
  for (const phone of ofKind('phone')) {
    const named = value(phone, 'Rear cameras').match(/\d+MP/g)?.length;
    for (const { line = '', shape } of drawings(phone)) {
      expect(shape?.lenses, phone.name.en).toBe(named);
      expect(cameraLayout(line, shape?.lenses).lenses.length, phone.name.en).toBe(named);
    }
  }
});

test('a foldable phone is drawn with its fold, and no other phone is', () => {
  for (const phone of ofKind('phone')) {
    const fold = phone.name.en.match(/Fold|Find N|Magic V/)
      ? 'book'
      : /Flip|razr/.test(phone.name.en)
        ? 'flip'
        : undefined;
    const isFoldable = phone.category.endsWith('/foldable-phones');
    expect(fold !== undefined, phone.name.en).toBe(isFoldable);
    for (const { shape } of drawings(phone)) expect(shape?.fold, phone.name.en).toBe(fold);
  }
});

test('a case leaves room for the cameras and the fold of the phone that its variant names', () => {
  for (const product of ofKind('phone-case')) {
    for (const sku of product.skus) {
      const named = sku.attributes.find(({ code }) => code === 'fits' || code === 'edition')?.valueLabel.en;
      const phones = product.fits.flatMap((id) => byId.get(id) ?? []);
      const phone = named
        ? phones.find(({ name }) => `${name.en} 5G`.includes(`${named.replace('For ', '')} 5G`))
        : phones[0];
      const hint = `${product.name.en}, ${named}`;
      expect(phone, hint).toBeDefined();
      const { line, shape } = drawingOf(product, sku);
      expect({ line, lenses: shape?.lenses, fold: shape?.fold }, hint).toEqual({
        line: phone?.drawing.line,
        lenses: phone?.drawing.shape?.lenses,
        fold: phone?.drawing.shape?.fold,
      });
    }
  }
});

test('a charger and a power bank are drawn with the sockets that their specification names', () => {
  for (const product of [...ofKind('charger'), ...ofKind('power-bank')]) {
    const named = (socket: string) =>
      value(product, 'Ports')
        .replace('Built-in USB-C cable', '')
        .split(', ')
        .filter((part) => part.startsWith(socket))
        .reduce((sum, part) => sum + Number(/× (\d)/.exec(part)?.[1] ?? 1), 0);
    const { ports } = product.drawing.shape ?? {};
    if (ports) expect(ports, product.name.en).toEqual({ usbC: named('USB-C'), usbA: named('USB-A') });
    else expect(value(product, 'Ports'), product.name.en).toBe('');
    if (product.drawing.line === 'single') expect(ports, product.name.en).toEqual({ usbC: 1, usbA: 0 });
  }
});

test('a cable is drawn with the plugs that its specification names', () => {
  const plugs = {
    'usb-c': 'USB-C',
    'usb-a': 'USB-A',
    lightning: 'Lightning',
    hdmi: 'HDMI',
    displayport: 'DisplayPort',
  };
  for (const cable of ofKind('cable')) {
    const [one, other] = cable.drawing.shape?.plugs ?? [];
    const words = one && other && `${plugs[one]} to ${plugs[other]}`;
    const named = value(cable, 'Connectors').replace(' – ', ' to ');
    expect(words, cable.name.en).toBe(named.includes(' to ') ? named : `${named} to ${named}`);
  }
});

test('a hub is drawn with as many sockets as its name counts', () => {
  const counted = ofKind('hub').filter(({ name }) => /\d-in-1|\d-Port Hub|Hub \d-Port/.test(name.en));
  expect(counted.length).toBeGreaterThan(4);
  for (const hub of counted) {
    const count = Number(/(\d)-(?:in-1|Port)/.exec(hub.name.en)?.[1]);
    expect(hub.drawing.shape?.sockets?.length, hub.name.en).toBe(count);
  }
});

test('a wireless charger is drawn with as many devices as its name counts', () => {
  for (const { name, drawing } of ofKind('wireless-charger')) {
    const count = /Duo/.test(name.en) ? 2 : Number(/(\d)-in-1/.exec(name.en)?.[1] ?? 1);
    expect(drawing.shape?.devices, name.en).toBe(count);
  }
});

test('a mesh is drawn with as many units as its variant has', () => {
  const sets = ofKind('router').filter(({ skus }) =>
    skus.some(({ attributes }) => attributes.some(({ code }) => code === 'pack')),
  );
  expect(sets.length).toBeGreaterThan(3);
  for (const product of sets) {
    for (const sku of product.skus) {
      const units = sku.attributes.find(({ code }) => code === 'pack')?.valueLabel.en;
      expect(`${drawingOf(product, sku).shape?.units} unit`, product.name.en).toBe(units?.replace(/s$/, ''));
    }
  }
});

/** Words of names and specifications, and the lines that these products are drawn in; of the rules that match, the first holds. */
const forms: [kind: Kind, words: RegExp, line: string][] = [
  ['mouse', /Vertical/, 'vertical'],
  ['mouse', /Trackball/, 'trackball'],
  ['keyboard', /for iPad|Book Cover|Pad 7 Focus/, 'tablet'],
  ['keyboard', /TKL/, 'tkl'],
  ['keyboard', /Layout: 75%/, 'compact'],
  ['keyboard', /Layout: (?:100%|Full)/, 'full'],
  ['speaker', /Party/, 'party'],
  ['speaker', /Soundbar/, 'soundbar'],
  ['watch', /Band|Fit3/, 'band'],
  ['watch', /Apple Watch|Kids Watch|imoo/, 'square'],
  ['printer', /Type: Laser/, 'laser'],
  ['printer', /Ink tank|EcoTank/, 'ink-tank'],
  ['printer', /SELPHY/, 'photo'],
  ['console', /Portal/, 'portal'],
  ['console', /PlayStation 5/, 'tower'],
  ['console', /Xbox Series X/, 'box'],
  ['camera', /Osmo 360|X5 Action/, 'panoramic'],
  ['camera', /Action Camera/, 'action'],
  ['earbuds', /Clip|Open Earbuds/, 'clip'],
  ['hard-disk', /Hard Disk/, 'internal'],
  ['ssd', /SATA III/, 'sata'],
  ['ssd', /NVMe/, 'stick'],
  ['ink', /TN-2560|W1500A/, 'toner'],
  ['controller', /DualSense/, 'symmetric'],
  ['controller', /Joy-Con/, 'halves'],
  ['headphones', /Studio Headphones/, 'studio'],
  ['power-bank', /Magnetic wireless|Qi2/, 'magnetic'],
  ['screen-protector', /for iPad/, 'tablet'],
  ['screen-protector', /Screen Protector/, 'phone'],
];

test.each(forms)('a %s whose words match %s is drawn as %s', (kind, words, line) => {
  const textOf = ({ name, specification }: SeedProduct) =>
    [name.en, ...specification.map((row) => `${row.label.en}: ${row.value.en}`)].join('\n');
  const ruleOf = (product: SeedProduct) => forms.find(([of, pattern]) => of === kind && pattern.test(textOf(product)));
  const matching = ofKind(kind).filter((product) => ruleOf(product)?.[1] === words);
  expect(matching).not.toEqual([]);
  for (const product of matching) expect(product.drawing.line, product.name.en).toBe(line);
});

test('variants of different shapes have pictures of their own', () => {
  const cases = products.find(({ name }) => name.en.startsWith('Apple Silicone Case'));
  const shapes = new Set(cases && drawings(cases).map(({ shape }) => JSON.stringify(shape)));
  expect(shapes.size).toBe(3);
});

test('a product without a specification of its shape keeps the usual one of its kind', () => {
  const [phone] = ofKind('phone');
  if (!phone) throw new Error('There is no phone.');
  const { shape: _, ...drawing } = phone.drawing;
  const [bare] = withModelShapes([{ ...phone, drawing, specification: [] }]);
  expect(bare?.drawing.shape?.lenses).toBeUndefined();
  expect(bare?.drawing.shape?.fold).toBeUndefined();
});

test('a camera is drawn with as many lenses as its variant has', () => {
  const isSold = (words: RegExp) =>
    ofKind('camera').flatMap((product) =>
      product.skus
        .filter(({ attributes }) => attributes.some(({ valueLabel }) => words.test(valueLabel.en)))
        .map((sku) => drawingOf(product, sku).shape?.camera ?? {}),
    );
  expect(isSold(/^Body only/).map(({ lens }) => lens)).toEqual(isSold(/^Body only/).map(() => 'none'));
  expect(isSold(/^With kit lens/).filter(({ lens }) => lens === 'none')).toEqual([]);
  expect(isSold(/two lenses/).map(({ secondLens }) => secondLens)).toContain(true);
});

test('a mouse is drawn with lights if its specification says so, and without if not', () => {
  for (const mouse of ofKind('mouse')) {
    const lights = drawingOf(mouse, mouse.skus[0] ?? expect.fail()).shape?.mouse?.lights ?? 'none';
    expect(lights !== 'none', mouse.name.en).toBe(value(mouse, 'Lighting') === 'RGB');
  }
});

test('a model of a kind of many models states its form', () => {
  const kinds = ['headphones', 'earbuds', 'speaker', 'camera', 'mouse', 'ssd'] as const;
  for (const kind of kinds)
    for (const product of ofKind(kind)) expect(product.drawing.shape?.[kind], product.name.en).toBeDefined();
});
