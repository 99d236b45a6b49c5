/** Rules on 的, 地, 得. */

import { type Rule, rules, textRule } from '../../rule.ts';

const MANNER =
  '慢慢|默默|渐渐|轻轻|悄悄|偷偷|静静|紧紧|深深|牢牢|狠狠|匆匆|呆呆|不知不觉|拼命|不断|不停|逐渐|尽情|好好|高高兴兴|认认真真|开开心心|清清楚楚|安安静静|快快乐乐|慢慢儿|仔仔细细';

export const PARTICLE_RULES: readonly Rule[] = [
  ...rules('di-adverb', `m=${MANNER} [ 的|得 ] v=/v`, '地', { confidence: 0.85 }),
  ...rules(
    'di-adverb',
    'm=努力|认真|仔细|盲目|积极|主动|简单|大声|高兴|快乐|开心|自由|耐心|顺利|自然|随便 [ 的 ] v=学习|工作|说|看|听|做|追求|告诉|走|跑|写|生活|想|检查|复习|完成|阻止|回答|参加|唱|玩|笑 >!的|，|。',
    '地',
    { confidence: 0.8 },
  ),
  ...rules('di-adverb', '~a,d&%2&!目前|以前|当时 [ 的 ] /v&!是|有 了|着|过|@person >!的', '地', {
    confidence: 0.75,
  }),
  ...rules(
    'di-adverb',
    'm=努力|认真|仔细|盲目|大声|高兴|快乐|开心|顺利|自然 [ 得 ] v=学习|工作|说|看|听|做|追求|告诉|写|生活|检查|复习|完成',
    '地',
    { confidence: 0.85 },
  ),
  ...rules(
    'de-complement',
    `v=跑|走|唱|跳|写|长|睡|玩|起|飞|变|活|学 [ 的|地 ] d=很|非常|太|真|特别|更|不 a=~a >!的`,
    '得',
    { confidence: 0.8 },
  ),
  // Who says so of a person has eaten well: food is 好吃.
  ...rules('de-complement', '^ @person [ d=很|非常|太|真 好吃 ] $', '吃得{d}好', { confidence: 0.85 }),
  ...rules('de-complement', 'v=变 [ 的 ] >越来越|更加|更|很|非常', '得', { confidence: 0.85 }),
  textRule('de-complement', /(?<=[觉])的(?=[我你他她这那很自有应学可不])/g, () => '得', 0.85),
  ...rules('de-for-attribute', '~v,a,r [ 得 ] 时候|话|东西|事情|地方|问题|朋友|人', '的', {
    confidence: 0.85,
  }),
  ...rules('de-for-attribute', '我|你|他|她|我们|你们|他们 [ 得|地 ] n=/n&%2', '的', { confidence: 0.85 }),
  // 总得来看看 and 总得说服他 say what must be done.
  textRule(
    'de-for-attribute',
    /(?<!\p{Script=Han})总得(?=来[说讲](?![一服清点几两我你您他她])|来看[，,]|说来[，,])/gu,
    () => '总的',
    0.9,
  ),
  ...rules('de-for-attribute', 'a=漂亮|美丽|重要|快乐|幸福|高兴|聪明|可爱|特别|伟大 [ 地|得 ] n=/n', '的', {
    confidence: 0.85,
  }),
  ...rules(
    'de-attribute-missing',
    'd=很|非常 [ a=好|大|漂亮|重要|聪明|有名|好看|好吃|可爱|便宜|贵|新|旧|严重|有意思|不同 ] n=朋友|老师|学生|女孩|男孩|人|地方|城市|国家|书|衣服|菜|事|工作|问题 $',
    '{a}的',
    { confidence: 0.85 },
  ),
  ...rules(
    'de-attribute-missing',
    '很 [ a=漂亮|重要|聪明|有名|好看|好吃|可爱|便宜|严重|有意思|美丽|特别|复杂 ] n=/n >!性',
    '{a}的',
    { confidence: 0.75 },
  ),
  ...rules('de-double', '<!目|有|打 [ 的 的 ]', '的', { confidence: 0.95 }),
  ...rules(
    'shi-de',
    '^ s=@person 是 t=昨天|去年|前天|上个月|坐飞机|2020年 [ v=来|到|去|回来|出生|认识|买 ] $',
    '{v}的',
    { confidence: 0.8 },
  ),
  ...rules(
    'de-attribute-missing',
    '最 [ a=重要|漂亮|著名|有名|聪明|好吃|可爱|严重|有意思|美丽|困难|合适|伟大 ] n=/n',
    '{a}的',
    { confidence: 0.8 },
  ),
  // 我最喜欢红色 is a whole sentence: only a 是 after the noun tells that 喜欢 was to describe it.
  ...rules('de-attribute-missing', '最 [ a=喜欢 ] n=/n >是', '{a}的', { confidence: 0.8 }),
];
