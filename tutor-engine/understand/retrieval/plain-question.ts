// A question in its plainest form, so that different wordings of it hold the same words.

/** Said before a question and behind it; asks nothing. */
const BEFORE =
  /^(?:(?:老师|请问|那么?|对了|所以|可是|哎|嗯|我想问|我想知道|btw|so|and|but|please|teacher|hey|well|ok|oi|e|mas|entao|professora?|por favor)(?=[\s，,：:]|\p{Script=Han})[\s，,：:]*)+/u;
const BEHIND =
  /(?:[\s，,]*(?:老师|teacher|professora?|please|exactly|by the way|btw|por favor|hein|ne|mesmo|[吗呢啊呀吧嘛么啦哈？?！!。.…]))+$/u;

/** Each stands for what follows it; the order matters. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/您/gu, '你'],
  [/老师(?=[有会去你喜家住在今昨明平每的结吃喝爱做当教])/gu, '你'],
  [/你你/gu, '你'],
  [/有没有(?=[\p{Script=Han}])/gu, '有'],
  [/(\p{Script=Han})[不没]\1/gu, '$1'],
  // 你教中文教了多久.
  [/(\p{Script=Han})(\p{Script=Han}{1,3})\1(?=[了过得])/gu, '$1$2'],
  [/过?了?没有?$/u, '过'],
  [/了过$/u, ''],
  [/最后一次|最近一次|上一次/gu, '上次'],
  // 失去过 has no 去过 in it.
  [/失去(?:过|了)?/gu, '失去 '],
  [/哪儿|什么地方|哪个地方/gu, '哪里'],
  [/那儿/gu, '那里'],
  [/(?:都)?(?:干|忙)(了?)(?:些)?(?:什么|啥)|都?做(了?)(?:些)?(?:什么|啥)/gu, '做什么'],
  [/(?:最|更|比较|也|还|真|很)(?:喜欢|爱)|爱(?=[吃喝看听玩做唱跳])/gu, '喜欢'],
  [/喜欢喜欢/gu, '喜欢'],
  [/小狗|狗狗/gu, '狗'],
  [/小猫|猫猫|猫咪/gu, '猫'],
  [/小孩儿?/gu, '孩子'],
  [/老婆|太太/gu, '妻子'],
  [/老公|(?<=你)先生/gu, '丈夫'],
  [/爸妈|父母/gu, '爸爸妈妈'],
  [/父亲/gu, '爸爸'],
  [/母亲/gu, '妈妈'],
  [/(?:几|多少)(?:口|个)人/gu, '几个人'],
  [/几岁|多少岁|多大(?:年纪|岁数)?/gu, '多大'],
  [/多长时间|几年|多少年/gu, '多久'],
  [/几号|几月(?:几号)?|哪天|哪一天/gu, '什么时候'],
  [/今晚/gu, '今天晚上'],
  [/为啥/gu, '为什么'],
  [/(?:打算|准备|计划)(?=[去做看吃买])/gu, '想'],
  [/(?:讲|说|来)(?=(?:一?个|一)?(?:短|小)?(?:的)?(?:故事|笑话))/gu, '讲'],
  [/(?:可以|能不能|能|会)?(?:给我|跟我)|可不可以|(?<=你)能(?=教|讲|给)/gu, ''],
  [/平时|一般|平常|到底|究竟|其实|真的|非常|当时|当初|现在|以前(?=去过|来过)|刚才说的/gu, ''],
  [/编程|写程序|编程序|敲代码/gu, '写代码'],
  [/小饭馆|饭店|餐馆|餐厅/gu, '饭馆'],
  [/什么样的?|(?<=是)(?:一?个)什么样/gu, '什么样'],
  [/(\p{L})['’]s\b/gu, '$1'],
  [/\b(?:mum|mom|mommy)\b/gu, 'mother'],
  [/\bdad(?:dy)?\b/gu, 'father'],
  [/\bmovies?\b/gu, 'film'],
  [/\bkids?\b/gu, 'children'],
  [/\bsoccer\b/gu, 'football'],
  [/favou?rite/gu, 'favorite'],
  [/colou?r/gu, 'color'],
  [/\b(?:visit(?:ed)?|gone to)\b/gu, 'been to'],
  [/\b(?:u|ya)\b/gu, 'you'],
  [/\blive now\b/gu, 'live'],
  [/\bby yourself\b|\bon your own\b/gu, 'alone'],
  [/\bvcs?\b|\bce\b/gu, 'voce'],
  [/\b(?:esteve (?:no|na|em)|visitou|foi pro)\b/gu, 'ja foi ao'],
  [/\bpicante\b/gu, 'apimentada'],
  [/\bfacil\b/gu, 'simples'],
  [/\b(?:estas|ta)\b/gu, 'esta'],
];

/** `text` is in small letters and without accents. */
export function plainQuestion(text: string): string {
  const bare = text.trim().replace(BEFORE, '').replace(BEHIND, '');
  return SAME.reduce((plain, [wording, same]) => plain.replace(wording, same), bare);
}

const FORMS = /(?:as|os|es|a|o|s|e)$/u;
const LONG = 5;

/** Professor and professora, film and films are one word. */
export function stemOf(word: string): string {
  return word.length >= LONG && /^\p{Script=Latin}+$/u.test(word) ? word.replace(FORMS, '') : word;
}
