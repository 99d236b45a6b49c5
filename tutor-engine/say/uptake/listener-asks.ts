// What a listener says to the kind of thing that is told, and asks of exactly that: who is it for, what did they say to it.

import type { Level } from '../../../content/schema/levels.ts';
import type { Line } from '../../../content/schema/line.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import type { Frame } from '../../understand/frames/frame.ts';
import { isOfOthers } from './whose.ts';

type Kind = {
  readonly told: RegExp;
  /** In its sentence: then it is something else, or was told. */
  readonly not?: RegExp;
  /** Left out where it may be of anybody. */
  readonly of?: 'learner' | 'others';
  readonly says: readonly Line[];
  readonly asks: readonly Line[];
};

const line = (zh: string, en: string, pt: string): Line => ({ zh, en, pt });

const NO_WAY = '哈哈|好吃|开玩笑';
const FAMILY = '(?:爸爸|妈妈|父亲|母亲|父母|爸妈|家里人|婆婆|岳母|奶奶|爷爷)';
const SPOUSE = '(?:妻子|太太|老婆|丈夫|先生|老公|男朋友|女朋友)';
const THINGS = '(?:行李|箱子|包裹|快递|钱包|护照|手机|钥匙|自行车|车票|电脑|书包)';

/** What is grave or sad first: the first that fits is met. */
const KINDS: readonly Kind[] = [
  {
    told: new RegExp(`${THINGS}.{0,8}(?:没有?(?:回来|到|来|找到)|丢|不见|被偷|还在|坏了|找不到)`, 'u'),
    not: /找到了|已经到了/u,
    says: [line('哎呀，真麻烦！', 'Oh no, what a nuisance!', 'Puxa, que chateação!')],
    asks: [
      line('他们是怎么说的？', 'What did they say about it?', 'O que disseram sobre isso?'),
      line('现在怎么办？', 'What now?', 'E agora?'),
    ],
  },
  {
    told: /(?:行李|箱子|包裹|快递).{0,6}(?:今天|明天|后天|已经|终于)?.{0,2}到了?$/u,
    not: /没|晚|怎么还|坏/u,
    says: [line('太好了，终于有消息了！', 'Great, good news at last!', 'Que bom, enfim uma boa notícia!')],
    asks: [line('你怎么去拿？', 'How will you get it?', 'Como você vai buscar?')],
  },
  {
    told: /(?:不能|不可以|没法|不要|不让我)(?:再)?(?:踢|跑|跳|打|骑|爬|唱|游|画|拉|弹)|(?:踢|跑|跳|打|骑|爬|唱|弹|画)不了/u,
    not: new RegExp(`${NO_WAY}|电话|车票`, 'u'),
    of: 'learner',
    says: [
      line(
        '真可惜，我懂你的心情。',
        'What a pity, I understand how you feel.',
        'Que pena, entendo como você se sente.',
      ),
    ],
    asks: [
      line(
        '医生说要等多久？',
        'How long does the doctor say to wait?',
        'Quanto tempo o médico disse para esperar?',
      ),
    ],
  },
  {
    told: /(?:摔|跌|滑)(?:倒|了|下)|撞(?:到|了|上)/u,
    not: /没摔|哈哈/u,
    says: [line('哎呀，一定很疼吧。', 'Ouch, that must hurt.', 'Ai, deve ter doído.')],
    asks: [line('现在还疼吗？', 'Does it still hurt?', 'Ainda dói?')],
  },
  {
    told: new RegExp(`${FAMILY}.{0,3}(?:不(?:太)?(?:喜欢|同意|接受|理解)|反对)`, 'u'),
    not: /吃|喝|菜|颜色/u,
    says: [
      line('夹在中间，一定不好受。', 'It must be hard to be in between.', 'Deve ser difícil ficar no meio.'),
    ],
    asks: [line('你们好好谈过吗？', 'Have you had a proper talk about it?', 'Vocês já conversaram direito?')],
  },
  {
    told: new RegExp(`${SPOUSE}.{0,3}不(?:想|愿意|肯)(?:去|来|搬|走|离开|跟|回)`, 'u'),
    says: [line('这件事真不容易。', 'That’s really not easy.', 'Isso não é nada fácil.')],
    asks: [line('那你们打算怎么办？', 'So what are you going to do?', 'E o que vocês pretendem fazer?')],
  },
  {
    told: new RegExp(`(?:${SPOUSE}|孩子|女儿|儿子|家人).{0,3}(?:要|得|只能)?(?:分开|分居)`, 'u'),
    not: /分手|离婚/u,
    says: [line('要分开，心里一定舍不得。', 'Being apart must be hard.', 'Ficar longe deve ser difícil.')],
    asks: [line('要分开多长时间？', 'For how long will you be apart?', 'Por quanto tempo vão ficar longe?')],
  },
  {
    told: /^(?:可是|但是)?我(?:真的?|也|今天|其实|有点儿?)*不(?:太)?想(?:去|上班|上学|回|做|考|见)/u,
    says: [
      line(
        '不想就不想，我懂。',
        'It’s all right not to want to, I understand.',
        'Tudo bem não querer, eu entendo.',
      ),
    ],
    asks: [line('是太累了吗？', 'Is it that you’re too tired?', 'É o cansaço?')],
  },
  {
    told: /^(?:叫|让|要)我.{0,8}(?:加班|上班|工作|值班)|(?:周末|星期[六天日]).{0,4}(?:要|得)(?:去)?(?:加班|上班|工作)/u,
    says: [line('这样真辛苦。', 'That’s tough.', 'Que puxado.')],
    asks: [line('你答应了吗？', 'Did you agree?', 'Você aceitou?')],
  },
  {
    told: /(?:货|飞机|航班|火车|公交车|工厂|快递|订单|合同).{0,6}(?:晚|迟|误|拖|取消)/u,
    says: [line('真让人着急。', 'How worrying.', 'Que aflição.')],
    asks: [line('他们是怎么解释的？', 'How did they explain it?', 'Que explicação deram?')],
  },
  {
    told: /(?:差点儿?|几乎).{0,4}(?:忘|迟到|错过|摔|撞|睡着)/u,
    says: [line('好险啊！', 'That was close!', 'Essa foi por pouco!')],
    asks: [line('是怎么发现的？', 'How did you notice?', 'Como você percebeu?')],
  },
  {
    told: /(?:工作|上班|值班|干|开车|站)了?.{0,5}(?:[一二三四五六七八九十两\d]+个?(?:多)?小时|整?晚上)|夜班|加班/u,
    of: 'learner',
    says: [line('太辛苦了！', 'That’s hard work!', 'Que trabalheira!')],
    asks: [line('什么时候可以休息？', 'When can you rest?', 'Quando você vai poder descansar?')],
  },
  {
    told: /(?:裁|开除)了.{0,6}人/u,
    says: [
      line(
        '身边的人走了，心里一定不好受。',
        'It must be hard to see the others go.',
        'Deve ser duro ver os outros saírem.',
      ),
    ],
    asks: [line('你自己的工作还好吗？', 'Is your own job all right?', 'O seu emprego está seguro?')],
  },
  {
    told: /退休了|退下来/u,
    of: 'learner',
    says: [
      line(
        '恭喜，终于有自己的时间了！',
        'Congratulations, time of your own at last!',
        'Parabéns, enfim tempo para você!',
      ),
    ],
    asks: [
      line('现在最想做什么？', 'What would you most like to do now?', 'O que você mais quer fazer agora?'),
    ],
  },
  {
    told: /(?:要|会|打算|准备|决定)(?:搬|调|移民)?(?:去|到).{1,8}(?:工作|生活|住|上班|上大学|读书|留学)(?!的)/u,
    not: /今天|今晚|明天|医院|去年/u,
    of: 'learner',
    says: [line('这可是件大事！', 'That’s a big step!', 'É um grande passo!')],
    asks: [line('家里人也一起去吗？', 'Is your family going, too?', 'A família vai junto?')],
  },
  {
    told: new RegExp(
      `(?:女儿|儿子|孩子|哥哥|姐姐|弟弟|妹妹|${FAMILY}).{0,4}住在.{1,8}$|一年才(?:回来|见)|很少(?:回来|见面)`,
      'u',
    ),
    of: 'others',
    says: [],
    asks: [line('你们常常打电话吗？', 'Do you often phone each other?', 'Vocês se ligam muito?')],
  },
  {
    told: /(?:老人|奶奶|爷爷|孩子|儿子|女儿|他|她|它|狗|猫).{0,4}(?:要|想|突然|开始|大声)?(?:唱歌|唱起|跳起|跳舞|偷吃|藏了?|躲在|学.{1,3}叫)/u,
    not: /去世|死|难过|以前|喜欢|每|会/u,
    of: 'others',
    says: [line('哈哈，太有意思了！', 'Haha, how funny!', 'Haha, que engraçado!')],
    asks: [line('大家都笑了吗？', 'Did everybody laugh?', 'Todo mundo riu?')],
  },
  {
    told: /(?:做|包|烤|煮|炒|炖|端|煮)了?.{0,4}(?:汤|饺子|蛋糕|饭|面|菜|包子|饼|粥|鱼|早饭|晚饭)/u,
    not: /学|饭馆|饭店|好吃|不会|店里|上班|做饭很/u,
    of: 'others',
    says: [line('真好！', 'How nice!', 'Que bom!')],
    asks: [line('味道怎么样？', 'How did it taste?', 'Estava gostoso?')],
  },
  {
    told: /(?:织|缝|做|写|画|刻|烤)一?(?:条|件|个|张|封|首|本|幅|只)/u,
    not: /(?:织|缝|做|写|画|刻|烤)了|[给送]|为了/u,
    of: 'learner',
    says: [line('好主意！', 'Good idea!', 'Boa ideia!')],
    asks: [line('是给谁做的？', 'Who is it for?', 'É para quem?')],
  },
  {
    told: /(?:想|要|开始|正在|在)学(?:着)?(?!中文|汉语|校|生|习中|习汉)/u,
    not: /学了|教我/u,
    of: 'learner',
    says: [line('真不错！', 'Very nice!', 'Que legal!')],
    asks: [line('有人教你吗？', 'Is anybody teaching you?', 'Alguém está ensinando você?')],
  },
  {
    told: /(?:有|参加|打|踢).{0,5}比赛/u,
    not: /了|没|赢|输|昨|上/u,
    of: 'others',
    says: [line('真让人期待！', 'Something to look forward to!', 'Dá até ansiedade boa!')],
    asks: [
      line('你也去加油吗？', 'Are you going to cheer?', 'Você vai torcer também?'),
      line('对手厉害吗？', 'Are the others strong?', 'O adversário é forte?'),
    ],
  },
  {
    told: /(?:认识|遇到|碰到|遇见|交)了?.{0,6}(?:朋友|人|同学|邻居|老师)/u,
    not: /没|吵|骗|吗/u,
    of: 'learner',
    says: [line('真好！', 'How nice!', 'Que bom!')],
    asks: [line('你们聊了些什么？', 'What did you talk about?', 'Sobre o que vocês conversaram?')],
  },
  {
    told: /(?:打|接)了?.{0,3}电话|给我打电话|视频/u,
    not: /没|骗|航空|公司|推销|快递/u,
    says: [],
    asks: [line('你们说了些什么？', 'What did you talk about?', 'Sobre o que vocês falaram?')],
  },
  {
    told: /(?:买|换)了.{1,8}$/u,
    not: /贵|便宜|块|元|送|坏/u,
    of: 'learner',
    says: [],
    asks: [line('用起来怎么样？', 'How is it to use?', 'E que tal?')],
  },
  {
    told: /(?:看|读)了?.{0,5}(?:电影|电视剧|小说|书|展览|演出|比赛)/u,
    not: /没|不|好看|精彩|喜欢/u,
    of: 'learner',
    says: [],
    asks: [line('讲的是什么？', 'What is it about?', 'É sobre o quê?')],
  },
  {
    told: /(?:尝|吃|喝)了.{1,8}$/u,
    not: /好吃|好喝|药|难|一点|没|早饭|午饭|晚饭/u,
    of: 'learner',
    says: [],
    asks: [line('味道怎么样？', 'How did it taste?', 'Estava gostoso?')],
  },
  {
    told: /(?:等|排队|找|走|坐|开|骑)了(?:很久|半天|[一二三四五六七八九十两几\d]+个?(?:多)?小时)/u,
    of: 'learner',
    says: [line('这么久啊！', 'That long!', 'Tudo isso!')],
    asks: [line('累不累？', 'Weren’t you tired?', 'Não ficou cansado?')],
  },
  {
    told: new RegExp(`^(?:我)?(?:跟|和)?(?:我)?的?(?:${SPOUSE}|室友|朋友|同学)(?:一起)?(?:住|生活)`, 'u'),
    of: 'learner',
    says: [],
    asks: [line('你们是怎么认识的？', 'How did you meet?', 'Como vocês se conheceram?')],
  },
  {
    told: /^[他她](?:现在)?(?:是|当|做)(?:一[个名位])?.{0,4}(?:师|员|生|厨|手|工|家|司机)$/u,
    of: 'others',
    says: [],
    asks: [line('喜欢这个工作吗？', 'And is the job a happy one?', 'E gosta do trabalho?')],
  },
  {
    told: /(?:养|有)(?:了)?(?:一|两|三|几)?(?:只|条|个)?.{0,3}(?:狗|猫|兔子|鸟)$/u,
    not: /没|叫/u,
    of: 'learner',
    says: [line('真可爱！', 'How sweet!', 'Que fofo!')],
    asks: [line('它叫什么名字？', 'What is its name?', 'Como ele se chama?')],
  },
];

/** Level zero has steps of its own; a child is asked by what is written for children. */
const LISTENS: ReadonlySet<Level> = new Set<Level>(['beginner', 'intermediate', 'advanced']);

/** What hurts so much has words of its own. */
const HURTS = 6;

function isHurting({ stance, predicate }: Frame): boolean {
  return stance === 'bad' && (predicate?.salience ?? 0) >= HURTS;
}

/** Undefined where the clause is of no such kind, or only supposed. */
export function listenerFor(context: TurnContext, frame: Frame): Kind | undefined {
  if (!LISTENS.has(context.level) || frame.isSupposed || isHurting(frame)) return undefined;
  const whose = isOfOthers(frame) ? 'others' : 'learner';
  return KINDS.find(
    ({ told, not, of }) =>
      (of === undefined || of === whose) &&
      told.test(frame.clause) &&
      not?.test(sentenceOf(context.said.raw, frame.clause)) !== true,
  );
}

function sentenceOf(raw: string, clause: string): string {
  return (raw.match(/[^。.！!？?；;\n]+/gu) ?? []).find((one) => one.includes(clause)) ?? clause;
}
