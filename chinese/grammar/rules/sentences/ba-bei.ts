/** Rules on 把, 被 and 让. */

import { type Rule, rules } from '../../rule.ts';

export const BA_BEI_RULES: readonly Rule[] = [
  ...rules(
    'ba-result',
    [
      '把 o=/n [ v=吃|喝|做|写|卖|洗|学|忘|扔|丢|打破|打碎 ] >。|！|，',
      '把 /r,m,q /n,q /n? [ v=吃|喝|做|写|卖|洗|扔 ] >。',
    ],
    '{v}了',
    { confidence: 0.8 },
  ),
  ...rules('ba-result', '把 o=门|窗户|电视|灯|空调|手机 [ v=关 ] >。|！|，', '关上', { confidence: 0.8 }),
  ...rules(
    'ba-stative',
    [
      '[ 把 o=/n,r,nr v=知道|喜欢|认识|觉得|有|是|同意|相信 ] $',
      '[ 把 m=这|那 q=/q o=/n v=知道|喜欢|认识|同意|相信 ] $',
    ],
    '{v}{m}{q}{o}',
    { confidence: 0.85 },
  ),
  ...rules('bei', '[ 被 v=受到|遭到|得到|遭受 ]', '{v}', { confidence: 0.85 }),
  ...rules('bei', '[ 被 v=发生|出现|成为|存在|到达|产生 ]', '{v}', { confidence: 0.85 }),
  ...rules(
    'rang-give',
    [
      '[ 给 o=@person|孩子|人|父母|学生 ] 感到|觉得|感觉|高兴|生气|难过|失望',
      '[ 给 o=@person|孩子|人|父母|学生 ] 很|非常|不|更 高兴|生气|难过|失望|舒服|快乐|担心|开心 >!的',
    ],
    '让{o}',
    { confidence: 0.8 },
  ),
];
