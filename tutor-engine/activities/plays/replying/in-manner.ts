// What a character says where nobody wrote an answer for the play: in their own manner, and fit for any question of the kind.

import type { Line } from '../../../../content/schema/line.ts';
import type { Shape } from '../../../../content/schema/talks/manner.ts';
import { uptakesOf } from '../../../say/uptake/uptakes-of.ts';
import { each, wordings } from '../../../say/wording.ts';
import type { Leads, TurnContext } from '../../../state/turn-context.ts';
import type { PlaySituation } from '../../../state/types.ts';
import { toNumber } from '../../../understand/patterns/slots.ts';
import { shapeOf } from '../hearing/asked/ask-shapes.ts';
import { framesIn } from '../hearing/frames-in.ts';
import { isSadNews } from '../hearing/sad-news.ts';
import { numeral, owedFor } from '../world/bill.ts';
import { isHaggledHere } from '../world/payment.ts';
import { granted } from './knowledge/granted.ts';
import { improvised } from './knowledge/improvised.ts';
import { ofSelf } from './knowledge/of-self.ts';
import { nearTo } from './knowledge/things/near.ts';
import { unknownTo } from './knowledge/unknown.ts';

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
  const { playing } = context;
  if (shape === 'offer' && !isHaggledHere(playing.play)) return each(wordings(context, FIXED));
  const met = isPaid(context, text)
    ? 'confirm'
    : !wasOffered(context)
      ? 'offer'
      : isTooLow(context, text)
        ? 'dear'
        : 'deal';
  const leads = [
    ...granted(context, shape, text),
    ...improvised(context, shape, text),
    ...(shape === 'self' ? ofSelf(context, text) : []),
    ...(OF_THINGS.has(shape) ? nearTo(context, text) : []),
    ...unknownTo(context, shape, text),
    ...inManner(context, shape === 'offer' ? met : shape),
  ];
  return leads.length > 0 ? leads : undefined;
}

/** What is asked of the goods and the place, and not of the character or the learner. */
const OF_THINGS: ReadonlySet<Shape> = new Set<Shape>([
  'price',
  'time',
  'duration',
  'count',
  'have',
  'why',
  'how',
  'bad',
  'yes',
  'which',
  'what',
  'choice',
  'may',
]);

/** A meal, a cure and a fare cost what they cost. */
const FIXED: readonly Line[] = [
  {
    zh: '我们这儿的价钱都是一样的，不讲价。',
    en: 'Our prices are the same for everybody; there’s no bargaining here.',
    pt: 'Nossos preços são iguais para todos; aqui não se pechincha.',
  },
];

/** 我给你二十四块, of what it comes to or was said to cost: that is paid and not haggled about. */
function isPaid({ playing, state }: Playing, text: string): boolean {
  const owed = owedFor(state.play, playing.play);
  const costs = [
    ...(owed === undefined ? [] : [owed]),
    ...(state.play.price === undefined ? [] : [state.play.price.amount]),
  ];
  return costs.some((amount) => text.includes(numeral(amount)) || text.includes(String(amount)));
}

/** No price comes down by more than that, however often it is asked. */
const LOWEST = 0.7;
const AMOUNT = /(?<amount>[0-9]{1,5}|[一二两三四五六七八九十百千]{1,6})(?:块|元)/u;

/** Less than the lowest that one of what is named, or was ordered last, is sold for. */
function isTooLow({ playing, state }: Playing, text: string): boolean {
  const amount = AMOUNT.exec(text)?.groups?.['amount'];
  const priced = Object.values(playing.play.words)
    .flat()
    .filter(({ price }) => price !== undefined);
  const last = state.play.things?.at(-1)?.zh;
  const item =
    priced.find(({ zh, also }) => [zh, ...also].some((name) => text.includes(name))) ??
    priced.find(({ zh }) => zh === last);
  return amount !== undefined && item?.price !== undefined && toNumber(amount) < item.price * LOWEST;
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
  const isBad = framesIn(core, context.said.raw).some((frame) => frame.stance === 'bad');
  const isSad = stance === 'bad' || isSadNews(context.said.raw);
  if (isSad && !COMPLAINS.test(context.said.raw)) return sadFor(context);
  if (!isSad && stance !== 'good' && context.said.hanzi >= STORY) return listening(context);
  return inManner(context, isSad ? 'sad' : stance === 'good' && !isWish && !isBad ? 'good' : 'told');
}

/** Of the place and what it gives: whoever serves there is to blame. */
const COMPLAINS =
  /^(?!.*[他她]).{0,40}(?:[你您]们|这(?:个|儿|家|里|件|双)|房间|菜|汤|饭|床|等了|还没(?:来|到)|凉了)/u;

/** In characters: who tells so much is listened to. */
const STORY = 22;
const LISTENING: readonly Line[] = [
  { zh: '嗯，我听着呢。', en: 'Mm, I’m listening.', pt: 'Hum, estou ouvindo.' },
  { zh: '原来是这样。', en: 'So that’s how it is.', pt: 'Então é assim.' },
  { zh: '是这么回事啊，我明白了。', en: 'So that’s it, I see.', pt: 'Então é isso, entendi.' },
];

function listening(context: Playing): Leads {
  const { manner } = context.playing.play;
  return manner === 'poet' || manner === 'kids' || manner === 'child'
    ? inManner(context, 'told')
    : each(wordings(context, LISTENING));
}

/** Nobody who serves is to blame for what befell the learner elsewhere. */
function sadFor(context: Playing): Leads {
  const { inManner: all } = context.talk;
  const isServing = (context.playing.play.manner ?? 'service') === 'service';
  return isServing && all !== undefined ? each(wordings(context, all.anybody.sad)) : inManner(context, 'sad');
}

const WISH = /我(?:们)?(?:想|要|得|需要)(?!到)|给[您你我]/u;
