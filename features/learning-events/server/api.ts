// The public face of the log of learning events.

export { eventId, eventsOfTalk, type LearningEvent, type NewEvent, recordEvents } from './events-repo.ts';
