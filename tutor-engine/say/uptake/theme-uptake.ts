// What a whole message is about: signs all over it count together, so that no single word decides, and the questions
// of a theme keep to one thing from turn to turn.

import { levelsFor } from '../../../content/schema/listening/frame.ts';
import type { Theme } from '../../../content/schema/listening/theme.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import { isLongAgo, moodIn } from '../../understand/frames/circumstances.ts';
import { clausesOf } from '../../understand/frames/clauses.ts';
import type { Frame } from '../../understand/frames/frame.ts';
import { spokenOf } from '../../understand/frames/literally.ts';
import { takenBackAt } from '../../understand/frames/meant-otherwise.ts';
import { matchPattern, mayMatch } from '../../understand/patterns/match.ts';
import { indexPatterns, mayBeHeard, type PatternIndex } from '../../understand/patterns/pattern-index.ts';
import { type Utterance, utterance } from '../../understand/text/utterance.ts';
import { isOfNow, toneOf } from '../gates/tone.ts';
import { setLines, wordings } from '../wording.ts';
import { bareFrame, byTelling, isAskedAlong } from './telling-frame.ts';
import type { TakenUp } from './uptakes-of.ts';
import { isOfOthers } from './whose.ts';

const FOLDER = 'themes/';
/** What signs, hints and a talk that is on the theme already count, and what it takes. */
const COUNTS = { sign: 2, hint: 0.7, open: 1 };
const ENOUGH = 2;
/** A sign and a hint. */
const SURE = 2.7;
/** So many more are as good as all. */
const MOST_SIGNS = 2;
/** More than any set of lines that one clause calls up. */
const SCORE = 20;
/** So many messages back it is looked for what was told already. */
const MOST_BACK = 4;

export type ThemeTaken = TakenUp & {
  /** Something of it is said now; else only the talk is on it. */
  readonly isSaid: boolean;
  readonly isGrave: boolean;
  /** Its lines answer news or a feeling; others are not said beside the clause itself. */
  readonly isFelt: boolean;
};

export function isTheme({ key }: Pick<TakenUp, 'key'>): boolean {
  return key.startsWith(FOLDER);
}

/** Undefined where no theme is told for sure, and none is open that the message could go on with. */
export function themeUptake(context: TurnContext): ThemeTaken | undefined {
  const open = openTheme(context);
  const found = themeSaid(context, open);
  const frames = byTelling(context);
  const frame = frames[0];
  // What is only of the talk goes on with nothing.
  const theme =
    found ?? (frame === undefined ? undefined : isOpen(context, open) ? open : heldTheme(context));
  const reply = theme && replyAt(context, theme);
  if (theme === undefined || reply === undefined) return undefined;
  const told = toldLately(context);
  // 小时候我病了: nothing of it is now.
  const isThen = isLongAgo(context.said.raw);
  const asks = reply.asks
    .filter(({ ask }) => !isThen || !isOfNow(ask.zh))
    .filter(({ unless = [] }) => !unless.some((source) => told.some((text) => matches(source, text))))
    .map(({ seeks, ask }) => ({ seeks, ask, answer: ask }));
  const isNew = open?.id !== theme.id;
  // 我自己都笑了，又有点儿想哭 is laughed about by nobody else.
  const isSad = /哭|泪|难过|伤心/u.test(context.said.raw);
  const fitting = isNew
    ? reply.lines.filter(({ zh }) => !(isThen && IS_NOW.test(zh)) && !(isSad && zh.includes('哈哈')))
    : [];
  return {
    key: `${FOLDER}${theme.id}`,
    frame:
      frames.find(({ clause }) => isOf(theme, utterance(clause))) ?? frame ?? bareFrame(context.said.raw),
    score: SCORE,
    isSpecific: true,
    lines: fitting.length > 0 ? wordings(context, fitting) : setLines(context, heardBy(context)),
    asks,
    isSaid: found !== undefined,
    isGrave: theme.isGrave === true,
    isFelt: theme.isFelt === true || theme.isGrave === true,
    isNew,
    holds: theme.isGrave === true && isNew && !isLongAgo(context.said.raw),
  };
}

/** A comfort for what is now. */
const IS_NOW = /休息|不舒服|现在|今天|慢慢来/u;

/** So much a thing weighs that it is met as bad. */
const BAD = 4;

function heardBy({ told, said }: TurnContext): 'storyBad' | 'storyHeard' {
  const isBad = ({ stance, predicate, isDenied, isSupposed }: Frame) =>
    stance === 'bad' && predicate?.stance === 'bad' && predicate.salience >= BAD && !isDenied && !isSupposed;
  return moodIn(said.raw) !== 'good' && told.some(isBad) ? 'storyBad' : 'storyHeard';
}

type Themes = TurnContext['setting']['core']['frames']['themes'];

const indexes = new WeakMap<Themes, PatternIndex<Theme>>();

/** Filed under what their signs and hints need: of 女儿&手机 the first. */
function themesOf({ setting }: TurnContext): PatternIndex<Theme> {
  const { themes } = setting.core.frames;
  const known = indexes.get(themes);
  if (known !== undefined) return known;
  const index = indexPatterns(
    themes.flatMap((file) => file.themes),
    ({ signs, hints }) => [...signs, ...hints].map((source) => source.split('&', 1)[0] ?? ''),
  );
  indexes.set(themes, index);
  return index;
}

function allThemes(context: TurnContext): readonly Theme[] {
  return themesOf(context).items;
}

function replyAt({ level }: TurnContext, { replies }: Theme): Theme['replies'][number] | undefined {
  return levelsFor(level).flatMap((one) => replies.find((reply) => reply.level === one) ?? [])[0];
}

/** The theme of the last question that was asked on. */
function openTheme(context: TurnContext): Theme | undefined {
  const id = new RegExp(`^${FOLDER}([^/]+)/`, 'u').exec(context.state.listening.used.at(-1) ?? '')?.[1];
  return id === undefined ? undefined : allThemes(context).find((theme) => theme.id === id);
}

/** What is grave and was told in the last messages, while it holds the talk and is not left. */
function heldTheme(context: TurnContext): Theme | undefined {
  const { said, state } = context;
  if ((state.listening.grave ?? 0) === 0 || LEAVES.test(said.raw) || OVER.test(said.raw)) return undefined;
  const before = toldLately(context);
  if (before.some(({ raw }) => OVER.test(raw))) return undefined;
  const theme = allThemes(context).find(
    ({ isGrave, signs }) => isGrave && before.some((text) => signs.some((source) => matches(source, text))),
  );
  const now = utterance(spokenOf(said.raw));
  const isSaid = theme?.signs.some((source) => matches(source, now)) === true;
  return isSaid ? theme : undefined;
}

/** In characters. */
const SHORT_ANSWER = 12;
/** It weighs no more. */
const OVER = /不(?:太|怎么|是很|再)?(?:难过|伤心|生气|担心)|没事了?|已经好了|好多了|解决了/u;
/** Something else is wished for, or begun. */
const LEAVES = /不瞒[你您]说|换(?:个|一个)?话题|说点|聊点|不说这|不聊这|对了|顺便|另外/u;

function isOpen({ state: { listening }, said }: TurnContext, theme: Theme | undefined): boolean {
  if (theme?.besides?.some((source) => matches(source, said)) === true) return false;
  if (listening.seeks === undefined || listening.key?.startsWith(FOLDER) !== true) return false;
  if (theme === undefined || LEAVES.test(said.raw) || OVER.test(said.raw)) return false;
  // Who says more than an answer tells something: it needs a word of the theme.
  return said.hanzi <= SHORT_ANSWER || isOf(theme, said);
}

function themeSaid(context: TurnContext, open: Theme | undefined): Theme | undefined {
  if (context.level === 'zero' || context.level === 'preschool') return undefined;
  const { raw } = context.said;
  const back = takenBackAt(raw);
  const told = clausesOf(spokenOf(raw)).filter(
    ({ isQuestion, text }) =>
      !isQuestion && !DENIES.test(text) && !isAskedAlong(context, text) && raw.indexOf(text) >= back,
  );
  const own = told.filter(({ text }) => !isTellingOfOthers(context, text)).map(({ text }) => utterance(text));
  const all = told.map(({ text }) => utterance(text));
  const ofNow = (clauses: readonly Utterance[]) => clauses.filter(({ raw }) => !IS_THEN.test(raw));
  const isHurt = moodIn(context.said.raw) === 'bad' || context.told.some(hurts);
  const together = utterance(told.map(({ text }) => text).join('，'));
  const [best] = mayBeHeard(themesOf(context), context.said)
    .map((theme) => {
      const clauses = theme.isOfAnybody === true ? all : own;
      const isNews = theme.isFelt === true && theme.isGrave !== true;
      const counted = isNews
        ? ofNow(clauses)
        : isEvent(theme)
          ? clauses
          : clauses.filter(({ raw }) => !NOT_DONE.test(raw));
      const score = scoreOf(theme, context.said, { clauses: counted, together }, theme === open);
      return { theme, score };
    })
    .filter(({ theme }) => !isHurt || !isJoyful(theme))
    // Nobody is comforted for an exam that was failed as a child.
    .filter(({ theme }) => !isLongAgo(together.raw) || theme.isFelt !== true || theme.isGrave === true)
    .filter(({ theme, score }) => score >= (isEvent(theme) || theme === open ? ENOUGH : SURE))
    .toSorted((a, b) => b.score - a.score);
  return best?.theme;
}

/** 我前女友结婚了，我心里很难受: nobody is congratulated. */
function isJoyful({ isFelt, isGrave, replies }: Theme): boolean {
  return (
    isFelt === true &&
    isGrave !== true &&
    replies.some(({ lines }) => lines.some(({ zh }) => toneOf(zh) === 'joy'))
  );
}

/** From here on it hurts so that nothing else is a joy. */
const HURTS = 7;

function hurts(frame: Frame): boolean {
  const { predicate, stance, isDenied, isSupposed } = frame;
  // Who weeps at a wedding may be glad.
  const isBad =
    stance === 'bad' && predicate !== undefined && predicate.salience >= HURTS && predicate.id !== 'cry';
  return isBad && !isDenied && !isSupposed && !isOfOthers(frame);
}

/** 结婚的时候, 结婚二十年了: long since, and no news. */
const IS_THEN = /的(?:时候|那[天年])|[0-9一二三四五六七八九十几多两]年了|早就|以前/u;

/** 没有钱租房子, 我不想搬家: what is not done is nothing to talk of. */
const NOT_DONE = /没(?:有)?钱(?!了)|(?:不(?:想|打算|准备|用|需要|再)|没(?:有)?(?:打算|想|准备))(?!到)/u;

/** What befalls somebody is told by one sign; what is only spoken of, like machines or the air, needs more. */
function isEvent({ isGrave, isFelt }: Theme): boolean {
  return isGrave === true || isFelt === true;
}

/** 不是我要考试: nobody has an exam. */
const DENIES = /^(?:可)?不是/u;

/** 我女儿想学动画: what is told of somebody else is no theme of the learner’s. */
function isTellingOfOthers({ told }: TurnContext, clause: string): boolean {
  const frames = told.filter((frame) => frame.clause === clause);
  if (/^[^我咱]{0,4}[他她它](?!们?(?:对|跟|给|让|叫)我)/u.test(clause) && !/我/u.test(clause)) return true;
  if (frames.length > 0) return frames.every(isOfOthers);
  return /^[^我]{0,4}(?:[他她它]|我(?:的|们)?[爸妈哥姐弟妹爷奶儿女])/u.test(clause);
}

/** Of signs joined by & each may stand in a clause of its own; others are told in one. */
const IN_SEVERAL = /&/u;

/** The clauses of a text that ask nothing, and are of whom a theme may be; `together`: with those of anybody. */
type Clauses = { readonly clauses: readonly Utterance[]; readonly together: Utterance };

function scoreOf(
  { signs, hints, besides = [] }: Theme,
  said: Utterance,
  { clauses, together }: Clauses,
  isOn: boolean,
): number {
  // 我有一个姐姐，她结婚了: whose it is must stand in the clause that tells it.
  const isTold = (source: string) => {
    if (!IN_SEVERAL.test(source))
      return mayMatch(source, together) && clauses.some((clause) => matches(source, clause));
    // 冬天很冷，两只猫打架: what belongs together stands side by side.
    return clauses.some((clause, at) =>
      matches(source, utterance(`${clause.raw}，${clauses[at + 1]?.raw ?? ''}`)),
    );
  };
  const count = (patterns: readonly string[]) => patterns.filter(isTold).length;
  const found = count(signs);
  // Words that only go with a theme tell it where the talk is on it.
  if (!isOn && found === 0) return 0;
  const own = COUNTS.sign * Math.min(MOST_SIGNS, found) + COUNTS.hint * count(hints);
  if (own === 0 || besides.some((source) => matches(source, said))) return 0;
  return own + (isOn ? COUNTS.open : 0);
}

function isOf({ signs, hints }: Theme, clause: Utterance): boolean {
  return [...signs, ...hints].some((source) => matches(source, clause));
}

/** 女儿&手机: both stand there, wherever. */
function matches(source: string, text: Utterance): boolean {
  return source.split('&').every((part) => matchPattern(part, text, {}) !== undefined);
}

function toldLately({ history, said }: TurnContext): Utterance[] {
  const before = history.filter(({ by }) => by === 'learner').slice(-MOST_BACK);
  return [said.raw, ...before.map(({ text }) => text)].map((text) => utterance(spokenOf(text)));
}
