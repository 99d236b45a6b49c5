/** Points on 了, 过, 着, 就, 才, 再 and 又. */

import type { Point } from '../../types.ts';
import { point } from '../point.ts';

export const ASPECT_POINTS: readonly Point[] = [
  point(
    'le-mind',
    3,
    ['心理动词后不用“了”', 'No 了 after verbs of mind', 'Sem 了 depois de verbos mentais'],
    [
      '“觉得、希望、打算、需要”等后面跟小句或动词时不用“了”。',
      'After 觉得, 希望, 打算, 需要 with a clause or verb there is no 了.',
      'Depois de 觉得, 希望, 打算, 需要 com oração ou verbo não há 了.',
    ],
    ['我觉得他是好人。', '我打算去中国。'],
    [
      ['我觉得了他是好人。', '我觉得他是好人。'],
      ['我打算了去中国。', '我打算去中国。'],
    ],
  ),
  point(
    'le-habit',
    2,
    ['经常的动作不用“了”', 'No 了 for habits', 'Sem 了 para hábitos'],
    [
      '“常常、总是、每天”表示习惯，动词后面不用“了”。',
      '常常, 总是, 每天 tell of habits; the verb takes no 了.',
      '常常, 总是, 每天 indicam hábito; o verbo não leva 了.',
    ],
    ['我去年常常看电影。', '我昨天看了电影。'],
    [
      ['我去年常常看了电影。', '我去年常常看电影。'],
      ['他经常去了那里。', '他经常去那里。'],
    ],
  ),
  point(
    'le-purpose',
    2,
    ['“去……做什么”只用一个“了”', 'One 了 in 去 … and do', 'Um só 了 em 去… fazer'],
    [
      '说去哪儿做了什么，“了”放在最后：我去商店买东西了。',
      'To say where you went and what for, put one 了 at the end: 我去商店买东西了.',
      'Para dizer aonde você foi e para quê, use um só 了, no fim: 我去商店买东西了.',
    ],
    [
      '我去商店买东西了。',
      '我去了商店。',
      '我去了北京，也吃了烤鸭。',
      '他来了中国就学习了。',
      '我去了一趟医院看病。',
    ],
    [
      ['我去了商店买东西了。', '我去商店买东西了。'],
      ['昨天我去了医院看病了。', '昨天我去医院看病了。'],
      ['我昨天去了公园跑步了', '我昨天去公园跑步了'],
    ],
  ),
  point(
    'zhe-duration',
    3,
    ['时间长短前用“了”', '了, not 着, before a length of time', '了, não 着, antes de duração'],
    [
      '动词后面有时间长短时用“了”，不用“着”。',
      'Before a length of time the verb takes 了, not 着.',
      'Antes de uma duração o verbo leva 了, não 着.',
    ],
    ['我等了三个小时。', '他等着你。'],
    [
      ['我等着三个小时。', '我等了三个小时。'],
      ['他学习着两年。', '他学习了两年。'],
    ],
  ),
  point(
    'zhengzai-le',
    2,
    ['“正在”后面不用“了、过”', 'No 了 or 过 after 正在', 'Sem 了 nem 过 depois de 正在'],
    [
      '“正在”表示动作在进行，动词后面不用“了”或“过”。',
      '正在 says that the action is going on; the verb takes neither 了 nor 过.',
      '正在 diz que a ação está em curso; o verbo não leva 了 nem 过.',
    ],
    ['他正在吃饭。', '他正在看着我。'],
    [
      ['他正在看了书。', '他正在看书。'],
      ['我正在写过作业。', '我正在写作业。'],
    ],
  ),
  point(
    'aspect-double',
    3,
    ['动态助词只用一个', 'One aspect particle at a time', 'Uma só partícula de aspecto'],
    [
      '动词后面的“了、着、过”一般只用一个。',
      'A verb takes only one of 了, 着 and 过.',
      'O verbo leva apenas uma entre 了, 着 e 过.',
    ],
    ['我看过这本书。', '他拿着一本书。'],
    [['我看了过这本书。', '我看了这本书。']],
  ),
  point(
    'duration-order',
    2,
    ['时间长短放在哪里', 'The place of a length of time', 'A posição da duração'],
    [
      '时间长短放在动词后面、宾语前面：学了两年汉语。',
      'A length of time follows the verb and precedes the object: 学了两年汉语.',
      'A duração vem depois do verbo e antes do objeto: 学了两年汉语.',
    ],
    ['我学了两年汉语。', '我学汉语学了两年。'],
    [
      ['我学汉语了两年。', '我学了两年汉语。'],
      ['我两年学习了。', '我学习了两年。'],
    ],
  ),
  point(
    'cai-le',
    3,
    ['“才”句不用“了”', 'No 了 with 才', 'Sem 了 com 才'],
    [
      '“才”表示晚或慢，句子后面不用“了”。',
      '才 says that something came late; the sentence takes no 了.',
      '才 indica que algo veio tarde; a frase não leva 了.',
    ],
    ['他九点才起床。', '他七点就起床了。'],
    [
      ['他九点才起床了。', '他九点才起床。'],
      ['他昨天才回来了。', '他昨天才回来。'],
    ],
  ),
  point(
    'zai-you',
    3,
    ['“再”和“又”', '再 or 又', '再 ou 又'],
    [
      '已经重复的事用“又”，将要重复的事用“再”。',
      'What has happened again takes 又; what will happen again takes 再.',
      'O que já se repetiu leva 又; o que vai se repetir leva 再.',
    ],
    ['他昨天又来了。', '你明天再来。', '他再不来，我就走了。'],
    [
      ['昨天他再来了。', '昨天他又来了。'],
      ['他再迟到了。', '他又迟到了。'],
      ['你明天又来吧。', '你明天再来吧。'],
    ],
  ),
];
