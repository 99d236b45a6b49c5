// 你知道 feijoada 吗, do you know the Beatles: whether the tutor knows a thing, and what their life tells of it.

import type { Line } from '../../../../content/schema/line.ts';
import type { TurnContext } from '../../../state/turn-context.ts';
import { thingAsked } from '../../../understand/asked/thing-asked.ts';
import { utterance } from '../../../understand/text/utterance.ts';
import { plainAnswer } from './any-tutor.ts';

/** What the life of the tutor tells of it. */
export function toldOfThing({ setting: { situation } }: TurnContext, what: string): Line | undefined {
  if (situation.kind !== 'tutor') return undefined;
  const holds = (text: string) => {
    const plain = utterance(text).folded.join('');
    return /\p{Script=Han}/u.test(what)
      ? plain.includes(what)
      : ` ${plain.replaceAll('，', ' ')} `.includes(` ${what} `);
  };
  return (situation.biography?.entries ?? []).find(
    ({ foreign, answer }) =>
      [answer.zh, answer.en, answer.pt].some(holds) ||
      foreign.some((wording) => thingAsked(utterance(wording)) === what),
  )?.answer;
}

/** That it is known a little, and is to be told of. */
export function knownALittle(context: TurnContext, what: string) {
  return plainAnswer(context, utterance(`你知道${what}吗`));
}
