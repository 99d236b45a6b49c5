// Who asks back about the tutor's own words has not understood them: “这话”是哪句话？ 什么怎么样？ 你问的是什么？

const YOU = '(?:你|您|老师)';
const WHICH = '(?:什么(?:东西)?|哪[个件句段一](?:\\p{Script=Han}{0,3})?|谁)';
const WORD = '\\p{Script=Han}{1,8}';

/** Asks, in one clause, what the tutor was speaking of. Over folded text; a question mark stands behind it. */
const FORMS: readonly RegExp[] = [
  // 什么什么, 什么为什么, 为什么什么, 什么没有
  /^什么(?:什么|为什么|怎么样?|怎么了|怎么办|哪[儿里个件].{0,3}|谁|几|多少.{0,2}|没有|不一样)$|^(?:为什么|怎么|谁|哪个)什么$/u,
  // 你问的是什么, 您问的是什么有多少年, 你到底在说什么, 你要查什么
  new RegExp(
    `^(?:那|可是|但是)?${YOU}(?:到底|究竟|现在)?(?:是)?(?:问|说|讲|指)的(?:是)?${WHICH}(?:\\p{Script=Han}{0,8})$`,
    'u',
  ),
  new RegExp(
    `^${YOU}(?:到底|究竟|是)*(?:在|想|要|想要)(?:问|说|讲|查|找|知道)(?:我)?(?:的)?(?:是)?${WHICH}(?:事|呢|啊)?$`,
    'u',
  ),
  // 你怎么老是重复我的话
  new RegExp(
    `^${YOU}(?:怎么|为什么)(?:又|还|一直|老是?|总是?)(?:在)?(?:重复|学)我(?:的话|说话?)?(?:呢|啊|呀)?$`,
    'u',
  ),
  // 您刚才那句话指的是哪件事, 你的意思是什么
  new RegExp(
    `^${YOU}?(?:刚才|刚刚)?(?:说的)?(?:这|那)(?:句话?|话|一句)(?:是)?(?:指|说|讲|问)?(?:的)?(?:是)?${WHICH}$`,
    'u',
  ),
  new RegExp(`^${YOU}(?:的|刚才的)(?:话|意思|问题)(?:到底)?是什么$`, 'u'),
];
/** 您说的“代价”是什么代价: of a word of the tutor's. */
const OF_WORD = new RegExp(
  `^(?:${YOU}(?:刚才|刚刚)?(?:说|问|讲|提到?)的)?(?:那个|这个)?(?<word>${WORD})(?:是|指的是|指)(?:什么|哪)(?:个|句|件|种|一\\p{Script=Han})?(?<again>${WORD})$`,
  'u',
);
const OF_THEIRS = new RegExp(`^${YOU}(?:刚才|刚刚)?(?:说|问|讲|提到?)的`, 'u');
/** Said beside it, and nothing else. */
const LOST =
  /^我(?:只是|就是|不过|只)?(?:跟|和|在)?[你您]?打(?:了)?个?招呼(?:而已)?$|^我(?:可|什么都)?没(?:有)?问(?:问题|什么|你什么)?(?:啊|呀)?$|^(?:可是|但是)?我?(?:听|看|还是)?(?:不(?:太)?|没(?:有|太)?)(?:听|看|跟)?(?:太)?(?:懂|明白|清楚|上)(?:了)?(?:[你您](?:的)?(?:问题|意思|话|说的(?:那句|这句)?话?|刚才说的)?)?$|^(?:sorry )?i (?:dont|do not|didnt|did not) (?:understand|get it|follow)(?: you| that| the question)?$|^nao (?:entendi|estou entendendo)(?: (?:a pergunta|nada|direito))?$/u;
/** 你是问我太太说的话吗: which of two, before what is told all the same. */
const SUPPOSES = new RegExp(`^${YOU}(?:是|是不是)?(?:在|想)?(?:问|说|指)(?:的是)?(?:我)?[^，]{1,14}吗$`, 'u');

/** Whether a clause asks back; `isMarked`: a question mark stands behind it. */
export function asksBack(folded: string, isMarked: boolean): boolean {
  return (
    isMarked && (FORMS.some((form) => form.test(folded)) || (OF_THEIRS.test(folded) && sameTwice(folded)))
  );
}

/** The word of the tutor's that is asked about, where it only may be one: “这话”是哪句话. */
export function wordAskedBack(folded: string, isMarked: boolean): string | undefined {
  const word = OF_WORD.exec(folded)?.groups?.['word'];
  return isMarked && word !== undefined && sameTwice(folded) ? word : undefined;
}

/** 代价 … 代价: what it is, is asked by its own name. */
function sameTwice(folded: string): boolean {
  const { word = '', again = '' } = OF_WORD.exec(folded)?.groups ?? {};
  return word !== '' && [...again].some((char) => word.includes(char));
}

/** What is said beside it says no more than that. */
export function isBesideAskingBack(folded: string, isMarked: boolean): boolean {
  return LOST.test(folded) || (isMarked && SUPPOSES.test(folded));
}
