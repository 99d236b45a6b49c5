// What the teacher can do with a turn.

export const MOVES = [
  'greet',
  'ask',
  'praise-and-ask',
  'retry',
  'hint',
  'explain',
  'repeat',
  'smalltalk',
  'cannot',
  'close',
  // In a play: something is done, is half done, was answered in passing.
  'goal',
  'partly',
  'aside',
  // Chats, with an exchange of the small talk.
  'chat',
  // Asks for a sentence with a word that is due.
  'drill',
  // Answers somebody in distress, and asks whether to go on: no lesson.
  'care',
] as const;
export type Move = (typeof MOVES)[number];

/** The open question when all topics are done: shall we start over? */
export const OVER = '@over';
