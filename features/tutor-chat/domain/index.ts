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
} from './conversation/conversation.ts';
export { GUEST_TALK_KEY, type GuestTalk, readGuestTalk, writeGuestTalk } from './conversation/guest-talk.ts';
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
} from './conversation/shown-messages.ts';
export { readPost, writePost } from './conversation/stored-post.ts';
export { fittingTutor } from './fitting-tutor.ts';
export type { Explanation } from './help-schemas.ts';
export { type Input, TUTOR_LEVELS, type TutorLevel } from './limits.ts';
export { canSend, roomLeft, spokenText, withWordsBack } from './text/draft.ts';
export { type Part, pick } from './text/part.ts';
export { type TextRun, textRuns } from './text/text-runs.ts';
export { isSameTurn } from './turn/same-turn.ts';
export { type TurnFact, turnFact } from './turn/turn-facts.ts';
export type {
  AnswerEvent,
  EndedEvent,
  Message,
  OfflineTurn,
  Partner,
  ProgressView,
  Review,
  SituationView,
  Talk,
  TalkPage,
  TalkSnapshot,
  Tutor,
} from './types.ts';
