// What a turn leaves in the log of learning, each event with an id that follows from its message.

import { eventId, type NewEvent } from '../../../learning-events/server/api.ts';
import { taughtFact, turnFact } from '../../domain/turn/turn-facts.ts';
import type { DecidedTurn } from '../decision/decide-turn.ts';
import type { Turn } from './begin-turn.ts';

export function turnEvents(decided: DecidedTurn, { saidAt }: Turn): NewEvent[] {
  const { talk, message, decision, input, readingOf } = decided;
  const { situation, due } = input;
  // The device's clock, as far as it was believed when the message was stored.
  const at = saidAt && message.createdAt;
  const turn = { situation, due, subject: talk.subject, text: message.text, readingOf };
  const facts = [
    ...decision.recorded.map((recorded) => ({
      ...turnFact(turn, recorded),
      id: eventId(message.id, recorded.kind, recorded.what, recorded.evidence),
    })),
    ...decision.teaches.map((word) => ({
      ...taughtFact(word),
      id: eventId(message.id, 'taught', word.zh, ''),
    })),
  ];
  return facts.map((fact, seq) => ({
    ...fact,
    userId: talk.userId,
    sourceId: talk.id,
    partId: message.id,
    seq,
    deviceAt: at,
    happenedAt: at,
  }));
}
