// The public face of learning events: what can happen, and how much help stood before it.

/**
 * `used_word`, `missed_word`, `asked_meaning`, `asked_how_to_say`: `what` is the word. `mistake`: a grammar point.
 * `goal_reached`: a goal's id. `hint`: the goal or question that help was asked for.
 */
export const EVENT_KINDS = [
  'used_word',
  'missed_word',
  'asked_meaning',
  'asked_how_to_say',
  'mistake',
  'goal_reached',
  'hint',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** `full`: a whole sentence had been shown; `repeat`: the answer is that very sentence. Neither is a sign of knowledge. */
export const AIDED = ['none', 'idea', 'start', 'full', 'repeat'] as const;
export type Aided = (typeof AIDED)[number];

export { dueWords, type WordStory } from './due-words.ts';
