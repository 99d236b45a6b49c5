// Tells what somebody typed from the share text that it stands beside: things of their own, and words about the shared one.

import { readShareText } from './links/read-share-text.ts';
import { findShareCode } from './links/share-code.ts';
import { readTypedLine } from './typed/read-typed.ts';

/** No page of a shop is longer; what is, was made to keep a server busy. */
const LINES_MOST = 200;

/** Signs of what the share button of an app writes. */
export const SHARED = /[【】「」《》]|复制|点击|打开/u;
export const ADDRESS = /https?:\/\/\S+/iu;
const HAN = /\p{Script=Han}/u;
const WORD = /\p{L}{2}/u;

type Kind = 'shared' | 'thing' | 'about';

export type BesideShared = {
  /** What the shop's app has written. */
  readonly shared: string;
  /** Lines that name things of their own, before and after it. */
  readonly before: string;
  readonly after: string;
  /** Lines that say which one, or how many of the shared thing. */
  readonly about: string;
};

/** Undefined where nothing stands beside it, or where the share text would say less without it. */
export function besideShared(text: string): BesideShared | undefined {
  const lines = text.split('\n', LINES_MOST).filter((line) => line.trim() !== '');
  if (lines.length < 2) return undefined;
  const kinds = lines.map(kindOf);
  const first = kinds.indexOf('shared');
  if (first < 0 || kinds.every((kind) => kind === 'shared')) return undefined;
  const of = (kind: Kind, isPlace: (at: number) => boolean = () => true) =>
    lines.filter((_, at) => kinds[at] === kind && isPlace(at)).join('\n');
  const shared = of('shared');
  return isAsMuch(readShareText(shared), readShareText(text))
    ? {
        shared,
        before: of('thing', (at) => at < first),
        after: of('thing', (at) => at > first),
        about: of('about'),
      }
    : undefined;
}

type Shared = ReturnType<typeof readShareText>;

/** The same items, each with its title: then no line of it was taken for typed. */
const isAsMuch = (without: Shared, whole: Shared): boolean =>
  without.length > 0 &&
  without.length === whole.length &&
  without.every(({ link, shareCode, title }, at) => {
    const other = whole[at];
    return title !== undefined && link === other?.link && shareCode === other?.shareCode;
  });

/** Apps write Chinese: a line in other letters was typed, and a Chinese one where it has a name and a price. */
function kindOf(line: string): Kind {
  if (SHARED.test(line) || ADDRESS.test(line) || findShareCode(line) !== undefined) return 'shared';
  const read = readTypedLine(line);
  const isCounted = read.quantity !== undefined && read.quantity.source !== 'default';
  if (read.name && (read.unitPriceFen || (!HAN.test(line) && WORD.test(read.name.value)))) return 'thing';
  return !read.name && (read.variant || isCounted) ? 'about' : 'shared';
}
