// A thing that a tutor is asked to know: 你知道 feijoada 吗, do you know the Beatles, você conhece brigadeiro.

import type { Utterance } from '../text/utterance.ts';

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
