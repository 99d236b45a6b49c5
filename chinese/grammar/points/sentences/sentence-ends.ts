/** Points on how a sentence ends. */

import type { Point } from '../../types.ts';
import { point } from '../point.ts';

export const SENTENCE_END_POINTS: readonly Point[] = [
  point(
    'particle-pair',
    1,
    ['句末只用一个语气词', 'One particle at the end', 'Uma só partícula no fim'],
    [
      '句子最后“吗、吧、呢”只用一个；说自己想要什么，都不用：我想要一杯茶。',
      'A sentence ends in one of 吗, 吧 and 呢, not in two. To say what you want you need none: 我想要一杯茶.',
      'A frase termina em uma só entre 吗, 吧 e 呢. Para dizer o que você quer, não use nenhuma: 我想要一杯茶.',
    ],
    ['我想要一杯茶。', '我们走吧。', '这是网吧吗？', '你去酒吧吗？', '你吃饭了吗？', '我呢？'],
    [
      ['我想要一杯茶吧吗？', '我想要一杯茶。'],
      ['我要一碗面吗吧', '我要一碗面'],
      ['你喜欢茶呢吗？', '你喜欢茶吗？'],
      ['你去吗吧？', '你去吗？'],
      ['我们走吗吧。', '我们走吧。'],
      ['可以坐地铁吧吗？', '可以坐地铁吗？'],
    ],
  ),
  point(
    'le-degree',
    2,
    ['“很……”后面不用“了”', 'No 了 after 很 …', 'Sem 了 depois de 很…'],
    [
      '说人或东西怎么样、喜不喜欢，句子最后不用“了”：妈妈很喜欢。有变化的时候才用“了”。',
      'Saying what somebody or something is like takes no 了: 妈妈很喜欢. Use 了 only when something has changed.',
      'Para dizer como alguém ou algo é, não se usa 了: 妈妈很喜欢. Use 了 só quando algo mudou.',
    ],
    [
      '我妈妈很喜欢。',
      '只要你来，我就很高兴了。',
      '现在中文很有意思了。',
      '他已经很高兴了。',
      '她很漂亮了，还想更漂亮。',
      '时间很晚了。',
      '天很冷了。',
    ],
    [
      ['我的妈妈都很喜欢了。', '我的妈妈都很喜欢。'],
      ['他很高兴了。', '他很高兴。'],
      ['我很喜欢中国了', '我很喜欢中国'],
      ['昨天的电影很有意思了。', '昨天的电影很有意思。'],
      ['烤箱很贵了。', '烤箱很贵。'],
    ],
  ),
];
