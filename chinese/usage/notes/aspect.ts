/** Notes on 了, 过, 着, 在, 正在. */

import { note } from '../note.ts';
import { afterWord, all, not } from '../sentence.ts';
import type { Note } from '../types.ts';

export const ASPECT: readonly Note[] = [
  note(
    'le-exclaim',
    { band: 1, words: '了|太好了', patterns: ['[ 太好了 ]', '太|可 . [ 了 ] END', '太|可 . . [ 了 ] END'] },
    ['“太……了”', '太…了: so …!', '太…了: … demais!'],
    [
      '“太……了”表示程度很高，用来感叹：太好了、太贵了。这里的“了”不表示过去。',
      '太…了 exclaims: 太好了 “great!”, 太贵了 “far too expensive!”. This 了 has nothing to do with the past.',
      '太…了 exclama: 太好了 “que bom!”, 太贵了 “caro demais!”. Este 了 não tem nada a ver com o passado.',
    ],
  ),
  note(
    'le-stop',
    { band: 3, words: '了', patterns: ['别|不要|不用 !让|把|给 .* [ 了 ] END'] },
    ['“别……了”', '别…了: stop doing it', '别…了: pare de fazer'],
    [
      '“别/不要/不用……了”劝人停下正在做的事：别哭了、不用等了。',
      '别 or 不要 with 了 asks somebody to stop what is going on: 别哭了 “don’t cry any more”, 不用等了 “no need to wait any longer”.',
      '别 ou 不要 com 了 pede que se pare o que está acontecendo: 别哭了 “não chore mais”, 不用等了 “não precisa mais esperar”.',
    ],
  ),
  note(
    'le-no-longer',
    {
      band: 2,
      words: '了',
      patterns: ['<!好久|很久|时间 不|没|没有 .+ [ 了 ] END'],
      when: not(afterWord('好久|很久|从来')),
    },
    ['“不……了”', '不…了: no longer', '不…了: não mais'],
    [
      '“不/没……了”表示情况变了，跟以前不一样：不疼了（以前疼）、没有了（用完了）。',
      '不 or 没 with 了 at the end says that something has changed: 不疼了 “it doesn’t hurt any more”, 没有了 “there is none left”.',
      '不 ou 没 com 了 no fim diz que algo mudou: 不疼了 “não dói mais”, 没有了 “acabou”.',
    ],
  ),
  note(
    'le-soon',
    {
      band: 2,
      words: '了',
      patterns: [
        '快|快要|就要 !把|多|点|一点|一点儿 .* [ 了 ] END',
        '<!不|得|别|很|太|只 要|该 ~v .* [ 了 ] END',
      ],
      when: not(all(afterWord('的|太|已经'))),
    },
    ['“要……了”', '要…了: about to', '要…了: está para'],
    [
      '“要/快/快要……了”表示事情很快就要发生：要下雨了、快到了。',
      '要, 快 or 快要 with 了 at the end says that something is about to happen: 要下雨了 “it is about to rain”.',
      '要, 快 ou 快要 com 了 no fim diz que algo está para acontecer: 要下雨了 “está para chover”.',
    ],
  ),
  note(
    'le-done',
    { band: 1, words: '了', patterns: ['~v&!是|在|不|对 [ 了 ] !吗|呢|吧|啊|呀|嘛|哦|啦|又|也|就|没'] },
    ['动词后的“了”：做完了', '了 after a verb: it is done', '了 depois do verbo: está feito'],
    [
      '“了”在动词后面、宾语前面，表示这件事做完了或者发生了：我吃了一碗面。说“没”的时候不用“了”。',
      'Between a verb and its object, 了 says that the action is complete: 我吃了一碗面 “I ate a bowl of noodles”. With 没 it disappears.',
      'Entre o verbo e o objeto, 了 diz que a ação se completou: 我吃了一碗面 “comi uma tigela de macarrão”. Com 没 ele desaparece.',
    ],
  ),
  note(
    'guo-done',
    { band: 3, words: '过', patterns: ['/v,vn,vi [ 过 ] .* 了 END'] },
    ['“过……了”：已经做完', '过…了: already done', '过…了: já feito'],
    [
      '“过”和句末的“了”一起说，表示这件事今天已经做了：我吃过饭了。',
      'With 了 at the end, 过 says that something due has already been done: 我吃过饭了 “I’ve already eaten”.',
      'Com 了 no fim, 过 diz que algo esperado já foi feito: 我吃过饭了 “já comi”.',
    ],
  ),
  note(
    'guo-experience',
    {
      band: 2,
      words: '过',
      patterns: ['/v,vn,vi&!要|想|会|能|走|跑|飞|开|路 [ 过 ]'],
      when: not(afterWord('从')),
    },
    ['动词后的“过”：经历', '过 after a verb: ever, before', '过 depois do verbo: já alguma vez'],
    [
      '“过”在动词后面，表示以前有这样的经历：我去过中国。否定用“没……过”。',
      'After a verb, 过 tells of an experience: 我去过中国 “I have been to China”. The negative is 没…过.',
      'Depois do verbo, 过 conta uma experiência: 我去过中国 “já estive na China”. A negação é 没…过.',
    ],
  ),
  note(
    'zhe-manner',
    { band: 3, words: '着', patterns: ['站|坐|躺|笑|哭|走|听|看|拿|带|闭|开|跟|说|唱|骑 [ 着 ] /v'] },
    ['“着”＋动词：用这个样子做', 'Verb + 着 + verb: while …', 'Verbo + 着 + verbo: enquanto …'],
    [
      '两个动词，前一个加“着”，说后一个是怎么做的：他站着说话、她笑着点头。',
      'The verb with 着 says in what state the other thing is done: 他站着说话 “he talks standing up”.',
      'O verbo com 着 diz em que estado se faz a outra coisa: 他站着说话 “ele fala em pé”.',
    ],
  ),
  note(
    'zhe-state',
    { band: 3, words: '着', patterns: ['~v&!睡|找|见|猜|买 [ 着 ]', '睡 [ 着 ] !了'] },
    ['“着”：状态在持续', '着: a state goes on', '着: um estado continua'],
    [
      '“着”在动词后面，表示动作的状态还在：门开着、墙上挂着一张画、我听着呢。',
      'After a verb, 着 shows that a state or action continues: 门开着 “the door is open”, 我听着呢 “I’m listening”.',
      'Depois do verbo, 着 mostra que um estado ou ação continua: 门开着 “a porta está aberta”, 我听着呢 “estou ouvindo”.',
    ],
  ),
  note(
    'zai-progress',
    {
      band: 1,
      words: '在|正在|正',
      patterns: ['<!得 [ 正在|在|正 ] /v,vn,vi >!中|里|上|下|时|后|前|的|方面|期间', '[ 正在 ] .'],
    },
    ['“在”＋动词：正在做', '在 + verb: right now', '在 + verbo: neste momento'],
    [
      '“在/正在”放在动词前面，表示动作正在进行：他在看书、你在做什么？',
      '在 or 正在 before a verb says that it is happening now: 他在看书 “he is reading”.',
      '在 ou 正在 antes do verbo diz que a ação está em curso: 他在看书 “ele está lendo”.',
    ],
  ),
  note(
    'zai-after-verb',
    {
      band: 2,
      words: '在',
      patterns: ['住|坐|站|放|写|躺|挂|停|出生|生|睡|留|待|贴|摆|画|死 [ 在 ] /n,ns,r,f,s,nr,nt,nz,m'],
    },
    ['动词＋“在”＋地方', 'Verb + 在 + place', 'Verbo + 在 + lugar'],
    [
      '“住、坐、放、写”这样的动词，地方可以放在后面：我住在北京、书放在桌子上。',
      'With verbs such as 住, 坐, 放, 写 the place comes after them: 我住在北京 “I live in Beijing”.',
      'Com verbos como 住, 坐, 放, 写 o lugar vem depois: 我住在北京 “moro em Pequim”.',
    ],
  ),
  note(
    'zai-place',
    {
      band: 1,
      words: '在',
      patterns: ['[ 在 ] /n,ns,f,s,nr,nt,nz .* ~v', '[ 在 ] 这儿|那儿|这里|那里|哪儿|哪里|家'],
    },
    ['“在”＋地方', '在 + place', '在 + lugar'],
    [
      '“在”后面是地方。说在哪里做什么，“在＋地方”要放在动词前面：我在学校吃饭。',
      '在 is followed by a place. To say where something is done, 在 and the place go before the verb: 我在学校吃饭 “I eat at school”.',
      'Depois de 在 vem um lugar. Para dizer onde se faz algo, 在 e o lugar ficam antes do verbo: 我在学校吃饭 “eu como na escola”.',
    ],
  ),
  note(
    'le-change',
    { band: 1, words: '了', patterns: ['.&!对|好|行|得|算 [ 了 ] END', '. . [ 了 ] END'] },
    ['句末的“了”：情况变了', '了 at the end: now it is so', '了 no fim: agora é assim'],
    [
      '句子最后的“了”告诉别人：情况变了，或者事情已经发生了：下雨了（刚才没下）、我吃饭了。',
      '了 at the end of a sentence brings news: something has changed or has happened by now: 下雨了 “it has started to rain”.',
      '了 no fim da frase traz uma novidade: algo mudou ou já aconteceu: 下雨了 “começou a chover”.',
    ],
  ),
];
