// Makes fields of items of what somebody pasted: links, share texts, or plain words.

import { ITEM_BOUNDS, type ItemFields } from '../../global-services/domain/index.ts';
import { extractItems } from './extract/extract-items.ts';
import { guessCategory } from './extract/guess-category.ts';
import { platformName } from './links/platforms.ts';
import { readShareText, type SharedItem } from './links/read-share-text.ts';
import { readTyped } from './typed/read-typed.ts';

/** What a link says of itself is sure; a title and a price in a share text may be those of yesterday. */
const CERTAIN = 0.95;
const PROBABLE = 0.8;
const GUESSED = 0.5;
/** Heights and places for text that has none. */
const LINE_HEIGHT = 20;
/** No page of a shop is longer; what is, was made to keep a server busy. */
const LINES_MOST = 200;
const LINE_MOST = 300;

/** One for each item; a text without a link is read as a picture's lines would be. Empty when it says nothing. */
export function draftsFromText(text: string): ItemFields[] {
  const shared = readShareText(text);
  if (shared.length === 0) return readTyped(text, fromPlainText) ?? fromPlainText(text);
  const [first] = shared;
  return shared.length === 1 && first ? [withTyped(fromShared(first), text)] : shared.map(fromShared);
}

/** Signs of what the share button of an app writes. */
const SHARED = /[【】「」《》]|复制|点击|打开/u;

/** What somebody has typed beside a link says more of the thing than the link. */
function withTyped(shared: ItemFields, text: string): ItemFields {
  if (SHARED.test(text)) return shared;
  const [typed] = readTyped(text) ?? [];
  if (!typed) return shared;
  const isCounted = typed.quantity !== undefined && typed.quantity.source !== 'default';
  if (!(typed.unitPriceFen ?? typed.variant ?? typed.shop) && !isCounted) return shared;
  return { ...shared, ...typed, ...(shared.link ? { link: shared.link } : {}) };
}

function fromShared({ platform, link, title, priceFen }: SharedItem): ItemFields {
  const category = title && guessCategory(title);
  return {
    ...(title ? { name: linked(title.slice(0, ITEM_BOUNDS.name), PROBABLE) } : {}),
    ...(priceFen ? { unitPriceFen: linked(priceFen, PROBABLE) } : {}),
    quantity: { value: 1, source: 'default', confidence: PROBABLE },
    shop: linked(platformName(platform), CERTAIN),
    ...(link ? { link: linked(link, CERTAIN) } : {}),
    ...(category ? { category: linked(category, GUESSED) } : {}),
  };
}

const linked = <Value>(value: Value, confidence: number) => ({ value, source: 'link', confidence }) as const;

function fromPlainText(text: string): ItemFields[] {
  const read = text.split('\n', LINES_MOST).map((line) => line.slice(0, LINE_MOST));
  const lines = read.map((line, index) => ({
    text: line,
    confidence: 1,
    x: 0,
    y: index * LINE_HEIGHT * 1.5,
    width: line.length * LINE_HEIGHT,
    height: LINE_HEIGHT,
    isStruck: false,
  }));
  // Nothing of it has been confirmed, though somebody has pasted it.
  return extractItems({ lines }, 'link').map(({ fields }) => fields);
}
