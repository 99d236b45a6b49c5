// What a learner says with a question mark and does not ask: the tutor's own question said again, a reminder, what is meant.

import type { Utterance } from '../../understand/text/utterance.ts';
import type { OwnQuestionAsked, TutorContext } from './known/answered.ts';

/** In characters; what is longer asks something. */
const LONGEST_ECHO = 8;

/** 我怎么看？ is what the tutor asked. */
const PUT_TO_ONESELF = /^我(?:怎么(?:看|想)|的看法|呢)(?:呢|啊)?$/u;
const MEANT_SO = /^[你您](?:是)?(?:在)?(?:说|问|指)(?:的是)?(?!为什么|怎么|什么).{1,14}[吗吧]$/u;
const REMINDS = /^[你您]?还?有(?:没有)?印象[吗么没]?(?:有)?$/u;

/** 最难的？不难啊, to a question for the hardest: what the tutor asked is said again, and not asked. */
export function withoutEchoes(
  { state }: TutorContext,
  own: OwnQuestionAsked | undefined,
  statement: Utterance | undefined,
): OwnQuestionAsked | undefined {
  if (own === undefined || statement === undefined) return own;
  const last = state.recent.at(-1) ?? '';
  // 您是说我以前的事吗？我刚入行的时候…: what is meant is asked, and answered at once.
  const isMeantSo = (asked: Utterance | undefined) =>
    statement.hanzi > LONGEST_ECHO && MEANT_SO.test(asked?.shown.join('') ?? '');
  const isEcho = (asked: Utterance | undefined) => {
    const words = (asked?.shown.join('') ?? '')
      .replaceAll('我', '你')
      .replace(/[呢啊吗嘛]$/u, '')
      // 什么多久, 为什么什么: what the question was of is asked with it.
      .replace(/^什么(?=.{2})|(?<=.{2})什么$/u, '');
    if (PUT_TO_ONESELF.test(asked?.shown.join('') ?? '') || isMeantSo(asked)) return true;
    return words.length > 1 && words.length <= LONGEST_ECHO && last.includes(words);
  };
  const all = [{ question: own.question, asked: own.asked }, ...(own.others ?? [])];
  // 我跟您提过官司的事，您还有印象吗？昨天判了: who is reminded is told more.
  const isReminder = (asked: Utterance | undefined) =>
    statement.hanzi > LONGEST_ECHO && REMINDS.test(asked?.shown.join('') ?? '');
  const [first, ...others] = all.filter(({ asked }) => !isEcho(asked) && !isReminder(asked));
  return first && { ...first, others };
}
