// Whether somebody is done with a talk, or has something against how it stands.

import { withoutBareReplies } from '../../../understand/bare-reply.ts';
import { NO_MORE } from '../../../understand/intent-patterns.ts';
import { matchAny } from '../../../understand/patterns/match.ts';
import { type Utterance, utterance } from '../../../understand/text/utterance.ts';

/** Conditions and threats, and what is not agreed to: 四千八，不然我去看别的. */
const OBJECTS =
  /不然|要不然|否则|除非|不行|没同意|没答应|没说好|还没|等等|等一下|不对|太.{1,3}了吧|可是|但是|怎么(?:还|又|这么)|不满意|投诉/u;

export function objects({ raw }: Utterance): boolean {
  return OBJECTS.test(raw);
}

const THANKS =
  /^(?:(?:那|好|嗯|太好了?|行|非常|真的?|很|太|多)*(?:谢谢|感谢|多谢|麻烦|辛苦)(?:您|你|了|啦|啊)*(?:\p{Script=Han}{0,4})?|(?:那)?(?:我)?(?:先)?(?:走|回去)(?:了|啦)|(?:那)?(?:就)?(?:这样|说定|这么定|这么说定)(?:了|吧)*|(?:thanks|thank you|bye|obrigad[oa]|tchau)\p{L}*)$/iu;
const LEAVES =
  /再见|后会有期|告辞|保重|一路(?:平安|顺风)|该走了|要走了|先走了|拜拜|明天见|下次见|回头见|慢走|晚安|一会儿见|周末见|(?:上午|下午|晚上|待会儿|等会儿)见/u;

/** Thanks, a goodbye or that there is nothing more, and nothing told beside it. */
export function takesLeave(said: Utterance): boolean {
  if (LEAVES.test(said.raw)) return true;
  const rest = withoutBareReplies(said);
  if (rest === undefined) return true;
  const parts = rest.raw.split(/[，,。！!\s]+/u).filter((part) => part !== '');
  return parts.every((part) => THANKS.test(part) || matchAny(NO_MORE, utterance(part), {}) !== undefined);
}
