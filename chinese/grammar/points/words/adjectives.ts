/** Points on adjectives and degree. */

import type { Point } from '../../types.ts';
import { point } from '../point.ts';

export const ADJECTIVE_POINTS: readonly Point[] = [
  point(
    'shi-adjective',
    1,
    ['形容词前不用“是”', 'No 是 before an adjective', 'Sem 是 antes de adjetivo'],
    [
      '说人或东西怎么样，用“很”，不用“是”：我很高兴。',
      'To say what somebody or something is like, use 很, not 是: 我很高兴 (I’m happy).',
      'Para dizer como alguém ou algo está ou é, use 很, não 是: 我很高兴 (estou feliz).',
    ],
    ['我很高兴。', '她确实是很漂亮。', '他是学生。'],
    [
      ['我是高兴。', '我很高兴。'],
      ['她是很漂亮。', '她很漂亮。'],
      ['我的工作是很忙。', '我的工作很忙。'],
      ['他是不胖。', '他不胖。'],
    ],
  ),
  point(
    'degree-double',
    1,
    ['程度副词只用一个', 'One adverb of degree is enough', 'Um só advérbio de grau'],
    [
      '“很、非常、太、最、比较”等只用一个，“极了”前面也不用。',
      'Use only one of 很, 非常, 太, 最, 比较 …, and none of them with 极了.',
      'Use apenas um entre 很, 非常, 太, 最, 比较…, e nenhum com 极了.',
    ],
    ['这个菜非常好吃。', '好吃极了！', '他比较忙。'],
    [
      ['这个菜很非常好吃。', '这个菜非常好吃。'],
      ['今天很比较冷。', '今天比较冷。'],
      ['这个菜很好吃极了。', '这个菜好吃极了。'],
    ],
  ),
  point(
    'degree-aabb',
    3,
    ['重叠的形容词前不用“很”', 'No 很 before a doubled adjective', 'Sem 很 antes de adjetivo duplicado'],
    [
      '“干干净净、雪白”等已经表示程度高，前面不用“很、非常”。',
      'Forms such as 干干净净 or 雪白 already mean a high degree and take no 很.',
      'Formas como 干干净净 ou 雪白 já indicam grau alto e não levam 很.',
    ],
    ['房间干干净净的。', '房间很干净。'],
    [
      ['房间很干干净净的。', '房间干干净净的。'],
      ['墙非常雪白。', '墙雪白。'],
    ],
  ),
  point(
    'zhen-attribute',
    2,
    ['“的”前面用“很”，不用“真”', '很, not 真, before 的', '很, não 真, antes de 的'],
    [
      '“真”用来感叹：他真好！说“……的人、……的书”时用“很”：一个很好的人。',
      '真 is for exclaiming: 他真好！ Before 的 and a thing or person, use 很: 一个很好的人 (a very good person).',
      '真 serve para exclamar: 他真好！ Antes de 的 e de uma coisa ou pessoa, use 很: 一个很好的人 (uma pessoa muito boa).',
    ],
    ['他真好！', '他是一个很好的人。'],
    [
      ['他是一个真好的人。', '他是一个很好的人。'],
      ['这是一本真有意思的书。', '这是一本很有意思的书。'],
    ],
  ),
  point(
    'youdian',
    2,
    ['“有点”和“一点”', '有点 or 一点', '有点 ou 一点'],
    [
      '不满意的形容词前面用“有点”；“一点”放在形容词后面。',
      'Before an adjective, for something unpleasant, use 有点; 一点 follows the adjective.',
      'Antes do adjetivo, para algo desagradável, usa-se 有点; 一点 vem depois do adjetivo.',
    ],
    ['我有点累。', '请快一点。'],
    [
      ['我一点累。', '我有点累。'],
      ['他一点儿紧张。', '他有点儿紧张。'],
    ],
  ),
  point(
    'yuelaiyue',
    3,
    ['“越来越”后面不用“很”', 'No 很 with 越来越', 'Sem 很 com 越来越'],
    [
      '“越来越”本身表示程度，前后不加“很、非常、更”。',
      '越来越 expresses the degree itself; no 很, 非常 or 更 beside it.',
      '越来越 já expressa o grau; não leva 很, 非常 nem 更.',
    ],
    ['天气越来越冷了。', '他说得越来越好。'],
    [
      ['天气越来越很冷。', '天气越来越冷。'],
      ['这里人越来多。', '这里人越来越多。'],
    ],
  ),
];
