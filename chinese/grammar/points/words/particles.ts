/** Points on 的, 地, 得. */

import type { Point } from '../../types.ts';
import { point } from '../point.ts';

export const PARTICLE_POINTS: readonly Point[] = [
  point(
    'di-adverb',
    2,
    ['动词前面用“地”', '地 before a verb', '地 antes do verbo'],
    [
      '说怎么做，动词前面用“地”：慢慢地走、努力地学习。',
      'What describes a verb takes 地: 慢慢地走, 努力地学习.',
      'O que descreve um verbo leva 地: 慢慢地走, 努力地学习.',
    ],
    ['他慢慢地走。', '他的努力很重要。'],
    [
      ['他慢慢的走。', '他慢慢地走。'],
      ['我们努力得学习汉语。', '我们努力地学习汉语。'],
    ],
  ),
  point(
    'de-complement',
    2,
    ['动词后面用“得”', '得 after a verb', '得 depois do verbo'],
    [
      '动词后面说做得怎么样，用“得”：跑得很快、变得更好。',
      'Between a verb and how it is done stands 得: 跑得很快, 变得更好.',
      'Entre o verbo e o modo fica 得: 跑得很快, 变得更好.',
    ],
    ['他跑得很快。', '他唱的歌很好听。'],
    [
      ['他跑的很快。', '他跑得很快。'],
      ['天气变的更冷了。', '天气变得更冷了。'],
      ['她汉语说的很好。', '她汉语说得很好。'],
      ['我很好吃。', '我吃得很好。'],
    ],
  ),
  point(
    'de-for-attribute',
    2,
    ['人和东西前面用“的”', '的 before a noun', '的 antes do substantivo'],
    [
      '在人、东西、时间前面用“的”，不用“得、地”：吃饭的时候、漂亮的衣服。',
      'Before a noun use 的, not 得 or 地: 吃饭的时候, 漂亮的衣服.',
      'Antes de substantivo usa-se 的, não 得 nem 地: 吃饭的时候, 漂亮的衣服.',
    ],
    ['吃饭的时候别说话。', '总的来说不错。'],
    [
      ['吃饭得时候别说话。', '吃饭的时候别说话。'],
      ['总得来说不错。', '总的来说不错。'],
      ['这是漂亮地衣服。', '这是漂亮的衣服。'],
    ],
  ),
  point(
    'de-attribute-missing',
    2,
    ['缺少“的”', '的 missing', 'Falta 的'],
    [
      '形容词前面有“很、非常、最”时，和名词之间要用“的”：很好的朋友。',
      'When an adjective has 很, 非常 or 最 before it, 的 links it to the noun: 很好的朋友.',
      'Quando o adjetivo tem 很, 非常 ou 最, 的 o liga ao substantivo: 很好的朋友.',
    ],
    ['他是我很好的朋友。', '很长时间没见了。', '这里有很多人。'],
    [
      ['他是我很好朋友。', '他是我很好的朋友。'],
      ['健康是最重要问题。', '健康是最重要的问题。'],
    ],
  ),
  point(
    'de-double',
    1,
    ['多写了“的”', '的 written twice', '的 repetido'],
    ['两个“的”连在一起，去掉一个。', 'Of two 的 in a row one must go.', 'De dois 的 seguidos, um deve sair.'],
    ['这是我的书。', '他的目的的确很好。'],
    [['这是我的的书。', '这是我的书。']],
  ),
  point(
    'shi-de',
    2,
    ['“是……的”缺少“的”', '是 … without its 的', '是 … sem o seu 的'],
    [
      '事情已经发生，要说是什么时候、在哪儿、怎么发生的，用“是……的”：我是昨天来的。“是最……”后面也用“的”：健康是最重要的。',
      'Of what has happened already, 是 … 的 says when, where or how: 我是昨天来的. An adjective with 是最 takes 的 too: 健康是最重要的.',
      'Sobre o que já aconteceu, 是 … 的 diz quando, onde ou como: 我是昨天来的. O adjetivo com 是最 também leva 的: 健康是最重要的.',
    ],
    ['我是昨天来的。', '运动是最好的药。'],
    [
      ['我是昨天来。', '我是昨天来的。'],
      ['健康是最重要。', '健康是最重要的。'],
    ],
  ),
];
