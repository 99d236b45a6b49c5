/** 比, 一样, 把, 被, 是 … 的, 和, 有 and 在. */

import { edits, type Rule } from '../../rule.ts';
import { isMark } from '../../tokens.ts';
import { isConceded, isOfPlace } from '../spared.ts';

export const SENTENCE_EDITS: readonly Rule[] = [
  ...edits(
    'bi-order',
    ['[ 很|更|非常? a=/a c=比 n=/N ] $', '[ a=/a c=比 n=/N m=多|一点|一点儿 ] $'],
    '{c}{n}{a}{m}',
  ),
  ...edits('bi-very', '比 n=/N [ d=很|非常|太|最|特别|真|十分 a=/a,v ]', '{a}'),
  ...edits('bi-very', '比 以前|去年|昨天|上次|过去|从前 [ d=很|非常|太|最|特别|真|十分 a=/a ] $', '{a}多了'),
  ...edits('bi-amount', '比 n=/N [ d=一点儿|有点儿|一点|有点|/D,C|很多 a=/a ] $', (match) => {
    const amount = match.parts.get('d')?.[0]?.text ?? '';
    return `${match.parts.get('a')?.[0]?.text ?? ''}${amount.replace(/^有点/u, '一点')}`;
  }),
  ...edits(
    'yiyang',
    ['[ 一样 a=/a? 跟|和|像|同|比 n=/N e=的? ] $', '[ 一样 a=/a? n=/N e=的? ] $'],
    '跟{n}{e}一样{a}',
  ),
  ...edits('yiyang', '[ 跟|和 n=/N 是 一样 ] $', '跟{n}一样'),
  ...edits('yiyang', '比 n=/N [ 一样 ]', ''),
  ...edits('meiyou-order', '没有|没 [ a=/a n=/N ] $', '{n}{a}'),
  ...edits(
    'ba-stative',
    '[ 把 o=/N d=很|非常|不|也|都? v=@mindful|知道|认识|觉得|有|是|看见|听见|懂|明白|同意 ] $',
    '{d}{v}{o}',
  ),
  // A bare verb takes no 把: 不付钱.
  ...edits('ba-negation', '[ 把 o=/N b=别|不|不想 v=付|买|吃|喝|看|要|做|卖|还|交|用|给 ] $', '{b}{v}{o}', {
    confidence: 0.9,
  }),
  ...edits('ba-negation', '[ 把 o=/N b=别|不要|不|没|没有|不能|不想 ] >/v', '{b}把{o}'),
  ...edits(
    'ba-needed',
    '[ v=放|挂|写|贴|停|搬|拿|摆|送|带|忘|扔 a=了? o=~Nt|这个|那个 p=在|到|进 l=~Nl&!哪儿|哪里|哪 ] $',
    '把{o}{v}{p}{l}{a}',
  ),
  ...edits('ba-place', '把 ~Nt [ v=放|挂|写|贴|停|摆 ] >~Nl', '{v}在'),
  ...edits(
    'bei-result',
    '/N,T 被 ~Np? [ v=偷|借|拿|骗|打|吃|喝|撞|咬|摔|扔|卖|批评|弄坏|骂|打碎|丢 ] $',
    '{v}了',
  ),
  ...edits('bei-missing', '^ n=/N t=/T? [ v=偷|骗|偷走|抢|抢走|批评 了 ] $', '被{v}了', {
    when: ({ parts }) => !(parts.get('n') ?? []).some(({ pos }) => pos.includes('Np')),
  }),
  ...edits('bei-order', '^ n=~Nt [ v=/v c=/v,a? 了? 被 p=~Np ] $', '被{p}{v}{c}了'),
  ...edits(
    'shi-de',
    [
      '是 t=什么时候|怎么|/T|在 p=/N? v=/v [ 了 ] $',
      '是 坐|骑|开|跟|和|从 /N /v [ 了 ] $',
      '^ /N 是 坐|骑|开|跟|和|从|在 /N v=来|去|到|认识|买|学|出生|毕业|做 [ 了 ] $',
    ],
    '的',
  ),
  ...edits('shi-from', '是 [ 在 ] ~Nl 来 的', '从'),
  ...edits('shi-de', '是 /T [ v=/v 了 o=/N ] $', '{v}{o}的'),
  ...edits('he-clauses', '^ ~Np /v&!有|让|叫|请|跟 了|过? /N [ 和 ] >@person', '，', {
    when: ({ to }, tokens) =>
      /^[vd]/u.test(tokens[to + 1]?.pos[0] ?? '') &&
      !isMark(tokens[to + 2]) &&
      tokens.slice(to).every(({ text }) => !/^的|一起/u.test(text)),
  }),
  ...edits(
    'he-clauses',
    ['/v 了 /N [ 和 ] /v 了', '去|来|回 ~Nl [ 和 ] /v', '^ /N d=@very /a [ 和 ] >我|他|她|@wish'],
    '，',
  ),
  ...edits('he-clauses', '^ /N d=@very a=/a [ 和 ] >很|非常', '，也'),
  ...edits('you-zai', ['^ ~Nt,Np [ 有 ] l=~Nl $', '^ ~Nl [ 有 ] l=~ns $'], '在', {
    when: ({ parts }) =>
      parts.get('l')?.[0]?.pos.includes('ns') ||
      /(?:[上里下边旁]|[前后里外上下对]面|家)$/u.test(parts.get('l')?.[0]?.text ?? ''),
  }),
  ...edits('you-zai', '^ ~Nl [ 在 ] n=/N $', '有', {
    when: ({ parts }) =>
      /^(?:[一两三四五六七八九十几]|很多|许多|不少)/u.test(parts.get('n')?.[0]?.text ?? ''),
  }),
  ...edits('you-zai', '^ /N 有|在 [ 在|有 ] ~Nl $', ''),
  ...edits(
    'localizer',
    [
      '^ [ n=杯子|冰箱|书包|箱子|盒子|瓶子|钱包|口袋|碗 ] >有|没有|放|挂',
      '在|到 [ n=杯子|冰箱|书包|箱子|盒子|瓶子|包|碗|口袋|钱包|抽屉 ] $',
    ],
    '{n}里',
    { isOfParts: false, when: isOfPlace },
  ),
  ...edits(
    'localizer',
    [
      '^ [ n=桌子|床|墙|椅子|沙发|路|脸|身|黑板|地图 ] >有|没有|放|挂|贴',
      '在|到 [ n=桌子|床|墙|椅子|沙发|黑板 ] $',
    ],
    '{n}上',
    { isOfParts: false, when: isOfPlace },
  ),
  ...edits(
    'shi-adjective',
    ['^ /N&%2|@person [ 是 d=很|非常|特别|太|真? a=/a ] $', '^ /T [ 是 d=很|非常|特别|太|真? a=/a ] $'],
    (match) => {
      const degree = match.parts.get('d')?.[0]?.text ?? '很';
      return `${degree}${match.parts.get('a')?.[0]?.text ?? ''}`;
    },
    {
      // 心里是轻松，还是怕？ asks which of the two.
      when: (match, tokens) => (match.parts.get('a')?.[0]?.zipf ?? 0) > 4.2 && !isConceded(match, tokens),
    },
  ),
  ...edits('very-missing', '^ ~Np [ a=高兴 ] >认识|见到|能', '很{a}'),
  ...edits('very-missing', ['^ /N [ a=/a ] $', '^ /T /N [ a=/a ] $'], '很{a}', {
    tier: 'natural',
    when: ({ from, to }, tokens) => from <= 2 && to >= tokens.length - 1,
  }),
  ...edits('ask-somebody', '我|你|他|她 [ m=想|要? 问 p=~Np ] >帮|帮助|来|去|给|做', '{m}请{p}'),
  ...edits('want-somebody', '~Np [ 想 ] p=~Np >帮|帮助|来|去|给|做|买|学|学习|教|陪', '想让'),
];
