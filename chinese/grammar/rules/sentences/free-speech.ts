/** What beginners write when they tell something of their own: the thing before its verb, 很 before a deed or a noun. */

import { type Rule, rules, word } from '../../rule.ts';

const THING =
  '足球|篮球|排球|网球|乒乓球|羽毛球|电脑|游戏|手机|电视|音乐|钢琴|吉他|中文|汉语|英语|咖啡|早饭|午饭|晚饭';
const ACT = '踢|打|玩|看|听|弹|学|学习|喝|吃|做|写|唱|画|读|骑|开|练|练习';

/** One does not only play, 玩, with them: 足球玩 is 踢足球. */
const PLAYED: Readonly<Record<string, string>> = {
  足球: '踢',
  篮球: '打',
  排球: '打',
  网球: '打',
  吉他: '弹',
  钢琴: '弹',
};

export const FREE_SPEECH_RULES: readonly Rule[] = [
  ...rules(
    'object-order',
    `^ @person [ o=${THING} v=${ACT} ] >。|！|，`,
    (match) => {
      const [object, act] = [word(match, 'o'), word(match, 'v')];
      return `${act === '玩' ? (PLAYED[object] ?? act) : act}${object}`;
    },
    { confidence: 0.8 },
  ),
  ...rules(
    'de-attribute-missing',
    '^ 它|他|她|这 [ d=很|非常 a=好|大|小|老|新|可爱|聪明|漂亮 n=狗|猫|人|孩子|老师|朋友|学生|城市|国家|地方 ] $',
    '是{d}{a}的{n}',
    { confidence: 0.85 },
  ),
  ...rules(
    'degree-verb',
    '^ @person [ 很 v=吃|喝|跑|走|写|做|玩|睡|踢|学习|工作|说 a=好|快|多|慢|早|晚 ] $',
    '{v}得很{a}',
    { confidence: 0.85 },
  ),
  ...rules('degree-verb', '^ @person [ 很 v=吃|喝|跑|走|写|做|玩|睡|踢|学习|工作 ] $', '{v}', {
    confidence: 0.8,
  }),
  ...rules(
    'de-complement',
    '^ @person [ v=踢|跑|唱|跳|游|画|走 的 ] d=很|太|真|不? a=好|快|慢|远|高 $',
    '{v}得',
    { confidence: 0.85 },
  ),
];
