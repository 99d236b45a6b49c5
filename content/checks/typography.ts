// Signs and spaces: full-width in Chinese, half-width elsewhere, nothing stray.

import { isTraditional, type Lexicon } from '../../chinese/words/index.ts';
import type { Placed } from './lines.ts';

type Fault = readonly [what: string, is: RegExp];

const HAN = '\\p{Script=Han}';
const CHINESE: readonly Fault[] = [
  ['a half-width sign', new RegExp(`(?<=[${HAN}！？。，…”}])[,.!?:;()]|[,!?;()](?=[${HAN}“])`, 'u')],
  ['a straight quote', /["']/],
  [
    'a space beside a Chinese character or sign',
    new RegExp(`[${HAN}，。！？、：；“”（）]\\s(?!\\{)|\\s[${HAN}，。！？、：；“”（）]`, 'u'),
  ],
  ['a half ellipsis', /(?<!…)…(?!…)|\.\.|。。/],
  ['a doubled sign', /([，、；：])\1|，。|。，|[！？]。/],
  ['a sign that nothing stands before', /^[，。！？、：；”]/],
];
const LATIN: readonly Fault[] = [
  ['a full-width sign', /[，。！？、：；（）]/],
  ['two spaces', / {2}/],
  ['a space before a sign', /(?<!…)\s[,.!?;:](?!\w|\.)/],
  ['no space after a sign', /[a-zà-ú][,;!?](?=[A-Za-zÀ-ú])/],
];
const PAIRS: readonly (readonly [open: string, close: string])[] = [
  ['“', '”'],
  ['（', '）'],
  ['《', '》'],
];

/** Each problem is one line that begins with its place. */
export function typographyProblems(lexicon: Lexicon, lines: readonly Placed[]): string[] {
  return lines.flatMap(({ place, line }) => [
    ...faults(CHINESE, line.zh).map((what) => `${place}: ${what}: ${line.zh}`),
    ...unpaired(line.zh).map((sign) => `${place}: ${sign} without its other half: ${line.zh}`),
    ...(isTraditional(lexicon, line.zh) ? [`${place}: traditional characters: ${line.zh}`] : []),
    ...faults(LATIN, line.en).map((what) => `${place}: ${what} (en): ${line.en}`),
    ...faults(LATIN, line.pt).map((what) => `${place}: ${what} (pt): ${line.pt}`),
  ]);
}

function faults(kinds: readonly Fault[], text: string): string[] {
  return kinds.filter(([, is]) => is.test(text)).map(([what]) => what);
}

function unpaired(text: string): string[] {
  const count = (sign: string) => text.split(sign).length - 1;
  return PAIRS.filter(([open, close]) => count(open) !== count(close)).map(([open]) => open);
}
