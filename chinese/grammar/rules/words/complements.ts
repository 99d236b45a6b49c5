/** Rules on 得 and what follows the verb, and on verbs that already hold an object. */

import { type Rule, rules, word } from '../../rule.ts';

const SPLIT_VERBS =
  '唱歌|跳舞|做饭|写字|游泳|跑步|开车|看书|睡觉|吃饭|起床|走路|打球|踢球|做菜|弹琴|滑雪|说话';
const MOVES = '跑|走|写|唱|跳|学|考|睡|做|玩|过|吃|打';
const ACT = `${MOVES}|穿`;
const HOW = '快|慢|流利|清楚|早|晚|好看|漂亮|开心';

export const COMPLEMENT_RULES: readonly Rule[] = [
  ...rules(
    'de-object',
    `[ v=${SPLIT_VERBS} 得 ] d=很|非常|真|太|特别|不|比较|更 ~a,d`,
    (match) => {
      const whole = word(match, 'v');
      return `${whole}${whole.charAt(0)}得`;
    },
    { confidence: 0.9 },
  ),
  ...rules(
    'de-object',
    '[ v=说|学|写|打|唱|弹|踢|做|看 o=汉语|中文|英语|汉字|篮球|足球|钢琴|歌|网球|菜|书|法语|葡萄牙语|日语 得 ] d=很|非常|真|太|特别|不|比较|更',
    '{v}{o}{v}得',
    { confidence: 0.9 },
  ),
  ...rules('de-le', '[ v=/v 了 得 ] d=很|非常|太|特别 ~a', '{v}得', { confidence: 0.85 }),
  ...rules('de-le', '[ v=/v 了得 ] d=很|非常|太|特别 ~a', '{v}得', { confidence: 0.85 }),
  // 我跑了很快; 穿了很好看 is right: who wears it looks so.
  ...rules('de-le', `[ v=${MOVES} 了 ] d=很|非常|特别 a=${HOW}|好 $`, '{v}得', { confidence: 0.85 }),
  ...rules('de-missing', `@person [ v=${ACT} ] d=很|非常|真|太 a=${HOW} $`, '{v}得', { confidence: 0.85 }),
  ...rules('de-missing', `@person [ v=${ACT} ] d=很|非常|真|太 a=好 $`, '{v}得', { confidence: 0.8 }),
  ...rules(
    'separable',
    '@person|会|要|想|去|没|能|可以|别|常常|经常|昨天|明天|不|想要 [ v=见面|结婚|聊天|离婚|吵架|分手|约会 o=@person|@kin ] $',
    '跟{o}{v}',
    { confidence: 0.9 },
  ),
  ...rules(
    'separable',
    '[ v=见面|结婚|聊天|离婚|吵架|分手|约会 a=了|过? o=@person m=的? k=@kin? ] $',
    '跟{o}{m}{k}{v}{a}',
    {
      confidence: 0.85,
    },
  ),
  ...rules('separable', '[ 帮忙 o=@person ] $', '帮{o}的忙', { confidence: 0.9 }),
  ...rules('separable', '[ 帮忙 o=@person|@kin ] >/v,p', '帮{o}', { confidence: 0.9 }),
  ...rules('separable', '[ 毕业 了|过? o=大学|高中|中学|北京大学 ] $', '{o}毕业', { confidence: 0.8 }),
  ...rules('separable', '[ 生气 o=@person ] $', '生{o}的气', { confidence: 0.85 }),
  ...rules('separable-times', '[ 见面 a=了|过 m=/m q=次 ]', '见{a}{m}{q}面', { confidence: 0.8 }),
  ...rules(
    'separable-times',
    '[ v=游泳|睡觉|跳舞|上课|洗澡|跑步 a=了|过 m=/m q=个? u=小时|次|分钟|天 ] $',
    (match) => {
      const [verb = '', object = ''] = word(match, 'v');
      return `${verb}${word(match, 'a')}${word(match, 'm')}${word(match, 'q')}${word(match, 'u')}${object}`;
    },
    { confidence: 0.75 },
  ),
];
