// A parcel that is a present.

/** Characters of the text on the card. */
export const GIFT_CARD_MOST = 120;
