import { type Brand, brandProblems } from '#contract/brand.ts';
import { type Answers, type DemoParts, type Question, questions } from './questions.ts';

/** The brand that answers describe. They may be wrong: `answerProblems` checks them. */
export function brandOf(answers: Answers, demo: DemoParts, today: string): Brand {
  const name = { th: answers.name_th, en: answers.name_en };
  const address = { th: answers.address_th, en: answers.address_en };
  const [latitude, longitude] = answers.location.split(',').map((degrees) => Number.parseFloat(degrees)) as [
    number,
    number,
  ];
  return {
    name,
    tagline: { th: answers.tagline_th, en: answers.tagline_en },
    contactPhone: answers.phone.replace(/[\s-]/g, ''),
    contactEmail: answers.email,
    callCentre: { ...demo.callCentre, hours: { th: answers.hours_th, en: answers.hours_en } },
    policyVersion: today,
    company: {
      name: { th: answers.company_th, en: answers.company_en },
      address,
      mailingAddress: address,
      location: { latitude, longitude },
      addressParts: {
        houseNumber: address.th.split(' ')[0] ?? '',
        subdistrictCode: answers.subdistrict_code,
        postcode: address.th.match(/\d{5}$/)?.[0] ?? '',
      },
      taxId: answers.tax_id,
      branch: '00000',
    },
    promptPayBillerId: `${answers.tax_id}00`,
    copyrightYear: Number(today.slice(0, 4)),
    mailFrom: senderOf(name.en, answers.email),
    numberPrefixes: { ...demo.numberPrefixes, order: answers.order_prefix },
    colours: { ...demo.colours, brand: answers.colour.toLowerCase() },
    logo: { width: 36, withName: true },
  };
}

const senderOf = (name: string, address: string) => `${name} <${address}>`;

/** What is wrong with answers and what is valid, by the name of the question. */
function answerProblems(answers: Answers, brand: Brand): { name: string; problem: string }[] {
  // With an address that is valid, the sender is wrong by the name alone.
  const mailFrom = senderOf(answers.name_en, 'care@shop.example');
  const problems = brandProblems({ ...brand, mailFrom }).map((text) => {
    const [field = '', problem = ''] = splitAt(text, text.indexOf(': '));
    if (field === 'mailFrom')
      return { name: 'name_en', problem: 'must have no <, > or ": mails are sent by this name' };
    const question = questions.find(({ fields }) => (fields as readonly string[]).includes(field));
    return { name: question?.name ?? field, problem };
  });
  if (!isOrigin(answers.origin))
    problems.push({ name: 'origin', problem: 'must be https:// and the name of a host, such as https://shop.example' });
  return problems.filter(({ name }, index) => problems.findIndex((other) => other.name === name) === index);
}

const splitAt = (text: string, index: number) => [text.slice(0, index), text.slice(index + 2)];

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null &&
    url.origin === text &&
    (url.protocol === 'https:' || ['localhost', '127.0.0.1'].includes(url.hostname))
  );
}

/** The problem of one answer; undefined if it is valid, whatever the others are. */
export function problemOf(question: Question, answers: Answers, brand: Brand): string | undefined {
  return answerProblems(answers, brand).find(({ name }) => name === question.name)?.problem;
}

/** The answers in a file, with the defaults for those left out, and everything that is wrong with them. */
export function answersInFile(
  content: unknown,
  brandOf: (answers: Answers) => Brand,
): { answers: Answers; problems: string[] } {
  const isObject = typeof content === 'object' && content !== null && !Array.isArray(content);
  const given = (isObject ? content : {}) as Record<string, unknown>;
  const names: readonly string[] = questions.map(({ name }) => name);
  const unknown = Object.keys(given).filter((name) => !names.includes(name));
  const read = questions.map((question: Question) => ({
    ...question,
    value: given[question.name] ?? question.default,
  }));
  const missing = read.filter(({ value }) => typeof value !== 'string');
  // In place of an answer that is missing, its example is nothing to complain about.
  const answers = Object.fromEntries(
    read.map(({ name, value, example }) => [name, typeof value === 'string' ? value.trim() : example]),
  ) as Answers;
  const problems = [
    ...unknown.map((name) => `${name}: there is no such question`),
    ...missing.map(({ name, prompt, example }) => `${name}: must be a text: ${prompt}, such as ${example}`),
    ...answerProblems(answers, brandOf(answers)).map(({ name, problem }) => `${name}: ${problem}`),
  ];
  return { answers, problems: isObject ? problems : ['must be one JSON object with an answer by name'] };
}
