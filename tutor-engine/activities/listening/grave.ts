// How much what is told weighs, whom it is of, and how long it holds the talk.

import type { TakenUp } from '../../say/uptake/uptakes-of.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import { isLongAgo } from '../../understand/frames/circumstances.ts';
import type { Frame } from '../../understand/frames/frame.ts';
import { mentionsIn } from '../../understand/frames/mentions.ts';
import { readFrames } from '../../understand/frames/read-frames.ts';

export type Memory = TurnContext['state']['listening'];

/** What is grave stays so for this turn and three more. */
const GRAVE_TURNS = 4;
export const GRAVE = 7;

export function isGrave({ frame }: Pick<TakenUp, 'frame'>): boolean {
  return !frame.isSupposed && (frame.predicate?.salience ?? 0) >= GRAVE;
}

/** Of what befell somebody, that which nobody leaves after one answer. */
const HOLDING = 8;

export function isGravest({ predicate }: Frame): boolean {
  return (predicate?.salience ?? 0) >= HOLDING;
}

/** Who is dear and ill is not left after one answer. */
const OF_BODY: ReadonlySet<string> = new Set(['ill', 'hospital', 'operation', 'cancer', 'accident']);

function holds(frame: Frame): boolean {
  const { who, stance, time, predicate } = frame;
  if (stance !== 'bad' || time === 'habit' || !isGrave({ frame })) return false;
  return isGravest(frame) || (OF_BODY.has(predicate?.id ?? '') && who.role === 'noun');
}

/** Who is spoken of, and how long it holds the talk. */
export function keptAfter(
  context: TurnContext,
  {
    frame,
    holds: isHolding = false,
  }: { readonly frame?: Frame | undefined; readonly holds?: boolean | undefined },
): Pick<Memory, 'grave' | 'about' | 'lost'> {
  const { said } = context;
  const { listening } = context.state;
  const isOfSomebody =
    frame?.who.role === 'noun' &&
    frame.predicate?.id === 'die' &&
    !frame.isDenied &&
    !LONG_SINCE.test(frame.clause);
  const died = isOfSomebody ? frame.who.noun.zh : whoDied(context);
  const about = died ?? (frame?.who.role === 'noun' ? frame.who.noun.zh : listening.about);
  const isHeldBy =
    isHolding ||
    (frame !== undefined && holds(frame) && !LONG_SINCE.test(frame.clause) && !IN_A_YEAR.test(said.raw));
  // 我丈夫以前烤鱼很好，他去年死了: what was before the death is long ago, and the death is not.
  const isOver = isLongAgo(frame?.predicate?.id === 'die' ? frame.clause : said.raw);
  const grave = isHeldBy && !isOver ? GRAVE_TURNS : listening.grave;
  const lost = died ?? listening.lost;
  return {
    ...(grave && { grave }),
    ...(about !== undefined && { about }),
    ...(lost !== undefined && { lost }),
  };
}

/** 我姨妈十二岁就病死了: nobody mourns who died as a child long ago as if it were today. */
const LONG_SINCE = /岁(?:就|的时候)|[0-9一二三四五六七八九十几多]{2,}年前|[几多]十年|小时候|从前/u;

/** Faleceu em 2015. */
const IN_A_YEAR = /\b(?:in|em|since|desde) (?:19|20)\d\d\b|(?:19|20)\d\d年/iu;

/** 那是我爷爷的照片。他去年死了。 He is whoever was named last. */
function whoDied({ told, history, setting: { core } }: TurnContext): string | undefined {
  const died = told.find(({ predicate, isDenied, isSupposed, stance }) => {
    return predicate?.id === 'die' && !isDenied && !isSupposed && stance === 'bad';
  });
  const isSomebody = died !== undefined && /[他她它](?!们)/u.test(died.clause.slice(0, died.at.start));
  if (died === undefined || (died.who.role === 'learner' && !isSomebody)) return undefined;
  if (died.who.role === 'noun') return died.who.noun.kind === 'thing' ? undefined : died.who.noun.zh;
  const before = history.findLast(({ by }) => by === 'learner')?.text ?? '';
  return [...readFrames(core, before), ...told]
    .flatMap(mentionsIn)
    .findLast(({ kind, isOfOthers }) => kind === 'person' && !isOfOthers)?.zh;
}
