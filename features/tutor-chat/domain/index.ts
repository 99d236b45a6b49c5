// The public face of the talk's rules as the page uses them.

export {
  type Change,
  type Conversation,
  changeConversation,
  isAsking,
  NOTHING_YET,
  type Problem,
} from './conversation.ts';
export { canSend, roomLeft, spokenText, withWordsBack } from './draft.ts';
export type { Explanation } from './help-schemas.ts';
export { TUTOR_LEVELS, type TutorLevel } from './limits.ts';
export { type Part, pick } from './part.ts';
export {
  hasUnsent,
  isAnsweredElsewhere,
  isWaiting,
  retriable,
  type ShownMessage,
  shownMessages,
  waitsForTime,
} from './shown-messages.ts';
export { readPost, writePost } from './stored-post.ts';
export { type TextRun, textRuns } from './text-runs.ts';
export type { AnswerEvent, Message, Partner, ProgressView, Review, Talk, TalkPage, Tutor } from './types.ts';
export { wordRuns } from './word-runs.ts';
