// What a message orders of a list of the play: all that is named, and that is counted whatever the verb is.

import type { Word } from '../../../../content/schema/talks/talk.ts';
import type { TurnContext } from '../../../state/turn-context.ts';
import type { PlaySituation } from '../../../state/types.ts';
import { clausesOf, sentencesOf } from '../hearing/clauses.ts';
import { isQuestion, isSupposed, ownWords } from '../hearing/speech-acts.ts';
import { isCounted } from './bill.ts';

type Ordering = Pick<TurnContext, 'said'> & { readonly playing: PlaySituation };

const telling = (raw: string) =>
  sentencesOf(ownWords(raw))
    .filter((sentence) => !isSupposed(sentence))
    .flatMap(clausesOf)
    .filter((clause) => !isQuestion(clause));

/** What the parts of the message that ask nothing name of the list, as it comes; of 牛肉面 and 面 the longer. */
export function namedOf({ playing, said }: Ordering, list: string): Word[] {
  const text = telling(said.raw).join('');
  let left = text;
  return (playing.play.words[list] ?? [])
    .flatMap((word) => [word.zh, ...word.also].map((name) => ({ word, name })))
    .toSorted((a, b) => b.name.length - a.name.length)
    .filter(({ name }) => {
      const isNamed = left.includes(name);
      if (isNamed) left = left.replaceAll(name, '…');
      return isNamed;
    })
    .toSorted((a, b) => text.indexOf(a.name) - text.indexOf(b.name))
    .map(({ word }) => word);
}

/** The message with everything called as the lists call it: 两个宫保鸡丁 counts what stands there as 鸡肉. */
export function inOwnWords(context: Ordering): string {
  const { words } = context.playing.play;
  const named = Object.keys(words).flatMap((list) => namedOf(context, list));
  return named.reduce((text, { zh, also }) => {
    const name = text.includes(zh) ? undefined : also.find((one) => text.includes(one));
    return name === undefined ? text : text.replaceAll(name, zh);
  }, context.said.raw);
}

/** Told of another time, or taken back. */
const NOT_NOW = /[没不别]|昨天|上次|以前|已经/u;

/** 两个这个，一个那个: the first of the list that stands beside a number. */
export function countedOf(context: Ordering, list: string): Word | undefined {
  const clauses = telling(context.said.raw).filter((clause) => !NOT_NOW.test(clause));
  return namedOf(context, list).find(({ zh, also }) =>
    clauses.some((clause) => [zh, ...also].some((name) => isCounted(name, clause))),
  );
}
