/** Where adverbs stand: after the subject, before the verb. */

import { edits, type Rule } from '../../rule.ts';

const BEFORE_VERB = '也|只|已经|常常|经常|总是|一直|又|马上|一定';

export const ADVERB_EDITS: readonly Rule[] = [
  ...edits(
    'adverb-subject',
    [
      `^ [ a=也|已经|常常|经常|总是|一直|又|马上|先|再|才|却 s=~Np ] >/v,d,p,a`,
      `^ [ a=就|才|也|却|还|再|只 s=~Np ] >/v,d,p,a|不|没|会|能`,
    ],
    '{s}{a}',
  ),
  ...edits('adverb-subject', '^ [ a=也|常常|经常|已经 s=/N&%3 ] >/v,d,p,a', '{s}{a}'),
  ...edits('dou-order', '^ [ 都 s=~Np ] >/v,d,p,a', '{s}都'),
  ...edits('dou-order', '^ 我们|你们|他们|她们|大家 [ v=/v o=/N? a=都 ] $', '{a}{v}{o}'),
  ...edits('adverb-verb', '[ v=/v a=只 ] >/N,D,C', '{a}{v}'),
  ...edits(
    'adverb-verb',
    [
      `^ ~Np [ v=/v&!说|想|看|觉得|是|有 o=/N? a=${BEFORE_VERB} ] $`,
      `~Np [ v=/v&!说|想|看|觉得|知道|认为 a=也|常常|经常|总是|已经 ] >/N`,
    ],
    '{a}{v}{o}',
  ),
  ...edits('adverb-verb', '^ @person [ v=会|想 a=也|都 ] >/v', '{a}{v}'),
  ...edits('degree-verb', '[ v=@mindful d=很|非常|特别|真|十分 ] >/N,v', '{d}{v}'),
  ...edits('degree-verb', '[ v=@mindful o=/N,v d=非常|很|特别|十分 ] $', '{d}{v}{o}'),
  ...edits('degree-verb', '~Np [ v=@mindful o=/N 很多 ] $', '很{v}{o}'),
  ...edits('degree-verb', '~Np [ v=@mindful o=/N 太 多 ] $', '太{v}{o}了'),
  ...edits('dou-order', '~Np [ v=是|有|喜欢|会|想|要|在 都 ] >/N,v', '都{v}'),
  ...edits('duo-verb', '[ v=吃|喝|看|听|说|读|练习|休息|穿|做|写|运动|睡 d=多 ] >~Nt', '{d}{v}'),
  ...edits('duo-verb', '[ d=很多 v=/v ] >/N', '{v}{d}'),
  ...edits(
    'negation-place',
    [
      '^ ~Np [ v=会|喜欢 b=不 ] >/v',
      '^ ~Np [ v=是|喜欢|会|想|要|去|来|吃|喝|知道|认识 b=不 ] >/N',
      '^ ~Np [ v=喜欢|会|想|去|来|吃|喝|知道|认识 b=不 ] $',
    ],
    '{b}{v}',
  ),
  ...edits('negation-place', '~Np [ v=在 b=不 ] >/N', '{b}{v}'),
  ...edits(
    'modal-order',
    [
      '~Np [ v=说|做|吃|写|用|开|弹|打|唱|游泳|跳舞|游|看|去|来|学|喝|读|买 m=会|可以|能 ] >/N,w',
      // 我来想办法 is right.
      '~Np [ v=说|做|吃|写|用|开|弹|打|唱|游泳|跳舞|游|看|学|喝|读|买 m=想 ] >/N,w',
    ],
    '{m}{v}',
  ),
];
