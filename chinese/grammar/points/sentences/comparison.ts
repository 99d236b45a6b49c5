/** Points on comparing. */

import type { Point } from '../../types.ts';
import { point } from '../point.ts';

export const COMPARISON_POINTS: readonly Point[] = [
  point(
    'bi-very',
    2,
    ['“比”字句不用“很”', 'No 很 with 比', 'Sem 很 com 比'],
    [
      '“比”和“没有”的句子里，形容词前面不用“很、非常、太、最”；可以说“高多了、更高”。',
      'In a sentence with 比 or 没有 the adjective takes no 很, 非常 or 最; say 高多了 or 更高.',
      'Na frase com 比 ou 没有 o adjetivo não leva 很, 非常 nem 最; diga 高多了 ou 更高.',
    ],
    ['他比我高。', '他比我高得多。', '今天比昨天更冷。'],
    [
      ['他比我很高。', '他比我高。'],
      ['今天比昨天非常冷。', '今天比昨天冷。'],
      ['我没有他很高。', '我没有他高。'],
    ],
  ),
  point(
    'bi-not',
    2,
    ['“比”的否定', 'Negating 比', 'A negação de 比'],
    [
      '“比”的否定一般用“没有”：我没有他高。',
      'The usual negative of 比 is 没有: 我没有他高.',
      'A negação usual de 比 é 没有: 我没有他高.',
    ],
    ['我没有他高。', '我不比他高。'],
    [
      ['我比他不高。', '我没有他高。'],
      ['今天比昨天不冷。', '今天没有昨天冷。'],
    ],
  ),
  point(
    'yiyang',
    2,
    ['“跟……一样”', '跟 … 一样', '跟 … 一样'],
    [
      '相同用“跟……一样”，不用“比”，形容词前面也不用“很”。',
      'Likeness is 跟 … 一样, without 比 and without 很.',
      'Igualdade é 跟 … 一样, sem 比 e sem 很.',
    ],
    ['我跟他一样高。', '他们不一样。'],
    [
      ['我比他一样高。', '我跟他一样高。'],
      ['我跟他一样很高。', '我跟他一样高。'],
    ],
  ),
  point(
    'bi-amount',
    2,
    ['差别放在形容词后面', 'The difference follows the adjective', 'A diferença vem depois do adjetivo'],
    [
      '“比”字句里，具体的差别放在形容词后面：比我大三岁。',
      'With 比 the amount of the difference follows the adjective: 比我大三岁.',
      'Com 比 a medida da diferença vem depois do adjetivo: 比我大三岁.',
    ],
    ['他比我大三岁。', '我比他大。'],
    [['他比我三岁大。', '他比我大三岁。']],
  ),
];
