// What a character says where nobody wrote an answer for the play: in their own manner, and fit for any question of the kind.

import type { Line } from '../../../../content/schema/line.ts';
import type { Shape } from '../../../../content/schema/talks/manner.ts';
import { uptakesOf } from '../../../say/uptake/uptakes-of.ts';
import { each, wordings } from '../../../say/wording.ts';
import type { Leads, TurnContext } from '../../../state/turn-context.ts';
import type { PlaySituation } from '../../../state/types.ts';
import { shapeOf } from '../hearing/ask-shapes.ts';
import { framesIn } from '../hearing/frames-in.ts';
import { isSadNews } from '../hearing/sad-news.ts';
import { numeral, owedFor } from '../world/bill.ts';
import { unknownTo } from './unknown.ts';

type Playing = TurnContext & { readonly playing: PlaySituation };

/** What the character's own kind of person says first, what anybody says next; what was said lately comes last. */
export function inManner(context: Playing, shape: Shape): Leads {
  const { inManner: all } = context.talk;
  if (all === undefined) return [];
  const { manner = 'service' } = context.playing.play;
  const own = all[manner][shape] ?? [];
  // Nobody speaks to small children as to others.
  const common = manner === 'kids' || manner === 'child' ? [] : (all.anybody[shape] ?? []);
  const lines = [...wordings(context, own), ...wordings(context, common)];
  const wasSaid = (line: Line) => context.state.recent.some((text) => text.includes(line.zh));
  return each([...lines.filter((line) => !wasSaid(line)), ...lines.filter(wasSaid)]);
}

/** An answer to a question, an offer, a request or an order that nothing else answers; undefined where none is made. */
export function deflected(context: Playing, text = context.said.raw): Leads | undefined {
  const shape = shapeOf(text);
  if (shape === undefined) return undefined;
  const met = wasOffered(context) ? 'deal' : isPaid(context, text) ? 'confirm' : 'offer';
  const leads = [...unknownTo(context, shape, text), ...inManner(context, shape === 'offer' ? met : shape)];
  return leads.length > 0 ? leads : undefined;
}

/** 我给你二十四块, of what it comes to or was said to cost: that is paid and not haggled about. */
function isPaid({ playing, state }: Playing, text: string): boolean {
  const owed = owedFor(state.play, playing.play);
  const costs = [
    ...(owed === undefined ? [] : [owed]),
    ...(state.play.price === undefined ? [] : [state.play.price.amount]),
  ];
  return costs.some((amount) => text.includes(numeral(amount)) || text.includes(String(amount)));
}

/** Whoever offers a second time is met. */
function wasOffered(context: Playing): boolean {
  return inManner(context, 'offer').some((lines) =>
    lines.some(({ zh }) => context.state.recent.some((text) => text.includes(zh))),
  );
}

/** To what was told, as glad or as sorry as it is. */
export function takenNote(context: Playing): Leads {
  const { core } = context.setting;
  const [taken] = uptakesOf(core.frames, framesIn(core, context.said.raw), context.level);
  const stance = taken?.frame.stance;
  // 我想借一本关于猫的书 is no good news.
  const isWish = WISH.test(context.said.raw);
  const isSad = stance === 'bad' || isSadNews(context.said.raw);
  return inManner(context, isSad ? 'sad' : stance === 'good' && !isWish ? 'good' : 'told');
}

const WISH = /我(?:们)?(?:想|要|得|需要)(?!到)|给[您你我]/u;
