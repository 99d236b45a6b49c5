// The words of the first steps, by their letters, and words that were heard just now, by how they sound.

import { type Lexicon, lookUp, segment } from '../../../chinese/words/index.ts';
import type { Line } from '../../../content/schema/line.ts';
import type { Vocabulary } from '../../../content/schema/word.ts';
import { questionsOf } from '../../state/plan.ts';
import type { TurnContext } from '../../state/turn-context.ts';

/** The single words inside what is taught first. */
const SMALL_WORDS: readonly Vocabulary[] = [
  { zh: '好', pinyin: 'hao3', en: 'good', pt: 'bom' },
  { zh: '很', pinyin: 'hen3', en: 'very', pt: 'muito' },
  { zh: '你', pinyin: 'ni3', en: 'you', pt: 'você' },
  { zh: '我', pinyin: 'wo3', en: 'I, me', pt: 'eu' },
  { zh: '叫', pinyin: 'jiao4', en: 'to be called', pt: 'chamar-se' },
  { zh: '吗', pinyin: 'ma5', en: '(makes a question)', pt: '(faz uma pergunta)' },
  { zh: '呢', pinyin: 'ne5', en: 'and (you)?', pt: 'e (você)?' },
  { zh: '不', pinyin: 'bu4', en: 'not', pt: 'não' },
  { zh: '请', pinyin: 'qing3', en: 'please', pt: 'por favor' },
];

/** A word of the first steps, by its letters. */
export function taughtWord({ talk, level }: TurnContext, query: string): Line | undefined {
  if (level !== 'zero') return undefined;
  const lettersOf = (text: string) => text.replaceAll(/[^a-z]/gu, '');
  const known = [...questionsOf(talk).flatMap(({ question }) => question.teaches ?? []), ...SMALL_WORDS];
  const letters = lettersOf(query);
  const found = letters === '' ? undefined : known.find(({ pinyin }) => lettersOf(pinyin) === letters);
  return found && { zh: found.zh, en: found.en, pt: found.pt };
}

/**
 * The words of the last texts that sound so, the latest first: lei in wo hen lei is 累, whatever lei is in the learner's own
 * language. `letters`: of one word, without tones.
 */
export function heardAs({ state, history, setting: { core } }: TurnContext, letters: string): string[] {
  const said = history.slice(-MOST_BACK).map(({ text }) => text);
  const texts = [...state.recent, ...said].toReversed();
  const words = texts.flatMap((text) => soundedWords(core.lexicon, text));
  return [...new Set(words.filter(({ sound }) => sound === letters).map(({ word }) => word))];
}

/** In messages. */
const MOST_BACK = 4;

function soundedWords(lexicon: Lexicon, text: string): { readonly word: string; readonly sound: string }[] {
  const runs = text.match(/\p{Script=Han}+/gu) ?? [];
  const words = runs.flatMap((run) => segment(lexicon, run).map((one) => one.text));
  return [...words, ...words.flatMap((word) => (word.length > 1 ? [...word] : []))].flatMap((word) => {
    const reading = lookUp(lexicon, word)?.readings[0];
    return reading === undefined ? [] : [{ word, sound: reading.replaceAll(/[^a-z]/gu, '') }];
  });
}
