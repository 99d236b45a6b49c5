// What a turn leaves in the log of learning: the engine's record of it, told by skill and item.

import type { Recorded } from '../../../../tutor-engine/index.ts';
import {
  type Item,
  itemOf,
  type LearningFact,
  type Skill,
  wordItem,
} from '../../../learning-events/domain/index.ts';
import { eventId, type NewEvent } from '../../../learning-events/server/api.ts';
import type { DecidedTurn } from '../decision/decide-turn.ts';
import type { Turn } from './begin-turn.ts';

const SHOWN_AS = {
  used_word: { skill: 'use', outcome: 'right' },
  missed_word: { skill: 'use', outcome: 'wrong' },
  asked_meaning: { skill: 'recognise', outcome: 'asked' },
  asked_how_to_say: { skill: 'recall', outcome: 'asked' },
  mistake: { skill: 'grammar', outcome: 'wrong' },
  goal_reached: { skill: 'goal', outcome: 'right' },
} as const satisfies Record<Recorded['kind'], { skill: Skill; outcome: LearningFact['outcome'] }>;

export function turnEvents(decided: DecidedTurn, { saidAt }: Turn): NewEvent[] {
  const { talk, message, decision } = decided;
  // The device's clock, as far as it was believed when the message was stored.
  const at = saidAt && message.createdAt;
  return decision.recorded.map((recorded, seq) => ({
    ...SHOWN_AS[recorded.kind],
    id: eventId(message.id, recorded.kind, recorded.what, recorded.evidence),
    userId: talk.userId,
    item: recordedItem(decided, recorded),
    aided: recorded.aided,
    answer: recorded.evidence,
    tookMs: null,
    source: recorded.activity ?? (talk.kind === 'tutor' ? 'talk' : 'play'),
    sourceId: talk.id,
    partId: message.id,
    seq,
    deviceAt: at,
    happenedAt: at,
  }));
}

function recordedItem({ talk, message, input, readingOf }: DecidedTurn, { kind, what }: Recorded): Item {
  if (kind === 'mistake') return itemOf('grammar', what);
  if (kind === 'goal_reached') return itemOf('goal', `${talk.subject}/${what}`);
  const { situation, due } = input;
  const target =
    situation.kind === 'play' ? situation.targetWords.find(({ zh }) => zh === what)?.pinyin : undefined;
  const taught = target ?? due.find(({ zh }) => zh === what)?.reading;
  return wordItem(what, readingOf(what, message.text, taught));
}
