// Who asks whether something is remembered hears what they told in this play.

import type { Line } from '../../../../../content/schema/line.ts';
import { recall } from '../../../../say/recall/recall.ts';
import { each, wordings } from '../../../../say/wording.ts';
import type { Leads } from '../../../../state/turn-context.ts';
import type { PlayContext } from '../../world/play-context.ts';
import { glossed } from '../../world/world.ts';

const REMEMBERS = /记得|记不记得|remember|lembra|我的?\p{Script=Han}{1,4}(?:叫什么|几岁|多大|在哪儿?上班)/iu;
const OF_ALLERGY = /过敏|allerg|alerg|al[eé]rgic/iu;

/** `{thing}` is filled. */
const KEPT: readonly Line[] = [
  { zh: '记得，是{thing}。', en: 'I do: {thing}.', pt: 'Lembro sim: {thing}.' },
  { zh: '没忘，{thing}。', en: 'I haven’t forgotten: {thing}.', pt: 'Não esqueci: {thing}.' },
];

export function asksToRecall(raw: string): boolean {
  return REMEMBERS.test(raw);
}

/** Undefined where nothing of the kind is asked. */
export function recalledIn(context: PlayContext): Leads | undefined {
  const { raw } = context.said;
  if (!asksToRecall(raw)) return undefined;
  const allergy = OF_ALLERGY.test(raw) ? context.state.play.allergies?.at(-1) : undefined;
  if (allergy !== undefined) return each(wordings(context, KEPT, { thing: glossed(allergy, context) }));
  const remembered = recall(context);
  return remembered && [remembered];
}
