/** Notes on 会, 能, 可以, 想, 要, 应该. */

import { note } from '../note.ts';
import { afterWord, not } from '../sentence.ts';
import type { Note } from '../types.ts';

const VERBAL = '~v,p,d,a';

export const MODALS: readonly Note[] = [
  note(
    'hui-skill',
    {
      band: 1,
      words: '会',
      patterns: [
        '[ 会 ] 说|写|唱|跳|跳舞|游泳|开车|骑|打|弹|画|做饭|唱歌|滑雪|用|讲',
        '[ 会 ] 中文|汉语|英语|葡萄牙语|法语|日语',
      ],
      when: not(afterWord('明天|以后|将来|可能|一定|也许|大概|下次|就|肯定|马上|如果')),
    },
    ['“会”：学过，有这个能力', '会: know how to', '会: saber fazer'],
    [
      '“会”表示学过以后有的能力：我会说中文。',
      '会 is a skill one has learnt: 我会说中文 “I can speak Chinese”.',
      '会 é uma capacidade aprendida: 我会说中文 “sei falar chinês”.',
    ],
  ),
  note(
    'hui-future',
    { band: 2, words: '会', patterns: [`<!开|个|大|这|那|场|次|真|最|很 [ 会 ] ${VERBAL}`] },
    ['“会”：以后很可能', '会: will', '会: futuro provável'],
    [
      '“会”表示以后很可能发生：明天会下雨。',
      '会 says that something will probably happen: 明天会下雨 “it will rain tomorrow”.',
      '会 diz que algo provavelmente vai acontecer: 明天会下雨 “amanhã vai chover”.',
    ],
  ),
  note(
    'neng',
    { band: 1, words: '能', patterns: [`[ 能 ] ${VERBAL}`] },
    ['“能”：条件允许', '能: be able to', '能: poder, conseguir'],
    [
      '“能”表示有条件、有可能做：我明天能来。学来的能力常用“会”。',
      '能 says that circumstances allow it: 我明天能来 “I can come tomorrow”. For learnt skills use 会.',
      '能 diz que as circunstâncias permitem: 我明天能来 “posso vir amanhã”. Para habilidades aprendidas use 会.',
    ],
  ),
  note(
    'keyi',
    { band: 1, words: '可以', patterns: [`[ 可以 ] ${VERBAL}`, '[ 可以 ] 吗 $'] },
    ['“可以”：允许', '可以: may', '可以: ter permissão'],
    [
      '“可以”表示允许或者行：这里可以坐吗？可以。',
      '可以 gives or asks permission: 这里可以坐吗？ “May I sit here?”',
      '可以 dá ou pede permissão: 这里可以坐吗？ “Posso sentar aqui?”',
    ],
  ),
  note(
    'xiang-miss',
    {
      band: 1,
      words: '想',
      patterns: ['很|好|真|非常|特别|也|都? [ 想 ] 我|你|您|他|她|家|妈妈|爸爸|你们|他们 了? END'],
    },
    ['“想”＋人：想念', '想 + person: to miss', '想 + pessoa: ter saudade'],
    [
      '“想”后面是人或“家”，意思是想念：我很想你、她想家了。',
      'With a person or 家 after it, 想 means to miss: 我很想你 “I miss you very much”.',
      'Com uma pessoa ou 家 depois, 想 é sentir saudade: 我很想你 “estou com muita saudade de você”.',
    ],
  ),
  note(
    'xiang-want',
    { band: 1, words: '想', patterns: ['[ 想 ] ~v,p&!起|到|想'] },
    ['“想”＋动词：愿望', '想 + verb: would like to', '想 + verbo: gostaria de'],
    [
      '“想”在动词前面表示愿望，比“要”客气：我想去中国。',
      '想 before a verb is a wish, softer than 要: 我想去中国 “I’d like to go to China”.',
      '想 antes do verbo é um desejo, mais suave que 要: 我想去中国 “gostaria de ir à China”.',
    ],
  ),
  note(
    'yao-thing',
    { band: 1, words: '要', patterns: ['[ 要 ] /m,r .? /q,n', '[ 要 ] /n'] },
    ['“要”＋东西：想得到', '要 + thing: want', '要 + coisa: querer'],
    [
      '“要”后面是东西，意思是想得到：我要一杯茶。',
      'With a thing after it, 要 means “I’ll have”: 我要一杯茶 “I’d like a cup of tea”.',
      'Com uma coisa depois, 要 é “quero”: 我要一杯茶 “quero uma xícara de chá”.',
    ],
  ),
  note(
    'yao-do',
    { band: 1, words: '要', patterns: ['<!不|主 [ 要 ] ~v,p'] },
    ['“要”＋动词：打算、必须', '要 + verb: going to, have to', '要 + verbo: ir, ter de'],
    [
      '“要”后面是动词，表示打算或者必须：我明天要去上海、上课要听老师说。',
      '要 before a verb is a plan or a need: 我明天要去上海 “I’m going to Shanghai tomorrow”.',
      '要 antes do verbo é um plano ou uma necessidade: 我明天要去上海 “amanhã vou a Xangai”.',
    ],
  ),
  note(
    'yinggai',
    { band: 3, words: '应该', patterns: ['[ 应该 ] !的|了'] },
    ['“应该”：这样才对', '应该: should', '应该: dever'],
    [
      '“应该”表示这样做才对，或者估计是这样：你应该休息。他应该到了。',
      '应该 says what is right to do, or what is probably so: 你应该休息 “you should rest”.',
      '应该 diz o que é certo fazer, ou o que é provável: 你应该休息 “você devia descansar”.',
    ],
  ),
];
