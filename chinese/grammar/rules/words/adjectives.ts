/** Rules on adjectives, their adverbs of degree, and 是 before them. */

import { type Rule, rules, textRule, word } from '../../rule.ts';
import { isConceded } from '../spared.ts';

const PLAIN =
  '高兴|漂亮|聪明|累|忙|饿|渴|困|冷|热|帅|胖|瘦|好吃|好看|好听|开心|难过|可爱|贵|便宜|舒服|远|近|快|慢|有意思|有趣|好玩';

export const ADJECTIVE_RULES: readonly Rule[] = [
  ...rules(
    'shi-adjective',
    `<!累|忙|饿|贵|远|冷|热|真|就|倒|还|也|都|确实|的|不|可|总|只|要|算|便|而 [ 是 a=${PLAIN} ] $`,
    '很{a}',
    {
      confidence: 0.85,
      when: (match, tokens) => !isConceded(match, tokens),
    },
  ),
  ...rules('shi-adjective', `^ @person [ 是 d=很|非常|太|不 a=${PLAIN}|好|大|高|小 ] $`, '{d}{a}', {
    confidence: 0.85,
    when: (match, tokens) => !isConceded(match, tokens),
  }),
  ...rules('shi-adjective', `^ @person 的 . [ 是 d=很|非常 a=${PLAIN}|好|大|高|小 ] >。|！`, '{d}{a}', {
    confidence: 0.8,
  }),
  ...rules('shi-adjective', `/n [ 是 d=很|非常 a=${PLAIN}|好|大|高|小|重要|容易 ] >。|！`, '{d}{a}', {
    confidence: 0.75,
  }),
  // 我是很怕辣, 我是非常想家 with what one feels.
  ...rules(
    'shi-adjective',
    '^ 可是|但是|不过|因为|所以? @person [ 是 d=很|非常|特别|太 v=怕|喜欢|爱|想|担心|讨厌|害怕|希望|感谢|感兴趣 ] .* $',
    '{d}{v}',
    { confidence: 0.8, when: (_, tokens) => tokens.every(({ text }) => !text.endsWith('的')) },
  ),
  ...rules('shi-de', '<!才|就|不|也 是 最 [ a=好|重要|美|合适|幸福|快乐|漂亮|贵 ] >。|！', '{a}的', {
    confidence: 0.8,
  }),
  ...rules('degree-double', '[ 很|太|最|非常|十分|特别 d=很|非常|十分|太 ] >~a', '{d}', {
    confidence: 0.9,
  }),
  ...rules('shi-de', '<!才|就|不|也 是 最 [ a=好|重要|美|合适|幸福|快乐|漂亮|贵 ] >。|！', '{a}的', {
    confidence: 0.8,
  }),
  ...rules('degree-double', '[ d=很|太|最|更 最|更|很|非常 ] >~a', '{d}', { confidence: 0.8 }),
  textRule(
    'degree-aabb',
    /(?:很|非常|太|最|十分)(干干净净|漂漂亮亮|高高兴兴|清清楚楚|舒舒服服|认认真真|开开心心|快快乐乐|安安静静|热热闹闹)(?=[。！，]|$)/g,
    ([, doubled]) => `${doubled}的`,
    0.88,
  ),
  textRule(
    'degree-aabb',
    /(?:很|非常|太|最|十分)(?=干干净净|漂漂亮亮|高高兴兴|清清楚楚|舒舒服服|认认真真|开开心心|快快乐乐|安安静静|热热闹闹|雪白|冰冷|冰凉|漆黑|通红)/g,
    () => '',
    0.85,
  ),
  ...rules(
    'zhen-attribute',
    [
      '一 个|位|只|本|件|次|种|家 [ 真 ] /a|有意思|有趣 的 /n',
      '的 [ 真 ] a=/a 的 /n',
      '是 [ 真 ] a=好|漂亮|聪明|重要|有意思|可爱 的 /n',
    ],
    '很',
    {
      confidence: 0.85,
    },
  ),
  ...rules('degree-double', '[ 很|非常|太|特别|最|十分 ] ~a|有意思|有趣 极了', '', { confidence: 0.9 }),
  ...rules(
    'youdian',
    [
      '@person|/n [ e=一点|一点儿 ] a=@clumsy $',
      '^ @person [ e=一点|一点儿 ] a=@clumsy',
      '^ @person|/n [ 一 e=点|点儿 ] a=@clumsy $',
    ],
    (match) => `有${word(match, 'e').replace('一', '')}`,
    { confidence: 0.85 },
  ),
  ...rules('yuelaiyue', '越来越 [ 很|非常|更|太|比较|十分 ] >~a,v', '', { confidence: 0.9 }),
  ...rules('yuelaiyue', ['[ 很|更|太|非常 ] 越来越'], '', { confidence: 0.9 }),
  textRule('yuelaiyue', /越来来越|越越来|越来(?![越])(?=[多少大小高好快慢贵难冷热])/g, () => '越来越', 0.85),
  ...rules('degree-double', '[ 很|非常|太 b=比较 ] >~a', '{b}', { confidence: 0.85 }),
  ...rules('degree-double', '[ b=比较 很|非常|太 ] >~a', '{b}', { confidence: 0.85 }),
];
