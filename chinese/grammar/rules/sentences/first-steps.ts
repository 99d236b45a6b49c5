/** Rules on what beginners carry over from their own language: copula, potential forms, objects, order of time. */

import { type Rule, rules, textRule, word } from '../../rule.ts';

const WHO = '学生|医生|大学生|留学生|中国人|美国人|巴西人|外国人|护士|工程师|律师|司机';
const LANGUAGE = '中文|汉语|英语|英文|法语|日语|葡萄牙语|西班牙语|汉字';
/** What may stand in a sentence whose last word is a time that belongs further forward. */
const PLAIN = '!@moment|是|不是|到|在|等|的|喜欢|忘|忘了|过|从|直到|记得|想|爱|关于|属于|，';

export const FIRST_STEP_RULES: readonly Rule[] = [
  textRule(
    'potential',
    /没有?(听|看|学|做)得(懂|完|见|到|会)/g,
    ([, act, result]) => `没${act}${result}`,
    0.85,
  ),
  ...rules(
    'shi-missing',
    [`^ @person [ d=也|都|不 n=${WHO}|老师 ] $`, `^ @person [ n=${WHO} ] >。`],
    ({ parts }) => {
      const adverb = parts.get('d')?.[0]?.text ?? '';
      return `${adverb}是${parts.get('n')?.[0]?.text ?? ''}`;
    },
  ),
  ...rules(
    'potential',
    '[ v=听|看|吃|买|找|学|做|写|说|记|喝 得 不 c=懂|完|到|见|会|清楚|明白|住 ]',
    '{v}不{c}',
    {
      confidence: 0.9,
    },
  ),
  ...rules('potential', '[ 没|没有 v=听|看|吃|买|找|学|做|记 得 c=懂|完|到|见|会|住 ]', '没{v}{c}', {
    confidence: 0.85,
  }),
  ...rules(
    'potential',
    '[ v=看见|听见|听懂|看懂|找到|买到|看到|听到 不 ] >@person|/n,w',
    (match) => {
      const [act = '', result = ''] = word(match, 'v');
      return `${act}不${result}`;
    },
    { confidence: 0.85 },
  ),
  ...rules('call-whom', '[ 给 打电话 o=@person|@kin ] $', '给{o}打电话', { confidence: 0.9 }),
  ...rules('call-whom', '[ 打电话 o=@person|@kin ] $', '给{o}打电话', { confidence: 0.9 }),
  ...rules('call-whom', '[ 打 电话 o=@person|@kin ] $', '给{o}打电话', { confidence: 0.9 }),
  ...rules('tell-whom', '[ 给|对|跟 o=@person 告诉 ]', '告诉{o}', { confidence: 0.9 }),
  ...rules('two-objects', '[ v=问|教|送|借|告诉 m=/m q=@measure|/q n=/n o=@person ] $', '{v}{o}{m}{q}{n}', {
    confidence: 0.85,
  }),
  ...rules('bu-past', '^ @person? 昨天|前天|上个星期|去年 @person? [ 不 v=@doing ] o=/n,ns? $', '没{v}', {
    confidence: 0.8,
  }),
  ...rules(
    'le-future',
    '明天|后天|明年|下个星期|下个月|下周 @person? [ v=去|来|看|买|见 了 ] o=/n,ns >。',
    '{v}',
    { confidence: 0.8 },
  ),
  ...rules(
    'le-future',
    '明天|后天|明年|下个星期|下个月|下周 @person 要|会|想? [ v=去|来|看|买|见 了 ] o=/n,ns >。',
    '{v}',
    { confidence: 0.8 },
  ),
  ...rules('le-habit', '每天|常常|总是 都? [ v=@doing 了 ] /n $', '{v}', { confidence: 0.75 }),
  ...rules(
    'duration-order',
    `[ v=看|学|学习|听|等|打 o=/n,nz,nr 了 m=@number|/m q=个? u=小时|分钟|年|天|月|星期|钟头 ] $`,
    '{v}了{m}{q}{u}{o}',
    { confidence: 0.85 },
  ),
  ...rules(
    'duration-order',
    `^ @person [ m=@number|/m q=个? u=年|天|月|星期 v=学|学习 o=${LANGUAGE} 了 ] $`,
    '{v}了{m}{q}{u}{o}',
    { confidence: 0.85 },
  ),
  ...rules(
    'place-order',
    `[ v=学习|学|教 o=${LANGUAGE}|数学|历史 在 p=/n,ns,nt,nr,nz q=/n? ] $`,
    '在{p}{q}{v}{o}',
    { confidence: 0.85 },
  ),
  ...rules(
    'place-order',
    '[ v=吃|做|喝 o=早饭|午饭|晚饭|饭|茶|咖啡 在 p=/n,ns,nt,r q=/n? ] $',
    '在{p}{q}{v}{o}',
    { confidence: 0.85 },
  ),
  ...rules('place-order', '[ v=看|买 o=书|电视|电影|东西 在 p=/n,ns,nt,r q=/n? ] $', '在{p}{q}{v}{o}', {
    confidence: 0.85,
  }),
  ...rules('place-order', '@person [ v=来|出发 从 p=/ns,n ] $', '从{p}{v}', { confidence: 0.9 }),
  ...rules('place-order', '[ 去 v=旅行|旅游 p=/ns ] $', '去{p}{v}', { confidence: 0.85 }),
  ...rules('place-order', '去 [ v=旅行|旅游 p=中国 ] $', '{p}{v}', { confidence: 0.85 }),
  ...rules('shi-de', '^ @person 是 从 /ns,n [ 来 ] $', '来的', { confidence: 0.85 }),
  ...rules(
    'time-order',
    [`^ @person [ x=${PLAIN}* v=@doing y=${PLAIN}* t=每天|昨天|明天|前天|后天 u=早上|晚上|下午|上午? ] >。`],
    '{t}{u}{x}{v}{y}',
    { confidence: 0.8 },
  ),
  ...rules('time-order', '@person [ 出生 n=/m u=年? ] $', '{n}{u}出生', { confidence: 0.75 }),
  ...rules('de-object', `[ v=说|写|唱|学 得 o=${LANGUAGE}|歌 ] d=很|非常|真|太|不`, '{o}{v}得', {
    confidence: 0.9,
  }),
  ...rules('de-missing', `^ @person [ v=说|写 o=${LANGUAGE} ] d=很|非常|不 好|流利|漂亮 $`, '{v}{o}{v}得', {
    confidence: 0.75,
  }),
  textRule(
    'de-attribute-missing',
    /(我|你|他|她)的最好(?=朋友|老师|同学)/g,
    ([, who]) => `${who}最好的`,
    0.85,
  ),
  textRule(
    'huozhe-haishi',
    /(?<=(?:^|[，。])(?:我|我们)(?:想|要|喜欢|可以)[^，。？不知看问]{1,6})还是(?=[^，。？！不要会去很想得应是]{1,6}。)/g,
    () => '或者',
    0.75,
  ),
  ...rules('adverb-subject', '^ [ m=可以|能|能不能|可不可以|一边 s=@person ] >/v,p', '{s}{m}', {
    confidence: 0.8,
  }),
  ...rules('adverb-subject', '， [ a=才 s=@person ] >/v', '{s}才', { confidence: 0.85 }),
  ...rules('modal-double', '能不能|可不可以|会不会 [ 可以|能|能够|会 ] /v,p', '', { confidence: 0.85 }),
  ...rules('dou-order', ['^ [ 都 s=学生|老师|同学|孩子|朋友 ] >/v,d', '^ [ 都 s=学生 们 ] >/v,d'], '{s}都', {
    confidence: 0.85,
  }),
  ...rules('dou-order', '也? [ 是 都 ] /n $', '都是', { confidence: 0.85 }),
  ...rules('yihou-houlai', '/m q=个? 年|天|月|星期 [ 后来 ] 会|要|就', '以后', { confidence: 0.85 }),
  ...rules('yihou-houlai', '@number 年|天 [ 后来 ] 会|要|就', '以后', { confidence: 0.85 }),
  ...rules('zai-you', '明天|下次|后天 @person [ 又 ] v=去|来|看|说|吃|打|试 >!了', '再', { confidence: 0.8 }),
  textRule('na-nar', /(?<=请问[^。？！]{1,8}在)那(?=[儿里][？?])/g, () => '哪', 0.9),
  textRule(
    'measure-wrong',
    /(?<=[一两三四五六七八九十几0-9])个(?=口人|本书|张票|条鱼|件衣服|位老师|只[猫狗])/g,
    () => '',
    0.9,
  ),
  textRule(
    'er-liang',
    /(?<![十0-9一二三四五六七八九点第])二(?=点(?:半|钟|[一二三四五]?十分?)?(?:[。，？！]|$|我|他|去|来|回|见|上|下|吃|开|起|睡))/g,
    () => '两',
    0.85,
  ),
  textRule('half-place', /一个半个小时/g, () => '一个半小时', 0.9),
  ...rules('age', '/m 岁 [ 老 ] $', '', { confidence: 0.85 }),
  ...rules('bu-guo', '曾经 [ v=去|来|看|学|学习 ] /ns,n $', '{v}过', { confidence: 0.75 }),
  ...rules(
    'yijing-le',
    '^ @person 已经 [ v=吃饭|回家|到|走|来|毕业|结婚|起床|睡觉|下班|到家 ] >。|！',
    '{v}了',
    { confidence: 0.8 },
  ),
  ...rules('aspect-double', '/v [ 了 着 ] $', '着', { confidence: 0.85 }),
  ...rules('ba-stative', '[ 把 o=/n v=没有 ] $', '{v}{o}', { confidence: 0.85 }),
  ...rules('bei', '[ 被 a=高兴|开心|难过|快乐|饿|累 ] $', '很{a}', { confidence: 0.8 }),
  ...rules('chule', '除了 .+ ， 大家|我们|他们|别人 [ v=去|来|喜欢|知道|会|有|是 ]', '都{v}', {
    confidence: 0.75,
  }),
  textRule(
    'zhiyao',
    /(?<=只要[^。！？；，]{1,12}，(?:我|你|他|她|我们|他们)?)才(?=高兴|来|去|是|有|觉得|同意)/g,
    () => '就',
    0.8,
  ),
  ...rules('degree-verb', '^ @person [ v=喜欢|想|爱 o=/n,nz,ns,v+ d=非常|很 ] $', '{d}{v}{o}', {
    confidence: 0.85,
  }),
  textRule('de-attribute-missing', /(?<=我|你|他|她)最好(?=朋友)/g, () => '最好的', 0.85),
  textRule('measure-wrong', /(?<=[一两三四五六七八九十几0-9])个人口(?=[。，！])/g, () => '口人', 0.85),
  textRule(
    'measure-wrong',
    /(?<=[一两三四五六七八九十几])个(?=[瓶杯碗](?:水|茶|咖啡|饭|啤酒|牛奶|果汁))/g,
    () => '',
    0.9,
  ),
  ...rules('time-order', '^ @person @moment* [ v=@doing 在 n=/m u=点 h=半? ] $', '{n}{u}{h}{v}', {
    confidence: 0.85,
  }),
  ...rules(
    'time-order',
    '^ @person 想|要|会|可以 [ x=跟|和 p=@person|@kin v=见面|吃饭|聊天 t=@moment+ ] $',
    '{t}{x}{p}{v}',
    { confidence: 0.85 },
  ),
  ...rules('de-complement', '说|写|唱|学|做 /n,nz 说|写|唱|学|做 [ 的 ] @very ~a >!的', '得', {
    confidence: 0.85,
  }),
  textRule(
    'number-plural',
    /(?<=书|水果|苹果|桌子|椅子|衣服|问题|汽车|房子|国家|城市|东西)们/g,
    () => '',
    0.9,
  ),
  ...rules('de-complement', `${LANGUAGE}|歌 说|写|读|唱 [ 的 ] @very ~a >!的`, '得', { confidence: 0.85 }),
  textRule('separable', /下(雨|雪)着/g, ([, what = '']) => `下着${what}`, 0.85),
  textRule(
    'na-nar',
    /(?<=(?:你|您|他|她|你们|他们)在)那(?=[儿里](?:工作|住|学习|吃饭|上班|上学|见面)[？?])/g,
    () => '哪',
    0.85,
  ),
  ...rules('ba-stative', '[ 把 o=/n v=喜欢 w=吃|喝|看|听|学 ] $', '{v}{w}{o}', { confidence: 0.85 }),
  ...rules('age', '比 @person|@kin 大|小 /m [ 年 ] $', '岁', { confidence: 0.85 }),
  textRule('separable', /帮助(?=(?:我|你|他|她)们?的忙)/g, () => '帮', 0.9),
  ...rules(
    'duration-order',
    '[ v=看|听|学|学习|打|写|等 了 o=电视|音乐|书|电影|汉语|中文|英语|作业|球|信 m=@number|/m q=个? u=小时|分钟|年|天|月|星期|钟头 ] $',
    '{v}了{m}{q}{u}{o}',
    { confidence: 0.85 },
  ),
  ...rules('place-order', '[ v=旅行|旅游|跑步|游泳 在 p=/n,ns,r q=/n? ] $', '在{p}{q}{v}', {
    confidence: 0.8,
  }),
  textRule(
    'age',
    /(?<=比[^，。]{1,4}[大小])([一二两三四五六七八九十0-9]+)年(?=[。，！])/g,
    ([, years]) => `${years}岁`,
    0.85,
  ),
];
