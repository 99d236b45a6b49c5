// A parcel that is a present: no price slip goes into it, and customs always get the real value.

/** Characters of the text on the card. */
export const GIFT_CARD_MOST = 120;
