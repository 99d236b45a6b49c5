// A word in three languages, by its first meaning; as it stands where nobody knows it.

import type { Line } from '../../../content/schema/line.ts';
import type { TurnContext } from '../../state/turn-context.ts';

export function glossOf({ setting: { core } }: Pick<TurnContext, 'setting'>, zh: string): Line {
  const gloss = core.glossed.get(zh);
  if (gloss === undefined) return { zh, en: zh, pt: zh };
  const first = (text: string) => text.split(/[;,(]/u)[0]?.trim() ?? text;
  return { zh, en: first(gloss.en), pt: first(gloss.pt) };
}
