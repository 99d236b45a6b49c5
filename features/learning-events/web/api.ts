// The public face of the log of learning events in the page: telling of what was practised here.

export { tellEvents, useSendEvents } from './send-events.ts';
