import { createInterface } from 'node:readline/promises';
import type { Brand } from '#contract/brand.ts';
import { problemOf } from './brand-of-answers.ts';
import { type Answers, type Question, questions } from './questions.ts';

interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/** Asks each question until its answer is valid. */
export async function askQuestions(
  { input, output }: Terminal,
  brandOf: (answers: Answers) => Brand,
): Promise<Answers> {
  const terminal = createInterface({ input, output });
  // Answers that all come at the same time, from a pipe, wait here for their questions.
  const lines = terminal[Symbol.asyncIterator]();
  // The questions that follow are answered as in their examples until they are asked.
  const answers = Object.fromEntries(questions.map(({ name, example }) => [name, example])) as Answers;
  try {
    for (const question of questions) await askUntilValid(question);
  } finally {
    terminal.close();
  }
  return answers;

  async function askUntilValid(question: Question & { name: keyof Answers }): Promise<void> {
    for (;;) {
      output.write(`${question.prompt} (${question.default ?? `such as ${question.example}`}): `);
      const { value, done } = await lines.next();
      if (done) throw new InputEnded();
      answers[question.name] = value.trim() || question.default || '';
      const problem = problemOf(question, answers, brandOf(answers));
      if (problem === undefined) return;
      output.write(`  ${problem}\n`);
    }
  }
}

/** The input ended before the last answer. */
export class InputEnded extends Error {
  override name = 'InputEnded';
}
