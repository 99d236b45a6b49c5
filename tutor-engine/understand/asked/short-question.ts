// Short questions that say nothing of what they are about: 为什么, 多少钱, 真的吗, 然后呢. They go on from what was said just now.

import type { Utterance } from '../text/utterance.ts';

/** `of-it`: anything else without a subject of its own: 那远吗, 她住在哪儿. */
export type ShortKind = 'why' | 'then' | 'really' | 'of-it';

export type ShortQuestion = {
  readonly kind: ShortKind /** Without what stands before and behind it. */;
  readonly bare: string;
};

const BEFORE =
  /^(?:(?:那么?|可是|但是|所以|哦|啊|嗯|诶|欸|老师|and|but|so|oh|e|mas|entao)[，,、\s]*)+(?=\S)/iu;
const BEHIND = /(?:[呢啊呀哈啦？?！!。.…，,\s]|老师|teacher|professora?)+$/iu;

const KINDS: readonly (readonly [ShortKind, RegExp])[] = [
  [
    'why',
    /^(?:(?:这|那)?是?(?:为什么|为啥|怎么会(?:这样)?|怎么回事)(?:这样|不|(?:这么|这样)(?:说|想|认为|觉得|选))?|why(?: not| is that| so)?|(?:mas )?por ?qu[eê](?: n[aã]o)?)$/iu,
  ],
  [
    'then',
    /^(?:(?:然后|后来|之后|以后|接下来|接着)(?:怎么样|怎么样了|怎么了|发生了什么)?|(?:and )?then(?: what)?|what happened(?: next| then)?|(?:e )?(?:depois|da[ií]|a[ií]|ent[aã]o))$/iu,
  ],
  [
    'really',
    /^(?:(?:是)?(?:真的|是吗|真的吗|真的假的|不会吧|不是吧|真是这样吗?)|really|seriously|for real|is that true|s[eé]rio|(?:[eé] )?(?:verdade|mesmo))(?:吗|么)?$/iu,
  ],
];

/** In characters; and in words of other languages. */
const LONGEST = 11;
/** So much may stand beside what asks, before a question says itself what it is about. */
const MOST_TELLING = 3;
const ASKING =
  /为什么|怎么样?|什么时候|什么地方|什么样?|哪[儿里个年]|谁|多少钱?|多[大久长高远]|几[个岁年次点]|是不是|有没有|[他她它]们?|[那这][个儿里些]?|[是在有的了过吗呢么最都也还很要会能得]/gu;
const MOST_WORDS = 6;
/** Asks by a word, or whether something is so. */
const ASKS =
  /什么|谁|哪|几|怎么|多[少久大长高远]|[吗么]$|(\p{Script=Han})[不没]\1|^(?:what|who|where|when|how|which|is|are|was|does|did|o que|qual|quem|onde|quando|quanto|como)\b/iu;
/** Whoever says whom they mean, or names the talk, says what it is about. */
const WHOLE =
  /[你您我咱“”"「」]|这个?(?:字|词|句)|意思|怎么说|怎么[读念写]|\b(?:you|your|i|my|me|voc[eê]|vc|seu|sua|eu|meu|minha|say|mean|significa|diz)\b/iu;

/** Undefined where a question is no such one. */
export function shortQuestionIn({ raw }: Utterance): ShortQuestion | undefined {
  const bare = raw.trim().replace(BEFORE, '').replace(BEHIND, '');
  const kind = KINDS.find(([, asks]) => asks.test(bare))?.[0];
  if (kind !== undefined) return { kind, bare };
  const isShort = /\p{Script=Han}/u.test(bare)
    ? [...bare].length <= LONGEST && [...bare.replaceAll(ASKING, '')].length <= MOST_TELLING
    : bare.split(/\s+/u).length <= MOST_WORDS;
  return isShort && bare !== '' && ASKS.test(bare) && !WHOLE.test(bare) ? { kind: 'of-it', bare } : undefined;
}
