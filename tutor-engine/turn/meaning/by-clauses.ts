// A message in several languages is understood clause by clause: a right word of Chinese counts, whatever stands beside it.

import { readingsFor } from '../../../chinese/input-method/index.ts';
import { phraseFor } from '../../say/asked/phrase-for.ts';
import { isMostlyRead } from '../../say/recall/told-in-hanzi.ts';
import { cardOf } from '../../say/translate/word-card.ts';
import { inOrder, partsOf } from '../../say/translate/word-for-word.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import { intentOf } from '../../understand/intent.ts';
import { latinWords, PINYIN_SIGNS } from '../../understand/text/foreign.ts';
import { type Utterance, utterance } from '../../understand/text/utterance.ts';
import type { Understood } from '../../understand/understood.ts';
import { mixedIn } from './mixed-clause.ts';

const PART = /([^,.!?;:…()，。！？；：（）\n]+)([,.!?;:…()，。！？；：（）\n\s]*)/gu;
/** More is a letter, of which the parts cost more than they tell. */
const MOST_PARTS = 8;
/** So many ways to write a clause are held against what is open. */
const CANDIDATES = 6;
/** Letters with the tones of pinyin; á and é are Portuguese as well. */
const TONED = /[\u0304\u030c]/u;

/** `isStrict`: not by a name, which anything may be. */
type IsAnswer = (text: string, isStrict: boolean) => boolean;
type Part = {
  readonly zh: string;
  readonly from: Understood['from'];
  /** Words of another language stood in it. */
  readonly isMixed?: boolean;
};

/** Undefined where nothing of it is Chinese or known to the phrasebook, and for a single clause in one language. */
export function understoodByClauses(context: TurnContext, isAnswer: IsAnswer): Understood | undefined {
  const parts = [...context.said.raw.matchAll(PART)].map(([, words = '', marks = '']) => ({ words, marks }));
  if (parts.length === 0 || parts.length > MOST_PARTS) return undefined;
  const own = parts.map(({ words }) =>
    parts.length > 1 ? partIn(context, words.trim(), isAnswer) : mixedPart(context, words.trim()),
  );
  // Beside Chinese, what is told in the learner's own language is told as well.
  const isBeside = own.some((part) => part?.from === 'pinyin');
  const found = isBeside
    ? own.map((part, at) => part ?? abroadIn(context, parts[at]?.words ?? '', parts[at]?.marks ?? ''))
    : own;
  const known = found.filter((part) => part !== undefined);
  if (known.length === 0) return undefined;
  const text = parts.map(({ words, marks }, at) => `${found[at]?.zh ?? words.trim()}${marks}`).join('');
  return {
    text,
    from: known.some(({ from }) => from === 'pinyin') ? 'pinyin' : 'own-language',
    respelt: [],
    ...((known.length < parts.length || known.some(({ isMixed }) => isMixed)) && {
      part: known.map(({ zh }) => zh).join('，'),
    }),
  };
}

/** Word for word, where every word of it is known and nothing is asked or wished for. */
function abroadIn(context: TurnContext, words: string, marks: string): Part | undefined {
  const said = utterance(words.trim());
  if (said.hanzi > 0 || latinWords(said).length < 2 || /[?？]/u.test(marks) || ASKS_ABROAD.test(words.trim()))
    return undefined;
  if (intentOf(said).kind !== 'speech') return undefined;
  const parts = partsOf(words.replaceAll(/['’]/gu, '').trim(), context);
  return parts.length === 0 || parts.some(({ kind }) => kind === 'raw')
    ? undefined
    : { zh: inOrder(parts), from: 'own-language', isMixed: true };
}

const ASKS_ABROAD =
  /^(?:and |so |e |mas )?(?:what|who|where|when|why|how|which|do|did|does|are|is|can|could|you|qual|quem|onde|quando|como|voc[eê]|o que|por que)(?!\p{L})/iu;

function partIn(context: TurnContext, words: string, isAnswer: IsAnswer): Part | undefined {
  const said = utterance(words);
  if (said.hanzi > 0 || said.latin === 0) return undefined;
  const mixed = mixedPart(context, words);
  if (mixed !== undefined) return mixed;
  const typed = typedIn(context, said, isAnswer);
  if (typed !== undefined) return { zh: typed, from: 'pinyin' };
  // A request stays one.
  if (intentOf(said).kind !== 'speech') return undefined;
  const phrase = phraseFor(words, { ...context, said });
  return phrase && { zh: phrase.zh.replace(/[。！]$/u, ''), from: 'own-language' };
}

const ASKS_OF_WORDS: ReadonlySet<string> = new Set([
  'say',
  'meaning',
  'judge',
  'grammar',
  'language',
  'screen',
]);

/** The words themselves are the matter, and stay as they are: what's the difference between ni and nin. */
const OF_WORDS =
  /(?<!\p{L})(?:differences?|diferen[çc]as?|means?|meaning|significa|pronounced?|pronuncia|words?|palavras?|tones?)(?!\p{L})/iu;

function mixedPart(context: TurnContext, words: string): Part | undefined {
  // What is asked of a word is asked of it whatever it sounds like.
  const isOfWords = OF_WORDS.test(words) || ASKS_OF_WORDS.has(intentOf(utterance(words)).kind);
  const mixed = isOfWords ? undefined : mixedIn(context, words);
  return mixed && { zh: mixed.zh, from: 'pinyin', isMixed: true };
}

function typedIn({ setting, state }: TurnContext, said: Utterance, isAnswer: IsAnswer): string | undefined {
  const { line } = state.saying;
  if (line !== undefined && spells(said, cardOf(setting.core, line)?.pinyin)) return line.zh;
  const typed = setting.core.inputMethod;
  const ways = typed === undefined ? [] : readingsFor(typed, said.raw, { most: CANDIDATES });
  const isMeant =
    latinWords(said).some((word) => PINYIN_SIGNS.has(word)) || TONED.test(said.raw.normalize('NFD'));
  const right = ways.find(
    ({ text, respelt }, rank) => respelt.length === 0 && isAnswer(text, rank > 0 || !isMeant),
  );
  if (right !== undefined) return right.text;
  const heard = ways.find(({ text }) => state.recent.some((one) => one.includes(text)));
  const [likeliest] = ways;
  const best = heard ?? (isMeant && likeliest && isMostlyRead(likeliest.text) ? likeliest : undefined);
  return best?.text;
}

function spells(said: Utterance, pinyin: string | undefined): boolean {
  const letters = (text: string) => text.replaceAll(/[^a-z]/gu, '');
  const typed = letters(latinWords(said).join(''));
  const once = letters(pinyin ?? '');
  // Ya ya ya.
  return once !== '' && typed !== '' && typed.replaceAll(once, '') === '';
}
