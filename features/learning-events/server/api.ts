// The public face of the log of learning events.

export { dueWordsOf } from './due-words.ts';
export {
  countWordsMet,
  eventId,
  eventsJson,
  eventsOfTalk,
  type LearningEvent,
  type NewEvent,
  recordEvents,
  recordingEvents,
} from './events-repo.ts';
