// What a teacher answers to exactly what was told, where that is one of the things that learners tell most.

import type { Line } from '../../../content/schema/line.ts';
import { levelsFor } from '../../../content/schema/listening/frame.ts';
import type { Moment } from '../../../content/schema/listening/moment.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import type { Frame } from '../../understand/frames/frame.ts';
import { spokenOf } from '../../understand/frames/literally.ts';
import { takenBackAt } from '../../understand/frames/meant-otherwise.ts';
import { type FoundMoment, findMoments } from '../../understand/moments/find-moment.ts';
import type { Utterance } from '../../understand/text/utterance.ts';
import { wordings } from '../wording.ts';
import { bareFrame, isOfTheTalk, TRIVIAL } from './telling-frame.ts';
import type { TakenUp } from './uptakes-of.ts';

const FOLDER = 'moments/';
/** More than any set of lines that one clause calls up. */
const SCORE = 30;

/** Who may have died is not passed over for what is told besides. */
const GONE = /走了|去世|死|不在了|过世/u;

/** A farewell is said elsewhere. */
const PARTS = /(?:走|睡觉|睡|回家|下线)了?$|再见|拜拜/u;

type Reply = Moment['replies'][number];

export function isMoment({ key }: Pick<TakenUp, 'key'>): boolean {
  return key.startsWith(FOLDER);
}

/** Undefined where nothing is told that a moment was written for. */
export function momentUptake(context: TurnContext): TakenUp | undefined {
  const { setting, said, level, state } = context;
  if (level === 'zero' || said.hanzi === 0) return undefined;
  const spoken = spokenOf(said.raw);
  const back = takenBackAt(said.raw);
  for (const found of findMoments(setting.core.lexicon, setting.core.frames, spoken)) {
    if (found.isQuestion) continue;
    if (said.raw.indexOf(found.clause.slice(0, 2)) < back || isOfTheTalk(found.clause)) continue;
    if (PARTS.test(found.clause)) continue;
    if (GONE.test(said.raw) && !GONE.test(found.clause)) continue;
    const key = `${FOLDER}${found.key}`;
    if (state.listening.used.some((used) => used.startsWith(`${key}/`))) continue;
    const reply = replyAt(level, found.moment);
    if (reply === undefined || namesWhatWasNotSaid(found, reply)) continue;
    const { says, ask, seeks = 'what' } = reply;
    return {
      key,
      frame: frameOf(context.told, found.clause),
      score: SCORE,
      isSpecific: !found.isFeeling && !TRIVIAL.test(found.clause),
      lines: says === undefined ? [] : wordings(context, [says]),
      asks:
        ask === undefined ? [] : wordings(context, [ask]).map((line) => ({ seeks, ask: line, answer: line })),
    };
  }
  return undefined;
}

/** So much of a question must be met: what is asked besides is answered by nothing. */
const LEAST_ASKED = 0.7;

/** The answer to a question that asks for advice, a view or something of China; undefined where none was written for it. */
export function momentAnswer(
  { setting, level, state }: TurnContext,
  question: Utterance | undefined,
): { answers: Line[][]; move: 'aside'; isRefusal?: false } | undefined {
  if (level === 'zero' || question === undefined) return undefined;
  const { lexicon, frames } = setting.core;
  for (const found of findMoments(lexicon, frames, question.raw)) {
    const reply = replyAt(level, found.moment);
    if (!found.isQuestion || found.met < LEAST_ASKED || reply === undefined) continue;
    const { says, ask } = reply;
    if (says === undefined || namesWhatWasNotSaid(found, reply)) continue;
    if (state.recent.some((text) => text.includes(says.zh))) continue;
    return { answers: [ask === undefined ? [says] : [says, ask]], move: 'aside' };
  }
  return undefined;
}

function replyAt(level: TurnContext['level'], { replies }: Moment): Reply | undefined {
  return levelsFor(level).flatMap((one) => replies.find((reply) => reply.level === one) ?? [])[0];
}

/** 牙疼真要命 is no answer to whose hand hurts. */
function namesWhatWasNotSaid({ missing }: FoundMoment, { says, ask }: Reply): boolean {
  const text = `${says?.zh ?? ''}${ask?.zh ?? ''}`;
  return missing.some((word) => text.includes(word));
}

function frameOf(told: readonly Frame[], clause: string): Frame {
  return told.find((frame) => clause.includes(frame.clause)) ?? bareFrame(clause);
}
