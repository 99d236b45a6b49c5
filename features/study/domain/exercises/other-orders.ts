// Orders of a sentence that say the same: who, when and a linking word change places at its beginning.

const WHO = new Set('我 你 您 他 她 它 我们 你们 他们 她们 大家'.split(' '));
const WHEN = new Set(
  '今天 明天 昨天 后天 现在 以前 后来 开始 刚才 早上 上午 中午 下午 晚上 夜里 周末 去年 今年 明年 每天 小时候 星期天 星期日'.split(
    ' ',
  ),
);
/** They stand before the subject or after it: 好像他不懂, 他好像不懂. */
const ON_THE_WHOLE = new Set('好像 其实 也许 可能 大概 本来 原来 突然 忽然 当然'.split(' '));
const LINKS = new Set('如果 要是 虽然 尽管 因为 即使 只要 除了'.split(' '));
const ENDS_CLAUSE = /，$/u;
/** First clauses that have no subject of their own: 吃了饭, 毕业以后, 快要考试了. */
const WITHOUT_WHO = /^(?:快要|就要|[^ ]了 )|(?:以后|以前|时候|以外)，$/u;
const GOES_ON = new Set(['所以', '但是']);

/** `words`: tiles of a right sentence, in order. The orders that are as good, joined, without the given one. */
export function otherOrders(words: readonly string[]): readonly string[] {
  const isOpening = (word: string) => WHEN.has(word) || LINKS.has(word);
  const lead = words.findIndex((word) => !isOpening(word));
  const found = [
    // 明天我去 and 我明天去; 如果你去 and 你如果去.
    ...(lead > 0 ? [toFront(words, lead, WHO)] : []),
    // 他小时候常常哭 and 小时候他常常哭.
    ...(WHO.has(words[0] ?? '') ? [toFront(words, 1, WHEN), toFront(words, 1, ON_THE_WHOLE)] : []),
    // 这个地方我很喜欢 and 我很喜欢这个地方.
    topicFirst(words),
    // 你喜欢狗还是喜欢猫 and 你喜欢猫还是喜欢狗.
    choiceTurned(words),
    // 如果明天下雨 and 明天如果下雨.
    ...(LINKS.has(words[0] ?? '') ? [toFront(words, 1, WHEN)] : []),
    // 除了汉语，他还会英语 and 他除了汉语，还会英语.
    toFront(words, secondSubject(words), WHO),
  ];
  return found.flatMap((order) => (order ? [order.join('')] : []));
}

/** Where the subject of the second clause may stand; -1 where it cannot go before the first. */
function secondSubject(words: readonly string[]): number {
  const after = words.findIndex((word) => ENDS_CLAUSE.test(word)) + 1;
  const isOpen = LINKS.has(words[0] ?? '') || WITHOUT_WHO.test(words.slice(0, after).join(' '));
  if (after === 0 || !isOpen) return -1;
  return GOES_ON.has(words[after] ?? '') ? after + 1 : after;
}

/** Undefined where the word at that place is none that moves. */
function toFront(
  words: readonly string[],
  at: number,
  movable: ReadonlySet<string>,
): readonly string[] | undefined {
  const word = words[at];
  return word !== undefined && movable.has(word) ? [word, ...words.toSpliced(at, 1)] : undefined;
}

/** What is known already may be named first: this, that, and what is somebody's; a number of words long. */
const DEFINITE: readonly (readonly [RegExp, number])[] = [
  [/^[这那]$/u, 3],
  [/^(?:[这那]些|(?:我|你|您|他|她|它|我们|你们|他们|她们)的)$/u, 2],
];
/** What follows these is no object. */
const NO_OBJECT = new Set('是 叫 在 到 给 跟 和 对 从 离 比 像 把 被 让 姓 当'.split(' '));
/** Particles stay at the end of the sentence. */
const PARTICLE = /[了吗吧呢呀啊]$/u;

/** The object at the end goes to the front, where the sentence is one clause of a pronoun. */
function topicFirst(words: readonly string[]): readonly string[] | undefined {
  const at = words.findIndex((word, place) =>
    DEFINITE.some(([form, length]) => form.test(word) && place + length === words.length),
  );
  const isPlain =
    at > 1 &&
    WHO.has(words[0] ?? '') &&
    !NO_OBJECT.has(words[at - 1] ?? '') &&
    !words.some((word) => ENDS_CLAUSE.test(word) || LINKS.has(word)) &&
    !PARTICLE.test(words.at(-1) ?? '');
  return isPlain ? [...words.slice(at), ...words.slice(0, at)] : undefined;
}

/** The two sides of a question with 还是 change places: as long, and with a word in common or one word alone. */
function choiceTurned(words: readonly string[]): readonly string[] | undefined {
  const at = words.indexOf('还是');
  const right = words.slice(at + 1);
  const left = words.slice(at - right.length, at);
  const isChoice = at > 0 && right.length > 0 && left.length === right.length;
  const isEven = right.length === 1 || right.some((word) => left.includes(word));
  if (!isChoice || !isEven || PARTICLE.test(right.at(-1) ?? '')) return undefined;
  return [...words.slice(0, at - right.length), ...right, '还是', ...left];
}
