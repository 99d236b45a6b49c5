// Everyday phrases and sentences about oneself in Chinese, for who asks how to say them or says them in their own language.

import type { Line } from '../../../content/schema/line.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import { findPhrase } from '../../understand/phrasebook/find-phrase.ts';
import { EVERYDAY_WORDS } from '../../understand/text/foreign.ts';
import { utterance } from '../../understand/text/utterance.ts';
import { foreignWords, translate } from '../translate/gloss.ts';
import { same } from '../wording.ts';

/** Slots that are filled from word lists of the level. */
const FOOD = ['food', 'fruit'];
const DRINKS = ['drink'];
const LISTS: Readonly<Record<string, readonly string[]>> = {
  country: ['country'],
  job: ['job'],
  food: FOOD,
  drink: DRINKS,
  thing: [...FOOD, ...DRINKS, 'animal', 'sport', 'color'],
};

/** All slots that a phrase may have. */
export const PHRASE_SLOTS: readonly string[] = [...Object.keys(LISTS), 'name', 'number', 'place'];

const LONGEST_NAME = 3;

/** The phrase that a text in English or Portuguese says and nothing else. */
export function phraseFor(text: string, context: TurnContext): Line | undefined {
  const { said } = context;
  return findPhrase(context.setting.core.phrases, text, (slot, caught) => {
    const lists = LISTS[slot];
    if (lists !== undefined) return wordOf(lists, caught, context);
    if (slot === 'number') return /^\d{1,4}$/.test(caught) ? same(caught) : undefined;
    const place = slot === 'place' ? wordOf(['country', 'place'], caught, context) : undefined;
    return place ?? (foreignWords(context.words).has(caught) ? undefined : nameIn(said.raw, caught));
  });
}

/** Between what is said in one breath: estou com fome, quero comer arroz. */
const BETWEEN = /[,.;:!?，。；！？]+|\s(?:e|mas|and|but|so|então|porque|because)\s/iu;
const MOST_CLAUSES = 4;

/** What is known of a text of several clauses, where that is half of it at least. */
export function phrasesFor(text: string, context: TurnContext): Line | undefined {
  const clauses = text
    .split(BETWEEN)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');
  if (clauses.length < 2 || clauses.length > MOST_CLAUSES) return undefined;
  const known = clauses.flatMap((clause) => phraseFor(clause, context) ?? []).map(withoutStops);
  if (known.length === 0 || known.length * 2 < clauses.length) return undefined;
  const together = (language: 'zh' | 'en' | 'pt', sign: string) =>
    known.map((line) => line[language]).join(sign);
  return { zh: together('zh', '，'), en: together('en', '. '), pt: together('pt', '. ') };
}

function withoutStops({ zh, en, pt }: Line): Line {
  const plain = (text: string) => text.replace(/[。！？.!?]$/u, '');
  return { zh: plain(zh), en: plain(en), pt: plain(pt) };
}

/** What fills the slot of a name is written as the learner wrote it: Recife, São Paulo. */
function nameIn(raw: string, caught: string): Line | undefined {
  const words = caught.split(' ');
  const typed = raw.match(/[\p{Script=Latin}\p{M}'’-]+/gu) ?? [];
  const written = words.map((word) => typed.find((one) => utterance(one).folded.join('') === word));
  const isName = (word: string, place: number) => written[place] !== undefined && !EVERYDAY_WORDS.has(word);
  if (words.length > LONGEST_NAME || !words.every(isName)) return undefined;
  // Bruna, não enfermeira: a comma ends a name.
  if (!raw.replaceAll(/\s+/gu, ' ').includes(written.join(' '))) return undefined;
  return same(written.map((one) => capital(one ?? '')).join(' '));
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function wordOf(lists: readonly string[], caught: string, context: TurnContext): Line | undefined {
  const word = translate(caught, context, true)?.word;
  return lists.some((list) => context.words[list]?.some(({ zh }) => zh === word?.zh)) ? word : undefined;
}
