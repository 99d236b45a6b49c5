// What a question asks of whoever is played: where they are from, how long they have done this, what they recommend.

import type { FactKind } from '../../../../../content/schema/talks/play-facts.ts';

const YOU = '[你您]们?';
const KIN =
  '(?:结婚|结了婚|成家|对象|男朋友|女朋友|老婆|老公|妻子|丈夫|爱人|太太|夫人|先生(?![，,]|[您你])|孩子|儿子|女儿|家人|家里|兄弟|姐妹|哥哥|姐姐|弟弟|妹妹|爸爸|妈妈|父母|爸妈|爷爷|奶奶|孙子|孙女)';
const TOWN =
  '(?:这儿|这里|这边|这个(?:城市|地方|店|市场|公园|学校|公司)|北京|上海|成都|西安|义乌|深圳|厦门|长安|黄州|武夷山)';
const FREE =
  '(?:平时|周末|星期[六天日]|下班(?:以?后|了)?|下了班|放学(?:以?后|了)?|休息(?:的时候|日|天)?|有空|有时间|没事|业余)';

type Kinds = readonly (readonly [FactKind, RegExp])[];

/** About the person: asked of anybody, and never a way to get something done. The first that fits counts. */
const PERSONAL: Kinds = [
  ['joke', /笑话|逗(?:我|大家)|tell me a joke|conta(?:r)? uma piada/iu],
  [
    'hard',
    new RegExp(
      `(?:工作|这行|这一行|做|干|当|开|教|泡|卖|${YOU}).{0,8}(?:最(?:难|累|辛苦|麻烦|头疼)|难在哪|难的地方)|^(?:那|那么|对了|[，,])*最(?:难|累|辛苦|麻烦|头疼)的(?:是什么|是|地方|事)` +
        `|^(?:那|那么|[，,])*(?:${YOU})?(?:以前|年轻的时候|刚开始|刚来)?.{0,3}(?:有没有)?(?:失败|做错|搞砸|出错|出过错|弄错)过?(?:什么)?(?:吗|没有)?[？?呢啊]*$` +
        '|(?:hardest|most difficult) (?:part|thing)|mais dif[ií]cil (?:do|no) seu',
      'iu',
    ),
  ],
  [
    'story',
    new RegExp(
      '最(?:有意思|难忘|奇怪|好笑|特别|麻烦|感动|好玩)的?(?:客人|病人|学生|顾客|人|事|一次|一天|东西|经历)' +
        '|(?:讲|说)(?:一?个|一?点儿?|一件)?(?:你|您)?(?:的|自己的)?(?:有意思的事|有趣的事|好笑的事|故事)' +
        `|${YOU}.{0,4}(?:遇到过|碰到过|见过|遇见过).{0,8}(?:客人|病人|人|事|明星|名人)`,
      'u',
    ),
  ],
  [
    'from',
    new RegExp(
      `${YOU}(?:老家|家乡|故乡|家)?(?:也|就|本来|原来|到底)?(?:是|不是)?(?:在|从)?(?:哪里|哪儿|哪个(?:国家|城市|地方|省)|哪国|什么地方)(?:的|来的?)?(?:人|来|出生|长大|过来)` +
        `|${YOU}的?(?:老家|家乡|故乡)|${YOU}(?:也|就)?是(?:本地|当地|中国|美国|外国|北京|上海|成都|西安|广州|南方|北方|四川|山东|[\\p{Script=Han}]{2}本地)人(?:吗|吧|呢)` +
        '|where are you from|where do you come from|de onde (?:voc[eê]|a senhora|o senhor)',
      'iu',
    ),
  ],
  [
    'home',
    new RegExp(
      `${YOU}(?:的)?家(?:在哪|住哪|住在|离|远|近)|${YOU}(?:现在|平时)?(?:自己)?住(?:在)?(?:哪|这|什么地方|附近|得远|得近|学校|宿舍)|where do you live|onde voc[eê] mora`,
      'iu',
    ),
  ],
  [
    'since',
    new RegExp(
      `${YOU}(?!.{0,4}(?:到|送来|回来|过来))[^，,。？?我]{0,12}(?:做|干|当|开|工作|来|在|教|卖|住|写|学|种|画|跑|剪|泡|修|养|当上)[^，,。？?我]{0,8}(?:多久|多长时间|很久|多少年|几年(?!级)|几个月)(?:了|的|$|[？?呢啊])` +
        `|${YOU}(?:做|干|当|开|工作|教|卖|在这儿|在这里)[^，,。？?我]{0,8}(?:多久|多长时间|多少年|几年(?!级))` +
        `|${YOU}(?:是)?(?:什么时候|从什么时候|哪年)(?:开始)(?:做|当|开|写|教|卖|学|在|工作|来)|^(?:做|干|在这儿|在这里)(?:这|工作|了)[^，,。？?我]{0,6}(?:多久|多长时间|几年)|${YOU}是新(?:来|人)|how long have you (?:been|worked|lived)|h[aá] quanto tempo voc[eê]`,
      'iu',
    ),
  ],
  [
    'age',
    new RegExp(
      `${YOU}(?:今年|到底|现在|自己)?(?:都)?(?:几岁|多大(?!的)|多少岁|高寿)|${YOU}.{0,2}年纪|how old are you|quantos anos voc[eê]`,
      'iu',
    ),
  ],
  [
    'family',
    new RegExp(
      `${YOU}(?:自己)?(?:已经|还|也)?(?:有没有|没有|没|有|几个|的)?(?:几个)?${KIN}(?!的\\p{Script=Han}|[，,]我)|${YOU}.{0,3}(?:单身|一个人住)|are you married|do you have (?:kids|children|a family)|voc[eê] (?:[eé] casad|tem filhos)`,
      'iu',
    ),
  ],
  [
    'food',
    new RegExp(
      `${YOU}(?:自己|最|也|平时|都|一般)*(?:喜欢|爱)(?:吃|喝)(?:什么|哪|啥)|${YOU}最(?:喜欢|爱)(?:吃|喝)?的(?:菜|吃的|食物|茶|酒|水果)` +
        `|${YOU}(?:自己)?(?:常|平时|每天|今天|中午|早上|晚上)+(?:都|会|常)*(?:吃|喝)(?:什么|啥)|what do you like to eat|(?:your )?favou?rite food|comida favorita`,
      'iu',
    ),
  ],
  [
    'work',
    new RegExp(
      `${YOU}.{0,3}(?:喜欢|爱|讨厌|满意).{0,3}(?:工作|上班|这行|当|做这|干这)|${YOU}的?(?:工作|这行|生意|这个工作|工厂|公司|饭馆|酒店|店)[^，,。？?有]{0,5}(?:忙吗|忙不忙|吗|怎么样|难不难|好不好|累不累|有意思)` +
        `|${YOU}(?:为什么|怎么)(?:会|想|要|想到|开始|选择)*(?:来)?(?:当|做这|干这|[^，,。？?]{0,4}(?:工作|上班)|学(?:做|泡|剪|医)|做.{1,3}工作|开店|开车|开出租|卖|教|写|学医|种|选这)|${YOU}(?:自己|当初|当年|以前|最早|又|到底)*是?(?:怎么|为什么|为啥)(?:会|就|想)*(?:来(?:了)?(?:这|我们)?\\p{Script=Han}{0,2}(?:公司|店|学校|医院|酒店|工厂|银行|图书馆)|当上|走上|走进|走到|入行|进入|接触|喜欢上|爱上|迷上|成为|成了|想(?:到|起)(?:来)?(?:做|学|开|当)|开始(?:做|学|干|当|卖|开|教|写|画|泡|跑|剪|喝))|do you like your (?:job|work)|gosta do (?:seu )?trabalho`,
      'iu',
    ),
  ],
  [
    'dream',
    new RegExp(
      `${YOU}.{0,3}(?:梦想|理想|愿望)|${YOU}(?:以后|将来|长大(?:了|以后)?|退休(?:了|以后)?).{0,2}(?:想|要|打算)`,
      'u',
    ),
  ],
  [
    'today',
    new RegExp(
      `^(?:那|啊|嗯|对了|[，,])*(?:师傅|老师|医生|老板|阿姨|叔叔|爷爷)?[，,]?${YOU}(?:今天|最近|现在|这几天|这两天)*(?:过得|心情|身体|生意|工作)?(?:还)?(?:怎么样|好吗|好不好|高兴吗|开心吗|忙吗|忙不忙|很忙吧|累吗|累不累|辛苦吗|累了吧|累吧)` +
        `|(?:今天|最近|这几天|每天)${YOU}?(?:这儿|这里|店里|医院|学校)?(?:很|都)?(?:客人|病人|人|生意|工作|事)?(?:都|很)?(?:忙吗|忙不忙|多吗|多不多|好吗|好不好|怎么样)[？?]?$|how are you(?: doing| today)?|how(?:'| i)s your day|tudo bem com voc[eê]|como voc[eê] est[aá]`,
      'iu',
    ),
  ],
  [
    'who',
    new RegExp(
      `${YOU}是谁|${YOU}是[^，,。？?]{1,6}还是[^，,。？?]{1,6}[？?]|${YOU}是(?:做|干)(?:什么|啥)的?|${YOU}(?:在这儿|在这里|现在)?(?:做|干)(?:什么|啥)工作|${YOU}的?(?:工作|职业)是|介绍一下(?:你|您)?自己|(?:说说|聊聊|谈谈)(?:你|您)自己|who are you|quem [eé] voc[eê]`,
      'iu',
    ),
  ],
  [
    'likes',
    new RegExp(
      `${YOU}(?:自己)?(?:有)?(?:什么|啥)(?:爱好|兴趣)|${YOU}的(?:爱好|兴趣)|${YOU}(?:自己)?${FREE}.{0,6}(?:做|干|玩|去)(?:什么|啥|哪)|${FREE}${YOU}.{0,6}(?:做|干|玩|去)(?:什么|啥|哪)` +
        `|${YOU}(?:平时|也|最|都)*(?:喜欢|爱)(?:做|干|玩|去)?(?:什么|啥|哪)|what do you (?:like|do) (?:to do|for fun|in your free)|(?:your )?hobb|seu hobby|tempo livre`,
      'iu',
    ),
  ],
];

/** About the place and the goods: where the play wrote an answer of its own, that one is better. */
const GENERAL: Kinds = [
  [
    'place',
    new RegExp(
      `${YOU}.{0,3}(?:喜欢|爱).{0,2}${TOWN}|${TOWN}(?:的(?:生活|人|冬天|夏天))?(?:怎么样|好不好|好吗|有什么好|好在哪|漂亮吗|大吗|有意思吗)|${YOU}(?:觉得|看).{0,2}${TOWN}|do you like (?:it here|this place|beijing|shanghai|chengdu)`,
      'iu',
    ),
  ],
  [
    'more',
    /^(?:请问|那)?(?:你们?|您)?(?:这儿|这里|店里)?(?:都)?有(?:些)?(?:什么|啥)[？?]*$|还有(?:什么|别的|其他|其它|没有(?:别的|其他)?(?=[？?]|$))|有没有(?:别的|其他|其它|另外)|(?:^|[，,。])(?:那)?(?:别的|其他的?)(?:呢|有吗|有没有)|有(?:别的|其他的?)(?:.{0,4})吗|anything else|something else|tem (?:outr|mais algum)/iu,
  ],
  [
    'dear',
    /(?:太|有点儿?|这么|那么|好|真)贵(?!重)|贵了|便宜(?:一?点儿?|些)|打(?:个)?折|优惠|too expensive|muito caro|cheaper|mais barato/iu,
  ],
  [
    'recommend',
    new RegExp(
      `推荐|${YOU}(?:觉得|看|说)我们?(?:应该|该|可以|要|能)?[^，,。？?]{0,8}(?:去哪|买什么|吃什么|看什么|送什么|选哪|点什么)|${YOU}(?:觉得|看|说(?!的|什么|过)|想|认为)[^，,。？?]{0,6}(?:哪个|哪种|哪一个|哪一种|什么|哪儿|哪里|谁)[^，,。？?]{0,5}(?:好|合适|最|呢|$|[？?])` +
        '|哪(?:个|种|一个|一种|样)(?:[^，,。？?]{0,4})(?:最好|比较好|好吃|好喝|好看|更好|合适|最|好(?:[？?呢啊一]|$))' +
        '|最(?:有名|好吃|好喝|受欢迎|好玩|好看)的?(?:是|菜|地方|茶|东西)?(?:是)?(?:什么|哪)|什么(?:菜|东西|茶|书|地方)?最(?:有名|好吃|好喝|受欢迎|好玩|好看|好)' +
        '|有什么(?:好吃|好喝|好玩|好看|特别|特色|招牌)|what do you (?:recommend|suggest)|o que voc[eê] recomenda',
      'iu',
    ),
  ],
];

function kindIn(kinds: Kinds, text: string): FactKind | undefined {
  return kinds.find(([, asked]) => asked.test(text))?.[0];
}

export const personalKind = (text: string) => kindIn(PERSONAL, text);
export const generalKind = (text: string) => kindIn(GENERAL, text);

/** 你喜欢足球吗: of something that nobody wrote down. */
export const LIKES_IT =
  /[你您](?:自己|也|平时)*(?:喜欢|爱)(?:不喜欢|不爱)?[^，,。？?吗什哪]{1,8}(?:吗|么|[？?])/u;

/** 为什么？ after something was told; 你为什么喜欢北京 names it. */
export const ASKS_WHY =
  /为什么|为啥|[你您][^，,。？?]{0,6}怎么(?:会|就|想)*(?:走上|走进|当上|入行|接触|喜欢上|爱上|迷上|成为|想(?:到|起)|开始)|\bwhy\b|\bpor qu[eê]\b/iu;

/** 我是巴西人，你呢: what the learner told of themselves is asked back. */
const TOLD: Kinds = [
  ['age', /\d|岁/u],
  ['family', new RegExp(KIN, 'u')],
  ['from', /(?:是|从|来自).{1,8}(?:人|来)|(?:是|从|来自)/u],
  ['home', /住/u],
  ['food', /吃|喝/u],
  ['likes', /喜欢|爱/u],
  ['work', /工作|上班|学习/u],
  ['today', /累|忙|好|高兴|开心/u],
];
const AND_YOU = /(?:^|[，,。！!\s])(?:那)?[你您]呢[？?]?$|and you\??$|e voc[eê]\??$/iu;

/** Undefined where nothing is asked back; without anything told before, what the character had asked counts. */
export function askedBack(text: string, asked: string): FactKind | undefined {
  if (!AND_YOU.test(text.trim())) return undefined;
  const told = text.replace(AND_YOU, '').trim();
  return told === '' ? personalKind(asked) : (kindIn(TOLD, told) ?? personalKind(asked));
}
