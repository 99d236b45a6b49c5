// Questions that ask for no news: an echo of what was just said, a rhetorical one, and one that only wants a yes to what was said.

import type { TurnContext } from '../../../../state/turn-context.ts';
import { namedIn } from './on-point.ts';

type Spoken = Pick<TurnContext, 'said' | 'state'>;

/** So long an echo is at most, in characters. */
const LONGEST_ECHO = 10;
const SIGNS = /[^\p{Script=Han}\p{Number}\p{Script=Latin}]/gu;
/** Said by who repeats something. */
const REPEATING = /^(?:什么|啊|哦|哎)?(?:是)?|(?:啊|呀|吗|啦)$/gu;

/** 五千二？太贵了吧: what the character has just said, with more behind it. */
export function isEchoed({ state }: Spoken, sentence: string, all: readonly string[]): boolean {
  if (all.length < 2 || sentence === all.at(-1) || !/[？?]$/u.test(sentence)) return false;
  const words = sentence.replace(SIGNS, '').replace(REPEATING, '');
  const last = (state.recent.at(-1) ?? '').replace(SIGNS, '');
  return words.length > 1 && words.length <= LONGEST_ECHO && last.includes(words);
}

const RHETORICAL =
  /什么[呀啊][！!？?。]*$|总不能|总不会|难道|何必|何苦|哪有|怎么可能|凭什么|还是耍赖|[你您](?:到底|有没有|在)*(?:在)?(?:听我(?:说|讲)|听没听)|[你您](?:是不是|到底)?(?:没|不)(?:在)?听|不是.{1,12}(?:了)?吗[？?]$|^(?:好)?吧[？?]|(?:行了吧|对吧|是吧)[？?]$|[，,]怎么样[？?]$/u;

export function isRhetorical(question: string): boolean {
  return RHETORICAL.test(question);
}

const WANTS_YES = /(?:对吗|对吧|对不对|是吧|是不是|没错吧)[？?]?$/u;
/** The share of what it names that was said before. */
const LEAST_SAID = 0.6;
const DENIES = /不|没|别/u;

const OF_ONESELF =
  /^我(?!们?(?:应该|可以|能|不能|该|要不要|得|必须|现在))(?:\p{Script=Han}{0,6})(?:点|订|住|要|买|来|叫|姓|是|有|说)/u;

/** 不能喝酒，对吗, to who has just said so. */
export function isConfirmed({ said, state }: Spoken): boolean {
  const raw = said.raw.trim();
  if (!WANTS_YES.test(raw)) return false;
  const claim = raw.replace(WANTS_YES, '');
  // 我点的是鱼，对吗: who tells of themself knows it.
  if (OF_ONESELF.test(claim)) return true;
  const named = namedIn(`${claim.replace(/[，,]/gu, '')}吗？`);
  const lately = state.recent.slice(-LATELY).flatMap((text) => text.split(/(?<=[。！？])/u));
  return (
    named.length > 1 &&
    lately.some((line) => {
      const known = new Set(line);
      const share = named.filter((char) => known.has(char)).length / named.length;
      return share >= LEAST_SAID && DENIES.test(line) === DENIES.test(claim);
    })
  );
}

const LATELY = 4;
