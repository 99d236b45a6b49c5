// What a character is made of: markup for the parts that keep their shape, and places for what moves. Feet stand at 0 0.

export type Point = { readonly x: number; readonly y: number };

export type Rig = {
  /** Where it turns head over heels, above the feet. */
  readonly middle: number;
  /** How wide its shadow is. */
  readonly shadow: number;
  /** Behind all else: a shell; and a tail that wags about its place. */
  readonly behind: string;
  readonly tail?: Point & { readonly markup: string; readonly swing: number };
  /** Of the left side, hanging from its joint; the right side is its mirror. */
  readonly leg: Point & { readonly markup: string };
  readonly arm: Point & { readonly markup: string };
  readonly body: string;
  /** The head turns about this place, and all below is measured from it. */
  readonly neck: Point;
  /** Behind the head's features: ears, the head itself. */
  readonly head: string;
  /** What shifts when the head turns: patches, muzzle, nose, glasses. */
  readonly front: string;
  /** Over everything: a hat, a tuft. */
  readonly top: string;
  readonly eye: Point & { readonly size: number; readonly line: string; readonly hasWhite: boolean };
  readonly cheek: Point;
  /** The middle of the mouth and half its width. */
  readonly mouth: Point & { readonly width: number; readonly line: string; readonly isBeak: boolean };
};

/** The same markup on both sides: as it is on the left, mirrored on the right. */
export const both = (left: string): string => `${left}<g transform="scale(-1 1)">${left}</g>`;
