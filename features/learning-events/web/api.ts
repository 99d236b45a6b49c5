// The public face of the log of learning events in the page: telling of what was practised here.

export { onRepeated, sendWaiting, tellEvents, useSendEvents, waitingFor } from './send-events.ts';
export type { ToldEvent } from './waiting-events.ts';
