/** Notes on adverbs: order and time, degree, negation. */

import { note } from '../note.ts';
import type { Note } from '../types.ts';

export const ADVERBS: readonly Note[] = [
  note(
    'yi-jiu',
    '就',
    { left: /一[^一]{1,10}$/u },
    ['“一……就……”', '一…就…: as soon as', '一…就…: assim que'],
    [
      '第一件事一发生，第二件事马上发生：我一下课就回家。',
      'As soon as the first thing happens, the second follows: 我一下课就回家 “as soon as class is over I go home”.',
      'Assim que a primeira coisa acontece, vem a segunda: 我一下课就回家 “assim que a aula acaba, vou para casa”.',
    ],
  ),
  note(
    'jiu',
    '就',
    {},
    ['“就”：早、快、那么', '就: early, at once, then', '就: cedo, logo, então'],
    [
      '“就”说事情早或者快：他六点就来了；也接在“如果”后面，意思是“那么”。',
      '就 says that something is early or quick: 他六点就来了 “he came as early as six”; after a condition it means “then”.',
      '就 diz que algo é cedo ou rápido: 他六点就来了 “ele veio já às seis”; depois de uma condição quer dizer “então”.',
    ],
  ),
  note(
    'cai',
    '才',
    {},
    ['“才”：晚、慢、少', '才: only then, as late as', '才: só então, só às'],
    [
      '“才”说事情晚或者慢，跟“就”相反：他十点才来。',
      '才 says that something is late or slow, the opposite of 就: 他十点才来 “he came only at ten”.',
      '才 diz que algo é tarde ou demorado, o contrário de 就: 他十点才来 “ele só veio às dez”.',
    ],
  ),
  note(
    'dou-even',
    '都',
    { left: /连.{1,8}$/u },
    ['“连……都……”', '连…都…: even', '连…都…: até'],
    [
      '“连……都……”说一件让人想不到的事：连孩子都知道。',
      '连…都… brings out what one would not expect: 连孩子都知道 “even children know it”.',
      '连…都… destaca o que não se espera: 连孩子都知道 “até as crianças sabem”.',
    ],
  ),
  note(
    'dou-all',
    '都',
    {},
    ['“都”：没有例外', '都: all, both', '都: todos, ambos'],
    [
      '“都”放在动词前面，总括它前面的人或东西：我们都是学生。',
      '都 stands before the verb and takes together what was named before it: 我们都是学生 “we are all students”.',
      '都 fica antes do verbo e reúne o que foi dito antes dele: 我们都是学生 “somos todos estudantes”.',
    ],
  ),
  note(
    'ye',
    '也',
    {},
    ['“也”：同样', '也: too', '也: também'],
    [
      '“也”放在主语后面、动词前面：我也喜欢。不能放在句子最后。',
      '也 stands after the subject and before the verb, never at the end: 我也喜欢 “I like it too”.',
      '也 fica depois do sujeito e antes do verbo, nunca no fim: 我也喜欢 “eu também gosto”.',
    ],
  ),
  note(
    'hai',
    '还',
    { right: /^(?!是$)\p{Script=Han}/u },
    ['“还”：仍然、另外', '还: still, in addition', '还: ainda, além disso'],
    [
      '“还”表示没有变：他还在睡；也表示另外加上：还要一杯茶。',
      '还 says that nothing has changed: 他还在睡 “he is still asleep”; or that something is added: 还要一杯茶 “a tea as well”.',
      '还 diz que nada mudou: 他还在睡 “ele ainda dorme”; ou que se acrescenta algo: 还要一杯茶 “mais um chá”.',
    ],
  ),
  note(
    'zai-again',
    '再',
    {},
    ['“再”：以后又一次', '再: again, later', '再: de novo, depois'],
    [
      '“再”用在还没做的事前面：请再说一遍。已经做了的用“又”。',
      '再 is for what is still to be done again: 请再说一遍 “please say it once more”. What was done again takes 又.',
      '再 é para o que ainda se fará de novo: 请再说一遍 “diga mais uma vez”. O que já se repetiu leva 又.',
    ],
  ),
  note(
    'you-again',
    '又',
    {},
    ['“又”：已经再次', '又: again, already done', '又: de novo, já feito'],
    [
      '“又”用在已经重复的事前面：他又来了。还没做的用“再”。',
      '又 is for what has happened again: 他又来了 “he has come again”. What is still to come takes 再.',
      '又 é para o que já se repetiu: 他又来了 “ele veio de novo”. O que ainda virá leva 再.',
    ],
  ),
  note(
    'hen',
    '很',
    {},
    ['形容词前的“很”', '很 before an adjective', '很 antes do adjetivo'],
    [
      '形容词做谓语时，前面常用“很”，程度不一定高：我很好。这里不用“是”。',
      'An adjective as predicate usually takes 很, which need not mean “very”: 我很好 “I’m fine”. There is no 是 here.',
      'O adjetivo como predicado costuma levar 很, que nem sempre quer dizer “muito”: 我很好 “estou bem”. Não se usa 是 aqui.',
    ],
  ),
  note(
    'youdian',
    '有点|有点儿',
    {},
    ['“有点儿”＋形容词', '有点儿 + adjective', '有点儿 + adjetivo'],
    [
      '“有点儿”放在形容词前面，常说不太满意的事：有点儿贵。',
      '有点儿 stands before an adjective, mostly for what one does not like: 有点儿贵 “a bit expensive”.',
      '有点儿 fica antes do adjetivo, quase sempre para algo que não agrada: 有点儿贵 “meio caro”.',
    ],
  ),
  note(
    'yidian',
    '一点|一点儿',
    { left: /\p{Script=Han}$/u },
    ['形容词＋“一点儿”', 'Adjective + 一点儿', 'Adjetivo + 一点儿'],
    [
      '“一点儿”在形容词后面，表示比较或请求：便宜一点儿；在名词前面表示少：喝一点儿水。',
      'After an adjective, 一点儿 compares or asks: 便宜一点儿 “a little cheaper”; before a noun it means a little of it.',
      'Depois do adjetivo, 一点儿 compara ou pede: 便宜一点儿 “um pouco mais barato”; antes do substantivo quer dizer um pouco dele.',
    ],
  ),
  note(
    'yixia',
    '一下|一下儿|等一下',
    {},
    ['动词＋“一下”', 'Verb + 一下', 'Verbo + 一下'],
    [
      '“一下”让动作显得短、轻，话更客气：等一下、看一下。',
      '一下 makes an action short and light, and a request polite: 等一下 “just a moment”.',
      '一下 torna a ação breve e leve, e o pedido mais gentil: 等一下 “só um instante”.',
    ],
  ),
  note(
    'a-not-a',
    '不|没',
    { left: /(\p{Script=Han})$/u, right: /^\p{Script=Han}/u },
    ['“不/没”：否定', 'Negation with 不 or 没', 'Negação com 不 ou 没'],
    [
      '“不”否定现在、将来和习惯，“没”否定已经发生的事和“有”：我不吃；我没吃。“动词＋不＋动词”是问句：忙不忙？',
      '不 negates the present, the future and habits; 没 negates what happened, and 有: 我不吃 “I don’t eat”, 我没吃 “I didn’t eat”. Verb + 不 + verb is a question: 忙不忙？',
      '不 nega o presente, o futuro e os hábitos; 没 nega o que aconteceu, e 有: 我不吃 “não como”, 我没吃 “não comi”. Verbo + 不 + verbo é pergunta: 忙不忙？',
    ],
  ),
];
