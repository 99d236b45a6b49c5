// Whether two drafts are of one thing, as when somebody sends a screenshot and the share text of the same page.

import type { ItemFieldName, ItemFields } from '../../global-services/domain/index.ts';
import type { OtherPrice } from './extract/prices/choose-price.ts';

type Shown = { readonly fields: ItemFields; readonly pictureId: string | null };

/** `perhaps`: the buyer is asked. */
type Sameness = 'same' | 'perhaps' | 'other';

/** A name that holds the other one, and is long enough not to do so by chance. */
const HELD_LEAST = 6;
const LIKE = 0.5;

/** `isNext`: one was added right after the other. */
export function samenessOf(one: Shown, other: Shown, isNext: boolean): Sameness {
  const [a, b] = [one.fields, other.fields];
  // A picture and words about it: of two pictures, or two texts, nobody can say so.
  const isPair = (one.pictureId === null) !== (other.pictureId === null);
  const isOtherVariant = differ(a.variant?.value, b.variant?.value);
  if (isOtherVariant && !isPair) return 'other';
  const isOneLink = a.link !== undefined && a.link.value === b.link?.value;
  const isOtherLink = a.link !== undefined && b.link !== undefined && !isOneLink;
  const like = isOneLink ? 1 : likeness(a.name?.value, b.name?.value);
  if (like === undefined) {
    const words = one.pictureId === null ? a : b;
    const isTold = words.name !== undefined || words.link !== undefined;
    // Of a picture in which nothing was read nobody knows what it shows.
    const isRead = Object.keys(words === a ? b : a).length > 0;
    return isPair && isNext && isTold && isRead && !isOtherLink ? 'perhaps' : 'other';
  }
  const isOtherPrice = differ(a.unitPriceFen?.value, b.unitPriceFen?.value);
  const isSure = isPair && !isOtherLink && !isOtherVariant && !isOtherPrice;
  if (like === 1) return isSure ? 'same' : 'perhaps';
  return like >= LIKE && isPair && !isOtherLink ? 'perhaps' : 'other';
}

const differ = (one: string | number | undefined, other: string | number | undefined): boolean =>
  one !== undefined && other !== undefined && plain(String(one)) !== plain(String(other));

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** 1 for the same, else the share of pairs of letters that both have; undefined where one has no name. */
function likeness(one: string | undefined, other: string | undefined): number | undefined {
  if (one === undefined || other === undefined) return undefined;
  const [short = '', long = ''] = [plain(one), plain(other)].toSorted((a, b) => a.length - b.length);
  if (short === long || (short.length >= HELD_LEAST && long.includes(short))) return 1;
  const [few, many] = [pairsOf(short), pairsOf(long)];
  const shared = [...few].filter((pair) => many.has(pair)).length;
  return few.size === 0 ? 0 : (2 * shared) / (few.size + many.size);
}

const pairsOf = (text: string): ReadonlySet<string> =>
  new Set([...text].slice(1).map((letter, at) => `${[...text][at]}${letter}`));

/** Below it, a price is to be looked at. */
const UNSURE = 0.4;

/** Of each field the one that is surer; where the prices are two, both are shown and neither is sure. */
export function joinItems(
  one: { readonly fields: ItemFields; readonly otherPrices: readonly OtherPrice[] },
  other: { readonly fields: ItemFields; readonly otherPrices: readonly OtherPrice[] },
): { readonly fields: ItemFields; readonly otherPrices: readonly OtherPrice[] } {
  // The keys of a record of fields, which has no other.
  const names = Object.keys({ ...one.fields, ...other.fields }) as ItemFieldName[];
  const fields: ItemFields = Object.fromEntries(
    names.map((name) => [name, surer(one.fields[name], other.fields[name])]),
  );
  const { unitPriceFen: price } = fields;
  const lost = [one, other]
    .flatMap((each) => each.fields.unitPriceFen?.value ?? [])
    .filter((fen) => fen !== price?.value)
    .map((fen): OtherPrice => ({ fen, role: 'price' }));
  const known = [...one.otherPrices, ...other.otherPrices, ...lost].filter(({ fen }) => fen !== price?.value);
  const otherPrices = known.filter(({ fen }, at) => known.findIndex((each) => each.fen === fen) === at);
  return lost.length === 0 || price === undefined || price.source === 'buyer'
    ? { fields, otherPrices }
    : {
        fields: { ...fields, unitPriceFen: { ...price, confidence: Math.min(price.confidence, UNSURE) } },
        otherPrices,
      };
}

type Field = NonNullable<ItemFields[ItemFieldName]>;

function surer(one: Field | undefined, other: Field | undefined): Field | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  const rank = ({ source, confidence }: Field) =>
    ({ buyer: 2, picture: 1, link: 1, default: 0 })[source] + confidence / 2;
  return rank(other) > rank(one) ? other : one;
}
