/** Points on 不 and 没. */

import type { Point } from '../../types.ts';
import { point } from '../point.ts';

export const NEGATION_POINTS: readonly Point[] = [
  point(
    'bu-you',
    1,
    ['“有”的否定是“没有”', '有 is negated with 没', 'A negação de 有 é 没有'],
    ['“有”前面用“没”，不用“不”。', 'Before 有 use 没, never 不.', 'Antes de 有 usa-se 没, nunca 不.'],
    ['我没有钱。', '这本书不有趣。'],
    [
      ['我不有钱。', '我没有钱。'],
      ['他不有时间。', '他没有时间。'],
    ],
  ),
  point(
    'mei-state',
    2,
    ['“知道、是、会”等用“不”', '知道, 是, 会 take 不', '知道, 是, 会 levam 不'],
    [
      '表示状态、能力、判断的动词用“不”否定。',
      'Verbs of state, ability or judgement are negated with 不.',
      'Verbos de estado, capacidade ou juízo são negados com 不.',
    ],
    ['我不知道他的名字。', '我没去过北京。', '我没有喜欢的球队。', '这儿我没有认识的人。'],
    [
      ['我没知道他的名字。', '我不知道他的名字。'],
      ['他没是学生。', '他不是学生。'],
    ],
  ),
  point(
    'mei-le',
    2,
    ['“没”和“了”', '没 and 了', '没 e 了'],
    [
      '“没 + 动词”表示没有发生，后面不用“了”。',
      '没 + verb says that it did not happen; 了 must go.',
      '没 + verbo diz que não aconteceu; sem 了.',
    ],
    ['我昨天没去。', '我三天没吃饭了。', '我没钱了。'],
    [
      ['我昨天没去了。', '我昨天没去。'],
      ['他还没来了。', '他还没来。'],
    ],
  ),
  point(
    'bu-guo',
    2,
    ['“过”和“没、从来”', '过 with 没 and 从来', '过 com 没 e 从来'],
    [
      '经历的否定是“没 + 动词 + 过”；“从来没”和“曾经”后面的动词常带“过”。',
      'Experience is negated with 没 + verb + 过; verbs after 从来没 and 曾经 take 过.',
      'A experiência se nega com 没 + verbo + 过; depois de 从来没 e 曾经 o verbo leva 过.',
    ],
    ['我没去过上海。', '我不去上海。'],
    [
      ['我不去过上海。', '我没去过上海。'],
      ['我从来没去。', '我从来没去过。'],
    ],
  ),
];
