// What the teacher can do with a turn.

export const MOVES = [
  'greet',
  'ask',
  'praise-and-ask',
  'retry',
  'hint',
  'explain',
  'repeat',
  'cannot',
  'close',
  // What is no answer is answered in passing: thanks, a question to the speaker.
  'aside',
  // In a play: something is done, is half done.
  'goal',
  'partly',
  // Small talk: answers a remark with an exchange of the bank, and asks back.
  'small-talk',
  // Asks for a sentence with a word that is due.
  'drill',
  // Answers somebody in distress, and asks whether to go on: no lesson.
  'distress',
] as const;
export type Move = (typeof MOVES)[number];

/** The open question when all topics are done: shall we start over? */
export const OVER = '@over';
