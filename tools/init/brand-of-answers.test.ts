import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { brand as present } from '#contract/shop.ts';
import { root } from '../run.ts';
import { answersInFile, brandOf } from './brand-of-answers.ts';
import type { Answers } from './questions.ts';

const valid = JSON.parse(readFileSync(join(root, 'docs/first-shop/answers.json'), 'utf8'));
const read = (content: unknown) =>
  answersInFile(content, (answers: Answers) => brandOf(answers, present, '2026-11-20')).problems;
const namesOf = (content: unknown) => read(content).map((problem) => problem.split(':')[0]);

describe('the answers in a file', () => {
  test('are read with the defaults of those left out', () => {
    const { hours_en: _hours, ...given } = valid;
    const { answers, problems } = answersInFile({ ...given, email: ' hello@klongdee.example ' }, (answers) =>
      brandOf(answers, present, '2026-11-20'),
    );
    expect(problems).toEqual([]);
    expect(answers).toMatchObject({ email: 'hello@klongdee.example', hours_en: 'Monday to Friday, 9:00–18:00' });
  });

  test.each([
    [{ email: 'hello.klongdee' }, ['email']],
    [{ email: 'Hello@klongdee.example' }, ['email']],
    [{ name_en: 'Klong "dee"' }, ['name_en']],
    [{ name_en: '' }, ['name_en']],
    [{ name_en: 'Klong <dee>', email: 'hello.klongdee' }, ['name_en', 'email']],
  ])('with %j are wrong by the answers that are wrong alone', (values, names) => {
    expect(namesOf({ ...valid, ...values }).sort()).toEqual(names.sort());
  });

  test('are all checked at once: unknown names, missing, wrong and unreadable ones', () => {
    const { company_en: _company, ...given } = valid;
    expect(read({ ...given, color: 'red', tax_id: 5, phone: '12', colour: '#ffff00', origin: 'shop.example' })).toEqual(
      [
        'color: there is no such question',
        expect.stringMatching(/^company_en: must be a text: Company in English, such as /),
        expect.stringMatching(/^tax_id: must be a text: Tax ID, such as /),
        expect.stringMatching(/^phone: must be 9 or 10 digits/),
        expect.stringMatching(/^colour: /),
        expect.stringMatching(/^origin: must be https:\/\//),
      ],
    );
  });

  test.each([[[]], [null], [undefined], ['text']])('are one JSON object, not %j', (content) => {
    expect(read(content)).toEqual(['must be one JSON object with an answer by name']);
  });

  test('say which characters the English name cannot have', () => {
    expect(read({ ...valid, name_en: 'Klong "dee"' })).toEqual([
      'name_en: must have no <, > or ": mails are sent by this name',
    ]);
  });
});
