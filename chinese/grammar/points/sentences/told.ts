/** Points on telling of one's life: since when, of which people, in which language. */

import type { Point } from '../../types.ts';
import { point } from '../point.ts';

export const TOLD_POINTS: readonly Point[] = [
  point(
    'time-since',
    3,
    ['“结婚十年了”', '结婚十年了', '结婚十年了'],
    [
      '“结婚、毕业、离婚”一下子就完成，不能继续；从那时候到现在多长时间，放在后面，再加“了”：结婚十年了。',
      '结婚, 毕业, 离婚 are over at once and cannot go on. The time since then comes after them, with 了 at the end: 结婚十年了.',
      '结婚, 毕业, 离婚 acontecem de uma vez e não continuam. O tempo desde então vem depois, com 了 no fim: 结婚十年了.',
    ],
    ['我们结婚十年了。', '我等了十分钟。', '他去年毕业了。'],
    [
      ['我们结婚了十年。', '我们结婚十年了。'],
      ['我毕业了三年。', '我毕业三年了。'],
    ],
  ),
  point(
    'people-of',
    1,
    ['“英国人”和“英国”', '英国人, not 英国', '英国人, não 英国'],
    [
      '说自己是哪国人，国家后面要加“人”：我是英国人。',
      'To say where you are from, add 人 to the country: 我是英国人.',
      'Para dizer de onde você é, junte 人 ao país: 我是英国人.',
    ],
    ['我是英国人。', '这是英国。', '我是从巴西来的。'],
    [
      ['我是英国。', '我是英国人。'],
      ['她是巴西，我是中国人。', '她是巴西人，我是中国人。'],
    ],
  ),
  point(
    'language-with',
    2,
    ['“用汉语说”', '用, not 在, with a language', '用, não 在, com um idioma'],
    [
      '用什么语言说，用“用”：用汉语怎么说。',
      'With a language say 用: 用汉语怎么说.',
      'Com um idioma diga 用: 用汉语怎么说.',
    ],
    ['这个用汉语怎么说？', '我在学汉语。'],
    [['这个在葡萄牙语怎么说？', '这个用葡萄牙语怎么说？']],
  ),
  point(
    'most-of-all',
    2,
    ['“最难的是”', '最难的是, with 的', '最难的是, com 的'],
    [
      '“最难、最重要”后面跟“是”，要加“的”：最难的是声调。',
      'Before 是, 最难 or 最重要 takes 的: 最难的是声调.',
      'Antes de 是, 最难 ou 最重要 leva 的: 最难的是声调.',
    ],
    ['最难的是声调。', '最好是坐地铁去。'],
    [['最难是量词。', '最难的是量词。']],
  ),
];
