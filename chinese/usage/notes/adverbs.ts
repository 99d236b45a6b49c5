/** Notes on adverbs: order and time, degree, negation. */

import { note } from '../note.ts';
import { afterWord, not } from '../sentence.ts';
import type { Note } from '../types.ts';

const QUESTION_WORDS = '谁|什么|哪儿|哪里|怎么|几|多少';
const CONDITIONS = '如果|要是|只要|的话|既然';

export const ADVERBS: readonly Note[] = [
  note(
    'yi-jiu',
    { band: 3, words: '就', patterns: ['[ 就 ] .'], when: afterWordFollowedByVerb },
    ['“一……就……”', '一…就…: as soon as', '一…就…: assim que'],
    [
      '第一件事一发生，第二件事马上发生：我一下课就回家。',
      'As soon as the first thing happens, the second follows: 我一下课就回家 “as soon as class is over I go home”.',
      'Assim que a primeira coisa acontece, vem a segunda: 我一下课就回家 “assim que a aula acaba, vou para casa”.',
    ],
  ),
  note(
    'jiu-then',
    { band: 2, words: '就', patterns: ['[ 就 ] .'], when: afterWord(CONDITIONS) },
    ['“如果……就……”：那么', '就 after a condition: then', '就 depois de uma condição: então'],
    [
      '前面说条件，后面用“就”说结果：如果下雨，我就不去。',
      'After a condition, 就 leads to the result: 如果下雨，我就不去 “if it rains, I won’t go”.',
      'Depois de uma condição, 就 leva ao resultado: 如果下雨，我就不去 “se chover, não vou”.',
    ],
  ),
  note(
    'jiu-early',
    { band: 2, words: '就', patterns: ['/t [ 就 ] .+ 了 END', '点|点半|岁|年|天|分钟|小时|号|月 [ 就 ] /v'] },
    ['“就”：早、快', '就: as early as', '就: já, cedo'],
    [
      '时间后面的“就”说事情早或者快，跟“才”相反：他六点就来了。',
      'After a time, 就 says that it was early or quick, the opposite of 才: 他六点就来了 “he came as early as six”.',
      'Depois de uma hora, 就 diz que foi cedo ou rápido, o contrário de 才: 他六点就来了 “ele veio já às seis”.',
    ],
  ),
  note(
    'cai-late',
    {
      band: 3,
      words: '才',
      patterns: ['/t [ 才 ] ~v', '点|点半|岁|年|天|分钟|小时|号|月|时候|后来|很晚|最后 [ 才 ] ~v'],
    },
    ['“才”：晚、慢', '才: only then, as late as', '才: só então, só às'],
    [
      '时间后面的“才”说事情晚或者慢，跟“就”相反：他十点才来。',
      'After a time, 才 says that it was late or slow, the opposite of 就: 他十点才来 “he didn’t come until ten”.',
      'Depois de uma hora, 才 diz que foi tarde ou demorado, o contrário de 就: 他十点才来 “ele só veio às dez”.',
    ],
  ),
  note(
    'cai-only',
    { band: 3, words: '才', patterns: ['[ 才 ] /m'] },
    ['“才”＋数字：少', '才 + number: only', '才 + número: só'],
    [
      '数字前面的“才”说少：他才五岁。',
      'Before a number, 才 means “only”: 他才五岁 “he is only five”.',
      'Antes de um número, 才 quer dizer “só”: 他才五岁 “ele só tem cinco anos”.',
    ],
  ),
  note(
    'dou-even',
    { band: 3, words: '都|也', patterns: ['连 .+ [ 都|也 ] .'] },
    ['“连……都……”', '连…都…: even', '连…都…: até'],
    [
      '“连……都……”说一件让人想不到的事：连孩子都知道。',
      '连…都… brings out the unexpected: 连孩子都知道 “even children know it”.',
      '连…都… destaca o inesperado: 连孩子都知道 “até as crianças sabem”.',
    ],
  ),
  note(
    'wh-any',
    {
      band: 3,
      words: '都|也',
      patterns: [
        '谁|什么|哪儿|哪里|怎么|什么时候 .? [ 都|也 ] .',
        '哪|什么 .+ [ 都|也 ] 不|没|没有|可以|行|好|喜欢',
      ],
    },
    [
      '疑问词＋“都”：没有例外',
      'Question word + 都: every, any',
      'Palavra interrogativa + 都: todos, qualquer',
    ],
    [
      '疑问词后面用“都/也”，不是在问，意思是没有例外：谁都会、我什么都不想吃。',
      'A question word with 都 or 也 after it asks nothing; it means “every” or “any”: 谁都会 “everybody can”.',
      'Uma palavra interrogativa seguida de 都 ou 也 não pergunta; quer dizer “todos” ou “qualquer”: 谁都会 “todo mundo sabe”.',
    ],
  ),
  note(
    'dou-already',
    { band: 3, words: '都', patterns: ['[ 都 ] /m .* 了 END', '[ 都 ] 几 .* 了 END'] },
    ['“都……了”：已经', '都…了: already', '都…了: já'],
    [
      '“都……了”表示已经晚了、多了：都十点了！',
      '都…了 means “already”, with some surprise: 都十点了！ “It’s ten already!”',
      '都…了 quer dizer “já”, com certa surpresa: 都十点了！ “Já são dez horas!”',
    ],
  ),
  note(
    'dou-all',
    {
      band: 1,
      words: '都',
      patterns: ['/r,n,nr,ns,q,t,s,nz 也? [ 都 ] .'],
      when: not(afterWord(QUESTION_WORDS)),
    },
    ['“都”：没有例外', '都: all, both', '都: todos, ambos'],
    [
      '“都”放在动词前面，总括它前面的人或东西：我们都是学生。',
      '都 goes before the verb and covers all that was named before it: 我们都是学生 “we are all students”.',
      '都 fica antes do verbo e abrange tudo o que foi dito antes: 我们都是学生 “somos todos estudantes”.',
    ],
  ),
  note(
    'ye',
    {
      band: 1,
      words: '也',
      patterns: ['[ 也 ] ~v,a,d,p'],
      when: not(afterWord(`${QUESTION_WORDS}|连|一点|一点儿|再|无论|不管|即使|哪怕`)),
    },
    ['“也”：同样', '也: too', '也: também'],
    [
      '“也”放在主语后面、动词前面：我也喜欢。不能放在句子最后。',
      '也 goes after the subject and before the verb, never at the end: 我也喜欢 “I like it too”.',
      '也 fica depois do sujeito e antes do verbo, nunca no fim: 我也喜欢 “eu também gosto”.',
    ],
  ),
  note(
    'hai-still',
    { band: 2, words: '还', patterns: ['[ 还 ] 在|没|没有|是|不|住|记得|爱|早', '[ 还 ] .+ 呢 $'] },
    ['“还”：仍然', '还: still', '还: ainda'],
    [
      '“还”表示跟以前一样，没有变：他还在睡、我还没吃。',
      '还 says that nothing has changed: 他还在睡 “he is still asleep”, 我还没吃 “I haven’t eaten yet”.',
      '还 diz que nada mudou: 他还在睡 “ele ainda dorme”, 我还没吃 “ainda não comi”.',
    ],
  ),
  note(
    'hai-also',
    { band: 1, words: '还', patterns: ['[ 还 ] 要|有|想|会|能|可以|买|去|喜欢|需要|得'] },
    ['“还”：另外', '还: also, as well', '还: além disso'],
    [
      '“还”表示另外加上：还要一杯茶、我还会唱歌。',
      '还 adds something: 还要一杯茶 “and a cup of tea as well”.',
      '还 acrescenta algo: 还要一杯茶 “e mais uma xícara de chá”.',
    ],
  ),
  note(
    'xian-zai',
    { band: 2, words: '再', patterns: ['[ 再 ] ~v'], when: afterWord('先') },
    ['“先……再……”', '先…再…: first … then', '先…再…: primeiro … depois'],
    [
      '“先”说第一件事，“再”说后面的事：先吃饭，再看电影。',
      '先 is what comes first, 再 what comes next: 先吃饭，再看电影 “eat first, then watch the film”.',
      '先 é o que vem primeiro, 再 o que vem depois: 先吃饭，再看电影 “primeiro comer, depois ver o filme”.',
    ],
  ),
  note(
    'zai-again',
    { band: 1, words: '再', patterns: ['[ 再 ] /v', '[ 再 ] /m'] },
    ['“再”：以后又一次', '再: again, later', '再: de novo, depois'],
    [
      '“再”用在还没做的事前面：请再说一遍。已经做了的用“又”。',
      '再 is for what is still to be done again: 请再说一遍 “please say it once more”. For what has been done again use 又.',
      '再 é para o que ainda se fará de novo: 请再说一遍 “diga mais uma vez”. Para o que já se repetiu use 又.',
    ],
  ),
  note(
    'you-both',
    { band: 2, words: '又', patterns: ['[ 又 ] . 又 .', '又 . [ 又 ] .'] },
    ['“又……又……”', '又…又…: both … and', '又…又…: … e … ao mesmo tempo'],
    [
      '“又……又……”说两个特点同时有：又便宜又好吃。',
      '又…又… names two qualities at once: 又便宜又好吃 “cheap and tasty”.',
      '又…又… diz duas qualidades ao mesmo tempo: 又便宜又好吃 “barato e gostoso”.',
    ],
  ),
  note(
    'you-again',
    { band: 2, words: '又', patterns: ['[ 又 ] .+ 了 END', '[ 又 ] ~v 了 .'] },
    ['“又”：已经再次', '又: again, already done', '又: de novo, já feito'],
    [
      '“又”用在已经重复的事前面：他又来了。还没做的用“再”。',
      '又 is for what has happened again: 他又来了 “he has come again”. For what is still to come use 再.',
      '又 é para o que já se repetiu: 他又来了 “ele veio de novo”. Para o que ainda virá use 再.',
    ],
  ),
  note(
    'hen',
    { band: 1, words: '很', patterns: ['/r,n,nr,ns,t,s,nz 也|都|还? [ 很 ] ~a END'] },
    ['形容词前的“很”', '很 before an adjective', '很 antes do adjetivo'],
    [
      '形容词做谓语时，前面常用“很”，程度不一定高：我很好。这里不用“是”。',
      'An adjective that completes a sentence usually takes 很, which need not mean “very”, and no 是: 我很好 “I’m fine”.',
      'O adjetivo que completa a frase costuma levar 很, que nem sempre quer dizer “muito”, e dispensa 是: 我很好 “estou bem”.',
    ],
  ),
  note(
    'youdian',
    { band: 2, words: '有点|有点儿', patterns: ['[ 有点|有点儿 ] ~a,v'] },
    ['“有点儿”＋形容词', '有点儿 + adjective: a bit', '有点儿 + adjetivo: meio'],
    [
      '“有点儿”放在形容词前面，常说不太满意的事：有点儿贵。',
      '有点儿 goes before an adjective, mostly for what one does not like: 有点儿贵 “a bit expensive”.',
      '有点儿 fica antes do adjetivo, quase sempre para algo que não agrada: 有点儿贵 “meio caro”.',
    ],
  ),
  note(
    'yidian-none',
    { band: 3, words: '一点|一点儿', patterns: ['[ 一点|一点儿 ] 都|也 不|没|没有'] },
    ['“一点儿也不”', '一点儿也不: not at all', '一点儿也不: nem um pouco'],
    [
      '“一点儿也/都”加“不/没”，意思是完全不：一点儿也不难。',
      '一点儿也不 means “not at all”: 一点儿也不难 “not hard at all”.',
      '一点儿也不 quer dizer “nem um pouco”: 一点儿也不难 “nem um pouco difícil”.',
    ],
  ),
  note(
    'yidian-compare',
    { band: 2, words: '一点|一点儿', patterns: ['~a [ 一点|一点儿 ] END'] },
    ['形容词＋“一点儿”', 'Adjective + 一点儿: a little more', 'Adjetivo + 一点儿: um pouco mais'],
    [
      '“一点儿”在形容词后面，表示比较或请求：便宜一点儿、慢一点儿。',
      'After an adjective, 一点儿 means “a little more”: 便宜一点儿 “a little cheaper”.',
      'Depois do adjetivo, 一点儿 quer dizer “um pouco mais”: 便宜一点儿 “um pouco mais barato”.',
    ],
  ),
  note(
    'yixia',
    { band: 2, words: '一下|一下儿|等一下', patterns: ['~v [ 一下|一下儿 ]', '[ 等一下 ]'] },
    ['动词＋“一下”', 'Verb + 一下: for a moment', 'Verbo + 一下: um instante'],
    [
      '“一下”让动作显得短、轻，话更客气：等一下、看一下。',
      '一下 makes an action short and light, and a request polite: 等一下 “just a moment”.',
      '一下 torna a ação breve e leve, e o pedido mais gentil: 等一下 “só um instante”.',
    ],
  ),
  note(
    'a-not-a',
    {
      band: 1,
      words: '不|没',
      patterns: ['~v,a [ 不|没 ] ~v,a'],
      when: ({ tokens, from }) => tokens[from - 1]?.text === tokens[from + 1]?.text,
    },
    ['“动词＋不＋动词”：问', 'Verb + 不 + verb: a question', 'Verbo + 不 + verbo: pergunta'],
    [
      '“动词/形容词＋不＋同一个词”是问句，后面不用“吗”：忙不忙？去不去？',
      'Saying a word, 不 and the word again asks yes or no, without 吗: 忙不忙？ “Are you busy?”',
      'Dizer a palavra, 不 e a palavra de novo é perguntar sim ou não, sem 吗: 忙不忙？ “Está ocupado?”',
    ],
  ),
  note(
    'mei-not-done',
    { band: 1, words: '没|没有', patterns: ['[ 没|没有 ] ~v&!有'] },
    ['“没”＋动词：没发生', '没 + verb: did not', '没 + verbo: não aconteceu'],
    [
      '“没（有）”说事情没发生，动词后面不用“了”：我没吃、他没来。',
      '没 says that something did not happen, and the verb then takes no 了: 我没吃 “I didn’t eat”.',
      '没 diz que algo não aconteceu, e o verbo então não leva 了: 我没吃 “não comi”.',
    ],
  ),
];

/** 一下课就回家: 一 stands before a verb, not before something counted. */
function afterWordFollowedByVerb({ tokens, from }: Parameters<NonNullable<Note['when']>>[0]): boolean {
  return tokens.slice(Math.max(0, from - 8), from).some((token, at, part) => {
    const next = part[at + 1];
    // 玩一玩 says a verb twice.
    return token.text === '一' && next?.pos[0] === 'v' && part[at - 1]?.text !== next.text;
  });
}
