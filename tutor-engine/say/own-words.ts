// What the learner said before that answers a question about themselves: 我的狗叫什么 is answered by 我的狗叫豆豆.

import { check, type Token, tokensOf } from '../../chinese/grammar/index.ts';
import type { TurnContext } from '../state/turn-context.ts';
import { clausesOf } from '../understand/frames/clauses.ts';
import type { Utterance } from '../understand/text/utterance.ts';

const ASKED =
  /(?:^|[，,])(?:(?:你|您|老师)(?:还)?(?:知道|记得))?我(?!们?(?:可|能|会|该|应|要|想|怎|为|说|刚|现在|没|不|都|也|倒))[^你您，,]{0,14}(?:什么|谁|哪|几|多大|多少)[^，,]{0,6}$/u;
/** 时候 and 办 ask for something else than what was told of somebody. */
const NOT_OF_ONESELF = /怎么|为什么|什么时候|什么意思|好呢?$|[学写读念]什么$/u;

/** Whether the learner asks about themselves. */
export function asksOfOneself({ raw }: Utterance): boolean {
  const text = raw.replaceAll(/[？?。！!\s]/gu, '');
  return ASKED.test(text) && !NOT_OF_ONESELF.test(text);
}

/** Said in the turns that the engine is given, and in what is remembered from before. */
const MOST_TEXTS = 60;
const TELLING = /^(?:n|v|a)/u;
const EMPTY: ReadonlySet<string> = new Set(
  '是 有 在 知道 记得 说 做 叫 想 要 会 能 去 时候 人 名字'.split(' '),
);
/** In characters; nobody is given back a whole story. */
const LONGEST = 40;
/** Words in common; the nearest clause has the most. */
const LEAST_COMMON = 2;

/** The clause turned to the learner, 你的狗叫豆豆; undefined where nothing near was said. */
export function ownWordsFor({ setting, history, said }: TurnContext): string | undefined {
  const { core, facts = [] } = setting;
  const asked = wordsIn(tokensOf(core.lexicon, said.raw));
  const texts = history.filter(({ by }) => by === 'learner').map(({ text }) => text);
  const [best] = [...facts, ...texts.slice(-MOST_TEXTS)]
    .flatMap((text) => clausesOf(text))
    .filter(
      ({ text, isQuestion, isSupposed }) =>
        !isQuestion && !isSupposed && text.length <= LONGEST && /我/u.test(text),
    )
    .map(({ text }, at) => ({ text, at, common: commonTo(asked, wordsIn(tokensOf(core.lexicon, text))) }))
    .filter(({ common }) => common >= LEAST_COMMON)
    .toSorted((one, other) => other.common - one.common || other.at - one.at);
  // Nobody repeats a mistake.
  if (best === undefined || check(core.lexicon, best.text).length > 0) return undefined;
  return best.text.replaceAll('我', '你');
}

/** Words that tell what is spoken of count twice those that stand everywhere. */
function wordsIn(tokens: readonly Token[]): ReadonlyMap<string, number> {
  return new Map(
    tokens
      .filter(({ pos, text }) => TELLING.test(pos[0] ?? '') && !/[什谁哪几]/u.test(text))
      .map(({ text }) => [text, EMPTY.has(text) ? 1 : 2]),
  );
}

function commonTo(asked: ReadonlyMap<string, number>, told: ReadonlyMap<string, number>): number {
  return [...asked].reduce((sum, [word, weight]) => sum + (told.has(word) ? weight : 0), 0);
}
