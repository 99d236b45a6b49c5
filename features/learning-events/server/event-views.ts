// How events travel: from a device into the log, and from the log to whoever reads their own.

import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { LearningEventsContract } from '../contract.ts';
import { happenedAt } from '../domain/index.ts';
import type { NewEvent, StoredEvent } from './append-events.ts';

type Batch = InferContractRouterInputs<LearningEventsContract>['append'];
type EventView = InferContractRouterOutputs<LearningEventsContract>['item'][number];

/** `now` in milliseconds since 1970. */
export function toNewEvents(userId: UserId, { deviceId, sentAt, events }: Batch, now: number): NewEvent[] {
  return events.map(({ at, ...event }) => {
    const told = Date.parse(at);
    return {
      ...event,
      userId,
      deviceId,
      deviceAt: new Date(told),
      happenedAt: new Date(happenedAt({ at: told, sentAt: Date.parse(sentAt), now })),
    };
  });
}

export function toEventView(event: StoredEvent): EventView {
  const { id, skill, outcome, grade, aided, answer, tookMs, source, sourceId, partId } = event;
  return {
    id,
    skill,
    item: { kind: event.itemKind, key: event.item, reading: event.reading },
    outcome,
    grade,
    aided,
    answer,
    tookMs,
    source,
    sourceId,
    partId,
    deviceId: event.deviceId,
    seq: event.deviceSeq,
    happenedAt: event.happenedAt.toISOString(),
  };
}
