// How long what is written may be, in characters.

export const SUBJECT_MAX = 120;
export const TEXT_MAX = 2000;
