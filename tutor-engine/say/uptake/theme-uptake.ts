// What a whole message is about: signs all over it count together, so that no single word decides, and the questions
// of a theme keep to one thing from turn to turn.

import { levelsFor } from '../../../content/schema/listening/frame.ts';
import type { Theme } from '../../../content/schema/listening/theme.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import { moodIn } from '../../understand/frames/circumstances.ts';
import { clausesOf } from '../../understand/frames/clauses.ts';
import type { Frame } from '../../understand/frames/frame.ts';
import { matchPattern } from '../../understand/patterns/match.ts';
import { type Utterance, utterance } from '../../understand/text/utterance.ts';
import { setLines, wordings } from '../wording.ts';
import { bareFrame, byTelling } from './telling-frame.ts';
import type { TakenUp } from './uptakes-of.ts';

const FOLDER = 'themes/';
/** What signs, hints and a talk that is on the theme already count, and what it takes. */
const COUNTS = { sign: 2, hint: 0.7, open: 1 };
const ENOUGH = 2;
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
  const asks = reply.asks
    .filter(({ unless = [] }) => !unless.some((source) => told.some((text) => matches(source, text))))
    .map(({ seeks, ask }) => ({ seeks, ask, answer: ask }));
  const isNew = open?.id !== theme.id;
  return {
    key: `${FOLDER}${theme.id}`,
    frame:
      frames.find(({ clause }) => isOf(theme, utterance(clause))) ?? frame ?? bareFrame(context.said.raw),
    score: SCORE,
    isSpecific: true,
    lines: isNew ? wordings(context, reply.lines) : setLines(context, heardBy(context)),
    asks,
    isSaid: found !== undefined,
    isGrave: theme.isGrave === true,
    isNew,
    holds: theme.isGrave === true && isNew,
  };
}

/** So much a thing weighs that it is met as bad. */
const BAD = 4;

function heardBy({ told, said }: TurnContext): 'storyBad' | 'storyHeard' {
  const isBad = ({ stance, predicate, isDenied, isSupposed }: Frame) =>
    stance === 'bad' && predicate?.stance === 'bad' && predicate.salience >= BAD && !isDenied && !isSupposed;
  return moodIn(said.raw) !== 'good' && told.some(isBad) ? 'storyBad' : 'storyHeard';
}

function allThemes({ setting }: TurnContext): readonly Theme[] {
  return setting.core.frames.themes.flatMap(({ themes }) => themes);
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
  const { said, told, state } = context;
  if ((state.listening.grave ?? 0) === 0 || LEAVES.test(said.raw) || OVER.test(said.raw)) return undefined;
  const before = toldLately(context);
  if (before.some(({ raw }) => OVER.test(raw))) return undefined;
  const theme = allThemes(context).find(
    ({ isGrave, signs }) => isGrave && before.some((text) => signs.some((source) => matches(source, text))),
  );
  const isFelt = moodIn(said.raw) === 'bad' || told.some(({ stance }) => stance === 'bad');
  return theme !== undefined && (isFelt || isOf(theme, said)) ? theme : undefined;
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
  // The first question is being answered; later ones need a word of the theme, or an answer as short as that.
  return listening.depth <= 1 || said.hanzi <= SHORT_ANSWER || isOf(theme, said);
}

function themeSaid(context: TurnContext, open: Theme | undefined): Theme | undefined {
  if (context.level === 'zero' || context.level === 'preschool') return undefined;
  const told = clausesOf(context.said.raw)
    .filter(({ isQuestion }) => !isQuestion)
    .map(({ text }) => utterance(text));
  const [best] = allThemes(context)
    .map((theme) => ({ theme, score: scoreOf(theme, context.said, told, theme === open) }))
    .filter(({ score }) => score >= ENOUGH)
    .toSorted((a, b) => b.score - a.score);
  return best?.theme;
}

/** A sign that names the learner first, all in one clause. */
const OF_ONESELF = /^\(?我[^&]*$/u;

/** `told` are the clauses of `said` that ask nothing. */
function scoreOf(
  { signs, hints, besides = [] }: Theme,
  said: Utterance,
  told: readonly Utterance[],
  isOn: boolean,
): number {
  // 我有一个姐姐，她结婚了: whose it is must stand in the clause that tells it.
  const isTold = (source: string) =>
    OF_ONESELF.test(source) ? told.some((clause) => matches(source, clause)) : matches(source, said);
  const count = (patterns: readonly string[]) => patterns.filter(isTold).length;
  const own = COUNTS.sign * Math.min(MOST_SIGNS, count(signs)) + COUNTS.hint * count(hints);
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
  return [said, ...before.map(({ text }) => utterance(text))];
}
