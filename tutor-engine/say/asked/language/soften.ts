// How a learner can say something politely: their own sentence, opened and closed as one does to who is owed respect.

import type { Line } from '../../../../content/schema/line.ts';
import type { TurnContext } from '../../../state/turn-context.ts';
import { same, wordings } from '../../wording.ts';
import { mendedSentence } from '../judge-sentence.ts';

const SOFTLY: readonly Line[] = [
  {
    zh: '客气一点儿，可以说：“{said}”。',
    en: 'More politely you can say: “{said}”.',
    pt: 'De um jeito mais educado: “{said}”.',
  },
  {
    zh: '这样说比较好听：“{said}”。',
    en: 'This sounds nicer: “{said}”.',
    pt: 'Assim soa melhor: “{said}”.',
  },
];
/** Where it was not said what. */
const IN_GENERAL: readonly Line[] = [
  {
    zh: '先说“不好意思，打扰您了”，再说事情，最后问“您看可以吗”，就很客气。',
    en: 'First “不好意思，打扰您了”, then the matter, and “您看可以吗” at the end: that is very polite.',
    pt: 'Primeiro “不好意思，打扰您了”, depois o assunto, e no fim “您看可以吗”: fica bem educado.',
  },
];

const ASKS = /[吗呢么]$|什么|怎么|谁|哪|几|多少|为什么|是不是|有没有|能不能|可不可以/u;

/** By what it does: a wish, a demand, a question, else news. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/^(?:请|麻烦)?(?:你|您)?(?<what>(?:给|帮|替|陪)我.+)$/u, '麻烦您$<what>，好吗'],
  [/^我(?:想|就)?要(?<what>(?!走|去|回|说|告).{1,12})$/u, '麻烦您给我$<what>，可以吗'],
  [/^(?:请|你|您)?(?<what>(?:别|不要).+)$/u, '请您$<what>，好吗'],
  [
    /^(?:请|你|您)?(?<what>(?:快点儿?|快|等|坐|站|看|听|说|回|发|告诉|付|开|关|把|再|过来|出去|安静).+)$/u,
    '麻烦您$<what>，可以吗',
  ],
];

export function softened(context: TurnContext, sentence: string | undefined): Line[] {
  if (sentence === undefined || sentence.length < SHORTEST) return wordings(context, IN_GENERAL);
  const plain = mendedSentence(context, sentence)
    .replace(/[。！？!?\s]+$/u, '')
    .replaceAll(/你(?!们)/gu, '您');
  const form = FORMS.find(([pattern]) => pattern.test(plain));
  const said =
    form !== undefined ? plain.replace(...form) : ASKS.test(plain) ? `不好意思，请问${plain}` : news(plain);
  return wordings(context, SOFTLY, { said: same(said) });
}

/** In characters; 研究研究 is what somebody else said. */
const SHORTEST = 5;

function news(plain: string): string {
  return `不好意思，有件事想跟您说：${plain}，还请您多理解`;
}
