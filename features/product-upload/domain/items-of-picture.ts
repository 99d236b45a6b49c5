// Makes drafts of a picture's text and codes: a QR code of a shop says which item it is, a bar code helps whoever buys.

import type { RecognisedPicture } from '../../../kit/core/recognised-picture.ts';
import { type ExtractedItem, extractItems, type PictureRead } from './extract/items/extract-items.ts';
import { platformName } from './links/platforms.ts';
import { readShareText, type SharedItem } from './links/read-share-text.ts';

const READ_FROM_CODE = 0.95;
const PRODUCT_CODES: ReadonlySet<string> = new Set(['EAN-13', 'EAN-8', 'UPC-A']);

export function itemsOfPicture(picture: Pick<RecognisedPicture, 'codes'> & PictureRead): ExtractedItem[] {
  const items = extractItems(picture);
  const [shared] = picture.codes.flatMap(({ text }) => readShareText(text));
  const code = picture.codes.find(({ format }) => PRODUCT_CODES.has(format));
  const [first = EMPTY, ...more] = items;
  // A code belongs to one thing; of several nobody can say to which.
  if (more.length > 0 || !(shared ?? code)) return items;
  return [{ ...first, fields: { ...fromShop(shared), ...fromCode(code?.text), ...first.fields } }];
}

const EMPTY: ExtractedItem = {
  fields: { quantity: { value: 1, source: 'default', confidence: 0.7 } },
  otherPrices: [],
};

function fromShop(shared: SharedItem | undefined): ExtractedItem['fields'] {
  if (!shared?.link) return {};
  return { link: found(shared.link), shop: found(platformName(shared.platform)) };
}

const fromCode = (code: string | undefined): ExtractedItem['fields'] =>
  code ? { variant: found(`EAN ${code}`) } : {};

const found = (value: string) => ({ value, source: 'picture', confidence: READ_FROM_CODE }) as const;
