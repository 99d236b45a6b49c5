// Which events of a log count, and in which order: the same for the same events, however and how often they arrived.

/** In place of a device's id. */
export const NO_DEVICE = '00000000-0000-0000-0000-000000000000';

/** As much of an event as says whether it counts and when it happened. */
export type Logged = {
  readonly id: string;
  readonly happenedAt: Date;
  /** `NO_DEVICE` for what the server saw itself. */
  readonly deviceId: string;
  /** Counts up within the device. */
  readonly deviceSeq: number;
  /** The id of the event that this one takes back. */
  readonly undoes: string | null;
};

/** Each event once, without those that were taken back and those that take back, the earliest first. */
export function effectiveEvents<Event extends Logged>(events: readonly Event[]): Event[] {
  const undone = new Set(events.map(({ undoes }) => undoes));
  const byId = new Map<string, Event>();
  // What came first under an id stays, as in the log.
  for (const event of events) if (!byId.has(event.id)) byId.set(event.id, event);
  return Array.from(byId.values())
    .filter(({ id, undoes }) => undoes === null && !undone.has(id))
    .toSorted(compareEvents);
}

/** By time; what has the same by device, by the device's own count, by id. */
function compareEvents(a: Logged, b: Logged): number {
  return (
    a.happenedAt.getTime() - b.happenedAt.getTime() ||
    compareText(a.deviceId, b.deviceId) ||
    a.deviceSeq - b.deviceSeq ||
    compareText(a.id, b.id)
  );
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** A clock that is wrong by less is believed: a request takes its time. */
const TOLERATED_MS = 2 * 60_000;

type DeviceTime = {
  /** When it happened, by the device's clock. */
  readonly at: number;
  /** When it was sent, by the same clock. */
  readonly sentAt: number;
  readonly now: number;
};

/** When it happened by the server's clock; never later than now. All in milliseconds since 1970. */
export function happenedAt({ at, sentAt, now }: DeviceTime): number {
  const ahead = sentAt - now;
  const mended = Math.abs(ahead) > TOLERATED_MS ? at - ahead : at;
  return Math.max(0, Math.min(now, mended));
}
