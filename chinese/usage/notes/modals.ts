/** Notes on 会, 能, 可以, 想, 要, 应该. */

import { note } from '../note.ts';
import type { Note } from '../types.ts';

export const MODALS: readonly Note[] = [
  note(
    'hui-skill',
    '会',
    { right: /^(?:说|写|做|唱|跳|游泳|开车|骑|打|弹|画|用|中文|汉语|英语)/u },
    ['“会”：学过，有这个能力', '会: know how to', '会: saber fazer'],
    [
      '“会”表示学过以后有的能力：我会说中文。',
      '会 is an ability one has learnt: 我会说中文 “I can speak Chinese”.',
      '会 é uma capacidade aprendida: 我会说中文 “sei falar chinês”.',
    ],
  ),
  note(
    'hui-future',
    '会',
    { right: /^\p{Script=Han}/u },
    ['“会”：以后很可能', '会: will', '会: futuro provável'],
    [
      '“会”表示以后很可能发生：明天会下雨。',
      '会 says that something will probably happen: 明天会下雨 “it will rain tomorrow”.',
      '会 diz que algo provavelmente vai acontecer: 明天会下雨 “amanhã vai chover”.',
    ],
  ),
  note(
    'neng',
    '能',
    { right: /^\p{Script=Han}/u },
    ['“能”：条件允许', '能: be able to', '能: poder, conseguir'],
    [
      '“能”表示有条件、有可能做：我明天能来。学来的能力常用“会”。',
      '能 says that circumstances allow it: 我明天能来 “I can come tomorrow”. Learnt skills take 会.',
      '能 diz que as circunstâncias permitem: 我明天能来 “posso vir amanhã”. Habilidades aprendidas levam 会.',
    ],
  ),
  note(
    'keyi',
    '可以',
    {},
    ['“可以”：允许', '可以: may', '可以: ter permissão'],
    [
      '“可以”表示允许或者行：这里可以坐吗？可以。',
      '可以 is permission, or says that something will do: 这里可以坐吗？ “May I sit here?”',
      '可以 é permissão, ou diz que serve: 这里可以坐吗？ “Posso sentar aqui?”',
    ],
  ),
  note(
    'xiang-want',
    '想',
    { right: /^(?!你|您|他|她|家|起|想)\p{Script=Han}/u },
    ['“想”＋动词：愿望', '想 + verb: would like to', '想 + verbo: gostaria de'],
    [
      '“想”在动词前面表示愿望，比“要”客气：我想去中国。',
      '想 before a verb is a wish, softer than 要: 我想去中国 “I’d like to go to China”.',
      '想 antes do verbo é um desejo, mais suave que 要: 我想去中国 “gostaria de ir à China”.',
    ],
  ),
  note(
    'yao',
    '要',
    { right: /^\p{Script=Han}/u },
    ['“要”：想要、需要、将要', '要: want, need to, going to', '要: querer, precisar, ir'],
    [
      '“要”后面是东西时是“想得到”：我要一杯茶；后面是动词时是“打算”或“必须”：我要走了。',
      'With a thing, 要 means to want it: 我要一杯茶 “I’ll have a tea”; with a verb, to be going to or to have to.',
      'Com uma coisa, 要 é querer: 我要一杯茶 “quero um chá”; com um verbo, ir fazer ou ter de fazer.',
    ],
  ),
  note(
    'yinggai',
    '应该',
    {},
    ['“应该”：这样才对', '应该: should', '应该: dever'],
    [
      '“应该”表示这样做才对，或者估计是这样：你应该休息。他应该到了。',
      '应该 says what is right to do, or what is probably so: 你应该休息 “you should rest”.',
      '应该 diz o que é certo fazer, ou o que é provável: 你应该休息 “você devia descansar”.',
    ],
  ),
];
