// Everyday phrases and sentences about oneself in Chinese, for who asks how to say them or says them in their own language.

import { measureFor } from '../../../chinese/grammar/index.ts';
import type { Line } from '../../../content/schema/line.ts';
import { PHRASE_PARTS, type PhrasePart } from '../../../content/schema/talks/phrasebook.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import { type FillSlot, findPart, findPhrase, findWhole } from '../../understand/phrasebook/find-phrase.ts';
import { phraseKey } from '../../understand/phrasebook/phrase-key.ts';
import { EVERYDAY_WORDS } from '../../understand/text/foreign.ts';
import { utterance } from '../../understand/text/utterance.ts';
import { foreignWords, translate } from '../translate/gloss.ts';
import { nounCalled } from '../translate/noun-called.ts';
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
export const PHRASE_SLOTS: readonly string[] = [
  ...Object.keys(LISTS),
  ...PHRASE_PARTS,
  'name',
  'number',
  'pet',
  'body',
  'human',
];
/** A skill is a deed too. */
const ALSO: Partial<Readonly<Record<PhrasePart, PhrasePart>>> = { deed: 'skill' };
/** Where a list does not know a word, the nouns that learners speak of do: by their kind or class. */
const NOUNS: Readonly<Record<string, readonly string[]>> = {
  food: ['dish', 'snack', 'meat-fish', 'vegetable', 'fruit', 'meal'],
  drink: ['drink', 'alcohol'],
  job: ['profession'],
  country: ['country'],
  place: ['place'],
  noun: ['thing', 'animal', 'idea', 'person'],
  human: ['person'],
  pet: ['pet'],
  body: ['body-part'],
};

const LONGEST_NAME = 3;

/** In words: what is longer is put together of no phrase. */
const LONGEST_SENTENCE = 16;
const isLong = (text: string) => text.split(/\s+/u, LONGEST_SENTENCE + 1).length > LONGEST_SENTENCE;

/** The phrase that a text in English or Portuguese says and nothing else. */
export function phraseFor(text: string, context: TurnContext): Line | undefined {
  if (isLong(text)) return undefined;
  const fill = fillFrom(context);
  const found = findPhrase(context.setting.core.phrases, text, fill) ?? phraseAtTime(text, context, fill);
  return found && counted(found);
}

/** Parts of sentences that somebody may want the Chinese for. */
const ASKED_PARTS = ['noun', 'person', 'order', 'deed', 'place', 'when', 'span', 'quality'] as const;

/** An old car, three bottles of water, my neighbour: no sentence, but what one is made of. */
export function partFor(text: string, context: TurnContext): Line | undefined {
  const key = isLong(text) ? '' : phraseKey(text);
  const fill = fillFrom(context);
  for (const part of ASKED_PARTS) {
    const found = key === '' ? undefined : fill(part, key, 0);
    if (found !== undefined) return counted(found);
  }
  return undefined;
}

const counted = (found: Line): Line => ({ ...found, zh: withMeasures(withPair(found.zh)) });

/** In characters. */
const LONGEST_NOUN = 4;

/** 三个书: three of a thing that has a measure word of its own. */
function withMeasures(zh: string): string {
  return zh.replaceAll(
    /(?<=[一两三四五六七八九十几这那\d])个(\p{Script=Han}{1,6})/gu,
    (text, after: string) => {
      for (let length = Math.min(LONGEST_NOUN, after.length); length > 0; length -= 1) {
        // 三个红色的杯子: the thing is behind its trait.
        const noun = (after.split('的')[1] ?? after).slice(0, length);
        const measure = measureFor(noun);
        if (measure !== undefined) return `${measure}${after}`;
      }
      return text;
    },
  );
}

/** In words: the day before yesterday. */
const LONGEST_TIME = 4;
/** Before who does it stands when. */
const WITH_SUBJECT = /^[我你他她它](?!们?(?:好|请))/u;

/** I’m tired today: what no phrase says with its time, one says without it. */
function phraseAtTime(text: string, { setting }: TurnContext, fill: FillSlot): Line | undefined {
  const { phrases } = setting.core;
  const words = phraseKey(text).split(' ');
  for (let count = 1; count <= Math.min(LONGEST_TIME, words.length - 1); count += 1)
    for (const at of [count, words.length - count]) {
      const [head, tail] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
      const isBefore = at === count;
      const time = findPart(phrases, 'when', isBefore ? head : tail, fill, 0);
      const rest = time && findPart(phrases, 'all', isBefore ? tail : head, fill, 0);
      if (time !== undefined && rest !== undefined && WITH_SUBJECT.test(rest.zh)) return atTime(time, rest);
    }
  return undefined;
}

function atTime(time: Line, rest: Line): Line {
  const behind = (language: 'en' | 'pt') =>
    `${capital(time[language])}: ${rest[language].charAt(0).toLowerCase()}${rest[language].slice(1)}`;
  return { zh: `${time.zh}${rest.zh}`, en: behind('en'), pt: behind('pt') };
}

/** Two is another word before what is counted: 两个, but 十二个; of three people the last is joined by 和. */
function withPair(zh: string): string {
  return zh
    .replaceAll(/(?<!十)二(?=[个年天岁只瓶杯碗盒包袋块片双张份公])/gu, '两')
    .replace(/(?<=我)和(?=[^，]{1,6}和)/u, '、');
}

function fillFrom(context: TurnContext): FillSlot {
  const { core } = context.setting;
  // Each run of words is tried for the same slot by many frames.
  const known = new Map<string, Line | undefined>();
  const fill: FillSlot = (slot, caught, inside) => {
    const place = `${inside} ${slot} ${caught}`;
    if (!known.has(place)) known.set(place, found(slot, caught, inside));
    return known.get(place);
  };
  return fill;

  function found(slot: string, caught: string, inside: number): Line | undefined {
    if (!isPart(slot)) return byItself(slot, caught, inside);
    // Red wine is a thing of its own before it is a red kind of one.
    const whole = findWhole(core.phrases, slot, caught) ?? nounFor(slot, caught, context);
    return whole ?? findPart(core.phrases, slot, caught, fill, inside) ?? byItself(slot, caught, inside);
  }

  function byItself(slot: string, caught: string, inside: number): Line | undefined {
    if (slot === 'number' || slot === 'count') return isDigits(caught) ? same(caught) : undefined;
    const also = isPart(slot) ? ALSO[slot] : undefined;
    return also === undefined ? wordFor(slot, caught, context) : fill(also, caught, inside);
  }
}

const isPart = (slot: string): slot is PhrasePart => PHRASE_PARTS.some((part) => part === slot);
const isDigits = (caught: string) => /^\d{1,4}$/.test(caught);

/** No Rio is no river: a place with a capital letter is one by its name. */
function nounFor(slot: string, caught: string, { setting: { core }, said }: TurnContext): Line | undefined {
  const noun = NOUNS[slot] && nounCalled(core.frames, caught, NOUNS[slot]);
  if (slot !== 'place' || noun === undefined || nounCalled(core.frames, caught, NAMED) !== undefined)
    return noun;
  return nameIn(said.raw, caught, true)?.zh === capital(caught) && said.raw.includes(` ${capital(caught)}`)
    ? undefined
    : noun;
}

/** Places that have a Chinese name. */
const NAMED = ['country', 'city'];

function wordFor(slot: string, caught: string, context: TurnContext): Line | undefined {
  const lists = slot === 'place' ? ['country', 'place'] : LISTS[slot];
  const listed = lists && wordOf(lists, caught, context);
  const known = listed ?? nounFor(slot, caught, context);
  if (known !== undefined) return known;
  if (slot !== 'place' && slot !== 'name') return undefined;
  if (foreignWords(context.words).has(caught)) return undefined;
  return nameIn(context.said.raw, caught, slot === 'place');
}

/** Between what is said in one breath: estou com fome, quero comer arroz. */
const BETWEEN = /[,.;:!?，。；！？]+|\s(?:e|mas|and|but|so|então|porque|because)\s/iu;
const MOST_CLAUSES = 4;

/** What is known of a text of several clauses, where that is half of it at least; `isWhole`: all of it. */
export function phrasesFor(text: string, context: TurnContext, isWhole = false): Line | undefined {
  const clauses = text
    .split(BETWEEN)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');
  if (clauses.length < 2 || clauses.length > MOST_CLAUSES) return undefined;
  const known = clauses.flatMap((clause) => phraseFor(clause, context) ?? []).map(withoutStops);
  const least = isWhole ? clauses.length : clauses.length / 2;
  if (known.length === 0 || known.length < least) return undefined;
  const together = (language: 'zh' | 'en' | 'pt', sign: string) =>
    known.map((line) => line[language]).join(sign);
  return { zh: together('zh', '，'), en: together('en', '. '), pt: together('pt', '. ') };
}

function withoutStops({ zh, en, pt }: Line): Line {
  const plain = (text: string) => text.replace(/[。！？.!?]$/u, '');
  return { zh: plain(zh), en: plain(en), pt: plain(pt) };
}

/** What fills the slot of a name is written as the learner wrote it: Recife, São Paulo. `isCapital`: of several words, each. */
function nameIn(raw: string, caught: string, isCapital: boolean): Line | undefined {
  const words = caught.split(' ');
  const typed = raw.match(/[\p{Script=Latin}\p{M}'’-]+/gu) ?? [];
  const written = words.map((word) => typed.find((one) => utterance(one).folded.join('') === word));
  const isName = (word: string, place: number) => {
    const typedSo = written[place];
    if (typedSo === undefined || EVERYDAY_WORDS.has(word)) return false;
    return !isCapital || words.length === 1 || typedSo === capital(typedSo);
  };
  if (words.length > LONGEST_NAME || !words.every(isName)) return undefined;
  // Bruna, não enfermeira: a comma ends a name.
  if (!raw.replaceAll(/\s+/gu, ' ').includes(written.join(' '))) return undefined;
  return same(written.map((one) => capital(one ?? '')).join(' '));
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function wordOf(lists: readonly string[], caught: string, context: TurnContext): Line | undefined {
  const word = translate(caught, context, 'asked')?.word;
  return lists.some((list) => context.words[list]?.some(({ zh }) => zh === word?.zh)) ? word : undefined;
}
