// How a word is pronounced, in the letters of English and Portuguese, syllable by syllable, with its tones.

import { toMarks } from '../../../chinese/sounds/index.ts';
import type { Line } from '../../../content/schema/line.ts';
import type { Core } from '../../state/types.ts';
import { cardOf } from '../translate/word-card.ts';

type Letters = Readonly<Record<string, readonly [en: string, pt: string]>>;

const INITIALS: Letters = {
  zh: ['j', 'dj'],
  ch: ['ch', 'tch'],
  sh: ['sh', 'x'],
  b: ['b', 'b'],
  p: ['p', 'p'],
  m: ['m', 'm'],
  f: ['f', 'f'],
  d: ['d', 'd'],
  t: ['t', 't'],
  n: ['n', 'n'],
  l: ['l', 'l'],
  g: ['g', 'g'],
  k: ['k', 'k'],
  h: ['h', 'rr'],
  j: ['j', 'dj'],
  q: ['ch', 'tch'],
  x: ['sh', 'x'],
  r: ['r', 'r'],
  z: ['dz', 'dz'],
  c: ['ts', 'ts'],
  s: ['s', 's'],
};
/** y and w are written before a vowel that begins its syllable. */
const WHOLE: Letters = {
  yi: ['ee', 'i'],
  ya: ['yah', 'iá'],
  ye: ['yeh', 'ié'],
  yao: ['yow', 'iau'],
  you: ['yo', 'iou'],
  yan: ['yen', 'ién'],
  yin: ['een', 'in'],
  yang: ['yahng', 'iáng'],
  ying: ['ing', 'ing'],
  yong: ['yoong', 'iung'],
  yu: ['ew', 'ü (i com bico de u)'],
  yue: ['yweh', 'üé'],
  yuan: ['ywen', 'üén'],
  yun: ['ewn', 'ün'],
  wu: ['oo', 'u'],
  wa: ['wah', 'uá'],
  wo: ['waw', 'uó'],
  wai: ['why', 'uai'],
  wei: ['way', 'uei'],
  wan: ['wahn', 'uan'],
  wen: ['wun', 'uân'],
  wang: ['wahng', 'uang'],
  er: ['ar', 'ar (caipira)'],
};
const FINALS: Letters = {
  a: ['ah', 'á'],
  o: ['aw', 'ó'],
  e: ['uh', 'â'],
  i: ['ee', 'i'],
  u: ['oo', 'u'],
  v: ['ew', 'ü'],
  ai: ['eye', 'ai'],
  ei: ['ay', 'ei'],
  ao: ['ow', 'au'],
  ou: ['oh', 'ou'],
  an: ['ahn', 'an'],
  en: ['un', 'ân'],
  ang: ['ahng', 'ang'],
  eng: ['ung', 'âng'],
  ong: ['oong', 'ung'],
  ia: ['yah', 'iá'],
  ie: ['yeh', 'ié'],
  iao: ['yow', 'iau'],
  iu: ['yo', 'iou'],
  ian: ['yen', 'ién'],
  in: ['een', 'in'],
  iang: ['yahng', 'iáng'],
  ing: ['ing', 'ing'],
  iong: ['yoong', 'iung'],
  ua: ['wah', 'uá'],
  uo: ['waw', 'uó'],
  uai: ['why', 'uai'],
  ui: ['way', 'uei'],
  uan: ['wahn', 'uan'],
  un: ['wun', 'un'],
  uang: ['wahng', 'uang'],
  ue: ['weh', 'üé'],
  ve: ['weh', 'üé'],
  van: ['wen', 'üén'],
  vn: ['ewn', 'ün'],
};
/** After these, i is only the sound going on. */
const BUZZ: Letters = {
  zhi: ['jr', 'djr'],
  chi: ['chr', 'tchr'],
  shi: ['shr', 'xr'],
  ri: ['r', 'r'],
  zi: ['dzz', 'dzz'],
  ci: ['tss', 'tss'],
  si: ['sss', 'sss'],
};
const TONES: readonly (readonly [en: string, pt: string])[] = [
  ['light and short', 'leve e curto'],
  ['high and level', 'alto e reto'],
  ['rising, as in “what?”', 'subindo, como em “hein?”'],
  ['low, dipping down', 'grave, descendo ao fundo'],
  ['falling, as in “no!”', 'caindo, como em “já!”'],
];

export type SoundGuide = { readonly pinyin: string; readonly en: string; readonly pt: string };

/** Undefined where nobody knows how it is read. */
export function soundGuide(core: Pick<Core, 'lexicon'>, line: Line): SoundGuide | undefined {
  const pinyin = cardOf(core, line)?.pinyin;
  if (pinyin === undefined) return undefined;
  const syllables = pinyin.split(' ');
  const marked = syllables.map(toMarks);
  // Names are read as ever.
  const told = (language: 0 | 1, like: string) =>
    syllables
      .filter((syllable) => /\d$/u.test(syllable))
      .map((syllable) => {
        const tone = TONES[Number(/[1-4]$/u.exec(syllable)?.[0] ?? 0)];
        return `${toMarks(syllable)} ${like} “${spelled(syllable)[language]}”, ${tone?.[language]}`;
      })
      .join('; ');
  return { pinyin: marked.join(''), en: told(0, 'is like'), pt: told(1, 'é como') };
}

function spelled(syllable: string): readonly [string, string] {
  const plain = syllable.replace(/\d$/u, '').replaceAll(/u:|ü/gu, 'v');
  const whole = WHOLE[plain] ?? BUZZ[plain];
  if (whole !== undefined) return whole;
  const initial = Object.keys(INITIALS).find((one) => plain.startsWith(one)) ?? '';
  const rest = plain.slice(initial.length);
  const final = /^[jqx]$/u.test(initial) ? rest.replace(/^u/u, 'v') : rest;
  const [en, pt] = FINALS[final] ?? [final, final];
  const [enBefore, ptBefore] = INITIALS[initial] ?? ['', ''];
  return [enBefore + en, ptBefore + pt];
}
