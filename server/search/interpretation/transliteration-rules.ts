import type { SimilarTerm } from './edit-distance-rules.ts';

/** A consonant as it sounds, and the vowel after it. */
interface Sound {
  /** Empty where a word begins with a vowel. */
  consonant: string;
  /** Of Thai a class of vowels, of Latin the letters as written; empty without one. */
  vowel: string;
  /** Whether it may be silent in the other script. */
  isOptional: boolean;
}

/** Consonants of folded Thai (`foldThaiSpelling`) by how they sound; the rest is silent or part of a vowel. */
const thaiConsonants: Record<string, string> = {
  ก: 'k',
  ข: 'k',
  ค: 'k',
  ง: 'N',
  จ: 'j',
  ฉ: 'j',
  ช: 'j',
  ซ: 's',
  ส: 's',
  ญ: 'y',
  ย: 'y',
  ด: 'd',
  ต: 't',
  ถ: 't',
  ท: 't',
  น: 'n',
  บ: 'b',
  ป: 'p',
  ผ: 'p',
  พ: 'p',
  ฝ: 'f',
  ฟ: 'f',
  ม: 'm',
  ร: 'r',
  ล: 'l',
  ว: 'v',
  ห: 'h',
  ฮ: 'h',
};

/** Classes of Thai vowels that sound alike, or nearly. */
const thaiVowels: ReadonlyMap<string, string> = new Map(
  Object.entries({ A: 'ะัาำ', E: 'เแ', I: 'ิีึื', U: 'ุู', O: 'โอ', Y: 'ไใ' }).flatMap(([vowel, signs]) =>
    [...signs].map((sign): [string, string] => [sign, vowel]),
  ),
);

/** How Latin words write a Thai vowel, by its class or those of the two signs around a consonant. */
const latinVowels: Record<string, RegExp> = {
  A: /[aou]/,
  E: /[aei]/,
  I: /[eiuy]/,
  U: /[ouw]/,
  O: /[aou]/,
  Y: /[aeiy]/,
  EA: /[aeouw]/,
  EI: /[eiy]/,
  EO: /[aeiouy]/,
};

const isLeadingVowel = (letter: string) => letter >= '\u0E40' && letter <= '\u0E44';
/** ห before these changes their tone only. */
const isSonorant = (letter: string | undefined) => letter !== undefined && 'งญนมยรลว'.includes(letter);
const isThaiConsonant = (letter: string | undefined) => letter !== undefined && letter in thaiConsonants;

function soundsOfThai(word: string): Sound[] {
  const letters = [...word];
  const sounds: Sound[] = [{ consonant: '', vowel: '', isOptional: false }];
  /** The vowel that is written before its consonant. */
  let leading = '';
  for (const [at, letter] of letters.entries()) {
    const last = sounds.at(-1) as Sound;
    const next = letters[at + 1];
    const vowel = thaiVowels.get(letter) ?? '';
    const isBeforeSyllable = next === undefined || isThaiConsonant(next) || isLeadingVowel(next);
    // อ carries the vowel of a syllable without a consonant: อี.
    const isCarrier = letter === 'อ' && at === 0 && next !== undefined && !isThaiConsonant(next);
    // ว and ย end a diphthong: ซาวด์, เสียว.
    const isOfDiphthong = (letter === 'ว' || letter === 'ย') && last.vowel !== '' && leading === '' && isBeforeSyllable;
    if (isCarrier || isOfDiphthong || (letter === 'ห' && isSonorant(next))) continue;
    if (isLeadingVowel(letter)) {
      leading = vowel;
      continue;
    }
    const consonant = thaiConsonants[letter] ?? '';
    // แอ: the vowel before อ is that of the syllable.
    if (vowel !== '') last.vowel += leading === '' ? vowel : leading;
    else if (last.consonant === consonant && last.vowel === '') last.vowel = leading;
    else sounds.push({ consonant, vowel: leading, isOptional: letter === 'ย' && (next === 'ุ' || next === 'ู') });
    leading = '';
  }
  return sounds.filter(({ consonant, vowel }) => consonant !== '' || vowel !== '');
}

const isLatinVowel = (letter: string | undefined) => letter !== undefined && /[aeiouy]/.test(letter);

type LatinGroup = readonly [letters: RegExp, sounds: string];

/** How groups of Latin letters sound, by their first letter and the first one that matches. */
const latinGroups: Readonly<Record<string, readonly LatinGroup[]>> = {
  c: [
    [/^ch/, 'j'],
    [/^ck/, 'k'],
    [/^c(?=[eiy])/, 's'],
    [/^c/, 'k'],
  ],
  g: [
    [/^gh(?=t|$)/, ''],
    [/^g(?=[eiy])/, 'j'],
    [/^g/, 'k'],
  ],
  n: [
    [/^ng/, 'N'],
    [/^nk/, 'Nk'],
  ],
  p: [[/^ph/, 'f']],
  q: [
    [/^qu/, 'kv'],
    [/^q/, 'k'],
  ],
  s: [
    [/^s(?=io)/, 'j'],
    [/^sh/, 'j'],
  ],
  t: [
    [/^t(?=io)/, 'j'],
    [/^th/, 't'],
  ],
  w: [[/^w/, 'v']],
  x: [[/^x/, 'ks']],
  z: [[/^z/, 's']],
};

/** After a consonant before l, r or w: Thai writes the vowel of such a cluster around its first letter, as in เพลย์. */
const anyVowel = '*';

function soundsOfLatin(word: string): Sound[] {
  const text = word.replace(/(.)\1/g, '$1').replace(/^x/, 's');
  const sounds: Sound[] = [{ consonant: '', vowel: '', isOptional: false }];
  for (let at = 0; at < text.length; ) {
    const letter = text[at] ?? '';
    if (isLatinVowel(letter) && !(letter === 'y' && isLatinVowel(text[at + 1]))) {
      const last = sounds.at(-1) as Sound;
      last.vowel += letter;
      at += 1;
      continue;
    }
    const rest = text.slice(at);
    const [pattern, group = letter] = latinGroups[letter]?.find(([letters]) => letters.test(rest)) ?? [];
    const { length } = pattern?.exec(rest)?.[0] ?? letter;
    const after = text.slice(at + length);
    const isBeforeVowel = isLatinVowel(after[0]) && !/^es?$/.test(after);
    const isInCluster = at > 0 && !isLatinVowel(text[at - 1]);
    for (const [index, consonant] of [...group].entries()) {
      const isSpoken = at === 0 || (isBeforeVowel && index === group.length - 1);
      const isOptional = consonant === 'h' || (!isSpoken && (isInCluster || index > 0 || 'rls'.includes(consonant)));
      sounds.push({ consonant, vowel: /^[lrw]/.test(after) ? anyVowel : '', isOptional });
    }
    at += length;
  }
  return sounds.filter(({ consonant, vowel }) => consonant !== '' || vowel !== '');
}

/** Consonants that are heard, or written, as each other. */
const confusedConsonants = ['dt', 'bp', 'rl', 'js', 'fv', 'nN', 'jk'];
const confusionCost = 0.5;
const silenceCost = 0.2;

function consonantCost(thai: string, latin: string): number {
  if (thai === latin) return 0;
  const areConfused = thai && latin && confusedConsonants.some((pair) => pair.includes(thai) && pair.includes(latin));
  return areConfused ? confusionCost : Number.POSITIVE_INFINITY;
}

function vowelCost(thai: string, latin: string): number {
  // Short vowels are often not written in Thai, and clusters of Latin consonants are broken by one.
  if (thai === '') return latin.length > 1 ? 0.3 : 0;
  if (latin === anyVowel) return silenceCost;
  if (latin === '') return confusionCost;
  const written = latinVowels[thai] ?? latinVowels[thai[0] ?? ''];
  return written?.test(latin) ? 0 : 0.6;
}

/** How far a Latin word is from how a Thai one sounds: 0 where they sound alike, infinite where they cannot be the same word. */
function soundDistance(thai: readonly Sound[], latin: readonly Sound[], limit: number): number {
  const silence = ({ isOptional }: Sound) => (isOptional ? silenceCost : Number.POSITIVE_INFINITY);
  let costs = [0];
  for (const sound of latin) costs.push((costs.at(-1) ?? 0) + silence(sound));
  for (const sound of thai) {
    const next = [(costs[0] ?? 0) + silence(sound)];
    for (const [index, other] of latin.entries())
      next.push(
        Math.min(
          (costs[index] ?? 0) + consonantCost(sound.consonant, other.consonant) + vowelCost(sound.vowel, other.vowel),
          (next[index] ?? 0) + silence(other),
          (costs[index + 1] ?? 0) + silence(sound),
        ),
      );
    if (Math.min(...next) > limit) return Number.POSITIVE_INFINITY;
    costs = next;
  }
  return costs.at(-1) ?? Number.POSITIVE_INFINITY;
}

/** Consonants that are confused with each other, also by way of another one, as s and k by j. */
const consonantClasses = confusedConsonants.reduce<string[]>((classes, pair) => {
  const joined = classes.filter((letters) => [...pair].some((letter) => letters.includes(letter)));
  return [...classes.filter((letters) => !joined.includes(letters)), joined.join('') + pair];
}, []);
const consonantBits: ReadonlyMap<string, number> = new Map(
  [...consonantClasses, 'y', 'm', 'h'].flatMap((letters, index) =>
    [...letters].map((letter): [string, number] => [letter, 1 << index]),
  ),
);
/** Classes that fit into each half of a signature. */
const signatureBits = 15;

/** The classes of a word's consonants as bits, and above them those of the ones that are not optional. */
function signatureOf(sounds: readonly Sound[]): number {
  let signature = 0;
  for (const { consonant, isOptional } of sounds) {
    const bit = consonantBits.get(consonant) ?? 0;
    signature |= isOptional ? bit : bit | (bit << signatureBits);
  }
  return signature;
}

/** Whether each word has what the other one must have; the distance of others is infinite. */
const canBeAlike = (one: number, other: number) =>
  ((one >> signatureBits) & ~other) === 0 && ((other >> signatureBits) & ~one) === 0;

const latinWord = /^[a-z]{3,}$/;

/** The Latin words of a vocabulary with their signatures. */
interface LatinWords {
  words: string[];
  signatures: number[];
  /** How many terms of the vocabulary were read. */
  termsRead: number;
}

const latinWordsOfVocabularies = new WeakMap<ReadonlySet<string>, LatinWords>();

/** Reads only the terms that were added to the vocabulary since the last call. */
function latinWordsOf(vocabulary: ReadonlySet<string>): LatinWords {
  const latin = latinWordsOfVocabularies.get(vocabulary) ?? { words: [], signatures: [], termsRead: 0 };
  latinWordsOfVocabularies.set(vocabulary, latin);
  if (latin.termsRead === vocabulary.size) return latin;
  for (const term of vocabulary.values().drop(latin.termsRead)) {
    if (!latinWord.test(term)) continue;
    latin.words.push(term);
    latin.signatures.push(signatureOf(soundsOfLatin(term)));
  }
  latin.termsRead = vocabulary.size;
  return latin;
}

/** Consonants and vowels from which a likeness is hardly chance, and from which it may be a little less close. */
const minSounds = 4;
const longWordSounds = 6;
const maxDistance = 0.4;
const maxDistanceOfLongWord = 0.7;

/**
 * The Latin words of a vocabulary that a Thai word may be the transliteration of, the closest first: victus for วิคตัส. None for
 * short words, which sound like too many others.
 * @param typed folded Thai, see `foldThaiSpelling`
 * @param isPrefix whether it is still being typed: a ก at its end is left out then
 * @param vocabulary to which terms are only ever added: the signatures of those that were read are cached
 */
export function findTransliterated(typed: string, isPrefix: boolean, vocabulary: ReadonlySet<string>): SimilarTerm[] {
  const words = [typed, ...(isPrefix ? [`${typed}ค`] : [])]
    .map(soundsOfThai)
    .map((sounds) => ({ sounds, count: countSounds(sounds), signature: signatureOf(sounds) }))
    .filter(({ count }) => count >= minSounds);
  if (words.length === 0) return [];
  const found: SimilarTerm[] = [];
  const latin = latinWordsOf(vocabulary);
  for (const [index, signature] of latin.signatures.entries()) {
    const alike = words.filter((word) => canBeAlike(word.signature, signature));
    if (alike.length === 0) continue;
    const term = latin.words[index] ?? '';
    const soundsOfTerm = soundsOfLatin(term);
    const distances = alike.map(({ sounds, count }) => {
      const limit = count < longWordSounds ? maxDistance : maxDistanceOfLongWord;
      const distance = soundDistance(sounds, soundsOfTerm, limit);
      return distance <= limit ? distance : Number.POSITIVE_INFINITY;
    });
    const distance = Math.min(...distances);
    if (distance < Number.POSITIVE_INFINITY) found.push({ term, distance });
  }
  return found.sort((one, other) => one.distance - other.distance);
}

const countSounds = (sounds: readonly Sound[]) =>
  sounds.reduce((sum, { consonant, vowel }) => sum + Number(consonant !== '') + Number(vowel !== ''), 0);
