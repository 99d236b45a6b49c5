// The gate of every question: whether it asks for something that the learner has told.

import { questionsOf } from '../../state/plan.ts';
import { isToldQuestion } from '../../state/told-questions.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import { isToldBeside } from '../../understand/asked/told-beside.ts';
import { isHeld } from './held.ts';
import { asksForKnown, isAnsweredKind, timesAsked } from './known.ts';

/** So often one kind of thing is asked for that nobody has told. */
const MOST_ASKED = 2;

const SINCE_WHEN = /多久|多长时间|什么时候开始|几天了/u;

/** A part in a play knows nothing of other talks; what stands in the very message is known to all but who practises it. */
export function asksWhatIsTold(context: TurnContext, line: string): boolean {
  const { setting, level } = context;
  if (!line.endsWith('？')) return false;
  // Nobody who grieves is asked whether they are happy.
  if (isHeld(context) && CHEERFUL.test(line)) return true;
  const question = asWhole(context, line);
  if (setting.situation.kind === 'play') return SINCE_WHEN.test(question) && isToldNow(context, question);
  if (level !== 'zero' && isToldNow(context, question)) return true;
  if (isPutAgain(context, line) || asksForKnown(context, question)) return true;
  if (level === 'zero') return false;
  return isAnsweredKind(context, question) || timesAsked(context, question) >= MOST_ASKED;
}

const CHEERFUL = /高兴|开心|快乐|好玩|(?:今天|你)(?:好吗|好不好)/u;

/** 你呢，你有吗？ after the learner's own 你有猫吗 asks whether they have one. */
const ELLIPTIC = /^(?:那|你呢|，|你|自己|有|也|喜欢|会|想|去过|没有)*(?:呢|吗|有没有)?？$/u;
const ASKED_OF_YOU = /[你您][^。！？!?，,]{1,16}[吗呢]?(?=[？?])/u;

function asWhole({ said }: TurnContext, question: string): string {
  if (!ELLIPTIC.test(question)) return question;
  const own = said.raw.match(/[^。！？!?]+[？?]/gu)?.findLast((one) => ASKED_OF_YOU.test(one));
  const found = own === undefined ? undefined : ASKED_OF_YOU.exec(own)?.[0];
  return found === undefined ? question : `${found.replaceAll('您', '你')}？`;
}

/** A question of the talk that was answered in passing, or objected to, in either wording. */
function isPutAgain({ talk, state }: TurnContext, question: string): boolean {
  return questionsOf(talk).some(
    (found) =>
      isToldQuestion(state, found) && [found.question.ask.zh, found.question.again.zh].includes(question),
  );
}

/** 明天我们去公园 is not asked which day, in whatever language it was told; nor 我没有狗 whether there is one. */
function isToldNow({ said, written }: TurnContext, question: string): boolean {
  const text = `${said.raw}，${written ?? ''}`;
  return isToldBeside(text, question) || isStated(text, question);
}

const WHETHER =
  /^(?:那)?你(?:呢)?，?(?:你)?(?:现在|已经|也|还)*(?:有没有)?(?<what>[^，。？]{2,8}?)(?:了)?[吗没]？$/u;

/** 你会游泳吗 beside 我不会游泳. */
function isStated(text: string, question: string): boolean {
  const what = WHETHER.exec(question)?.groups?.['what'];
  if (what === undefined) return false;
  const statements = text.match(/[^。！？!?，,]+(?![^。！？!?，,]*[？?])[。！!，,]?/gu) ?? [];
  return statements.some(
    (one) =>
      /我/u.test(one) && !/[？?吗]/u.test(one) && one.replaceAll(/\s|[一两]?[个只条]/gu, '').includes(what),
  );
}
