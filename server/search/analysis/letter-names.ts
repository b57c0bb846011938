import { foldThaiSpelling } from '../../thai-text/thai-text.ts';
import { type Dictionary, type Run, segmentThai } from './tokeniser.ts';

/** Letters of models by their names in Thai. */
const letterNames: Readonly<Record<string, string>> = {
  เอ: 'a',
  ซี: 'c',
  เอฟ: 'f',
  จี: 'g',
  ไอ: 'i',
  เค: 'k',
  เอ็ม: 'm',
  เอ็น: 'n',
  อาร์: 'r',
  เอส: 's',
  วี: 'v',
  เอ็กซ์: 'x',
  วาย: 'y',
  แซด: 'z',
  แซท: 'z',
};

const nameAtEnd = new RegExp(`(?:${Object.keys(letterNames).join('|')})$`);

/** The Thai name of a letter that is the last word of a run; null if that is another one, such as ทีวี. */
function letterNameAtEnd({ script, text }: Run, dictionary: Dictionary): string | null {
  const [name] = (script === 'thai' && nameAtEnd.exec(text)) || [];
  return name && segmentThai(text, dictionary).words.at(-1) === foldThaiSpelling(name).text ? name : null;
}

/** The runs of a query with the letter of a model in place of its Thai name before a number: s25 for เอส25, ซัมซุง a16 for ซัมซุงเอ16. */
export function withLatinLetters(runs: readonly Run[], dictionary: Dictionary): Run[] {
  const found: Run[] = [];
  let followsName = false;
  for (const [at, run] of runs.entries()) {
    const name = runs[at + 1]?.script === 'digits' ? letterNameAtEnd(run, dictionary) : null;
    const before = name ? run.text.slice(0, -name.length) : run.text;
    if (before !== '') found.push({ ...run, text: before, followsDirectly: run.followsDirectly || followsName });
    if (name) found.push({ script: 'latin', text: letterNames[name] ?? '', followsDirectly: false });
    followsName = name !== null;
  }
  return found;
}
