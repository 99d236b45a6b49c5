// 你知道 feijoada 吗, do you know the Beatles: whether the tutor knows a thing, and what their life tells of it.

import type { Line } from '../../../../content/schema/line.ts';
import type { TurnContext } from '../../../state/turn-context.ts';
import { type Utterance, utterance } from '../../../understand/text/utterance.ts';
import { plainAnswer } from './any-tutor.ts';

const KNOWS =
  /^(?:.*，)?(?:那|老师)*(?:(?:你|您|老师)(?:也)?(?:知道|知不知道|认识|认不认识|听说过|听过|吃过|喝过|了解)|(?:and |so |hey )?(?:do |have )?you (?:ever )?(?:know|heard of|hear of|tried|eaten)|(?:e |mas )?(?:(?:voce|vc|tu) )?(?:ja )?(?:conhece|ouviu falar (?:de|do|da)|sabe o que e|sabe quem e|provou|comeu)) *(?:the |a |an |o |os |as |um |uma )?(?<what>.{2,40}?)(?:吗|么|没有|没)?$/u;
/** What is asked about it is no thing by itself. */
const CLAUSE =
  /什么|谁|哪|怎么|为什么|几|多少|\b(?:what|where|why|who|how|which|that|if|o que|onde|quem|como|por que|que)\b/u;

/** What is asked about, without accents and in small letters; undefined where no thing is. */
export function thingAsked({ folded }: Utterance): string | undefined {
  const what = KNOWS.exec(folded.join('').replaceAll(/，$/gu, ''))?.groups?.['what']?.trim();
  return what === undefined || CLAUSE.test(what) ? undefined : what;
}

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
