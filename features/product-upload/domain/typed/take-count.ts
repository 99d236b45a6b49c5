// Finds how many are wanted in what somebody typed.

import { HAN_MEASURE, HANGUL_MEASURE, LATIN_MEASURE } from './measures.ts';
import { HAN_NUMBER, NUMBER_WORD, readNumber } from './number-words.ts';
import { END, type Extracted, START, takeFirst } from './taking.ts';

const WANT = '(?:我?(?:想要|想买|要买|需要|要|买|来|订|拿))?';
const HAN = String.raw`(?<![\d.每单])(?<count>\d{1,3}|${HAN_NUMBER})\s?`;
const LATIN = String.raw`(?<![\p{L}\d.])(?<count>\d{1,3}|${NUMBER_WORD})`;

const PATTERNS: readonly RegExp[] = [
  /(?:数量|件数|수량|(?<!\p{L})(?:qty|quantity|quantidade|qtde?))\s*[:：.]?\s*(?<count>\d{1,3})(?!\d)/iu,
  new RegExp(String.raw`${START}[x×*]\s?(?<count>\d{1,3})${END}`, 'iu'),
  // 袜子×3.
  new RegExp(String.raw`(?<=[\p{Script=Han}》」])[x×*]\s?(?<count>\d{1,3})${END}`, 'iu'),
  new RegExp(String.raw`${START}(?<count>\d{1,3})\s?[x×](?=\s+\p{L}|\p{Script=Han}|\s*$)`, 'iu'),
  new RegExp(`${LATIN}[ -](?<dozen>dozens?|dúzias?)(?: (?:of|de))?(?!\\p{L})`, 'iu'),
  new RegExp(String.raw`${HAN}(?<dozen>打)(?!印|火|底|包|扫)`, 'u'),
  // 两包 at the end of something; 两双袜子 at the beginning, but not 三只松鼠, which is a shop, nor 四件套.
  new RegExp(`${WANT}\\s?${HAN}${HAN_MEASURE}${END}`, 'u'),
  new RegExp(
    String.raw`${START}${WANT}\s?${HAN}${HAN_MEASURE}的?(?=\s?[\p{Script=Han}A-Za-z])(?!松鼠|套|装|组|邮|入|头)`,
    'u',
  ),
  new RegExp(String.raw`${LATIN} ?${LATIN_MEASURE}(?: (?:of|de|do|da))?(?![\p{L}\d])`, 'iu'),
  new RegExp(`(?<count>\\d{1,3}|한|두|세|네|다섯|여섯)\\s?${HANGUL_MEASURE}(?!\\p{L})`, 'u'),
  // 2 phone cases, duas camisetas.
  new RegExp(
    String.raw`${START}(?<count>\d{1,2}|${NUMBER_WORD})\s+(?=[a-zà-ÿ][a-zà-ÿ' -]*s(?![\p{L}\d]))`,
    'iu',
  ),
];

export const takeCount = (text: string): Extracted<number> =>
  takeFirst(text, PATTERNS, ({ groups }) => {
    const count = (readNumber(groups?.['count'] ?? '') ?? 0) * (groups?.['dozen'] ? 12 : 1);
    return count > 0 && count < 1000 ? count : undefined;
  });
