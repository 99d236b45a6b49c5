/** Writes a text in pinyin by the orthography (GB/T 16159): words joined, parted from each other and from Latin words. */

import { spellWord } from './syllable.ts';

/** A word with the readings to write: one per character, other signs as themselves. */
export type SpelledWord = {
  readonly text: string;
  readonly readings: readonly string[];
  /** Countries and cities begin with a capital: Zhōngguó. */
  readonly isPlace?: boolean | undefined;
};

/** Dictionaries list greetings and denials as one word; the orthography writes the parts apart: nǐ hǎo, bú shì, méi yǒu. */
const GREETING = /^(?:你|您|你们|大家|老师)(?=好$)/u;
const DENIAL = /^[不没](?=.)/u;
/** Words of their own, not the denial of what follows. */
const GROWN_TOGETHER = new Set(
  (
    '不错 不过 不但 不仅 不光 不同 不如 不久 不断 不少 不管 不论 不满 不安 不足 不必 不禁 不见 不止 不利 不幸 不得不 不得了 不见得 不料 ' +
    '不妨 不免 不时 不良 不顾 不惜 不再 不比 不只 不停 不曾 不由得 不像话 不怎么 不怎么样 不一定 没用 没事儿 没事 没劲 没准儿 没法 没辙'
  ).split(' '),
);
const HAN = /\p{Script=Han}|〇/u;
const SIGNS: Readonly<Record<string, string>> = {
  '，': ',',
  '、': ',',
  '。': '.',
  '！': '!',
  '？': '?',
  '：': ':',
  '；': ';',
  '……': '…',
};

/** `我叫Tom，不是Ana。` → `wǒ jiào Tom, bú shì Ana.` */
export function spellText(words: readonly SpelledWord[]): string {
  return words.flatMap(partsOf).reduce((text, part) => {
    const isSign = /^[^\p{L}\p{N}]/u.test(part) && !/^[“‘（(]/u.test(part);
    const isFirst = text === '' || /[“‘（(\s]$/u.test(text);
    return isFirst || isSign ? text + part : `${text} ${part}`;
  }, '');
}

function partsOf({ text, readings, isPlace = false }: SpelledWord): string[] {
  const shown = text.trim();
  if (shown === '') return [];
  if (!HAN.test(shown)) return [SIGNS[shown] ?? shown];
  const head = GROWN_TOGETHER.has(shown) ? 0 : (GREETING.exec(shown) ?? DENIAL.exec(shown) ?? [''])[0].length;
  const parts = head > 0 ? [readings.slice(0, head), readings.slice(head)] : [readings];
  return parts.map((part) => spellWord(part, { capital: isPlace }));
}
