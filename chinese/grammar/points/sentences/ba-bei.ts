/** Points on 把, 被 and 让. */

import type { Point } from '../../types.ts';
import { point } from '../point.ts';

export const BA_BEI_POINTS: readonly Point[] = [
  point(
    'ba-result',
    3,
    ['“把”字句要有结果', '把 needs a result', '把 precisa de resultado'],
    [
      '“把”字句的动词后面要有“了、完、好”等别的成分。',
      'In a 把 sentence something must follow the verb: 了, 完, 好 …',
      'Na frase com 把, algo precisa vir depois do verbo: 了, 完, 好…',
    ],
    ['我把饭吃了。', '请把门关上。'],
    [
      ['我把饭吃。', '我把饭吃了。'],
      ['请把门关。', '请把门关上。'],
    ],
  ),
  point(
    'ba-stative',
    4,
    ['“知道、喜欢”等不用“把”', 'No 把 with 知道, 喜欢', 'Sem 把 com 知道, 喜欢'],
    [
      '表示心理、判断、存在的动词不能用在“把”字句里。',
      'Verbs of mind, judgement or being cannot stand in a 把 sentence.',
      'Verbos mentais, de juízo ou de existência não entram na frase com 把.',
    ],
    ['我喜欢音乐。', '我把书给他了。'],
    [
      ['我把音乐喜欢。', '我喜欢音乐。'],
      ['我把这个问题知道。', '我知道这个问题。'],
    ],
  ),
  point(
    'ba-negation',
    4,
    ['“没”在“把”前面', '没 before 把', '没 antes de 把'],
    [
      '否定词放在“把”前面：我没把作业做完。',
      'The negation stands before 把: 我没把作业做完.',
      'A negação vem antes de 把: 我没把作业做完.',
    ],
    ['我没把作业做完。', '他把书拿走了。'],
    [['我把作业没做完。', '我没把作业做完。']],
  ),
  point(
    'bei',
    4,
    ['“被”用得太多', '被 where it is not needed', '被 onde não é preciso'],
    [
      '“受到、得到、发生、出现”等已经是被动或没有施事，前面不用“被”。',
      '受到, 得到, 发生, 出现 are passive or without an agent already and take no 被.',
      '受到, 得到, 发生, 出现 já são passivos ou sem agente e não levam 被.',
    ],
    ['他受到老师的表扬。', '他被老师批评了。'],
    [
      ['他被受到老师的表扬。', '他受到老师的表扬。'],
      ['昨天被发生了一件事。', '昨天发生了一件事。'],
    ],
  ),
  point(
    'rang-give',
    3,
    ['“让”和“给”', '让, not 给', '让, não 给'],
    [
      '“使人有某种感觉”用“让”：让我很高兴。',
      'To make somebody feel something is 让: 让我很高兴.',
      'Fazer alguém sentir algo é 让: 让我很高兴.',
    ],
    ['这件事让我很高兴。', '他给我一本书。'],
    [
      ['这件事给我很高兴。', '这件事让我很高兴。'],
      ['音乐给人感到快乐。', '音乐让人感到快乐。'],
    ],
  ),
];
