// Whether a message tells what an open question asks for, in words that nobody foresaw: 月亮像一封没有寄出去的信.

import type { FoundGoal } from '../../../state/plan.ts';
import { isPause } from '../hearing/clauses.ts';
import { isQuestion, mayTell } from '../hearing/speech-acts.ts';
import type { PlayContext } from '../world/play-context.ts';

/** In characters. */
const LEAST = 8;
/** Stand in many questions and answers. */
const OFTEN =
  /[我你您他她它的了吗呢是有在不也就还都和跟说想要会能这那个什么谁哪几怎么样多少为一下点儿，。！？；：“”、…\s]/u;

const ANY_TIME = /今天|明天|昨天|现在|时候|下午|上午|晚上|早上|中午/u;

/** Only of what is to be told, and where a word of what was asked comes back in it. */
export function tellsOwn(context: PlayContext): boolean {
  const { open, said, state } = context;
  if (open?.kind !== 'goal' || state.play.ended || !mayTell(open)) return false;
  if (said.hanzi < LEAST || said.latin > said.hanzi || isPause(said) || isQuestion(said.raw)) return false;
  const asked = wordsOf(open);
  const chars = [...said.raw];
  return chars.some((char, at) => asked.has(`${char}${chars[at + 1] ?? ''}`));
}

/** Pairs of characters that carry meaning, of the question in both its wordings. */
function wordsOf({ question: { ask, again, goal } }: FoundGoal): ReadonlySet<string> {
  const pairs = [ask, again, goal].flatMap(({ zh }) => {
    const chars = [...zh];
    return chars.flatMap((char, at) => {
      const next = chars[at + 1] ?? '';
      const pair = `${char}${next}`;
      return next === '' || OFTEN.test(char) || OFTEN.test(next) || ANY_TIME.test(pair) ? [] : [pair];
    });
  });
  return new Set(pairs);
}
