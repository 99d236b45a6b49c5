/** Points on what beginners carry over from their own language. */

import type { Point } from '../../types.ts';
import { point } from '../point.ts';

export const FIRST_STEP_POINTS: readonly Point[] = [
  point(
    'shi-missing',
    1,
    ['缺少“是”', '是 missing', 'Falta 是'],
    [
      '说明谁是什么人，名词前面要用“是”：我是学生。形容词前面用“很”：我很高兴。',
      'To say who somebody is, a noun needs 是 before it: 我是学生. An adjective takes 很 instead: 我很高兴.',
      'Para dizer quem alguém é, o substantivo precisa de 是: 我是学生. O adjetivo leva 很: 我很高兴.',
    ],
    ['他也是老师。', '我高兴。', '我老师很好。'],
    [
      ['他也老师。', '他也是老师。'],
      ['我学生。', '我是学生。'],
      ['我儿子的名字卢卡斯。', '我儿子的名字是卢卡斯。'],
    ],
  ),
  point(
    'potential',
    3,
    ['“动词 + 不 + 结果”', 'Could not: verb + 不 + result', 'Não conseguir: verbo + 不 + resultado'],
    [
      '“不能有这个结果”说“动词 + 不 + 结果”：听不懂；没有发生说“没听懂”。',
      'What cannot be achieved is verb + 不 + result: 听不懂; what was not is 没听懂.',
      'O que não se consegue é verbo + 不 + resultado: 听不懂; o que não aconteceu é 没听懂.',
    ],
    ['我听不懂。', '你听得懂吗？', '我没听懂。'],
    [
      ['我听得不懂。', '我听不懂。'],
      ['我没听得懂。', '我没听懂。'],
      ['我看见不他。', '我看不见他。'],
    ],
  ),
  point(
    'call-whom',
    1,
    ['“给……打电话”', '给 … 打电话', '给 … 打电话'],
    [
      '打电话的对象放在“给”后面：给他打电话。',
      'Whom one calls stands after 给: 给他打电话.',
      'A pessoa para quem se liga vem depois de 给: 给他打电话.',
    ],
    ['我给他打电话。', '我打电话了。'],
    [
      ['我打电话他。', '我给他打电话。'],
      ['我给打电话妈妈。', '我给妈妈打电话。'],
    ],
  ),
  point(
    'tell-whom',
    2,
    ['“告诉”直接带人', '告诉 takes the person directly', '告诉 leva a pessoa direto'],
    [
      '“告诉”后面直接说人，不用“给、对、跟”。',
      'The person follows 告诉 without 给, 对 or 跟.',
      'A pessoa vem logo depois de 告诉, sem 给, 对 nem 跟.',
    ],
    ['请告诉我。', '他对我说：“你好。”'],
    [
      ['请给我告诉你的名字。', '请告诉我你的名字。'],
      ['他对我告诉一件事。', '他告诉我一件事。'],
    ],
  ),
  point(
    'two-objects',
    2,
    ['先说人，再说东西', 'The person before the thing', 'A pessoa antes da coisa'],
    [
      '“问、教、送、借”后面先说人，再说东西：我问他一个问题。',
      'After 问, 教, 送, 借 say the person first and the thing second: 我问他一个问题.',
      'Depois de 问, 教, 送, 借 diga primeiro a pessoa e depois a coisa: 我问他一个问题.',
    ],
    ['我问他一个问题。', '他送我一本书。'],
    [
      ['我问一个问题他。', '我问他一个问题。'],
      ['她送一本书我。', '她送我一本书。'],
    ],
  ),
  point(
    'bu-past',
    1,
    ['过去的事用“没”', '没 for the past', '没 para o passado'],
    [
      '昨天没有发生的事用“没”，不用“不”。“想、喜欢、知道”还是用“不”：昨天我不想去。',
      'What did not happen yesterday is said with 没, not 不. But 想, 喜欢 and 知道 keep 不: 昨天我不想去.',
      'O que não aconteceu ontem se diz com 没, não 不. Mas 想, 喜欢 e 知道 ficam com 不: 昨天我不想去.',
    ],
    ['我昨天没去学校。', '昨天我不想去。', '我明天不去学校。'],
    [['我昨天不去学校。', '我昨天没去学校。']],
  ),
  point(
    'le-future',
    2,
    ['将来的事不用“了”', 'No 了 for the future', 'Sem 了 para o futuro'],
    [
      '明天才发生的事，动词后面一般不用“了”。',
      'What will happen tomorrow usually takes no 了 after the verb.',
      'O que vai acontecer amanhã em geral não leva 了 depois do verbo.',
    ],
    ['明天我去北京。', '明天我吃了饭再去。', '昨天我去了北京。'],
    [['明天我去了北京。', '明天我去北京。']],
  ),
  point(
    'yijing-le',
    2,
    ['“已经”和“了”', '已经 with 了', '已经 com 了'],
    [
      '“已经 + 动词”的句子一般以“了”结束。',
      'A sentence with 已经 and a verb usually ends in 了.',
      'Frase com 已经 e verbo em geral termina em 了.',
    ],
    ['我已经吃饭了。', '我已经知道他的名字。'],
    [
      ['我已经吃饭。', '我已经吃饭了。'],
      ['他已经毕业。', '他已经毕业了。'],
    ],
  ),
];
