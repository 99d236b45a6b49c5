/** Points on measure words, numbers and amounts. */

import type { Point } from '../../types.ts';
import { point } from '../point.ts';

export const MEASURE_POINTS: readonly Point[] = [
  point(
    'measure-missing',
    1,
    ['缺少量词', 'Measure word missing', 'Falta o classificador'],
    [
      '数词和名词之间要用量词：三本书、两个朋友。',
      'Between a number and a noun Chinese needs a measure word: 三本书, 两个朋友.',
      'Entre o número e o substantivo é preciso um classificador: 三本书, 两个朋友.',
    ],
    ['我有三本书。', '每个学生都有手机。', '我们去了两个国家。'],
    [
      ['我有三书。', '我有三本书。'],
      ['他有两朋友。', '他有两个朋友。'],
      ['她养了三狗。', '她养了三只狗。'],
    ],
  ),
  point(
    'measure-wrong',
    2,
    ['量词用错', 'Wrong measure word', 'Classificador errado'],
    [
      '每个名词有自己的量词，不能都用“个”：一本书、一辆车、一件衣服。',
      'Each noun has its own measure word; 个 does not fit them all: 一本书, 一辆车, 一件衣服.',
      'Cada substantivo tem o seu classificador; 个 não serve para todos: 一本书, 一辆车, 一件衣服.',
    ],
    ['桌子上有一本书。', '他开一辆新车。', '这家书店有一个书架。'],
    [
      ['我买了一个书。', '我买了一本书。'],
      ['他有一个自行车。', '他有一辆自行车。'],
      ['那个裤子很贵。', '那条裤子很贵。'],
    ],
  ),
  point(
    'clock-hour',
    1,
    ['“两点”前后不用“个”', 'No 个 in clock times', 'Sem 个 nas horas'],
    [
      '说几点，数字后面直接用“点”：两点、三点半。',
      'In a clock time 点 follows the number at once: 两点, 三点半.',
      'Nas horas, 点 vem logo depois do número: 两点, 三点半.',
    ],
    ['我两点起床。', '我们两个点菜。', '这两个点很重要。', '他说了两个点。', '我有三个点要说。'],
    [
      ['我两个点起床。', '我两点起床。'],
      ['现在三个点。', '现在三点。'],
      ['我们晚上八个点半见面。', '我们晚上八点半见面。'],
    ],
  ),
  point(
    'measure-before-unit',
    1,
    ['“年、天、岁”前不用“个”', 'No 个 before 年, 天, 岁', 'Sem 个 antes de 年, 天, 岁'],
    [
      '“年、天、岁、分钟”本身就是量词，前面不加“个”：三年、两天。“月、星期、小时”前面加“个”：两个月。',
      '年, 天, 岁 and 分钟 are measure words themselves: 三年, 两天. But 月, 星期 and 小时 take 个: 两个月.',
      '年, 天, 岁 e 分钟 já são classificadores: 三年, 两天. Mas 月, 星期 e 小时 levam 个: 两个月.',
    ],
    ['我学了三年。', '请等两个月。'],
    [
      ['我学了三个年。', '我学了三年。'],
      ['我在这儿住了两个天。', '我在这儿住了两天。'],
    ],
  ),
  point(
    'number-plural',
    2,
    ['有数量就不用“们”', 'No 们 after a number', 'Sem 们 depois de número'],
    [
      '前面有数词和量词时，名词后面不加“们”：三个学生。',
      'After a number and measure word the noun takes no 们: 三个学生.',
      'Depois de número e classificador o substantivo não leva 们: 三个学生.',
    ],
    ['三个学生来了。', '学生们都来了。'],
    [
      ['三个学生们来了。', '三个学生来了。'],
      ['有两个孩子们在玩。', '有两个孩子在玩。'],
    ],
  ),
  point(
    'er-liang',
    1,
    ['“二”和“两”', '二 or 两', '二 ou 两'],
    [
      '量词前面用“两”：两个人；数数、“第”后面和十位数用“二”：第二、十二。',
      'Before a measure word use 两: 两个人. In counting, after 第 and inside numbers use 二: 第二, 十二.',
      'Antes de classificador usa-se 两: 两个人. Na contagem, depois de 第 e dentro de números usa-se 二: 第二, 十二.',
    ],
    ['我有两个哥哥。', '今天是第二天。', '她今年十二岁。'],
    [
      ['我有二个哥哥。', '我有两个哥哥。'],
      ['这是第两次。', '这是第二次。'],
      ['她十两岁。', '她十二岁。'],
      ['他两十岁。', '他二十岁。'],
    ],
  ),
  point(
    'more-place',
    2,
    ['“多”的位置', 'The place of 多', 'A posição de 多'],
    [
      '整十、整百以后的“多”放在量词前面：二十多个；别的数，“多”放在量词后面：三个多小时。',
      'After round numbers 多 stands before the measure word: 二十多个. After others it follows it: 三个多小时.',
      'Depois de números redondos, 多 vem antes do classificador: 二十多个. Com os outros, vem depois: 三个多小时.',
    ],
    ['班里有二十多个学生。', '三个多小时。'],
    [
      ['班里有二十个多学生。', '班里有二十多个学生。'],
      ['这里有三十万多人。', '这里有三十多万人。'],
    ],
  ),
  point(
    'half-place',
    2,
    ['“半”的位置', 'The place of 半', 'A posição de 半'],
    [
      '“半”放在量词后面：三个半小时、两年半。',
      '半 follows the measure word: 三个半小时, 两年半.',
      '半 vem depois do classificador: 三个半小时, 两年半.',
    ],
    ['我等了三个半小时。', '我学了两年半。', '我在这儿住了一年半。'],
    [
      ['我等了三个小时半。', '我等了三个半小时。'],
      ['我学了两半年。', '我学了两年半。'],
    ],
  ),
  point(
    'some',
    1,
    ['“一些”后面不用量词', 'No measure word after 一些', '一些 sem outro classificador'],
    [
      '“一些”表示不定的数量，前面不加别的数字，后面不加量词。',
      '一些 already says how many; no other number before it and no measure word after it.',
      '一些 já indica a quantidade; não leva outro número antes nem classificador depois.',
    ],
    ['我买了一些书。', '这些书很有意思。'],
    [
      ['我买了一些本书。', '我买了一些书。'],
      ['我有三些朋友。', '我有一些朋友。'],
    ],
  ),
  point(
    'very-many',
    1,
    ['“很多”', '很多 before nouns', '很多 antes de substantivos'],
    [
      '名词前面表示数量大用“很多”，不能只用“很”或“多”。',
      'For a large number before a noun use 很多, not 很 or 多 alone.',
      'Para grande quantidade antes de substantivo usa-se 很多, não só 很 ou 多.',
    ],
    ['他有很多朋友。', '他有很多时间。'],
    [
      ['他有很朋友。', '他有很多朋友。'],
      ['我有多朋友。', '我有很多朋友。'],
    ],
  ),
  point(
    'age',
    1,
    ['说年龄用“岁”', 'Ages take 岁', 'A idade leva 岁'],
    [
      '说年龄用“数字 + 岁”，不用“年”，也不用“有”和“是”。',
      'An age is number + 岁, without 年, 有 or 是.',
      'A idade é número + 岁, sem 年, sem 有 e sem 是.',
    ],
    ['我今年二十岁。', '他学了二十年。'],
    [
      ['我今年二十年。', '我今年二十岁。'],
      ['我有十八岁。', '我十八岁。'],
      ['我女儿是五岁。', '我女儿五岁。'],
    ],
  ),
  point(
    'date-order',
    1,
    ['日期的顺序', 'The order of dates', 'A ordem das datas'],
    [
      '日期从大到小：年、月、日。',
      'Dates go from large to small: year, month, day.',
      'As datas vão do maior ao menor: ano, mês, dia.',
    ],
    ['我的生日是五月三号。', '他2019年5月来的。'],
    [
      ['我的生日是三号五月。', '我的生日是五月三号。'],
      ['我5月2019年来中国。', '我2019年5月来中国。'],
    ],
  ),
];
