// What nobody here knows: it is named, and who or what knows better is said; the same is not said twice.

import type { Line } from '../../../../../content/schema/line.ts';
import type { Shape } from '../../../../../content/schema/talks/manner.ts';
import type { WorldKind } from '../../../../../content/schema/talks/play-world.ts';
import { each, wordings } from '../../../../say/wording.ts';
import type { Leads, TurnContext } from '../../../../state/turn-context.ts';
import type { PlaySituation } from '../../../../state/types.ts';
import { namedNoun } from '../../hearing/named-noun.ts';
import { sendsToSelf } from '../../world/rank.ts';
import { kindOf } from './known.ts';

type Playing = TurnContext & { readonly playing: PlaySituation };

/** Questions that only a fact answers. */
const OF_FACTS: ReadonlySet<Shape> = new Set([
  'price',
  'time',
  'duration',
  'place',
  'count',
  'have',
  'who',
  'yes',
  'what',
  'which',
  'how',
  'why',
  'choice',
]);

/** Elsewhere the character decides. */
const PUTS_OFF: ReadonlySet<WorldKind> = new Set<WorldKind>(['clinic', 'counter', 'kids', 'past']);

const HAN = /\p{Script=Han}{2}/u;

/** Empty where the question is of another kind, or the play of none. */
export function unknownTo(context: Playing, shape: Shape, text: string): Leads {
  const kind = kindOf(context);
  const { unknown, elsewhere } = kind ?? {};
  const { world } = context.playing.play;
  if (world === undefined || !PUTS_OFF.has(world.kind)) return [];
  if (unknown === undefined || elsewhere === undefined || !OF_FACTS.has(shape) || !HAN.test(text)) return [];
  const word = namedNoun(context, text);
  const named = word === undefined ? [] : wordings(context, unknown, { word });
  const lines = [...wordings(context, elsewhere), ...named];
  const wasSaid = ({ zh }: Line) => context.state.recent.some((said) => said.includes(zh));
  return each(lines.filter((line) => !wasSaid(line) && !sendsToSelf(context.playing, line.zh)));
}
