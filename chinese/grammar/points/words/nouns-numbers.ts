/** Points on 的, ordinals, money, days and hours. */

import type { Point } from '../../types.ts';
import { point } from '../point.ts';

export const NOUN_NUMBER_POINTS: readonly Point[] = [
  point(
    'de-extra',
    1,
    ['这里不用“的”', 'No 的 here', 'Aqui não vai 的'],
    [
      '数量、“什么、很多”和名词之间不用“的”，“第一次”前面也不用：两个弟弟、我第一次来。',
      'Amounts, 什么 and 很多 take no 的 before the noun, nor does 第一次: 两个弟弟, 我第一次来.',
      'Quantidades, 什么 e 很多 não levam 的 antes do substantivo, nem 第一次: 两个弟弟, 我第一次来.',
    ],
    ['我有两个弟弟。', '这是我第一次来。'],
    [
      ['我有两个的弟弟。', '我有两个弟弟。'],
      ['这是我的第一次来中国。', '这是我第一次来中国。'],
    ],
  ),
  point(
    'de-possessive',
    1,
    ['谁“的”东西', '的 between owner and thing', '的 entre dono e coisa'],
    [
      '谁的东西，中间用“的”：我的书。说家人可以不用：我妈妈。',
      'Between the owner and the thing stands 的: 我的书. With family you can leave it out: 我妈妈.',
      'Entre o dono e a coisa vai 的: 我的书. Com pessoas da família, dá para deixar de fora: 我妈妈.',
    ],
    ['这是我的书。', '这是我妈妈。', '我找书。'],
    [['这是我书。', '这是我的书。']],
  ),
  point(
    'de-clause',
    3,
    ['“我买的衣服”', '我买的衣服', '我买的衣服'],
    [
      '用动词说明名词，中间要有“的”：我买的衣服很便宜。',
      'When a verb describes a noun, 的 stands between: 我买的衣服很便宜.',
      'Quando um verbo descreve um substantivo, 的 fica no meio: 我买的衣服很便宜.',
    ],
    ['我买的衣服很便宜。'],
    [['我买衣服很便宜。', '我买的衣服很便宜。']],
  ),
  point(
    'ordinal',
    2,
    ['“第”和顺序', '第 for the order', '第 para a ordem'],
    [
      '说顺序用“第”加数字：第二次、第二十页。',
      'For the order use 第 before the number: 第二次, 第二十页.',
      'Para a ordem use 第 antes do número: 第二次, 第二十页.',
    ],
    ['这是我第二次来。', '请看第二十页。'],
    [
      ['这是我二次来中国。', '这是我第二次来中国。'],
      ['请看第页二十。', '请看第二十页。'],
    ],
  ),
  point(
    'money',
    1,
    ['钱用“块”', 'Money is counted in 块', 'Dinheiro se conta em 块'],
    [
      '说价钱，整数放在“块”前面：二十五块钱、一百二十块；零头放在后面：三块五。',
      'In a price the whole yuan come before 块: 二十五块钱, 一百二十块. What is left follows: 三块五.',
      'No preço os yuans inteiros vêm antes de 块: 二十五块钱, 一百二十块. O que sobra vem depois: 三块五.',
    ],
    ['这本书二十五块钱。', '三块五。'],
    [
      ['这本书二十五钱。', '这本书二十五块钱。'],
      ['这个包一百块二十。', '这个包一百二十块。'],
    ],
  ),
  point(
    'weekday',
    1,
    ['星期几', 'Days of the week', 'Dias da semana'],
    [
      '数字在“星期”后面，第七天是“星期天”：星期三、星期天。',
      'The number follows 星期, and the seventh day is 星期天: 星期三, 星期天.',
      'O número vem depois de 星期, e o sétimo dia é 星期天: 星期三, 星期天.',
    ],
    ['今天是星期天。', '我学了三个星期。'],
    [
      ['今天是星期七。', '今天是星期天。'],
      ['我们三星期见面吧。', '我们星期三见面吧。'],
    ],
  ),
  point(
    'hour-clock',
    2,
    ['“点”和“小时”', '点 or 小时', '点 ou 小时'],
    [
      '几点是时间，几个小时是多长时间：八点上课、学习三个小时。',
      '点 is the time on the clock, 个小时 how long: 八点上课, 学习三个小时.',
      '点 é a hora do relógio, 个小时 a duração: 八点上课, 学习三个小时.',
    ],
    ['我八点上课。', '我每天学习三个小时。'],
    [['我每天学习三点。', '我每天学习三个小时。']],
  ),
  point(
    'ji-duo',
    1,
    ['“几”和“多”', '几 or 多', '几 ou 多'],
    [
      '问远近、大小用“多”：多远；“几”问十以下的数，后面要有量词：几个人；数大的和钱用“多少”。',
      'For how far or how big use 多: 多远. 几 asks for a number up to ten and needs a measure word: 几个人. Larger numbers and money are 多少.',
      'Para distância ou tamanho use 多: 多远. 几 pergunta um número até dez e pede classificador: 几个人. Números maiores e dinheiro são 多少.',
    ],
    ['你家离这儿多远？', '你们班有几个学生？'],
    [
      ['你家离这儿几远？', '你家离这儿多远？'],
      ['这个几钱？', '这个多少钱？'],
    ],
  ),
];
