// Where a text denies what follows: by 不, 没 and 别 as words of their own, not as a part of 特别, 不错 or 没关系.

const NEGATIONS = new Set(['不', '没', '别']);

/** Words with such a character that deny nothing that stands after them. */
const WORDS = words(
  '不错 对不起 差不多 不好意思 不客气 不但 不仅 不光 不论 不少 不久 不断 不得不 不然 要不然 了不起 说不定 忍不住 时不时 动不动 好不容易 不要紧 ' +
    '没关系 没问题 没事儿 没错 没想到 没准儿 ' +
    '特别 别人 别的 别处 别墅 分别 区别 个别 级别 性别 告别 道别 差别 类别 识别 辨别 鉴别 离别 各别 送别',
);
/** Such words only where a clause begins: 不过 joins, but 我不过生日 denies. */
const FIRST_WORDS = words('不过 不管 要不');
/** What a word above is the beginning of: 不错过, 没错过 and 没想到 are told apart by what follows. */
const NOT_BEFORE: Readonly<Record<string, string>> = { 不错: '过', 没错: '过', 要不: '要是' };

function words(list: string): readonly (readonly string[])[] {
  return list
    .trim()
    .split(' ')
    .map((word) => [...word]);
}

/** Whether the character denies what follows it. */
export function isNegation(folded: readonly string[], at: number): boolean {
  return NEGATIONS.has(folded[at] ?? '') && wordEnd(folded, at) === undefined;
}

/** The end (exclusive) of the word around the character in which it denies nothing. */
function wordEnd(folded: readonly string[], at: number): number | undefined {
  return endIn(WORDS, folded, at, false) ?? endIn(FIRST_WORDS, folded, at, true);
}

function endIn(
  list: readonly (readonly string[])[],
  folded: readonly string[],
  at: number,
  isFirst: boolean,
): number | undefined {
  for (const word of list) {
    for (
      let inside = word.indexOf(folded[at] ?? '');
      inside >= 0;
      inside = word.indexOf(folded[at] ?? '', inside + 1)
    ) {
      const start = at - inside;
      const end = start + word.length;
      if (!word.every((char, index) => folded[start + index] === char)) continue;
      if (isFirst && start > 0 && folded[start - 1] !== '，') continue;
      if (!(NOT_BEFORE[word.join('')] ?? '').includes(folded[end] ?? '-')) return end;
    }
  }
  return undefined;
}

const HOW = '太|大|很|怎么|特别|那么|常|常常|经常|真的|是|会|想|能|要|用|有|再|需要|应该|可以';
const WHAT = '喜欢|爱|愿意|打算|想要|敢|去|来';
/** 不太, 没有, 不会, 不喜欢去 before the place: what follows is denied as well. */
const DENIED = new RegExp(
  `(是|会|想|能|要|用|有|可以|可|喜|爱|愿|敢|去|来)?[不没别]((?:${HOW})?(?:${HOW})?(?:${WHAT})?(?:去|来)?)$`,
  'u',
);
const LONGEST_DENIAL = 9;

/** Whether what begins at the place is denied by what stands before it. */
export function isDenied(folded: readonly string[], start: number): boolean {
  const before = folded.slice(Math.max(0, start - LONGEST_DENIAL), start).join('');
  const found = DENIED.exec(before);
  if (found === null) return false;
  const [all, asked, after = ''] = found;
  const at = start - all.length + (asked?.length ?? 0);
  const end = wordEnd(folded, at);
  if (end !== undefined && end <= start) return false;
  // 能不能, 有没有, 喜不喜欢 ask, they do not deny.
  return asked === undefined || !after.startsWith(asked);
}
