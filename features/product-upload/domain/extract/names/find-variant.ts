// Finds which one of the thing is meant; a page that offers several colours or sizes says of none that it is the one.

import type { TextLine } from '../../../../../kit/core/recognised-picture.ts';
import { ITEM_BOUNDS } from '../../../../global-services/domain/index.ts';
import { choicesIn, joinChoices, kindOf } from '../../variant-choices.ts';
import {
  isChosenLabel,
  isLabelAlone,
  isNoise,
  isSizeUnderTitle,
  isVariantText,
  variantIn,
  withoutCount,
} from '../lines/page-words.ts';
import type { Phrase, Row } from '../lines/rows.ts';

export type FoundVariant = { readonly text: string; readonly confidence: number };

const LABELLED = 0.9;
const GUESSED = 0.5;
/** What a colour is called by; another sign before 色 was probably misread (厌色 for 灰色). */
const COLOURS =
  /[白黑灰粉红蓝绿紫棕咖啡杏银金橙黄米驼其青肤花彩木茶酒栗奶褐橘炭铜藕明本原纯素杂混单双撞荧裸藏靛桃豆象沙]色/u;
/** Nothing says which of several. */
const OPEN = 0.3;

/** Behind a label, else a short line of colours and sizes that is no part of the name; in a cart, the line under the name. */
export function findVariant(
  rows: readonly Row[],
  name: readonly TextLine[],
  isCart: boolean,
): FoundVariant | undefined {
  const own = rows.map((row) => row.filter((phrase) => !name.includes(phrase)));
  const labelled = own.flatMap((row, index) => labelledIn(row, own.slice(index + 1)));
  const chosen = labelled.filter(({ isChosen }) => isChosen);
  const said = (chosen.length > 0 ? chosen : labelled).slice(0, 3);
  if (said.length > 0) {
    const isOpen = said.some(({ choices }) => choices.length > 1);
    const text = joinChoices(said.map(({ choices }) => choices)).slice(0, ITEM_BOUNDS.variant);
    const confidence = /.色/u.test(text) && !COLOURS.test(text) ? GUESSED : LABELLED;
    return { text, confidence: isOpen ? OPEN : confidence };
  }
  const plain =
    own.flat().find(({ text }) => isVariantText(text)) ?? (isCart ? underName(own, name) : undefined);
  return plain && { text: withoutCount(plain.text).slice(0, ITEM_BOUNDS.variant), confidence: GUESSED };
}

type Labelled = { readonly choices: readonly string[]; readonly isChosen: boolean };

/** What stands behind a label, with what goes on beside and under it in the same kind: 尺码 36 37 38. */
function labelledIn(row: Row, below: readonly Row[]): Labelled[] {
  return row.flatMap((phrase, at): Labelled[] => {
    if (isLabelAlone(phrase.text)) {
      const choices = goOn(undefined, [row.slice(at + 1), ...below]);
      return choices.length === 0 ? [] : [{ choices, isChosen: false }];
    }
    const text = withoutCount(variantIn(phrase.text) ?? '');
    if (text === '' || /^[>＞]?$|请选择/u.test(text)) return [];
    if (isChosenLabel(phrase.text)) return [{ choices: [text], isChosen: true }];
    const first = choicesIn(text);
    const choices = [...new Set([...first, ...goOn(kindOf(first[0] ?? ''), [row.slice(at + 1), ...below])])];
    return [{ choices, isChosen: false }];
  });
}

/** `kind` of what stands before; undefined: that of the first that has one. */
function goOn(kind: ReturnType<typeof kindOf>, rows: readonly Row[]): string[] {
  const found: string[] = [];
  let of = kind;
  for (const [index, row] of rows.entries()) {
    const pieces = row.map(({ text }) => choicesIn(text));
    const same = pieces.filter((each) => {
      const own = kindOf(each[0] ?? '');
      of ??= own;
      return own !== undefined && own === of;
    });
    // Beside the label anything may stand; a row of its own has choices only.
    if (index > 0 && (row.length === 0 || same.length < row.length)) break;
    if (index > 0 && kind !== undefined && row.length < 2) break;
    found.push(...same.flat());
  }
  return found;
}

/** A short line that begins where the name does, right under it. */
function underName(rows: readonly Row[], name: readonly TextLine[]): Phrase | undefined {
  const last = name.at(-1);
  if (!last) return undefined;
  return rows
    .flat()
    .find(
      ({ text, x, y, isStruck }) =>
        !isStruck &&
        y > last.y + last.height / 2 &&
        y < last.y + 2.5 * last.height &&
        Math.abs(x - last.x) < last.height &&
        (isSizeUnderTitle(text) ||
          ([...text].length <= 12 && /\p{L}{2}/u.test(text) && !text.includes('¥') && !isNoise(text))),
    );
}
