// A death, or what befell somebody near: met with care before anything else.

import { uptakesOf } from '../../../say/uptake/uptakes-of.ts';
import { each, wordings } from '../../../say/wording.ts';
import type { Leads } from '../../../state/turn-context.ts';
import { isGrave } from '../../listening/grave.ts';
import { framesIn } from '../hearing/frames-in.ts';
import type { PlayContext } from '../world/play-context.ts';

const DEATH = /死|去世|过世|走了|离开|不在了|die|morreu/u;

/** A death, or what befell somebody near, is no remark to anybody, whatever is played. */
export function badNewsIn(context: PlayContext): Leads | undefined {
  const { core } = context.setting;
  const [taken] = uptakesOf(core.frames, framesIn(core, context.said.raw), context.level);
  if (taken === undefined || !isGrave(taken) || taken.frame.stance !== 'bad') return undefined;
  // Who cannot stand something is not ill.
  if (taken.frame.clause.includes('过敏')) return undefined;
  // What ails the learners themselves may be what the play is about.
  // 我妻子骂我了 is a joke at one's own cost; who is hurt is heard elsewhere.
  const { who, predicate } = taken.frame;
  const isOfOthers = who.role === 'noun' && who.noun.kind === 'person' && predicate?.id !== 'bully';
  // 我的水没有了 is no death.
  const isDeath =
    predicate?.id === 'die' &&
    (who.role === 'noun' ? who.noun.kind !== 'thing' : DEATH.test(context.said.raw));
  const counts = isOfOthers || isDeath;
  return counts ? each(wordings(context, taken.lines)) : undefined;
}
