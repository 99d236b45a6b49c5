// Whether it is clear which thing is meant: a name alone fits a thousand shops.

type Pointed = {
  readonly link: string | null;
  readonly shop: string;
  readonly pictureId: string | null;
  readonly which?: string | undefined;
};

/** A link, a shop or a picture leads to the thing; else the buyer says which one it is. */
export const isWhichOpen = ({ link, shop, pictureId, which = '' }: Pointed): boolean =>
  link === null && shop.trim() === '' && pictureId === null && which.trim() === '';
