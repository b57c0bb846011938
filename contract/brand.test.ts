import { describe, expect, test } from 'vitest';
import { brandProblems } from './brand.ts';
import { contrast, mailColours, pageColours } from './brand-colours.ts';
import { brand } from './shop.ts';

describe('the brand', () => {
  test('that is checked in can be used', () => {
    expect(brandProblems(brand)).toEqual([]);
  });

  test.each([
    [{ name: { th: 'คลองถม' } }, 'name.en: must be one line of 1 to 40 characters'],
    [
      { name: { th: ' คลองถม', en: 'Klongtom' } },
      'name.th: must be one line of 1 to 40 characters, without spaces around',
    ],
    [{ contactPhone: '02-000-9000' }, 'contactPhone: must be 9 or 10 digits that begin with 0, such as 020009000'],
    [{ contactEmail: 'Care@shop.example' }, 'contactEmail: must be in small letters'],
    [{ policyVersion: '2026-13-01' }, 'policyVersion: must be a day of the calendar'],
    [{ company: undefined }, 'company: must have name, address, mailingAddress, location, addressParts, taxId, branch'],
    [{ company: { ...brand.company, taxId: '0105560000010' } }, 'company.taxId: must be the 13 digits of a tax ID'],
    [{ mailFrom: 'Klongtom' }, 'mailFrom: must be an e-mail address with or without a name, such as Shop <no-reply@'],
    [
      { numberPrefixes: { ...brand.numberPrefixes, order: 'k1' } },
      'numberPrefixes.order: must be 2 to 4 letters from A to Z, such as SF',
    ],
    [
      { numberPrefixes: { ...brand.numberPrefixes, creditNote: 'TI' } },
      'numberPrefixes: must differ between the three kinds of documents',
    ],
    [
      { colours: { ...brand.colours, brand: 'green' } },
      'colours.brand: must be a colour of six digits in small letters',
    ],
    [{ logo: { width: 300, withName: true } }, 'logo.width: must be the width in pixels at a height of 36, from 16 to'],
    [{ unbrokenWords: ['ฟิล์ม', 'กล้อง ฟิล์ม'] }, 'unbrokenWords.1: must be 2 to 40 Thai letters without spaces'],
    [{ unbrokenWords: ['ก'] }, 'unbrokenWords.0: must be 2 to 40 Thai letters without spaces'],
    [{ unbrokenWords: ['ก'.repeat(41)] }, 'unbrokenWords.0: must be 2 to 40 Thai letters without spaces'],
    [{ unbrokenWords: Array(201).fill('ฟิล์ม') }, 'unbrokenWords: must have at most 200 words'],
    [{ slogan: 'Buy!' }, 'slogan: there is no such field'],
  ])('names the field that is wrong and what is valid: %j', (change, problem) => {
    const problems = brandProblems({ ...brand, ...change });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(problem);
  });

  test('names all fields that are wrong', () => {
    expect(brandProblems({ ...brand, contactPhone: '', copyrightYear: '2026' })).toHaveLength(2);
    const colours = { ...brand.colours, brand: '#ffff00' };
    expect(brandProblems({ ...brand, contactPhone: '', colours })).toHaveLength(2);
  });
});

describe('colours', () => {
  const withColours = (colours: Partial<typeof brand.colours>) => ({
    ...brand,
    colours: { ...brand.colours, ...colours },
  });

  test.each([
    ['brand', '#06c755', '2.1', '4.5'],
    ['accent', '#334455', '1.8', '4.5'],
    ['ink', '#3c4756', '9.4', '10'],
    ['sale', '#ff5a4d', '2.9', '4.5'],
  ])(
    'in which texts would be hard to read are refused, with a readable shade: %s %s',
    (name, colour, reached, needed) => {
      const [problem = '', ...others] = brandProblems(withColours({ [name]: colour }));
      expect(others).toEqual([]);
      expect(problem).toContain(`colours.${name}: ${colour} is hard to read on `);
      expect(problem).toContain(`a contrast of ${reached}, where ${needed} is needed`);
      const [, shade = ''] = /; use (#[0-9a-f]{6})$/.exec(problem) ?? [];
      expect(brandProblems(withColours({ [name]: shade }))).toEqual([]);
    },
  );

  test('derive from those of the brand, and are readable on each other', () => {
    const page = pageColours({ brand: '#14713a', accent: '#ffd9a0', ink: '#0c1f17', sale: '#b91c1c' });
    expect(page).toMatchObject({ brand: '#14713a', accent: '#ffd9a0', ink: '#0c1f17', sale: '#b91c1c' });
    for (const name of ['brand', 'sale'] as const)
      expect(contrast(page[name], page[`${name}-soft`])).toBeGreaterThan(4.5);
    expect(contrast(page['brand-strong'], '#ffffff')).toBeGreaterThan(contrast(page.brand, '#ffffff'));
  });

  test('of mails are readable in light and in dark mode', () => {
    for (const mode of Object.values(mailColours(brand.colours))) {
      for (const ground of [mode.ground, mode.surface, mode.soft, mode.good, mode.calm, mode.warning])
        expect(contrast(mode.ink, ground)).toBeGreaterThan(4.5);
      for (const text of [mode.muted, mode.sale]) expect(contrast(text, mode.surface)).toBeGreaterThan(4.5);
      expect(contrast('#ffffff', mode.button)).toBeGreaterThan(4.5);
    }
  });
});
