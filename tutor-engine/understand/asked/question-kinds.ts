// What a tutor's question asks of the learner, whatever its words, and how it looks where that has been told.

import type { FactSlot } from '../../../content/schema/listening/frame.ts';

export type QuestionKind = {
  readonly id: string;
  readonly asks: RegExp;
  /** Facts that answer it. */
  readonly slots?: readonly FactSlot[];
  /** Classes of what is liked, where naming one of them answers it. */
  readonly likes?: readonly string[];
  /** How a message looks that answers it, in the learner's languages. */
  readonly told?: RegExp;
  /** True of today: what was told in another talk does not answer it. */
  readonly isOfToday?: boolean;
  /** How an answer to it looks that tells nothing by itself. */
  readonly answer?: RegExp;
  /** The lessons of level zero practise it, whatever was told. */
  readonly isPractised?: boolean;
};

/** 四！, 两个。 */
const ONE_WORD = /^[零一二三四五六七八九十\d]{1,3}[个口只]?[。！!.]?/u;
const KIN =
  '(?:mam[ãa]e?|mãe|pap[áa]i?|pai|pais|mum|mom|mummy|mommy|dad|daddy|mother|father|parents|grandma|grandpa|wife|husband|brothers?|sisters?|kids|children|son|daughter|fam[ií]l(?:y|ia)|av[óô]s?|v[óô]v?[óô]?|tia|tio|irm[ãa]o?s?|esposa|mulher|marido|filh[oa]s?|namorad[oa])';
/** Mum, dad and me; I live with my aunt. */
const LIVES_WITH = `${KIN}[^.?!]{0,24}(?:(?<!\\p{L})(?:and|e|y) (?:(?:a|o|os|as|my|meu|minha|\\p{L}+) )?(?:me|eu|${KIN})(?!\\p{L}))|\\b(?:live|moro|vivo) (?:with|com)\\b`;
const PETS =
  '(?:dogs?|pupp(?:y|ies)|cats?|kittens?|rabbits?|bunn(?:y|ies)|hamsters?|turtles?|tortoises?|parrots?|fish|birds?|guinea pigs?|gat\\p{L}+|cachorr\\p{L}+|c[ãa]es|c[ãa]o|coelh\\p{L}+|tartarugas?|papagaios?|passarinhos?|peix\\p{L}+|hamsters?|periquitos?)';
const HAVING =
  "(?:my|our|i have|we have|i['’]?ve got|we['’]ve got|i got|have|meus?|minhas?|noss[oa]s?|tenho|temos|a gente tem)";
const MOOD_EN =
  '(?:happy|sad|tired|fine|great|angry|mad|sleepy|bored|excited|good|well|ok(?:ay)?|sick|busy|exhausted|upset|scared)';
const MOOD_PT =
  '(?:feliz|triste|cansad[oa]|bem|mal|brav[oa]|animad[oa]|alegre|contente|ocupad[oa]|chatead[oa]|doente|com (?:sono|medo|raiva|fome)|exaust[oa]|nervos[oa])';
const MOOD_ZH = '(?:高兴|开心|快乐|难过|伤心|累|忙|生气|无聊|不错|好(?!像|久|多|奇|吃|喝|看|玩|听|几))';
const FELT = new RegExp(
  `(?:^|[，,。！!？?\\s])(?:我|今天|现在)+(?:觉得|感觉|感到)?(?:都|也|真|很|太|好|最|挺|非常|特别|有点儿?|有些|不太?|还)*${MOOD_ZH}|\\b(?:i['’]?m|i am|i feel|feeling)(?: \\w+){0,2} ${MOOD_EN}\\b|\\bi(?:['’]m| am) ${MOOD_EN}\\b|(?<!\\p{L})(?:t[ôo]|estou|me sinto|ando|fiquei)(?: \\p{L}+){0,2} ${MOOD_PT}(?!\\p{L})`,
  'iu',
);
const FEELS = new RegExp(`${MOOD_ZH}|还行|一般|\\b${MOOD_EN}\\b|${MOOD_PT}`, 'iu');

export const QUESTION_KINDS: readonly QuestionKind[] = [
  { id: 'name', asks: /你(?:叫什么|的名字是什么|姓什么)/u, slots: ['name'] },
  { id: 'age', asks: /你(?:今年)?(?:几岁|多大)/u, slots: ['age'] },
  {
    id: 'job',
    asks: /你(?:现在|目前)?(?:每天)?(?:在?是?做什么(?:工作)?的?(?:？|，))|你的(?:工作|职业)是什么|你是老师吗|我是老师。你呢|你工作(?:了)?，?还是(?:在)?上学|(?:介绍|谈|说说)[^。？]{0,4}你的(?:工作|职业)/u,
    slots: ['job', 'study'],
    told: /我(?:现在)?(?:是|当)[^，。！？]{0,6}(?:师|员|护士|医生|司机|工人)|(?:我|^|[，。！])(?:现在|目前)?在[^，。！？做]{1,10}(?:工作|上班|当\p{Script=Han}|做\p{Script=Han}{1,6}[员师长手计理]|教\p{Script=Han}|开\p{Script=Han})|(?:我|^|[，。！])(?:在[^，。！？]{1,8})?教(?!我|会|育|训|你|他|她|孩子)\p{Script=Han}{2,6}(?=[，。！]|$)|(?:我|^|[，。！])(?:是)?做[^，。！？]{1,6}(?:的|[员师计理]|规划|设计|销售|工程|研究|管理|翻译|编辑|开发|运营|贸易|生意|市场)(?=[，。！]|$)|我的(?:工作|职业)是|我(?:是|现在)?开(?:火车|公共汽车|出租车)/u,
  },
  {
    id: 'city',
    asks: /你(?:现在)?(?:的家)?住在?(?:哪|什么)|你在哪个城市|你(?:现在)?住的(?:城市|地方)/u,
    slots: ['city'],
  },
  {
    id: 'country',
    asks: /你是哪国人|你(?:是)?从哪|你(?:的家)?在哪个国家|我是中国人。你呢/u,
    slots: ['country'],
    told: /(?:^|[，。])我是[^，。]{1,5}国?人(?!员)|我(?:来自|从)|\bi(?:['’]m| am) from \p{Lu}|\bsou d[eoa]s? \p{Lu}|\bcong \p{Lu}/u,
  },
  {
    id: 'with-whom',
    asks: /跟谁|和谁/u,
    told: /(?:跟|和)(?:我)?(?:们)?(?:的)?(?:弟弟|妹妹|哥哥|姐姐|妈妈|爸爸|爷爷|奶奶|朋友|同学|同事|家人|孩子|儿子|女儿|太太|妻子|丈夫|小[猫狗熊])/u,
  },
  { id: 'fear', asks: /(?:你|最)怕什么/u, told: /怕(?!什么|不怕|吗)\p{Script=Han}/u },
  {
    id: 'made-by',
    asks: /谁(?:做|织|画)的？/u,
    told: /(?:我|自己|妈|爸|哥|姐|弟|妹|奶奶|爷爷|太太|先生)[^，。！？]{0,4}(?:做|织|画)的|(?:做|织|画)(?:的)?[^，。！？]{0,4}的是/u,
  },
  {
    id: 'siblings',
    asks: /几个兄弟姐妹|兄弟姐妹吗|哥哥姐姐吗|弟弟妹妹吗/u,
    told: /(?:没|只)?有[^，。！？]{0,5}(?:哥|姐|弟|妹)|我(?:的)?(?:哥哥|姐姐|弟弟|妹妹)|(?:\bmy|have an?|got an?|have [a-z]+|meus?|minhas?|tenho)(?: [\p{L}]+){0,2} (?:brother|sister|irm[ãa])/iu,
  },
  {
    id: 'how-many-at-home',
    asks: /几口人|几个人？/u,
    told: new RegExp(`[一二两三四五六七八九十\\d][口个]人|${LIVES_WITH}`, 'iu'),
  },
  {
    id: 'who-at-home',
    asks: /你家有谁|谁在家/u,
    told: new RegExp(
      `(?:妈妈|爸爸|妻子|太太|丈夫|先生|女儿|儿子|孩子|哥哥|姐姐|弟弟|妹妹|爷爷|奶奶)[和、]|${LIVES_WITH}`,
      'iu',
    ),
  },
  {
    id: 'pet',
    asks: /有(?:小)?(?:猫|狗)|小动物吗|养.{0,4}(?:猫|狗)|我有一只猫。你呢|猫和狗，你有没有|你喜欢猫还是狗/u,
    slots: ['pet'],
    told: new RegExp(
      `[一二两三几]?[只个条](?:小|大|白|黑)?(?:猫|狗)|(?:没有?|不)养?(?:小|宠)?(?:猫|狗|动物|物)|我(?:家|们)*的?(?:小)?(?:猫|狗)|(?<!\\p{L})${HAVING} (?:[\\p{L}]+ ){0,2}${PETS}(?!\\p{L})`,
      'iu',
    ),
  },
  {
    id: 'get-up',
    asks: /几点起床/u,
    told: /点[^，。！？]{0,4}起(?:床|来)|起床[^，。！？]{0,3}点|(?:get|wake|got|woke)s? up (?:every day )?at |(?:acordo|levanto|me levanto)[^.?!]{0,12} [àa]s/iu,
  },
  {
    id: 'well-again',
    asks: /好一?点儿?了吗|好些了吗|吃药了吗|看医生了吗|还疼吗/u,
    told: /没事|不疼|没(?:有)?(?:生)?病|已经好了|我现在(?:很)?好|小时候|m fine|estou bem|n[ãa]o d[óo]i/iu,
    isOfToday: true,
  },
  {
    id: 'fun',
    asks: /你喜欢玩什么|什么最好玩/u,
    likes: ['toy', 'game'],
    told: /喜欢玩(?!什么)\p{Script=Han}|\bi (?:like|love) (?:to play|playing)|gosto de (?:brincar|jogar)|\b(?:i play|eu brinco|brinco de|jogo)\b|favou?rite (?:game|toy)|(?:brincadeira|brinquedo|jogo) (?:favorit|preferid)/iu,
  },
  {
    id: 'colour',
    asks: /喜欢什么颜色|什么颜色最好看/u,
    told: /喜欢\p{Script=Han}{0,3}色|喜欢的颜色|favou?rite colou?r|\bcor (?:favorita|preferida|predileta)|(?:favorita|preferida) [eé] (?:o |a )?(?:azul|rox|verd|vermelh|ros|amarel|pret|branc|laranj|cinz|marrom)/iu,
  },
  {
    id: 'food',
    asks: /你(?:最)?(?:喜欢|爱)吃什么(?!水果|菜系)|什么最好吃/u,
    likes: ['dish', 'fruit', 'vegetable', 'meat-fish', 'snack', 'meal'],
    told: /(?:喜欢|爱)吃(?!什么|吗)\p{Script=Han}|favou?rite (?:food|dish)|comida (?:favorita|preferida)|(?:like|love|gosto de|adoro) (?:to eat|eating|comer) /iu,
  },
  {
    id: 'animal',
    asks: /喜欢什么动物|喜欢哪个小动物/u,
    likes: ['animal', 'pet', 'bird-fish-insect'],
    told: /喜欢的(?:小)?动物|favou?rite animal|(?:animal|bicho) (?:favorito|preferido)/iu,
  },
  {
    id: 'hobby',
    asks: /有什么爱好|有时间的时候，你喜欢做什么/u,
    told: /爱好(?:是|有)|\bhobb(?:y|ies) (?:is|are)\b|\bhobby [eé]\b/iu,
  },
  {
    id: 'children',
    asks: /你(?:家)?有(?:几个|没有)?(?:孩子|儿子|女儿)/u,
    slots: ['child'],
    told: /(?:没|不)(?:有|想要|要)孩子|我(?:们)?(?:的)?(?:孩子|儿子|女儿)|(?<!\p{L})(?:my|i have|meus?|minhas?|tenho)(?: \p{L}+){0,2} (?:kids?|child|children|sons?|daughters?|filh[oa]s?)(?!\p{L})/iu,
  },
  {
    id: 'married',
    asks: /你(?:已经)?(?:结婚|成家)了(?:吗|没)|你有(?:男朋友|女朋友|对象|太太|丈夫|老婆|老公)吗/u,
    slots: ['partner', 'loss'],
    told: /我(?:还)?(?:没|已经|去年|刚)?结(?:了)?婚|离婚|单身|我(?:的)?(?:太太|妻子|丈夫|老公|老婆|爱人|先生|男朋友|女朋友)|\bmy (?:wife|husband|late|girlfriend|boyfriend)|\b(?:meu marido|minha (?:esposa|mulher)|sou (?:casad|solteir|viúv|divorciad))/iu,
  },
  {
    id: 'chinese-since',
    asks: /学中文学了(?:多|几)|什么时候开始学(?:的)?(?:中文|汉语)/u,
    told: /学(?:了)?(?:中文|汉语)?(?:学)?了?[^，。]{0,4}[零一二两三四五六七八九十半几多\d]+(?:多)?(?:年|个月|个星期)(?:了|多|半)*|\b(?:studying|learning) chinese (?:for|since)|(?:estud|aprend)\p{L}+ (?:chin[eê]s|mandarim) (?:h[áa]|faz|desde|por)/iu,
  },
  {
    id: 'feeling',
    asks: /^(?:你)?(?:今天|现在)?(?:高兴|开心|快乐)吗？|今天(?:高兴|开心|好不好|怎么样|好吗|过得|累|忙)|^你高兴吗|我今天很高兴。你呢/u,
    told: FELT,
    isOfToday: true,
    answer: FEELS,
  },
  {
    id: 'greeting',
    asks: /(?:^|。)你(?:今天)?好吗？|我很好，你呢/u,
    told: FELT,
    isOfToday: true,
    isPractised: true,
  },
];

/** The kinds of what a text asks, by its questions. */
export function kindsAsked(text: string): readonly QuestionKind[] {
  return QUESTION_KINDS.filter(({ asks }) => asks.test(text));
}

/** The kinds of what a message tells by its own words. */
export function kindsTold(text: string): readonly QuestionKind[] {
  return QUESTION_KINDS.filter(({ told }) => told?.test(text));
}

/** Whether an answer of one word may be one to it. */
export function answersKind({ told, answer }: QuestionKind, text: string): boolean {
  return told?.test(text) === true || (answer ?? ONE_WORD).test(text);
}
