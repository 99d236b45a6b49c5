// Whether somebody is done with a talk, or has something against how it stands.

import { NO_MORE } from '../../../understand/asked/intent-patterns.ts';
import { CALLED_AWAY } from '../../../understand/asked/plea-patterns.ts';
import { matchAny } from '../../../understand/patterns/match.ts';
import { withoutBareReplies } from '../../../understand/replies/bare-reply.ts';
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

/** 我得回家做饭了, 我先回去上班了, 我走了: who has to be elsewhere goes. */
const GOES =
  /(?:^|我们?|那|就|先)(?:也|就|先|得|该|要|必须)+(?:走|回(?:家|去|国|公司|学校|医院|酒店|宾馆|宿舍)|上楼|下山|去(?:上班|上课|睡觉|开会|接孩子|工作))[^，,。！!？?]{0,5}了|我(?:们)?(?:先)?(?:走|回去|回家)了(?=[，,。！!吧啊]|$)|该醒了|要醒了|\b(?:gotta|got to|have to|must) (?:go|run|leave)\b|\b(?:preciso|tenho (?:que|de)) ir\b|\btchau\b|\bfui\b/iu;

/** Whether somebody says that they go now, in whatever words. */
export function goesNow({ raw }: Utterance): boolean {
  const last = raw.match(/[^。！!？?；;\n]+[。！!？?；;\n]*/gu)?.slice(-2) ?? [raw];
  const clauses =
    last
      .at(-1)
      ?.split(/[，,。！!]/u)
      .filter((clause) => clause.trim() !== '') ?? [];
  if (CALLED_AWAY.test(clauses.at(-1)?.trim() ?? '')) return true;
  return last.some((sentence) => GOES.test(sentence.trim()) && !/[？?吗]/u.test(sentence));
}

/** Thanks, a goodbye or that there is nothing more, and nothing told beside it. */
export function takesLeave(said: Utterance): boolean {
  if (LEAVES.test(said.raw) || goesNow(said)) return true;
  const rest = withoutBareReplies(said);
  if (rest === undefined) return true;
  const parts = rest.raw.split(/[，,。！!\s]+/u).filter((part) => part !== '');
  return parts.every((part) => THANKS.test(part) || matchAny(NO_MORE, utterance(part), {}) !== undefined);
}
