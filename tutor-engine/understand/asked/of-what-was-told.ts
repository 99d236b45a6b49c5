// A question that names nothing of its own and stands behind something told is of that: 您有什么建议, 你吃过吗.

import type { Utterance } from '../text/utterance.ts';

const BARE =
  /^(?:那|那么|老师)?(?:[你您](?:也|还|自己)?)?(?:有(?:没有)?(?:什么|好|好的)?(?:建议|办法|看法|主意)|(?:吃|看|听|去|来|读|玩|喝|用|学|见|做|试|住)过)(?:吗|没有|么|呢)?$/u;
/** In characters, beside the question. */
const LEAST_TOLD = 3;

export function isOfWhatWasTold(said: Utterance, asked: Utterance): boolean {
  return BARE.test(asked.shown.join('')) && said.hanzi > asked.hanzi + LEAST_TOLD;
}
