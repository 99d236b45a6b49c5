// The public face of the talk's rules as the page uses them.

export {
  type Change,
  type Conversation,
  changeConversation,
  isAsking,
  NOTHING_YET,
  type Outgoing,
  type Problem,
  STOPPED_EARLY,
} from './conversation.ts';
export { canSend, type Draft, EMPTY_DRAFT, readDraft, roomLeft, spokenText, writeDraft } from './draft.ts';
export { MESSAGE_MAX, TUTOR_LEVELS, type TutorLevel } from './limits.ts';
export {
  isAnsweredElsewhere,
  isWaiting,
  retriable,
  type ShownMessage,
  shownMessages,
} from './shown-messages.ts';
export type { AnswerEvent, Message, Talk, TalkPage, Tutor } from './types.ts';
