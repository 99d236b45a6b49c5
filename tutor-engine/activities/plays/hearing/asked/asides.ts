// What a message asks of the one who is played and of what they named: it gets nothing done.

import type { Line } from '../../../../../content/schema/line.ts';
import type { FactKind } from '../../../../../content/schema/talks/play-facts.ts';
import type { PlaySituation } from '../../../../state/types.ts';
import { clausesOf, sentencesOf } from '../clauses.ts';
import { isQuestion } from '../speech-acts.ts';
import { personalKind } from './fact-kinds.ts';
import { asksTrait } from './traits.ts';

/** What is asked for in a request as well as in a question. */
export const REQUESTED: ReadonlySet<FactKind> = new Set(['joke', 'story', 'recommend', 'dear', 'more']);
/** 不用讲故事. */
const WANTS_NONE = /(?:不用|别|不要|不想听?)(?:再)?(?:给我)?(?:讲|说|推荐|介绍)/u;
const TELL_ME = /告诉我|说说|介绍|聊聊|谈谈|讲/u;

/** What a sentence asks of the one who is played. */
export function personalAsked(raw: string): FactKind | undefined {
  const kind = personalKind(raw);
  if (kind === undefined || WANTS_NONE.test(raw)) return undefined;
  return isQuestion(raw) || REQUESTED.has(kind) || TELL_ME.test(raw) ? kind : undefined;
}

/** 您认识会修空调的师傅吗 is not asked of what the flat has. */
export const KNOWS = /^(?:那|请问|对了|[，,])*[你您]们?(?:认识|认不认识)/u;

/** 你做这个多久了 and 盖碗是什么 get nothing done: of a message, what does. */
export function withoutAsides(raw: string, { things = [] }: PlaySituation['play']): string {
  const sentences = sentencesOf(raw);
  const isOfThing = (sentence: string) =>
    ASKS_WHAT_IT_IS.test(sentence) && latestNamed(things, sentence) !== undefined;
  const isAside = (sentence: string) =>
    personalAsked(sentence) !== undefined ||
    KNOWS.test(sentence) ||
    isOfThing(sentence) ||
    (isQuestion(sentence) && asksTrait(things, sentence));
  if (!sentences.some(isAside)) return raw;
  // 我叫保罗，你几岁: what is told of oneself before the question is told.
  return sentences.flatMap((sentence) => (isAside(sentence) ? toldIn(sentence) : [sentence])).join('');
}

function toldIn(sentence: string): string[] {
  return clausesOf(sentence).filter((clause) => TELLS_OF_ME.test(clause) && !isQuestion(clause));
}

const TELLS_OF_ME = /^(?:我|因为)/u;

const ASKS_WHAT_IT_IS =
  /^(?:请问|那|对不起|不好意思|[，,])*(?:什么|啥)(?:是|叫)[^，,]{1,8}$|(?:是|叫)(?:个)?(?:什么|啥)(?:东西|意思|地方|人)?(?:啊|呢|呀)?[？?]*$/u;

export function latestNamed(
  things: NonNullable<PlaySituation['play']['things']>,
  text: string,
): Line | undefined {
  const places = things.map(({ names, about }) => ({
    at: Math.max(...names.map((name) => text.lastIndexOf(name))),
    about,
  }));
  const [last] = places.filter(({ at }) => at >= 0).toSorted((a, b) => b.at - a.at);
  return last?.about;
}
