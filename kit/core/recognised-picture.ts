// What is read in a picture: lines of text with their places, the codes in it, and circles to be ticked.

/** One run of text; places are in pixels of the upright picture. */
export type TextLine = {
  readonly text: string;
  /** 0 to 1: how sure the characters are, on average. */
  readonly confidence: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** A line is drawn through it, as through a price that no longer holds. */
  readonly isStruck: boolean;
};

export type PictureCode = {
  /** `EAN-13`, `QRCode` and so on, as ZXing names them. */
  readonly format: string;
  readonly text: string;
};

/** A circle at the left edge, as lists have one before each of their things; places as of a line. */
export type TickCircle = {
  readonly x: number;
  readonly y: number;
  /** Its width and its height. */
  readonly side: number;
  readonly isTicked: boolean;
};

export type RecognisedPicture = {
  readonly width: number;
  readonly height: number;
  /** From top to bottom. */
  readonly lines: readonly TextLine[];
  readonly codes: readonly PictureCode[];
  /** From top to bottom. */
  readonly circles: readonly TickCircle[];
};
