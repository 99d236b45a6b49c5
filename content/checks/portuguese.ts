// Portuguese and English as people speak: nobody is made a man by a gloss, and no slot is followed by a telegram.

import type { Content } from '../schema/content.ts';
import { linesIn, type Placed, sourcesOf } from './lines.ts';

/** What people are said to be or to feel most often; each has a wording that fits anybody: com raiva, sem tempo. */
const MASCULINE = 'aflito|bravo|cansado|chateado|nervoso|ocupado|preocupado|professor|sozinho|obrigado';
const BEING =
  'é|era|está|estava|estar|estiver|fica|ficou|ficar|anda|andava|ser|sou|estou|estava|fico|fiquei|ando|sinto|sente';
const BETWEEN = '(?: (?:muito|tão|bem|meio|mais|um pouco|também))?';
const OF_LEARNER = new RegExp(
  `(?<!\\p{L})você(?: \\p{L}+){0,2} (?:${BEING})${BETWEEN} (?:${MASCULINE})(?!\\p{L})`,
  'iu',
);
/** In lines that any tutor says, and in the answers of learners. */
const OF_ANYBODY = new RegExp(
  `(?<!\\p{L})(?:sou|estou|fico|fiquei|ando) ?${BETWEEN} (?:${MASCULINE})(?!\\p{L})`,
  'iu',
);
/** Nobody can read it aloud: cansado(a). */
const BRACKETED = /\p{L}\((?:as?|os?)\)/u;
/** “{person}: ill” is no sentence. */
const TELEGRAM = /^\{[a-z]+\}(?::|…)/u;

/** There people of their own talk with each other. */
const BETWEEN_OTHERS = /^(?:lessons|texts|films)\//u;
const SHARED = /^(?:talks|frames|small-talk|phrasebook)\//u;

/** Each problem is one line that begins with its place. */
export function portugueseProblems(content: Content): string[] {
  return sourcesOf(content)
    .filter(({ place }) => !BETWEEN_OTHERS.test(place))
    .flatMap(({ place, value }) => linesIn(value, place))
    .flatMap(glossProblems);
}

function glossProblems({ place, line: { en, pt } }: Placed): string[] {
  return [
    ...(OF_LEARNER.test(pt) || (SHARED.test(place) && OF_ANYBODY.test(pt))
      ? [`${place}: fits men only: ${pt}`]
      : []),
    ...(BRACKETED.test(pt) ? [`${place}: cannot be read aloud: ${pt}`] : []),
    ...(place.startsWith('frames/')
      ? [en, pt]
          .filter((text) => TELEGRAM.test(text))
          .map((text) => `${place}: reads like a telegram: ${text}`)
      : []),
  ];
}
