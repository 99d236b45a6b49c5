/** Rules on the place of time, place, manner and adverbs in the sentence. */

import { type Rule, rules } from '../rule.ts';

const SPLIT = '见面|聊天|聊天儿|结婚|吵架|打架|离婚|约会|分手|说话|谈话';

export const ORDER_RULES: readonly Rule[] = [
  ...rules(
    'time-order',
    [
      '^ s=@person [ v=@doing o=/n,ns,nz? t=@moment+ ] $',
      '^ s=@person [ v=要|想|会|可以 w=@doing o=/n,ns,nz? t=@moment+ ] $',
    ],
    '{t}{v}{w}{o}',
    { confidence: 0.9 },
  ),
  ...rules('time-order', '^ s=@person [ v=去|来|回 w=@doing o=/n,ns,nz t=@moment+ ] $', '{t}{v}{w}{o}', {
    confidence: 0.9,
  }),
  ...rules(
    'time-order',
    '^ s=@person [ v=去|来|回 p=/ns,n w=@doing o=/n? t=@moment+ ] $',
    '{t}{v}{p}{w}{o}',
    { confidence: 0.9 },
  ),
  ...rules(
    'place-order',
    '[ v=学习|学|工作|吃饭|上课|上学|买东西|打工|读书|教书|看书|玩|见面|吃|喝|买|学汉语 在 p=/n,ns,nt,s,nz,nr q=/n,f,s? ] $',
    '在{p}{q}{v}{o}',
    { confidence: 0.8 },
  ),
  ...rules('with-order', `[ v=${SPLIT} c=跟|和 p=@person|@kin ] $`, '{c}{p}{v}', { confidence: 0.85 }),
  ...rules('with-order', `[ v=${SPLIT} c=跟|和 m=@person 的? p=@kin ] $`, '{c}{m}{p}{v}', {
    confidence: 0.85,
  }),
  ...rules('with-order', `[ v=${SPLIT} c=跟 p=@kin ]`, '{c}{p}{v}', { confidence: 0.85 }),
  ...rules('adverb-subject', '^ [ a=也 s=@person ] >/v,d,p,a', '{s}{a}', { confidence: 0.85 }),
  ...rules('adverb-subject', '^ [ a=却|已经|常常|也都 s=@person ] >/v,d,p', '{s}{a}', { confidence: 0.8 }),
  ...rules('dou-order', '[ a=都 也 ] >/v,d,a', '也都', { confidence: 0.85 }),
  ...rules('dou-order', '^ [ 都 s=我们|他们|你们|她们 ] >/v,d,a', '{s}都', { confidence: 0.8 }),
  ...rules(
    'question-front',
    '^ [ q=什么 s=你|您|他|她|你们|他们 v=喜欢|吃|喝|买|看|要|想|学|学习|做|说 ] >？',
    '{s}{v}{q}',
    { confidence: 0.85 },
  ),
  ...rules('question-front', '^ [ q=哪儿|哪里 s=你|您|他|她|你们|他们 v=去|住 ] >？', '{s}{v}{q}', {
    confidence: 0.85,
  }),
  ...rules(
    'dao-lai-qu',
    '[ v=回去|回来|进去|进来 p=/ns ] $',
    ({ parts }) => {
      const [way = '', side = ''] = parts.get('v')?.[0]?.text ?? '';
      return way + (parts.get('p')?.[0]?.text ?? '') + side;
    },
    { confidence: 0.8 },
  ),
  ...rules(
    'dao-lai-qu',
    '[ v=回去|回来|进去|进来 p=中国|家|北京|学校|房间|教室|宿舍|公司|上海|国 ] $',
    ({ parts }) => {
      const [way = '', side = ''] = parts.get('v')?.[0]?.text ?? '';
      return way + (parts.get('p')?.[0]?.text ?? '') + side;
    },
    { confidence: 0.85 },
  ),
  ...rules('degree-verb', '^ @person [ v=喜欢|想|爱|讨厌|害怕 d=很|非常|特别 ] o=/n,r,v,nz', '{d}{v}', {
    confidence: 0.85,
  }),
];
