/** Notes on 了, 过, 着, 在, 正在. */

import { note } from '../note.ts';
import type { Note } from '../types.ts';

export const ASPECT: readonly Note[] = [
  note(
    'le-exclaim',
    '太好了',
    {},
    ['“太好了”', 'The 了 of 太好了', 'O 了 de 太好了'],
    [
      '“太……了”表示程度很高，用来感叹：太好了、太贵了。这里的“了”不表示过去。',
      '太…了 exclaims a high degree: 太好了 “how good!”, 太贵了 “too expensive!”. This 了 is not about the past.',
      '太…了 exclama um grau alto: 太好了 “que bom!”, 太贵了 “caro demais!”. Este 了 não fala do passado.',
    ],
  ),
  note(
    'le-exclaim',
    '了',
    { left: /[太可][^太可]{1,5}$/u, right: /^[吧啊呀]?$/u },
    ['“太……了”', '太…了', '太…了'],
    [
      '“太……了”表示程度很高，用来感叹：太好了、太贵了。这里的“了”不表示过去。',
      '太…了 exclaims a high degree: 太好了 “how good!”, 太贵了 “too expensive!”. This 了 is not about the past.',
      '太…了 exclama um grau alto: 太好了 “que bom!”, 太贵了 “caro demais!”. Este 了 não fala do passado.',
    ],
  ),
  note(
    'le-no-longer',
    '了',
    { left: /(?:不|没)[^不没]{0,8}$/u, right: /^[吗吧啊呀]?$/u },
    ['“不……了”', '不…了: no longer', '不…了: não mais'],
    [
      '“不/没……了”表示情况变了，跟以前不一样：不疼了（以前疼）、没有了（用完了）。',
      '不 or 没 with 了 at the end says that something has changed: 不疼了 “it doesn’t hurt any more”, 没有了 “there is none left”.',
      '不 ou 没 com 了 no fim diz que algo mudou: 不疼了 “não dói mais”, 没有了 “acabou”.',
    ],
  ),
  note(
    'le-soon',
    '了',
    { left: /(?:快|要|就要|快要|该)[^不没]{0,8}$/u, right: /^[吗吧啊呀]?$/u },
    ['“要……了”', '要…了: about to', '要…了: está para'],
    [
      '“要/快/快要……了”表示事情很快就要发生：要下雨了、快到了。',
      '要, 快 or 快要 with 了 at the end says that something is about to happen: 要下雨了 “it is about to rain”.',
      '要, 快 ou 快要 com 了 no fim diz que algo está para acontecer: 要下雨了 “está para chover”.',
    ],
  ),
  note(
    'le-done',
    '了',
    { left: /\p{Script=Han}$/u, right: /^[^吗呢吧啊呀么]/u },
    ['动词后的“了”：做完了', '了 after a verb: it is done', '了 depois do verbo: está feito'],
    [
      '“了”在动词后面、宾语前面，表示这件事做完了或者发生了：我吃了一碗面。说“没”的时候不用“了”。',
      'After a verb and before its object, 了 says that the action is done: 我吃了一碗面 “I ate a bowl of noodles”. It is not a past tense, and with 没 it goes away.',
      'Depois do verbo e antes do objeto, 了 diz que a ação se completou: 我吃了一碗面 “comi uma tigela de macarrão”. Não é um tempo passado, e com 没 ele desaparece.',
    ],
  ),
  note(
    'le-change',
    '了',
    { right: /^[吗呢吧啊呀么]?$/u },
    ['句末的“了”：情况变了', '了 at the end: now it is so', '了 no fim: agora é assim'],
    [
      '句子最后的“了”告诉别人：情况变了，或者事情已经发生了：下雨了（刚才没下）、我吃饭了。',
      '了 at the end of a sentence tells that the situation is new, or that something has happened by now: 下雨了 “it has begun to rain”.',
      '了 no fim da frase conta que a situação é nova, ou que algo já aconteceu: 下雨了 “começou a chover”.',
    ],
  ),
  note(
    'guo-experience',
    '过',
    { left: /\p{Script=Han}(?<![我你您他她它们要想会能不就])$/u },
    ['动词后的“过”：经历', '过 after a verb: ever', '过 depois do verbo: já alguma vez'],
    [
      '“过”在动词后面，表示以前有这样的经历：我去过中国。否定用“没……过”。',
      'After a verb, 过 tells of an experience: 我去过中国 “I have been to China”. The negative is 没…过.',
      'Depois do verbo, 过 conta uma experiência: 我去过中国 “já estive na China”. A negação é 没…过.',
    ],
  ),
  note(
    'zhe-state',
    '着',
    { left: /\p{Script=Han}$/u },
    ['“着”：状态在持续', '着: a state goes on', '着: um estado continua'],
    [
      '“着”在动词后面，表示动作的状态还在：门开着、他站着说话。',
      'After a verb, 着 shows a state that goes on: 门开着 “the door is open”, 他站着说话 “he talks standing”.',
      'Depois do verbo, 着 mostra um estado que continua: 门开着 “a porta está aberta”, 他站着说话 “ele fala em pé”.',
    ],
  ),
  note(
    'zai-progress',
    '正在|在',
    {
      right:
        /^(?:看|做|吃|喝|写|听|说|学(?!校|生|院)|等|找|想|睡|开车|开会|走|跑|洗|打|玩|工作|上课|上网|休息|准备|干|聊|练|教|画|唱|买|忙)/u,
    },
    ['“在”＋动词：正在做', '在 + verb: right now', '在 + verbo: neste momento'],
    [
      '“在/正在”放在动词前面，表示动作正在进行：他在看书、你在做什么？',
      '在 or 正在 before a verb says that the action is going on: 他在看书 “he is reading”.',
      '在 ou 正在 antes do verbo diz que a ação está em curso: 他在看书 “ele está lendo”.',
    ],
  ),
  note(
    'zai-place',
    '在',
    { right: /^\p{Script=Han}/u },
    ['“在”＋地方', '在 + place', '在 + lugar'],
    [
      '“在”后面是地方。说在哪里做什么，“在＋地方”要放在动词前面：我在学校吃饭。',
      '在 is followed by a place. To say where something is done, 在 and the place stand before the verb: 我在学校吃饭 “I eat at school”.',
      'Depois de 在 vem um lugar. Para dizer onde se faz algo, 在 e o lugar ficam antes do verbo: 我在学校吃饭 “eu como na escola”.',
    ],
  ),
];
