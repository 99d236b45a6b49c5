// The public face of the log of learning events.

export { createDueWords } from './due-words.ts';
export {
  countWordsMet,
  eventId,
  eventsOfTalk,
  type LearningEvent,
  type NewEvent,
  recordEvents,
} from './events-repo.ts';
