// Pleas and questions that need no knowledge: simpler, once more, nothing else, a wish, a doubt of oneself, what one thinks.

export const SIMPLER_AT_END = [
  '(说|讲|问|用|换)*简单(一点|点|一些|些|的话)',
  '简单(一点|点|一些|些|的话)*(说|讲|问|解释)',
];

export const AGAIN_AT_END = ['再(说|讲|问)(一|)(遍|次)(吗|好吗|可以吗|行吗|吧|好不好|)$'];

export const NOTHING_ELSE = ['(不想|不要|别)(聊|说|谈)(别的|其他|其它|新的)'];

/** What the tutor thinks of what was just said, without a word on what. */
export const OPINION_ASKED = [
  '^(那|那么|，|)(你|您|老师)(觉得|认为|说|看)(呢|怎么样|是不是|对不对|对吗)$',
  '^(那|那么|，|)(你|您|老师)(怎么|如何)(看|想)(呢|的|)$',
  '^(那|那么|，|)(你|您|老师)(同意|赞成)(吗|不同意|我的看法吗|我吗)$',
  '^(what|how) do you think$',
  '^(o que|e o que) (voce|vc) acha$',
];

/** Wished for, without a question: 那你教我一个菜吧. */
export const FAVOUR_WISHED = [
  '^(那|那么|好|)(，|)(你|您|老师|请|)(教|考考|考|给|帮)我*(吧|一下)$',
  '^(那|那么|好|)(，|)(你|您|老师|请)(唱|讲|画|背)(一|)(个|首|张)',
];

/** Kinds of questions that nobody needs to know anything for: whether it is their own fault, and what one thinks. */
export const DOUBTS = [
  '我是不是*(太|不够|错|不该|不行|有问题|做得不|很笨|很差|不好)',
  '(是|都是)*我的(错|问题)(吗|吧)',
];

export const THINKS = [
  '(你|您|老师)(说|)(觉得|认为|怎么看|怎么想|如何看待|怎么看待|的看法|的观点|同意|赞成|支持)',
  '在(你|您)看来',
];

/** Whole clauses by which one goes, wherever they stand at the end. */
export const LEAVING =
  /^(?:好了?|那|那我|不好意思)?(?:再见|拜拜)(?:了|啦|啊|老师|您|你)*$|^(?:那|不好意思|对不起)?我(?:现在|马上)?(?:先|就)?(?:要|得|该|必须)(?:走|下线|去忙|去睡觉|睡觉|去接(?:孩子|女儿|儿子|人)|去开会|去上班|去上课)(?:了|啦)?$/u;
