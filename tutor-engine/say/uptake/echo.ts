// Says a word of the learner's again, where nothing else of what is said shows that it was heard.

import { entryOf, lookUp, segment } from '../../../chinese/words/index.ts';
import type { Line } from '../../../content/schema/line.ts';
import { FAMILY } from '../../../content/schema/listening/frame.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import { withoutCalls } from '../../understand/frames/calls.ts';
import type { Frame, NounMention } from '../../understand/frames/frame.ts';
import { mentionsIn } from '../../understand/frames/mentions.ts';
import { fill, wordings } from '../wording.ts';

const KIN: ReadonlySet<string> = new Set([
  ...FAMILY,
  'friend',
  'colleague',
  'classmate',
  'neighbour',
  'boss',
]);
/** Of everybody and nothing in particular. */
const EMPTY: ReadonlySet<string> = new Set(['stranger', 'time-of-day', 'society', 'home-place', 'language']);

/** The most telling noun of the text as it is spoken of to the learner; undefined where none is known. */
export function wordFor(context: TurnContext): Line | undefined {
  const noun = tellingNoun(context);
  if (noun?.noun === undefined || (noun.zh.length === 1 && context.level !== 'preschool')) return undefined;
  // 你妻子 is spoken of as theirs.
  const isTheirs = KIN.has(noun.classId) && !noun.isOfOthers;
  const { zh, en, pt } = (isTheirs ? noun.noun.your : undefined) ?? { ...noun.noun, zh: noun.zh };
  return { zh, en, pt };
}

/** Openers with it, for children; empty where none is known. */
export function echoes(context: TurnContext): Line[] {
  const { told, setting, level } = context;
  const { openers = [] } = setting.core.frames.echoes ?? {};
  const noun = tellingNoun(context)?.zh;
  const word = wordFor(context);
  if (word === undefined) return [];
  const own = told.filter((frame) => mentionsIn(frame).some(({ zh }) => zh === noun));
  const stance = own.some(isHurting) ? 'bad' : 'neutral';
  const lines = openers.filter((opener) => opener.level === level && opener.stances.includes(stance));
  return wordings(
    context,
    lines.flatMap(({ line }) => fill(line, { word }) ?? []),
  );
}

/** Of a thing that is only spoken of as bad nobody is comforted. */
function isHurting({ stance, predicate, isSupposed }: Frame): boolean {
  return stance === 'bad' && !isSupposed && (predicate === undefined || predicate.stance === 'bad');
}

function withoutPlaces(frame: Frame): Frame {
  return { ...frame, places: [], objects: frame.objects.filter(({ kind }) => kind !== 'place') };
}

/** From here on it is news that hurts. */
const WEIGHTY = 6;

/** The same with a noun of the clause that is taken up, else of the text. */
export function echoesOf(context: TurnContext, frame: Frame | undefined): Line[] {
  const own = frame === undefined ? [] : echoes({ ...context, told: [frame] });
  // Beside an injury nobody speaks of the park where it happened.
  const isWeighty = frame?.stance === 'bad' && (frame.predicate?.salience ?? 0) >= WEIGHTY;
  if (own.length > 0) return own;
  return echoes(isWeighty ? { ...context, told: context.told.map(withoutPlaces) } : context);
}

/** Parts of speech that may be asked about. */
const NOUN = /^(?:n|s|vn|an|i|l)$/u;

/** The most telling word of the text: of the classes, else its rarest noun that learners meet. */
export function tellingWord(context: TurnContext): string | undefined {
  const known = tellingNoun(context)?.zh;
  if (known !== undefined) return known;
  return nounsOf(context).toSorted((a, b) => (a.zipf ?? 0) - (b.zipf ?? 0))[0]?.word;
}

/** What a question is about stands first in it: 天空为什么是蓝色的. */
export function wordAskedAbout(context: TurnContext): string | undefined {
  return nounsOf(context)[0]?.word;
}

/** Of anything; nobody is asked about 东西. */
export const VAGUE =
  /^(?:东西|事情|时候|地方|方面|样子|感觉|原因|办法|意思|问题|时间|一下|有点|生活|一点|情况|部分|结果|机会|关系)$/u;

/** The nouns of the text that learners meet and that tell of what, in their order. */
function nounsOf({ setting, said }: TurnContext) {
  const { lexicon } = setting.core;
  const { situation } = setting;
  // 哥哥，乌龟可以活一百岁吗 asks of no brother.
  const text = situation.kind === 'tutor' ? withoutCalls(said.raw, situation.persona.name.zh) : said.raw;
  const words = segment(lexicon, text.replaceAll(LIKENED, '')).flatMap(
    (word) => entryOf(lexicon, word) ?? [],
  );
  return words.filter(
    ({ word, pos, band }) =>
      word.length > 1 &&
      band !== undefined &&
      NOUN.test(pos[0] ?? '') &&
      !/^[不没很太更最]/u.test(word) &&
      !VAGUE.test(word),
  );
}

/** 像番茄一样: nobody tells of tomatoes. */
const LIKENED = /[好就]?像[^，。！？]{1,8}?(?:一样|似的|那样|那么)/gu;

/** Behind a word that the text begins with, which only calls somebody. */
const CALLED = /^(?:[您你]?好|早|[，,！!。])/u;

/** The rarest of the nouns that were told. */
export function tellingNoun({ told, setting, said }: TurnContext): NounMention | undefined {
  const { lexicon } = setting.core;
  const rarity = (noun: NounMention) => -(lookUp(lexicon, noun.zh)?.zipf ?? 0);
  const text = said.raw.trim();
  return (
    told
      .flatMap(mentionsIn)
      .filter(({ noun, kind, classId }) => noun !== undefined && kind !== 'time' && !EMPTY.has(classId))
      // What was put into Chinese word by word may mean something else.
      .filter(({ zh }) => said.hanzi === 0 || said.raw.includes(zh))
      .filter(({ zh }) => !(text.startsWith(zh) && CALLED.test(text.slice(zh.length))))
      // 咖啡 in 咖啡杯 and 老师 in 方老师 are no topics.
      .filter(({ zh }) => !isPartOfName(text, zh))
      .toSorted((a, b) => rarity(b) - rarity(a))[0]
  );
}

const PART_BEHIND = /^[杯店馆厅室家桌课班院部里]/u;
const SURNAME = /[王李张刘陈杨赵黄周吴徐孙马朱胡郭何林高罗郑梁谢宋唐许韩冯邓曹彭曾方苏石]$/u;

function isPartOfName(text: string, zh: string): boolean {
  const at = text.indexOf(zh);
  if (at < 0) return false;
  return PART_BEHIND.test(text.slice(at + zh.length)) || (zh === '老师' && SURNAME.test(text.slice(0, at)));
}
