// What a learner tells beside the play is taken up at once, met with something of the character's own, and kept in mind.

import type { Manner } from '../../../../../content/schema/talks/manner.ts';
import type { Teller } from '../../../../../content/schema/talks/told.ts';
import { each, wordings } from '../../../../say/wording.ts';
import type { PlayMemory, ToldFact } from '../../../../state/activity-memories.ts';
import type { Leads } from '../../../../state/turn-context.ts';
import { type ToldNow, toldIn } from '../../hearing/told.ts';
import type { PlayContext } from '../../world/play-context.ts';

/** Whose words come first for each kind of person. */
const TELLERS_OF: Readonly<Record<Manner, readonly Teller[]>> = {
  service: ['service', 'anybody'],
  expert: ['anybody'],
  friend: ['anybody'],
  family: ['anybody'],
  kids: ['kids'],
  child: ['child'],
  poet: ['poet'],
};
/** So much of what was told is kept. */
const MOST_KEPT = 12;

/** What this message tells that was not told before; it is kept. */
export function withTold(context: PlayContext): PlayContext {
  const before = context.state.play.told ?? [];
  const told = toldIn(context, (context.whole ?? context.said).raw).filter(
    ({ id, who }) => !before.some((one) => one.id === id && (who === undefined || one.who?.zh === who.zh)),
  );
  if (told.length === 0) return context;
  const kept = told.map(({ id, who, thing }) => ({ id, ...(who && { who }), ...(thing && { thing }) }));
  const play: PlayMemory = { ...context.state.play, told: [...before, ...kept].slice(-MOST_KEPT) };
  return { ...context, tells: told, state: { ...context.state, play } };
}

/** To what `text` tells; undefined where nothing is known to say. */
export function takenUp(
  context: PlayContext,
  text: string,
  counts: (told: ToldNow) => boolean = () => true,
): Leads | undefined {
  for (const told of context.tells ?? []) {
    if (!text.includes(told.clause) || !counts(told)) continue;
    const lines = linesFor(context, told, 'say');
    if (lines.length > 0) return lines;
  }
  return undefined;
}

/** One thing of their own, to who has told something: where its subject is 我, a fact stands by itself. */
export function inReturn(context: PlayContext, [said = []]: Leads): Leads {
  const { facts = {} } = context.playing.play;
  const isSaid = (told: ToldNow) =>
    linesFor(context, told, 'say').some(([line]) => said.some(({ zh }) => zh === line?.zh));
  const kinds = (context.tells ?? []).filter(isSaid).flatMap(({ theme }) => theme.own ?? []);
  const lines = kinds.flatMap((kind) => facts[kind]?.say ?? []).filter(({ zh }) => zh.startsWith('我'));
  return each(lines.filter(({ zh }) => !context.state.recent.some((text) => text.includes(zh))).slice(0, 1));
}

/** What they told comes back when they part. */
export function keptInMind(context: PlayContext): Leads {
  const told = context.state.play.told ?? [];
  const lines = told.flatMap((one) => linesFor(context, one, 'later').flat());
  return each(lines.slice(0, 1));
}

/** Lines that name whom it is about come first; none that was said before. */
function linesFor(context: PlayContext, told: ToldFact, when: 'say' | 'later'): Leads {
  const { manner = 'service' } = context.playing.play;
  const said = context.talk.told.find(({ id }) => id === told.id)?.said;
  const [lines = []] = TELLERS_OF[manner].flatMap((teller) => {
    const found = said?.[teller]?.[when];
    return found === undefined ? [] : [found];
  });
  const slots = { ...(told.who && { who: told.who }), ...(told.thing && { thing: told.thing }) };
  const named = lines.filter(({ zh }) => zh.includes('{who}'));
  const others = lines.filter(({ zh }) => !zh.includes('{who}'));
  // Who speaks of somebody else is not wished anything themselves.
  const all = [
    ...wordings(context, named, slots),
    ...(told.who && named.length > 0 ? [] : wordings(context, others, slots)),
  ];
  return each(all.filter(({ zh }) => !context.state.recent.some((text) => text.includes(zh))));
}
