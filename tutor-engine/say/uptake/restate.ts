// Says a clause of the learner's again from the tutor's side, 我开公共汽车 as 你开公共汽车: it shows best what was heard.

import { check, type Token, tokensOf, usualness } from '../../../chinese/grammar/index.ts';
import type { Line } from '../../../content/schema/line.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import type { Frame } from '../../understand/frames/frame.ts';
import { fill, same, wordings } from '../wording.ts';

/** In characters. */
const SHORTEST = 4;
const LONGEST = 20;
/** Of clauses that read less usual, too many have a mistake that no rule knows; nobody repeats those. */
const LEAST_USUAL = -3.8;
const SOUND = /^[\p{Script=Han}\d]+$/u;
/** Said of oneself alone, or turned otherwise than word by word. */
const NOT_TURNED = /自我|我国|我方|你我|我叫|我姓/u;
const LAUGHTER_OR_PARTICLE = /(?:哈+|呵+|啊|吧|呢|哦|啦|嘛|呀)+$/u;

/** Statements that have the clause in them; empty where it may have a mistake or has no subject of its own. */
export function restatements(context: TurnContext, frame: Frame): Line[] {
  const { restatements: all } = context.setting.core.frames.echoes ?? { restatements: [] };
  const told = turned(context, frame);
  if (told === undefined) return [];
  const stance = frame.stance === 'bad' ? 'bad' : 'neutral';
  const fitting = all.filter(({ level, stances }) => level === context.level && stances.includes(stance));
  return wordings(
    context,
    fitting.flatMap(({ line }) => fill(line, { told: same(told) }) ?? []),
  );
}

function turned({ setting: { core } }: TurnContext, frame: Frame): string | undefined {
  const clause = frame.clause.replace(LAUGHTER_OR_PARTICLE, '');
  if (frame.isSupposed || clause.length < SHORTEST || clause.length > LONGEST) return undefined;
  if (!SOUND.test(clause) || NOT_TURNED.test(clause)) return undefined;
  const tokens = tokensOf(core.lexicon, clause);
  if (!isWhole(tokens) || check(core.lexicon, clause).length > 0) return undefined;
  return usualness(tokens) < LEAST_USUAL
    ? undefined
    : clause.replace(/[我你]/gu, (one) => (one === '我' ? '你' : '我'));
}

const SUBJECT = /^[nr]/u;
const VERB = /^[va]/u;

/** Whether somebody or something stands before what is said of it. */
function isWhole(tokens: readonly Token[]): boolean {
  const verb = tokens.findIndex(({ pos }) => VERB.test(pos[0] ?? ''));
  const subject = tokens.slice(0, verb).some(({ pos }) => SUBJECT.test(pos[0] ?? ''));
  return subject && tokens.every(({ isRare }) => !isRare);
}
