// The public face of the talk's rules as the page uses them.

export {
  type Change,
  type Conversation,
  changeConversation,
  isAsking,
  NOTHING_YET,
  OFFLINE,
  type Post,
  type Problem,
} from './conversation.ts';
export { canSend, roomLeft, spokenText, withWordsBack } from './draft.ts';
export { fittingTutor } from './fitting-tutor.ts';
export { GUEST_TALK_KEY, type GuestTalk, readGuestTalk, writeGuestTalk } from './guest-talk.ts';
export type { Explanation } from './help-schemas.ts';
export { type Input, TUTOR_LEVELS, type TutorLevel } from './limits.ts';
export { type Part, pick } from './part.ts';
export { isSameTurn } from './same-turn.ts';
export {
  hasUnsent,
  isAnsweredElsewhere,
  isWaiting,
  lostPost,
  retriable,
  type ShownMessage,
  shownMessages,
  shownProgress,
  waitsForTime,
} from './shown-messages.ts';
export { readPost, writePost } from './stored-post.ts';
export { type TextRun, textRuns } from './text-runs.ts';
export type {
  AnswerEvent,
  EndedEvent,
  Message,
  OfflineTurn,
  Partner,
  ProgressView,
  Review,
  SituationView,
  Standing,
  Talk,
  TalkPage,
  Tutor,
} from './types.ts';
