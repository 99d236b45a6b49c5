// The noun that a message is about, in three languages.

import type { Line } from '../../../../content/schema/line.ts';
import type { TurnContext } from '../../../state/turn-context.ts';
import { mentionsIn } from '../../../understand/frames/mentions.ts';
import { framesIn } from './frames-in.ts';

/** How people are called. */
const CALLS =
  /^(?:老师|师傅|阿姨|叔叔|爷爷|奶奶|外婆|妈妈?|爸爸?|医生|大夫|护士|老板|经理|先生|小姐|太太|警察|服务员|朋友)$/u;

/** The longest of two characters or more that is glossed; undefined where there is none. */
export function namedNoun(
  { setting: { core } }: Pick<TurnContext, 'setting'>,
  raw: string,
): Line | undefined {
  const [noun] = framesIn(core, raw)
    .flatMap(mentionsIn)
    .map(({ zh }) => zh)
    .filter((zh) => zh.length > 1 && raw.includes(zh) && core.glossed.has(zh) && !CALLS.test(zh))
    .toSorted((a, b) => b.length - a.length);
  const gloss = noun === undefined ? undefined : core.glossed.get(noun);
  return noun === undefined || gloss === undefined ? undefined : { zh: noun, en: gloss.en, pt: gloss.pt };
}
