/** What beginners write when they tell something of their own: the thing before its verb, 很 before a deed or a noun. */

import { type Rule, rules, textRule, word } from '../../rule.ts';

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
  // 我把饭吃在家: where one eats or reads stands before it, and nothing is brought there.
  textRule(
    'place-order',
    /把(\p{Script=Han}{1,5}?)(吃|喝|看|读|学|听)在(\p{Script=Han}{2,7})(?=$|[，。！？])/gu,
    ([, what = '', act = '', place = '']) => `在${place}${act}了${what}`,
    0.85,
  ),
  // 打电话了公司: whom one calls stands before it with 给.
  textRule(
    'separable',
    /打电话(了|过)?(?!给|的|时|和|问|说|叫|请|到|跟|找|让|告诉)(\p{Script=Han}{0,5}(?:公司|医院|学校|饭店|酒店|银行|警察|警察局|老师|朋友|妈妈|爸爸|客服|房东|[他她]们?))(?=$|[，。！？])/gu,
    ([, ended = '', whom = '']) => `给${whom}打${ended}电话`,
    0.85,
  ),
  // 我被她分手了: two part, and nobody is parted.
  textRule(
    'bei',
    /(你|我|他|她)被(我的?女朋友|我的?男朋友|你|我|他|她|女朋友|男朋友)(分手|离婚)了?(?=$|[，。！？])/gu,
    ([, whom = '', who = '', act = '']) => `${who}跟${whom}${act}了`,
    0.85,
  ),
  textRule(
    'localizer',
    /(?<=忘在|落在|丢在)(了?)家(?=$|[，。！？])/gu,
    ([, ended = '']) => `${ended}家里`,
    0.85,
  ),
  // 通过这件事，使我明白了: nobody is left to make one understand.
  textRule(
    'shi-subject',
    /(通过|经过)(?!了)([^，。！？]{2,14})，(?:使|使得|让)(我们|我|他们|他|她|大家|人们)/gu,
    ([, by = '', what = '', who = '']) => `${by}${what}，${who}`,
    0.85,
  ),
];
