import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandProblems } from '#contract/brand.ts';
import { copyRepository, type RepositoryCopy } from './repository-copy.ts';

let repository: RepositoryCopy;
const answers = 'docs/first-shop/answers.json';
/** The first command runs all migrations. */
const timeout = 900_000;

beforeAll(() => {
  repository = copyRepository();
});
afterAll(() => repository.remove());

/** Runs an operator command of the copy on its own embedded database. */
function shop(args: string[], input = ''): Promise<{ ok: boolean; output: string }> {
  return run(['tools/shop.ts', ...args], input);
}

function run(args: string[], input = ''): Promise<{ ok: boolean; output: string }> {
  const child = spawn(process.execPath, args, {
    cwd: repository.folder,
    env: { ...process.env, DATABASE_URL: undefined, DATA_FOLDER: join(repository.folder, 'data') },
  });
  child.stdin.end(input);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  return new Promise((resolve) => child.on('close', (code) => resolve({ ok: code === 0, output })));
}

const file = (path: string) => readFileSync(join(repository.folder, path), 'utf8');
const brand = () => JSON.parse(file('brand/brand.json'));

describe('npm run shop -- init', () => {
  it('names every wrong answer of a file, and writes nothing', { timeout }, async () => {
    const before = file('brand/brand.json');
    const given = JSON.parse(file(answers));
    repository.write(
      'wrong.json',
      JSON.stringify({ ...given, tax_id: '0505561000019', phone: '12', origin: 'shop.example' }),
    );
    const { ok, output } = await shop(['init', '--from', 'wrong.json']);
    expect(ok).toBe(false);
    expect(output).toContain(
      'wrong.json: tax_id: must be the 13 digits of a tax ID, of which the last one fits the others',
    );
    expect(output).toContain('wrong.json: phone: must be 9 or 10 digits that begin with 0');
    expect(output).toContain('wrong.json: origin: must be https:// and the name of a host');
    repository.write('missing.json', JSON.stringify({ name_th: 'ร้าน', color: 'red', phone: '12' }));
    const missing = await shop(['init', '--from', 'missing.json']);
    expect(missing.output).toContain('missing.json: color: there is no such question');
    expect(missing.output).toContain('missing.json: tax_id: must be a text: Tax ID, such as');
    expect(missing.output).toContain('missing.json: phone: must be 9 or 10 digits that begin with 0');
    expect(file('brand/brand.json')).toBe(before);
  });

  it('asks again until an answer is valid, and writes nothing if the input ends', { timeout }, async () => {
    const { ok, output } = await shop(['init'], `กล้องดี\n\n${'x'.repeat(50)}\n`);
    expect(ok).toBe(false);
    expect(output.match(/Name of the shop in English/g)).toHaveLength(3);
    expect(output).toContain('must be one line of 1 to 40 characters');
    expect(output).toContain('The input ended before the last answer; nothing was written.');
    expect(brand().name.en).toBe('Saifah');
  });

  it('writes the brand, and fills the shop under its name without products', { timeout }, async () => {
    const { ok, output } = await shop(['init', '--from', answers]);
    expect([ok, output]).toEqual([true, expect.stringContaining('drafts are written')]);
    expect(output).not.toContain('edit it there');
    expect(brandProblems(brand())).toEqual([]);
    expect(brand().name).toEqual({ th: 'กล้องดี', en: 'Klongdee' });
    const content = await shop(['content', 'export']);
    expect(content.output).toContain('เกี่ยวกับกล้องดี');
    expect(content.output).not.toMatch(/Saifah|สายฟ้า/);
    expect((await shop(['catalogue', 'export'])).output).not.toContain('"type":"product"');
  });

  it('changes nothing that was edited when it runs again', { timeout }, async () => {
    const row = { type: 'help', path: '/help/returns', title_th: 'คืนได้ 30 วัน' };
    repository.write('edited.jsonl', `${JSON.stringify(row)}\n`);
    await shop(['content', 'import', 'edited.jsonl']);
    repository.edit('brand/brand.json', 'Klongdee', 'Klongdee Camera');
    const { ok, output } = await shop(['init', '--from', answers]);
    expect(ok).toBe(true);
    expect(output).toContain('brand/brand.json is that of Klongdee Camera: edit it there.');
    expect(output).toContain('There were no drafts to write; nothing was changed.');
    expect((await shop(['content', 'export'])).output).toContain('คืนได้ 30 วัน');
  });

  it('imports the files of docs/first-shop as they are', { timeout }, async () => {
    for (const [name, path] of [
      ['products', 'products.csv'],
      ['products', 'products-in-full.csv'],
      ['stock', 'stock.csv'],
      ['stores', 'stores.csv'],
      ['synonyms', 'synonyms.csv'],
      ['content', 'content.jsonl'],
    ] as const) {
      const { ok, output } = await shop([name, 'import', `docs/first-shop/${path}`]);
      expect([path, ok, output]).toEqual([path, true, expect.stringContaining(' 0 refused')]);
    }
    expect((await shop(['content', 'check'])).output).toContain('0 dead, 0 remarks');
    expect((await shop(['init'])).ok).toBe(true);
  });

  it('refuses a shop with products that it did not set up', { timeout }, async () => {
    repository.edit('brand/brand.json', '"taxId": "0505561000018"', '"taxId": "0105560000018"');
    const { ok, output } = await shop(['init', '--from', answers]);
    expect(ok).toBe(false);
    expect(output).toContain('This shop has 7 products and 0 orders; init sets up an empty one.');
  });
});

describe('a brand.json that is not JSON', () => {
  it('is named at the start with its line and what would do', async () => {
    const before = file('brand/brand.json');
    repository.write('brand/brand.json', before.replace(/\n}\s*$/, ',\n}\n'));
    const { ok, output } = await run(['server/main.ts']);
    repository.write('brand/brand.json', before);
    const line = before.trimEnd().split('\n').length;
    expect([ok, output]).toEqual([
      false,
      `brand/brand.json, line ${line}, column 1 is not JSON: remove the comma before it.\n`,
    ]);
  });
});
