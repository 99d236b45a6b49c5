/** Rules on prepositions, modal verbs, question words and words that are easily taken for one another. */

import { type Rule, rules, textRule } from '../../rule.ts';

const KNOWING =
  '知道|记得|明白|懂|了解|告诉|说|想|觉得|认为|有|没|没有|需要|能|可以|会|听|听说|看|问|是不是|还|要|愿意|敢|不是|清楚|猜|确定|发现|介绍|过|遇到|听过|去过|看过|发生|还有';

const ASKS_THAT = /^(?:知道|记得|明白|懂|告诉|清楚)$/u;

export const FUNCTION_WORD_RULES: readonly Rule[] = [
  ...rules(
    'ma-question-word',
    [`^ x=!${KNOWING}* w=什么|怎么|为什么|哪儿|哪里|谁|多少|怎么样|几 y=!${KNOWING}* [ 吗 ] $`],
    '',
    // 您记得我叫什么、住在哪儿吗 asks whether they remember.
    {
      confidence: 0.85,
      when: ({ from }, tokens) => !tokens.slice(0, from).some(({ text }) => ASKS_THAT.test(text)),
    },
  ),
  ...rules('ma-question-word', '^ x=/r,n? 有 几|多少 .* [ 吗 ] $', '', { confidence: 0.8 }),
  ...rules(
    'ma-a-not-a',
    `^ x=!${KNOWING}* v=是不是|有没有|能不能|会不会|好不好|要不要|可不可以|喜不喜欢|想不想|去不去|对不对 y=.* [ 吗 ] $`,
    '',
    { confidence: 0.9 },
  ),
  textRule(
    'ma-a-not-a',
    /(?<=(?:^|[，。！？])[你您他她我们这那]{0,3}(?:\1不(.)|有没有|喜不喜欢|可不可以)[^，。？！知道说想觉得]{0,12})吗(?=[？?])/g,
    () => '',
    0.9,
  ),
  textRule('homophone', /(?<=[好忙对行去吃是来有可以])[妈嘛马](?=[？?])/g, () => '吗', 0.9),
  textRule(
    'huozhe-haishi',
    /(?<=(?:^|[，。！？])(?:你|您|你们|他|她|这|那|今天|明天)[^，。？！吗么谁哪几怎什多呢不可没]{1,10})(?:或者|或)(?=[^，。？！吗么谁哪几怎什多]{1,10}(?:呢)?[？?])/g,
    () => '还是',
    0.85,
  ),
  ...rules(
    'dui-interest',
    '@person [ d=很|非常|特别|最|不|也? v=感兴趣|有兴趣 o=/n,nz,ns,r p=/n? ] $',
    '对{o}{p}{d}{v}',
    { confidence: 0.9 },
  ),
  textRule(
    'dui-laishuo',
    /(?<=^|[，。！？]|但是|可是|所以|而且)[给跟向](?=[\u4e00-\u9fff]{1,4}(?:来说|而言|来讲))/g,
    () => '对',
    0.85,
  ),
  ...rules('dui-effect', '[ 给|向 ] @person|/n,nr,ns /n? 有|有很大的? 影响|好处|坏处|害处|帮助', '对', {
    confidence: 0.8,
  }),
  ...rules('dui-effect', '[ 对 ] @person|/n,nr,ns,v 的? /n? 带来', '给', { confidence: 0.8 }),
  ...rules(
    'li-cong',
    ['[ 从 ] p=/n,ns,r,s,nz q=/n? 很|不|非常|太|比较|不太 远|近 >!的|处|方', '[ 从 ] p=/n,ns q=/n? 有 多 远'],
    '离',
    { confidence: 0.85 },
  ),
  ...rules('li-cong', '@person|家|学校|/n [ d=很|不|非常|不太 a=远|近 离 p=/n,ns,r ] $', '离{p}{d}{a}', {
    confidence: 0.85,
  }),
  ...rules('li-cong', '家|学校|/n [ d=很|不|非常|不太 远离 p=/n,ns,r ] $', '离{p}{d}远', {
    confidence: 0.85,
  }),
  ...rules(
    'cong-there',
    '<!以 [ 从 p=父母|老师|朋友|爸爸|妈妈|我|你|他|她|他们|她们|母亲|父亲 ] >学|学到|学会|听到|得到|借|拿|买|知道',
    '从{p}那里',
    { confidence: 0.85 },
  ),
  ...rules(
    'cong-there',
    '^ @person? 要|想|明天|昨天|常常? [ v=去 p=朋友|老师|医生|爷爷|奶奶|他|她 ] $',
    '去{p}那里',
    { confidence: 0.85 },
  ),
  ...rules(
    'cong-dao',
    ['从 a=早上|早 [ b=晚上|晚 ]', '从 a=星期一|周一 [ b=星期五|周五|星期天|周日|星期日|星期六 ]'],
    '到{b}',
    { confidence: 0.85 },
  ),
  ...rules('cong-dao', '[ 在 a=/t,ns 到 b=/t,ns ] >/v,d', '从{a}到{b}', { confidence: 0.7 }),
  ...rules('localizer', '在 [ n=网|墙|桌子|椅子|互联网 ] >有|，|很多|最|也|都|没有', '{n}上', {
    confidence: 0.8,
  }),
  ...rules('localizer', '在 [ n=生活|日常生活|社会|人生 ] >，|有|我们|很多|也|都', '{n}中', {
    confidence: 0.75,
  }),
  ...rules('place-order', '@person [ v=生活|出生|活 p=/ns ]', '{v}在{p}', { confidence: 0.85 }),
  ...rules('place-order', '@person [ v=工作|学习|上课|上班 p=/ns ] $', '在{p}{v}', { confidence: 0.85 }),
  ...rules('modal-double', '[ m=能|能够|可以|会 能|能够|可以 ] >/v,p,d', '{m}', { confidence: 0.85 }),
  ...rules('modal-double', ['[ m=应该 必须|得要 ] >/v,p', '[ m=必须|必需 应该 ] >/v,p'], '{m}', {
    confidence: 0.85,
  }),
  ...rules('hui-language', '@person [ 知道 ] 说|游泳|开车|做饭|弹|唱歌|跳舞|骑 >!的|什么', '会', {
    confidence: 0.75,
  }),
  ...rules('hui-language', '@person 不 [ 知道 ] 游泳|开车|做饭|弹|骑', '会', { confidence: 0.8 }),
  ...rules('xiang-yao', '@person [ 想 ] m=@number q=杯|碗|瓶|块|件|双|辆|台|斤|张 n=/n $', '想要', {
    confidence: 0.8,
  }),
  ...rules(
    'yihou-houlai',
    [
      'm=@number|/m q=个? u=年|天|月|星期|小时 [ 后来 ] >，|我|你|他|她|我们|他们',
      '下课|毕业|吃饭|结婚|回家|下班|起床 [ 后来 ]',
    ],
    '以后',
    { confidence: 0.85 },
  ),
  ...rules('yihou-houlai', '^ 昨天|去年|前天 .+ ， [ 以后 ] @person .+ 了 $', '后来', { confidence: 0.75 }),
  ...rules('yihou-houlai', '[ 以前 m=@number|/m q=个? u=年|天|月|星期 ] >，|我|他|她|我们', '{m}{q}{u}以前', {
    confidence: 0.75,
  }),
  ...rules('zhi-you', '^ @person [ 只 ] m=@number q=@measure n=/n $', '只有', { confidence: 0.8 }),
  textRule(
    'na-nar',
    /(?<=(?:^|[，。！？])(?:你|您|你们|他|她|他们)(?:们)?(?:要|想|们|是|家|住|昨天|明天|今天|现在|打算)?(?:去|在|住在|来自|住|从))那(?=[儿里][？?])/g,
    () => '哪',
    0.85,
  ),
  textRule('na-nar', /(?<=你是)那(?=国人|里人|儿人|个国家)/g, () => '哪', 0.9),
  textRule(
    'na-nar',
    /哪(?=[么](?:多|大|好|高|漂亮))|(?<=[，。])哪么/g,
    (found) => (found[0] === '哪' ? '那' : '那么'),
    0.9,
  ),
];
