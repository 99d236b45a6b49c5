/** Notes on 的, 得, 地 and the particles at the end of a sentence. */

import { note } from '../note.ts';
import { afterWord, inQuestion, not } from '../sentence.ts';
import type { Note } from '../types.ts';

const QUESTION_WORDS = '谁|什么|哪|哪儿|哪里|怎么|怎么样|几|多少|为什么|什么时候|多大|多长|多久|还是';

export const PARTICLES: readonly Note[] = [
  note(
    'de-hua',
    { band: 3, words: '的话', patterns: ['[ 的话 ] $'], when: not(afterWord('说|听|听清|听懂|信|记住')) },
    ['“……的话”：如果', '…的话: if', '…的话: se'],
    [
      '“……的话”放在条件的后面，跟“如果”一样：你忙的话，我们明天去。',
      '的话 closes a condition, like “if” said at the end: 你忙的话，我们明天去 “if you’re busy, we’ll go tomorrow”.',
      '的话 fecha uma condição, como um “se” dito no fim: 你忙的话，我们明天去 “se você estiver ocupado, vamos amanhã”.',
    ],
  ),
  note(
    'de-shihou',
    { band: 1, words: '的', patterns: ['[ 的 ] 时候'] },
    ['“……的时候”', '…的时候: when', '…的时候: quando'],
    [
      '“……的时候”说事情在什么时间发生，放在句子前面：下雨的时候我不出去。',
      '…的时候 means “when” and comes before the main part: 下雨的时候我不出去 “when it rains I stay in”.',
      '…的时候 quer dizer “quando” e vem antes da parte principal: 下雨的时候我不出去 “quando chove, não saio”.',
    ],
  ),
  note(
    'shi-de',
    {
      band: 2,
      words: '的',
      patterns: [
        '是 /t .* ~v .? [ 的 ] END',
        '是 从|在|跟|和|坐|骑|自己|怎么|什么时候|哪儿|哪里|谁|哪 .* ~v .? [ 的 ] END',
      ],
    },
    ['“是……的”', '是…的: it was … that', '是…的: foi … que'],
    [
      '“是……的”强调已经发生的事的时间、地方、方式：我是昨天来的、他是坐火车去的。',
      '是…的 brings out when, where or how a known thing happened: 我是昨天来的 “it was yesterday that I came”.',
      '是…的 destaca quando, onde ou como algo já conhecido aconteceu: 我是昨天来的 “foi ontem que eu vim”.',
    ],
  ),
  note(
    'de-affirm',
    {
      band: 3,
      words: '的',
      patterns: ['挺|很|蛮|够|怪 . [ 的 ] END', '挺好 [ 的 ] END', '会 .+ [ 的 ] END'],
      when: not(afterWord('是|喜欢|买|要')),
    },
    ['句末的“的”：肯定', '的 at the end: surely', '的 no fim: com certeza'],
    [
      '句末的“的”让话更肯定：挺好的、一切都会好的。',
      '的 at the end makes a statement firmer: 挺好的 “it’s quite good”, 会好的 “it will be all right”.',
      '的 no fim torna a afirmação mais firme: 挺好的 “é bem bom”, 会好的 “vai ficar tudo bem”.',
    ],
  ),
  note(
    'de-noun-left-out',
    {
      band: 2,
      words: '的',
      patterns: [
        '是|要|买|喜欢|有|给|拿|换 .? /r,nr,a,b&!好|对|行 [ 的 ] END',
        '是 /n,ns [ 的 ] END',
        '^ /r,a,b&!好|对|行 [ 的 ] 是|在|很|太|呢',
      ],
    },
    ['“的”后面省去名词', '的 with the noun left out', '的 sem o substantivo'],
    [
      '名词大家都知道时可以不说：这本书是我的（书）、红的（那个）。',
      'When everybody knows the noun, it is left out: 这是我的 “this is mine”, 红的 “the red one”.',
      'Quando todos sabem qual é o substantivo, ele é omitido: 这是我的 “isto é meu”, 红的 “o vermelho”.',
    ],
  ),
  note(
    'de-attribute',
    {
      band: 1,
      words: '的',
      patterns: [
        '. [ 的 ] /n,nr,ns,nz,nt,s,vn,nrt',
        '. [ 的 ] /a,m,b,r .? /n,nz,vn,s',
        '. [ 的 ] /m,r /q .? /n',
      ],
    },
    ['“的”连接修饰语和名词', '的 links a description to its noun', '的 liga a descrição ao substantivo'],
    [
      '前面说明后面：我的书、很好的老师、昨天买的衣服。说明的话总在名词前面。',
      'What stands before 的 describes the noun after it: 我的书 “my book”, 昨天买的衣服 “the clothes I bought yesterday”. The description always comes first.',
      'O que vem antes de 的 descreve o substantivo depois: 我的书 “meu livro”, 昨天买的衣服 “a roupa que comprei ontem”. A descrição sempre vem antes.',
    ],
  ),
  note(
    'de-potential',
    {
      band: 3,
      words: '得',
      patterns: [
        '~v [ 得 ] 完|到|见|懂|动|起|了|下|出来|起来|清楚|清|惯|及|开|上|住|过来|回来 END',
        '~v [ 得 ] 完|到|见|懂|动|起|下|清楚 /n,m,r',
      ],
    },
    ['动词＋“得”＋结果：能', 'Verb + 得 + result: able to', 'Verbo + 得 + resultado: conseguir'],
    [
      '“得”在动词和结果中间，意思是“能”：看得懂、听得见。否定用“不”：看不懂。',
      '得 between a verb and its result means “can”: 看得懂 “can understand it”. The negative takes 不: 看不懂.',
      '得 entre o verbo e o resultado quer dizer “conseguir”: 看得懂 “consegue entender”. A negação leva 不: 看不懂.',
    ],
  ),
  note(
    'dei-must',
    {
      band: 4,
      words: '得',
      patterns: ['@person|也|都|还|就|可|总|今天|明天|现在 [ 得 ] ~v,d', '^ [ 得 ] ~v'],
    },
    ['“得”读 děi：必须', '得 read děi: must', '得 lido děi: ter de'],
    [
      '这里的“得”读 děi，意思是“必须、应该”：我得走了。否定说“不用”。',
      'Here 得 is read děi and means “must”: 我得走了 “I have to go”. Its negative is 不用.',
      'Aqui 得 se lê děi e quer dizer “ter de”: 我得走了 “tenho de ir”. A negação é 不用.',
    ],
  ),
  note(
    'de-how-well',
    { band: 2, words: '得', patterns: ['~v,a [ 得 ] .'] },
    ['动词＋“得”：做得怎么样', 'Verb + 得: how it is done', 'Verbo + 得: como é feito'],
    [
      '“得”在动词后面，后面说做得怎么样：你说得很好、他跑得快。',
      'After a verb, 得 leads to how it is done: 你说得很好 “you speak well”.',
      'Depois do verbo, 得 leva a como algo é feito: 你说得很好 “você fala bem”.',
    ],
  ),
  note(
    'de-manner',
    { band: 2, words: '地', patterns: ['/a,d,z,i,v,ad,l,vi,m [ 地 ] ~v,p,d'] },
    ['“地”＋动词：怎么样地做', '地 + verb: in what manner', '地 + verbo: de que modo'],
    [
      '“地”在动词前面，前面说怎么样做：慢慢地走、高兴地说。',
      '地 stands between the manner and the verb: 慢慢地走 “walk slowly”.',
      '地 fica entre o modo e o verbo: 慢慢地走 “andar devagar”.',
    ],
  ),
  note(
    'ma-rhetorical',
    { band: 3, words: '吗', patterns: ['不是|没有 .+ [ 吗 ] $'], when: inQuestion },
    ['“不是……吗”：反问', '不是…吗: isn’t it so?', '不是…吗: não é que …?'],
    [
      '“不是……吗”不是真的问，意思是“就是这样”：你不是去过北京吗？',
      '不是…吗 is not a real question; it means “surely it is so”: 你不是去过北京吗？ “Haven’t you been to Beijing?”',
      '不是…吗 não é uma pergunta de verdade; quer dizer “é isso mesmo”: 你不是去过北京吗？ “Você não esteve em Pequim?”',
    ],
  ),
  note(
    'ma-tag',
    { band: 2, words: '吗', patterns: ['^ 好|行|可以|对|是 [ 吗 ] $'] },
    ['“……，好吗？”', '…, 好吗? OK?', '…, 好吗? Tudo bem?'],
    [
      '说完一句话，再加“好吗、可以吗、对吗”，问对方同意不同意：我们走，好吗？',
      '好吗, 可以吗 or 对吗 after a sentence asks the other to agree: 我们走，好吗？ “Let’s go, OK?”',
      '好吗, 可以吗 ou 对吗 depois da frase pede a concordância: 我们走，好吗？ “Vamos, tá?”',
    ],
  ),
  note(
    'ma-question',
    { band: 1, words: '吗', patterns: ['. [ 吗 ] $'] },
    ['“吗”：问是不是', '吗 makes a yes-or-no question', '吗 faz uma pergunta de sim ou não'],
    [
      '陈述句后面加“吗”，就变成问句，词的顺序不变：你是学生。→ 你是学生吗？',
      'Put 吗 after a statement and it becomes a question; the word order stays: 你是学生吗？ “Are you a student?”',
      'Ponha 吗 depois da afirmação e ela vira pergunta; a ordem não muda: 你是学生吗？ “Você é estudante?”',
    ],
  ),
  note(
    'ne-ongoing',
    {
      band: 3,
      words: '呢',
      patterns: ['着 [ 呢 ] $', '在|正在|正|还|没|没有 .+ [ 呢 ] $'],
      when: not(afterWord(QUESTION_WORDS)),
    },
    ['“……呢”：还在继续', '…呢: still going on', '…呢: ainda em curso'],
    [
      '在陈述句里，“呢”表示事情还在继续：我听着呢、他还没来呢。',
      'At the end of a statement, 呢 says that it is still so: 我听着呢 “I’m listening”, 他还没来呢 “he still hasn’t come”.',
      'No fim de uma afirmação, 呢 diz que ainda é assim: 我听着呢 “estou ouvindo”, 他还没来呢 “ele ainda não veio”.',
    ],
  ),
  note(
    'ne-and-you',
    {
      band: 1,
      words: '呢',
      patterns: [
        '^ 那|可是|但是? /r,n,nr,ns,t,nz,nt&!谁|什么|哪|哪儿|哪里|怎么|怎么样|几|多少|为什么 的? /n? [ 呢 ] $',
      ],
    },
    ['“……呢？”：同样问', '…呢? And …?', '…呢? E …?'],
    [
      '名词或代词加“呢”，问的是刚说过的同一件事：我很好，你呢？',
      'A noun or pronoun with 呢 turns the same question round: 我很好，你呢？ “I’m well, and you?”',
      'Um nome ou pronome com 呢 devolve a mesma pergunta: 我很好，你呢？ “Estou bem, e você?”',
    ],
  ),
  note(
    'ne-softens',
    { band: 2, words: '呢', patterns: ['. [ 呢 ] $'], when: afterWord(QUESTION_WORDS) },
    ['问句里的“呢”', '呢 in a question', '呢 numa pergunta'],
    [
      '问句里有“什么、谁、怎么”的时候，加“呢”让语气更轻：你在做什么呢？',
      'In a question with 什么, 谁 or 怎么, 呢 makes the tone softer: 你在做什么呢？ “What are you up to?”',
      'Numa pergunta com 什么, 谁 ou 怎么, 呢 suaviza o tom: 你在做什么呢？ “O que você está fazendo?”',
    ],
  ),
  note(
    'ba-guess',
    { band: 2, words: '吧', patterns: ['. [ 吧 ] ?|？', '大概|可能|应该|一定 .* [ 吧 ] $'] },
    ['“……吧？”：猜', '…吧? I suppose', '…吧? Suponho que …'],
    [
      '“吧”放在猜的话后面，请对方说是不是：你是老师吧？',
      '吧 after a guess asks the other to confirm it: 你是老师吧？ “You’re a teacher, aren’t you?”',
      '吧 depois de uma suposição pede confirmação: 你是老师吧？ “Você é professor, né?”',
    ],
  ),
  note(
    'ba-suggest',
    { band: 1, words: '吧', patterns: ['.&!好 [ 吧 ] $'] },
    ['“……吧”：建议', '…吧: let’s, how about', '…吧: vamos, que tal'],
    [
      '“吧”让建议和请求更客气：我们走吧、吃点儿水果吧。',
      '吧 turns a sentence into a friendly suggestion: 我们走吧 “let’s go”.',
      '吧 transforma a frase numa sugestão amável: 我们走吧 “vamos”.',
    ],
  ),
];
