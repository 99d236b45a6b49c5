// A text without what is only said for emphasis: 冻死了 kills nobody, and who is like a child is none.

const HYPERBOLE: readonly (readonly [RegExp, string])[] = [
  // 困死我了, 吵得要死, 死定了.
  [
    /(?<=[累饿笑气热忙冷冻困疼吓烦渴急美甜辣慕恨臭酸苦晒痛丑贵乐挤爱吵尬愁难闷憋尿羞想紧])死(?:了|我了|人了?|我也?)/gu,
    '极了',
  ],
  // 高兴死了, 感动死我了.
  [/(?<=高兴|开心|快乐|激动|兴奋|满意|得意|幸福|感动|担心|伤心)死(?:了|我了|人了?|我也?)/gu, '极了'],
  [/得要[死命]/gu, '得不行'],
  [/死定了/gu, '麻烦大了'],
  [/(?<!想|要|快|会)(?:不)?要死要活/gu, '很厉害'],
  [/死去活来/gu, '很厉害'],
  // 学费让我头疼: it is thought about.
  [/(?<=让[^，。！？]{0,6})头疼/gu, '发愁'],
  [/死(?=党|机|板|心眼|记|路一条|对头|敌|忠|人[说来去的还])/gu, '老'],
];
/** 生意越来越差，头疼: behind a trouble that is none of the body. */
const HEADACHE = /(?<=[，,])(?:真|好|很|挺)?头疼(?=[。！!，,]|$)/u;
const OF_THE_BODY =
  /病|感冒|发烧|咳|嗓子|医|药|睡|喝|酒|累|晕|吐|眼|我(?:的|今天|现在|也|还|就|一直|常常|总是)?(?:头|很?不舒服)|疼.*头疼/u;
/** 像机器人一样, 好像我家里死了人似的: what it is only likened to. */
const LIKENED = /(?:就|好|真|都)?像[^，,。.！!？?；;\n]{1,14}?(?:一样|似的|一般)(?:地)?/gu;
/** 她说我的中文像机器人: the whole clause says it, and speaks of no machines. */
const LIKE = /像(?![我你他她它爸妈爷奶姥哥姐弟妹])[^，,。.！!？?；;\n是]{1,6}(?=[，,。.！!；;\n]|$)/gu;

export function literally(text: string): string {
  const own = withoutAttributes(text);
  if (!/死|要命|像|头疼/u.test(own)) return own;
  const thought = OF_THE_BODY.test(own) ? own : own.replace(HEADACHE, '我发愁');
  const plain = HYPERBOLE.reduce((all, [said, meant]) => all.replaceAll(said, meant), thought);
  return plain.replaceAll(LIKENED, '');
}

const OF_A_THING =
  /(?:很|最|非常|特别|比较|这么|那么)?(?:难过|伤心|悲伤|生气|可怕|孤独|痛苦|高兴|开心|快乐|幸福|死了?|失败|生病)的(?=\p{Script=Han})(?!是|时候|话|事|原因|一|日子|感觉|心情|样子|[吗呢吧啊])/gu;

/** 难过的电影, 死了的树: what a thing is called makes nobody sad, and nobody has died. */
export function withoutAttributes(text: string): string {
  return text.includes('的') ? text.replaceAll(OF_A_THING, '') : text;
}

/** What is spoken of, without what it is likened to. */
export function spokenOf(text: string): string {
  return literally(text).replaceAll(LIKE, '');
}
