// Words the teacher can explain or translate: those of its lists, and those of a dictionary lent by the caller.

import { lookUp } from '../../../chinese/words/index.ts';
import type { Line } from '../../../content/schema/line.ts';
import type { Word, WordLists } from '../../../content/schema/talks/talk.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import type { DueWord, Explained, Gloss, Lookup } from '../../state/types.ts';
import { latinWords } from '../../understand/text/foreign.ts';
import { partsOf } from '../../understand/text/typed-words.ts';
import { utterance } from '../../understand/text/utterance.ts';
import { nounCalled, nounMeant, otherwiseCalled } from './noun-called.ts';
import { saidByTutor } from './said-by-tutor.ts';

type Index = { readonly chinese: ReadonlyMap<string, Word>; readonly foreign: ReadonlyMap<string, Word> };

const LONGEST_PHRASE = 4;
const indexes = new WeakMap<WordLists, Index>();

function indexOf(words: WordLists): Index {
  const known = indexes.get(words);
  if (known !== undefined) return known;
  const chinese = new Map<string, Word>();
  const foreign = new Map<string, Word>();
  for (const word of Object.values(words).flat()) {
    for (const form of [word.zh, ...word.also]) if (!chinese.has(form)) chinese.set(form, word);
    const forms = [word.en, word.pt, word.inText?.en, word.inText?.pt, ...(word.said ?? [])];
    for (const form of forms) if (form !== undefined) addForeign(foreign, form, word);
  }
  const index = { chinese, foreign };
  indexes.set(words, index);
  return index;
}

function addForeign(index: Map<string, Word>, form: string, word: Word): void {
  const key = latinWords(utterance(form)).join(' ');
  if (!index.has(key)) index.set(key, word);
}

/** The words of the lists by what learners call them in English or Portuguese, folded. */
export function foreignWords(words: WordLists): ReadonlyMap<string, Word> {
  return indexOf(words).foreign;
}

/** A word explained in the learner's language. */
export type Meaning = Line & Pick<Explained, 'inChinese'>;

/** The very word, explained; undefined too where nobody has written what it means in the learner's language. */
export function explainExactly(query: string, { words, setting }: TurnContext): Meaning | undefined {
  const asked = utterance(query).shown.join('');
  const looked = setting.lookup?.(asked);
  const own =
    indexOf(words).chinese.get(asked) ?? taught(asked, setting) ?? nounMeant(setting.core.frames, asked);
  const told = own === undefined ? readable(looked, setting) : line(own);
  return told && { ...told, inChinese: looked?.inChinese };
}

/** A gloss of the dictionary as a line; undefined where it has none in the language that the learner reads. */
export function readable(
  found: (Gloss & { readonly zh: string }) | undefined,
  { locale }: Pick<TurnContext['setting'], 'locale'>,
): Line | undefined {
  if (found === undefined || (locale === 'pt' && found.pt === undefined)) return undefined;
  return { zh: found.zh, en: found.en, pt: found.pt ?? found.en };
}

/** A gloss to stand beside Chinese text, to each in their own language; Chinese readers have the English where there is no Chinese. */
export function glossFor({ en, pt, inChinese }: Meaning, { setting }: TurnContext): Line {
  const own = { zh: inChinese ?? en, en, pt };
  return { zh: withoutRemarks(own[setting.locale]), en, pt };
}

/** A dictionary has a whole list. */
const MOST_SENSES = 2;

/** Inside a sentence only what it says: to lose (sth); and no more of a list than one can take in. */
function withoutRemarks(whole: string): string {
  const senses = whole.split(/;\s*/u);
  const plainly = senses.filter((sense) => !/^(?:lit|fig)\b/u.test(sense));
  const gloss = (plainly.length > 0 ? plainly : senses).slice(0, MOST_SENSES).join('; ');
  const plain = gloss
    .replaceAll(/\s*\((?!\p{Script=Han})[^)]*\)/gu, '')
    .replaceAll(/["“”]/gu, '')
    .trim();
  return plain === '' ? gloss : plain;
}

/** The word in characters, explained; a phrase around it does not matter: 这个米饭 finds 米饭. */
export function explain(query: string, context: TurnContext): Meaning | undefined {
  const known = explainExactly(query, context) ?? saidByTutor(query, context) ?? byParts(query, context);
  if (known !== undefined) return known;
  const { chinese } = indexOf(context.words);
  const asked = utterance(query).shown.join('');
  // 订书机 is a word of its own, and no kind of 书.
  if (lookUp(context.setting.core.lexicon, asked) !== undefined) return undefined;
  const inside = [...chinese.keys()]
    .filter((form) => asked.includes(form))
    .toSorted((a, b) => b.length - a.length)[0];
  const found = inside === undefined ? undefined : chinese.get(inside);
  return found === undefined ? undefined : line(found);
}

/** 很好: very + good. Undefined where a word of it is not known. */
function byParts(query: string, context: TurnContext): Line | undefined {
  const asked = utterance(query).shown.join('');
  const parts = partsOf(context.setting.core.lexicon, asked).map((part) => explainExactly(part, context));
  const known = parts.filter((part) => part !== undefined);
  if (known.length === 0 || known.length < parts.length) return undefined;
  const together = (language: 'en' | 'pt') => known.map((part) => firstSense(part[language])).join(' + ');
  return { zh: asked, en: together('en'), pt: together('pt') };
}

const firstSense = (gloss: string) => gloss.split(/[;,]/u)[0] ?? gloss;

/** A word that the play teaches, that is due, or that the content glosses itself. */
function taught(asked: string, setting: TurnContext['setting']): Line | undefined {
  const { situation, due, core } = setting;
  const target = situation.kind === 'play' ? situation.targetWords.find(({ zh }) => zh === asked) : undefined;
  const known: Gloss | undefined =
    target ?? core.glossed.get(asked) ?? due.find(({ zh }: DueWord) => zh === asked)?.gloss;
  return readable(known && { ...known, zh: asked }, setting);
}

/** Words beside a phrase that do not make it another one: "my wife" is answered by wife, "my wife is ill" by nothing. */
const BESIDE: ReadonlySet<string> = new Set(
  'a an the my your his her some please this that to o os as um uma uns umas meu minha seu sua por favor esse essa este esta'.split(
    ' ',
  ),
);

/**
 * `part`: anything in the text; `whole`: only all of it, since half of what is asked for would be another thing, said with
 * conviction; `asked`: all of it, by any word that the content glosses, among which many are names of people, too.
 */
type Reach = 'part' | 'whole' | 'asked';

/** The longest English or Portuguese word or phrase in a text that has a Chinese word here. */
export function translate(
  text: string,
  { words: lists, setting }: TurnContext,
  reach: Reach = 'part',
): { readonly said: string; readonly word: Line } | undefined {
  const words = latinWords(utterance(text));
  const whole =
    reach === 'asked' && words.length > LONGEST_PHRASE ? setting.lookup?.(words.join(' ')) : undefined;
  if (whole !== undefined) return { said: words.join(' '), word: calledSo(whole, words.join(' ')) };
  for (let length = Math.min(LONGEST_PHRASE, words.length); length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const said = words.slice(at, at + length).join(' ');
      const others = [...words.slice(0, at), ...words.slice(at + length)];
      if (reach !== 'part' && !others.every((other) => BESIDE.has(other))) continue;
      const word =
        indexOf(lists).foreign.get(said) ??
        (reach === 'part' ? undefined : nounMeantBy(setting.core.frames, said)) ??
        (reach === 'asked' ? otherwiseCalled(setting.core, said) : undefined) ??
        fromDictionary(said, words, setting.lookup);
      if (word !== undefined) return { said, word: calledSo(word, said) };
    }
  }
  return undefined;
}

/** Gata is a cat as gato is. */
function nounMeantBy(frames: TurnContext['setting']['core']['frames'], said: string): Line | undefined {
  return (
    nounCalled(frames, said) ??
    (/[^aeiou]a$/u.test(said)
      ? nounCalled(frames, said.replace(/a$/u, 'o'), ['animal', 'pet', 'person'])
      : undefined)
  );
}

/** A dictionary is asked only for the whole of what was said: single words in a sentence would mislead. */
function fromDictionary(
  said: string,
  words: readonly string[],
  lookup: Lookup | undefined,
): Explained | undefined {
  return said === words.join(' ') ? lookup?.(said) : undefined;
}

/** What has no Portuguese is called as the learner has called it. */
function calledSo({ zh, en, pt }: Gloss & { readonly zh: string }, said: string): Line {
  return { zh, en, pt: pt ?? said };
}

function line({ zh, en, pt }: Word | Line): Line {
  return { zh, en, pt };
}
