/** Rules on 了, 过, 着, 在 and 就/才, 再/又. */

import { type Rule, rules } from '../../rule.ts';

export const ASPECT_RULES: readonly Rule[] = [
  ...rules('le-mind', '[ v=打算|希望|觉得|认为|以为|愿意|需要|应该|必须|计划|想要 了 ] >/v,p,r', '{v}', {
    confidence: 0.8,
  }),
  ...rules(
    'le-habit',
    ['@person|/n h=@habit [ v=@doing 了 ] /n', '@person @habit [ v=@doing 了 ] $'],
    '{v}',
    { confidence: 0.8 },
  ),
  ...rules('le-habit', '常常|经常|往往 [ v=@doing 了 ] >!/m', '{v}', { confidence: 0.75 }),
  ...rules(
    'le-purpose',
    '@person|@kin @moment* [ v=去|来 了 o=/n,ns,s,nz,nt w=买东西|看病|购物|@doing&!去|来|回|见|回来|上课|上班 p=/n,nz? 了 ] $',
    '{v}{o}{w}{p}了',
    { confidence: 0.85 },
  ),
  ...rules('bu-guo', '曾经 [ v=去|来|看|吃|学|学习|住|做 了 ]', '{v}过', { confidence: 0.75 }),
  ...rules(
    'zhe-duration',
    '[ v=等|住|学|学习|工作|看|坐|站|睡|走|聊|玩|听 着 ] m=@number|/m 个? u=@unit $',
    '{v}了',
    { confidence: 0.85 },
  ),
  ...rules('zhengzai-le', '正在 [ v=/v 了 ] >/n,r,w', '{v}', { confidence: 0.85 }),
  ...rules('zhengzai-le', '正在 [ v=/v 过 ] >/n,r,w', '{v}', { confidence: 0.85 }),
  ...rules('aspect-double', '/v [ 了 过 ] $', '过', { confidence: 0.85 }),
  ...rules('aspect-double', '/v [ 了 着|过 ] >/n,r', '了', { confidence: 0.8 }),
  ...rules('aspect-double', '/v [ 过 着 ] >/n,r,m', '过', { confidence: 0.7 }),
  ...rules(
    'duration-order',
    '@person [ v=学|学习|看|等|做|写|打|听|说 o=汉语|中文|英语|书|电视|作业|球|音乐|法语|日语|钢琴 了 m=/m q=个? u=@unit ] $',
    '{v}了{m}{q}{u}{o}',
    { confidence: 0.8 },
  ),
  ...rules(
    'duration-order',
    '^ @person [ m=/m q=个? u=年|天|月|小时|星期 v=学|学习|工作|住|等 了 ] $',
    '{v}了{m}{q}{u}',
    { confidence: 0.75 },
  ),
  ...rules(
    'cai-le',
    ['才 [ v=起床|来|回来|回家|睡觉|到|下班|知道|明白|结束 了 ] >。|！', '才 v=/v o=/n,ns [ 了 ] >。'],
    '{v}',
    { confidence: 0.8 },
  ),
  ...rules('zai-you', '昨天|上个星期|刚才|去年|前天 @person? [ 再 ] v=/v 了', '又', { confidence: 0.85 }),
  ...rules('zai-you', '@person [ 再 ] v=迟到|生病|感冒|忘|哭|来|病|错 了 >!就|再|，', '又', {
    confidence: 0.8,
  }),
  ...rules('zai-you', '明天|下次|以后|后天 [ 又 ] v=去|来|看|说|吃|打|试 >!了', '再', { confidence: 0.75 }),
];
