// The clauses by which learners object, each with what it objects to.

export type ObjectionKind =
  | 'misheard'
  | 'unanswered'
  | 'told'
  | 'overlooked'
  | 'style'
  | 'unclear'
  | 'slip'
  | 'dropped';

export const YOU = '(?:你|您|老师|奶奶|爷爷|哥哥|姐姐)';
export const MAYBE = '(?:可能|好像|是不是|又|完全|都|肯定|大概|真的?|刚才|还是|怎么|根本)*';
const ALREADY = '(?:已经|刚才|刚刚|刚|都|早就|不是|明明|前面|上次)';

/** Nobody died: it was taken so. */
export const ALIVE =
  /^(?:\p{Script=Han}{0,8}?)(?:并|可|根本)?(?:没有?|不是真的)(?:去世|死)(?:啊|呀|了)?$|^(?:它|他|她)?还(?:好好(?:的)?)?活着(?:呢|啊)?$|\b(?:is|did)(?: not|nt) (?:dead|die)\b|\b(?:is )?still alive\b|nao morreu|esta viv[oa]/u;

/** Clauses that object, wherever they stand. */
export const ALONE: readonly (readonly [ObjectionKind, RegExp])[] = [
  // 少了一个“去”吧, 你是不是说错了, 这句话不通吧.
  [
    'slip',
    new RegExp(
      `^(?:${YOU}?(?:是不是|好像|刚才)*(?:说|写|打)错(?:字)?了(?:吗|吧|啊)?|(?:这|那|你的|您的)(?:句|个句子)?话?(?:好像|有点儿?)?(?:不通|有语病|语法不对|不合适|不太合适)(?:吧|啊|呢)?|(?:好像|是不是)?(?:少|多|漏)了(?:一)?个?["“'][^"”']{1,4}["”'](?:字)?(?:吧|吗|啊)?|${YOU}(?:忘|漏)了["“'][^"”']{1,4}["”'](?:字)?)$`,
      'u',
    ),
  ],
  ['dropped', new RegExp(`^我?(?:不|没|听不|没听)(?:太)?(?:明白|懂)${YOU}的问题$`, 'u')],
  [
    'unanswered',
    new RegExp(
      `^${YOU}${MAYBE}(?:回)?答的${MAYBE}(?:是)?(?:另一个|别的|另外一个|其他)(?:问题)?(?:吧|啊)?$`,
      'u',
    ),
  ],
  [
    'unanswered',
    new RegExp(
      `^${YOU}?${MAYBE}(?:还)?(?:没有?|不)(?:有)?(?:回答|理会?|管)(?:我|我的(?:话|问题))?(?:呢|啊)?$`,
      'u',
    ),
  ],
  // 你没告诉我对不对, 你没说你的店开了多久: what they had asked, once more.
  [
    'unanswered',
    /^(?:你|您)(?:还|都|刚才)*没(?:有)?(?:告诉我|说|讲|回答)(?=.*(?:(\p{Script=Han})[不没]\1|什么|谁|哪|几|多[少久大长]|怎么|为什么)).{2,16}$/u,
  ],
  ['unanswered', /^(?:那)?我的问题呢$|^(?:你|您)?(?:回答|答)(?:一下)?我的(?:问题)?(?:啊|吧|呀)?$/u],
  [
    'unanswered',
    /you (?:didnt|did not|havent|have not|never|dont) (?:even )?answer|answer my question|voce nao (?:me )?respondeu|responde(?:u)? (?:a )?minha pergunta/u,
  ],
  [
    'told',
    new RegExp(
      `^(?:这个|这些|可是|但是)?我${ALREADY}*(?:跟你|和你|给你|对你|告诉)?(?:说|讲|告诉|回答)(?:过|了|过了)(?:你)?(?:了|啊|呀|吗|呢|嘛)*$`,
      'u',
    ),
  ],
  ['told', new RegExp(`^${YOU}?(?:是不是)?(?:又|已经|都)?(?:忘了|忘记了|不记得了)(?:吗|吧|啊|呀)?$`, 'u')],
  ['told', new RegExp(`^${YOU}(?:为什么|怎么)(?:又|还|一直|老是?|总)(?:在)?(?:问|说)`, 'u')],
  ['told', new RegExp(`^(?:别|不要|${YOU}别|${YOU}不要)(?:再|老是?|总是?|一直)+(?:问|说)`, 'u')],
  ['told', new RegExp(`^${YOU}(?:刚才|刚刚|刚|已经)(?:就)?(?:问|说)过(?:我)?了?`, 'u')],
  [
    'told',
    /\bi (?:have |ve )?already (?:told|said|answered|mentioned)|\bi (?:just|already) (?:said|told)|you (?:already|just) asked|\b(?:eu )?ja (?:te )?(?:disse|falei|respondi|contei)|voce ja (?:me )?perguntou/u,
  ],
  [
    'misheard',
    new RegExp(
      `^${YOU}${MAYBE}(?:误会|误解|(?:理解|听|弄|搞|看|想|猜|说|记|回答|答)错)(?:了)?(?:我)?(?:的?(?:意思|话|问题|名字))?(?:了)?(?:吗|吧|啊|呀|哦)?$`,
      'u',
    ),
  ],
  [
    'misheard',
    new RegExp(
      `^${YOU}${MAYBE}(?:没有?|不)(?:太)?(?:听|看)?(?:懂|明白|理解|听见|听清|听到|在听)(?:清楚)?(?:我)?(?:的?(?:意思|话|问题|说的))?(?:了)?(?:吗|吧|啊|呀|哦)?$`,
      'u',
    ),
  ],
  ['misheard', ALIVE],
  // 这跟信用没什么关系: the answer was about something else.
  [
    'misheard',
    /^(?:可是|但是)?(?:这|那|你说的|您说的)[^，]{0,4}(?:跟|和|与)[^，]{1,10}(?:好像|其实|根本|完全)?(?:也)?没(?:有)?(?:什么|多大|半点)?关系(?:吧|啊|呀)?$/u,
  ],
  [
    'misheard',
    new RegExp(
      `^${YOU}?(?:别|不要)(?:再|老是?|总是?|一直)*重复(?:我的?(?:话|句子|问题)|我说的)(?:话)?(?:了|啊|呀)*$`,
      'u',
    ),
  ],
  ['misheard', /^(?:可)?不是(?:今天|现在|最近|这几天|昨天)(?:的事)?$/u],
  ['misheard', new RegExp(`^${YOU}${MAYBE}(?:全)?错了(?:吗|吧|啊|呀)?$`, 'u')],
  [
    'misheard',
    new RegExp(
      `^${YOU}${MAYBE}(?:在)?(?:好好)?(?:听我(?:说话?|讲话?)?(?:了)?(?:吗|没有)|不(?:好好)?听(?:我(?:说话?|讲话?)?)?)(?:啊|呀)?$`,
      'u',
    ),
  ],
  [
    'misheard',
    new RegExp(`^(?:那)?(?:${YOU}为什么|为什么${YOU})(?:要|会|总|又|还|在)*问我?[^，吗]{0,8}$`, 'u'),
  ],
  [
    'misheard',
    /^(?:你|您)(?:到底|刚才)?有没有(?:在)?(?:好好)?听(?:我)?(?:说话|讲话|说|讲|的话)?(?:啊|呀)?$/u,
  ],
  [
    'misheard',
    /^(?:我|这)?(?:可)?不是(?:这个|那个|这|那)(?:个)?意思(?:啊|呀|吧)?$|^误会了?$|^(?:完全)?(?:答非所问|不是这(?:么|样)(?:回事|的)?)$/u,
  ],
  ['misheard', /^我(?:可)?没(?:有)?(?:这么|那么|这样)?(?:说|问)(?:过|我|你)?[^，]{0,12}$|^我什么时候说过?/u],
  [
    'misheard',
    /^我(?:刚才)?(?:问|说|讲|聊|指|想问|想说|要问|要说)的(?:可)?不是[^，]*$|^我(?:不是(?:在)?)(?:问|说|讲)[^，]*$/u,
  ],
  [
    'misheard',
    /misunderst|(?:thats|that is|this is) not (?:what i|my question|it$)|not what i (?:said|meant|asked)|you got (?:me|it|that) wrong|^wrong$|i didnt (?:say|mean|ask) |voce (?:nao (?:me )?entendeu|(?:me )?entendeu (?:errado|mal))|nao foi (?:isso|o) que eu|nao (?:e|era) isso/u,
  ],
];
