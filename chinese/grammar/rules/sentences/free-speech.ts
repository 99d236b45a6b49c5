/** What beginners write when they tell something of their own: the thing before its verb, a length of time behind an object. */

import { type Rule, rules, textRule, word } from '../../rule.ts';

const SPORT =
  '足球|篮球|排球|网球|乒乓球|羽毛球|电脑|游戏|手机|电视|音乐|钢琴|吉他|中文|汉语|英语|咖啡|早饭|午饭|晚饭';
const ACT = '踢|打|玩|看|听|弹|学|学习|喝|吃|做|写|唱|画|读|骑|开|练|练习';
const UNIT = '小时|分钟|钟头|年|天|星期|月|个月';

/** Of games one does not only play, 玩: 足球玩 is 踢足球. */
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
    `^ @person [ o=${SPORT} v=${ACT} ] >。|！|，`,
    (match) => {
      const [object, act] = [word(match, 'o'), word(match, 'v')];
      return `${act === '玩' ? (PLAYED[object] ?? act) : act}${object}`;
    },
    { confidence: 0.8 },
  ),
  ...rules(
    'duration-order',
    `[ v=踢|弹|唱|跳|写|做|画|练|练习|读|骑|开|聊 o=/n,nz 了 m=@number|/m q=个? u=${UNIT} ] $`,
    '{v}了{m}{q}{u}{o}',
    { confidence: 0.85 },
  ),
  ...rules(
    'duration-order',
    `[ v=结婚|毕业|离婚 了 m=@number|/m q=个? u=年|月|天|星期 ] >。|！`,
    '{v}{m}{q}{u}了',
    { confidence: 0.8 },
  ),
  ...rules(
    'duration-order',
    `^ @person [ o=中文|汉语|英语|法语|日语 v=学习|学 m=@number|/m q=个? u=年|月|星期 ] $`,
    '{v}了{m}{q}{u}{o}',
    { confidence: 0.85 },
  ),
  ...rules(
    'de-attribute-missing',
    '^ 它|他|她|这 [ d=很|非常 a=好|大|小|老|新|可爱|聪明|漂亮 n=狗|猫|人|孩子|老师|朋友|学生|城市|国家|地方 ] $',
    '是{d}{a}的{n}',
    {
      confidence: 0.85,
    },
  ),
  ...rules('potential', '[ 不 v=看懂|听懂|看见|听见|看到|听到|找到|买到 ] >!就|不|了|的', (match) => {
    const act = word(match, 'v');
    return `${act.slice(0, -1)}不${act.slice(-1)}`;
  }),
  ...rules('potential', '^ 你|您|你们 [ v=听懂|看懂 ] 吗', (match) => {
    const act = word(match, 'v');
    return `${act.slice(0, -1)}得${act.slice(-1)}`;
  }),
  ...rules(
    'dest-missing',
    '[ v=送|带|陪 w=我|他|她? y=的? o=@kin|女儿|儿子|孩子|孩子们 p=学校|医院|机场|公园|车站|幼儿园|公司 ] $',
    '{v}{w}{y}{o}去{p}',
    {
      confidence: 0.85,
    },
  ),
  ...rules(
    'degree-verb',
    '^ @person [ 很 v=吃|喝|跑|走|写|做|玩|睡|踢|学习|工作|说 a=好|快|多|慢|早|晚 ] $',
    '{v}得很{a}',
    {
      confidence: 0.85,
    },
  ),
  ...rules('degree-verb', '^ @person [ 很 v=吃|喝|跑|走|写|做|玩|睡|踢|学习|工作 ] $', '{v}', {
    confidence: 0.8,
  }),
  textRule('adverb-verb', /(?<=^|[，。！？])多少钱一共(?=[？?。]|$)/g, () => '一共多少钱', 0.9),
  ...rules(
    'de-complement',
    '^ @person [ v=踢|跑|唱|跳|游|画|走 的 ] d=很|太|真|不? a=好|快|慢|远|高 $',
    '{v}得',
    { confidence: 0.85 },
  ),
  textRule(
    'calque',
    /在(?=(?:英语|英文|中文|汉语|葡萄牙语|葡语|法语)(?:里)?怎么(?:说|写|叫))/g,
    () => '用',
    0.85,
  ),
  ...rules(
    'place-order',
    `^ @person [ 住 在 p=/ns m=@number|/m q=个? u=年|月|星期 e=了? ] $`,
    '在{p}住了{m}{q}{u}{e}',
    { confidence: 0.8, tier: 'natural' },
  ),
];
