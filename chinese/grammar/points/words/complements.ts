/** Points on complements and on verbs that hold an object. */

import type { Point } from '../../types.ts';
import { point } from '../point.ts';

export const COMPLEMENT_POINTS: readonly Point[] = [
  point(
    'de-object',
    2,
    ['“得”前面重复动词', 'Repeat the verb before 得', 'Repita o verbo antes de 得'],
    [
      '“得”要紧跟在动词后面；说了唱什么、说什么，动词再说一次：唱歌唱得很好。',
      '得 comes right after the verb. Once you have said what you sing or speak, say the verb again: 唱歌唱得很好.',
      '得 vem logo depois do verbo. Se você já disse o que canta ou fala, repita o verbo: 唱歌唱得很好.',
    ],
    ['他唱歌唱得很好。', '他汉语说得很好。'],
    [
      ['他唱歌得很好。', '他唱歌唱得很好。'],
      ['她说汉语得很好。', '她说汉语说得很好。'],
    ],
  ),
  point(
    'de-le',
    2,
    ['“得”前面不用“了”', 'No 了 before 得', 'Sem 了 antes de 得'],
    [
      '动词和“得”中间不加“了”。',
      'Nothing stands between the verb and 得, not even 了.',
      'Nada fica entre o verbo e 得, nem 了.',
    ],
    ['他昨天睡得很晚。', '他跑得很快。'],
    [['他昨天睡了得很晚。', '他昨天睡得很晚。']],
  ),
  point(
    'de-missing',
    2,
    ['缺少“得”', '得 missing', 'Falta 得'],
    [
      '说明动作怎么样，动词和形容词之间要用“得”：跑得很快。',
      'To say how something is done put 得 between verb and adjective: 跑得很快.',
      'Para dizer como se faz algo, use 得 entre o verbo e o adjetivo: 跑得很快.',
    ],
    ['他跑得很快。', '他想快点走。'],
    [
      ['他跑很快。', '他跑得很快。'],
      ['她写很漂亮。', '她写得很漂亮。'],
    ],
  ),
  point(
    'separable',
    2,
    ['“见面”等词后面不直接说人', 'No person right after 见面', 'Sem pessoa logo depois de 见面'],
    [
      '“见面、结婚、帮忙、生气”后面不能直接说人：跟他见面、帮他的忙、生他的气。',
      '见面, 结婚, 帮忙 and 生气 cannot be followed by a person: say 跟他见面, 帮他的忙, 生他的气.',
      'Depois de 见面, 结婚, 帮忙 e 生气 não vem a pessoa: diga 跟他见面, 帮他的忙, 生他的气.',
    ],
    ['我明天跟他见面。', '他帮我的忙。', '见面时间是三点。'],
    [
      ['我想见面他。', '我想跟他见面。'],
      ['我见面我的朋友。', '我跟我的朋友见面。'],
      ['我见面我的朋友昨天。', '我昨天跟我的朋友见面。'],
      ['我想见面他明天。', '我明天想跟他见面。'],
      ['请你帮忙我。', '请你帮我的忙。'],
      ['你别生气我。', '你别生我的气。'],
    ],
  ),
  point(
    'separable-times',
    4,
    ['离合词中间放次数和时间', 'Counts go inside', 'A contagem vai no meio'],
    [
      '次数和时间放在离合词中间：见过三次面、游了一个小时泳。',
      'Counts and lengths of time go inside such verbs: 见过三次面, 游了一个小时泳.',
      'Contagens e durações vão dentro desses verbos: 见过三次面, 游了一个小时泳.',
    ],
    ['我们见过三次面。', '我们见面了。'],
    [
      ['我们见面过三次。', '我们见过三次面。'],
      ['他游泳了一个小时。', '他游了一个小时泳。'],
    ],
  ),
];
