/** Points on words that go in pairs, and on 都 and 也 that sum up. */

import type { Point } from '../../types.ts';
import { point } from '../point.ts';

export const CLAUSE_PAIR_POINTS: readonly Point[] = [
  point(
    'yinwei',
    2,
    ['“因为……所以”', '因为 … 所以', '因为 … 所以'],
    ['“因为”后面用“所以”，不用“但是”。', '因为 is followed by 所以, not 但是.', '因为 pede 所以, não 但是.'],
    ['因为他病了，所以没来。'],
    [['因为他病了，但是没来。', '因为他病了，所以没来。']],
  ),
  point(
    'yi-jiu',
    3,
    ['“一……就”', '一 … 就', '一 … 就'],
    [
      '一件事马上接着另一件，用“一……就”。',
      'One thing right after another is 一 … 就.',
      'Uma coisa logo depois da outra é 一 … 就.',
    ],
    ['我一到家就给你打电话。'],
    [['我一到家，才给你打电话。', '我一到家，就给你打电话。']],
  ),
  point(
    'ruguo',
    2,
    ['“如果……就”', '如果 … 就', '如果 … 就'],
    [
      '“如果、要是”后面用“就”，不用“才、所以”；“就”在主语后面：如果下雨，我就不去。',
      '如果 and 要是 are followed by 就, not 才 or 所以; 就 stands after the subject: 如果下雨，我就不去.',
      '如果 e 要是 pedem 就, não 才 nem 所以; 就 vem depois do sujeito: 如果下雨，我就不去.',
    ],
    ['如果你有时间，就来我家玩吧。'],
    [['如果你有时间，才来我家玩吧。', '如果你有时间，就来我家玩吧。']],
  ),
  point(
    'lian-ye',
    4,
    ['“连……也”', '连 … 也', '连 … 也'],
    [
      '“连”后面用“也”或“都”：连他也不知道。',
      '连 is followed by 也 or 都: 连他也不知道.',
      '连 pede 也 ou 都: 连他也不知道.',
    ],
    ['连他也不知道。', '他连一个字都不认识。'],
    [
      ['连他就不知道。', '连他也不知道。'],
      ['他连一个字不认识。', '他连一个字也不认识。'],
    ],
  ),
  point(
    'any-dou',
    3,
    ['“什么都不”', '什么都不', '什么都不'],
    [
      '“什么、谁”表示全部时，动词前面用“都”或“也”：什么都不吃。',
      'When 什么 or 谁 means any at all, the verb takes 都 or 也: 什么都不吃.',
      'Quando 什么 ou 谁 quer dizer qualquer um, o verbo leva 都 ou 也: 什么都不吃.',
    ],
    ['他什么都不吃。', '你为什么不吃？'],
    [['他什么不吃。', '他什么都不吃。']],
  ),
  point(
    'what-is',
    1,
    ['问“……是什么”', 'Asking “what is …?”', 'Perguntar “qual é…?”'],
    [
      '先说要问的事，“是什么”放在后面：你的爱好是什么？疑问词总是站在答案的位置上。',
      'Name the thing first, then ask 是什么: 你的爱好是什么？ A question word always stands where the answer will stand.',
      'Diga primeiro a coisa e depois pergunte 是什么: 你的爱好是什么？ A palavra interrogativa fica sempre no lugar da resposta.',
    ],
    ['你的爱好是什么？', '谁是老师？'],
    [['什么是你的爱好？', '你的爱好是什么？']],
  ),
];
