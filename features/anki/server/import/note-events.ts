// What the log is told of a note: its answers, the days on which it comes back, and that it was set aside.

import type { UserId } from '../../../../kit/core/user-id.ts';
import { type Skill, TOOK_MS_MAX, wordItem } from '../../../learning-events/domain/index.ts';
import { eventId, type NewEvent } from '../../../learning-events/server/api.ts';
import type { WordReading } from '../../../my-words/domain/index.ts';
import { DECK_SKILLS } from '../../domain/index.ts';
import type { NoteLine } from '../package/lines.ts';

type About = { readonly userId: UserId; readonly importId: string; readonly now: Date };
type Noted = WordReading & { readonly note: NoteLine };

/** Nobody answers a card twice in a second; Anki moves a review by milliseconds where another has its moment. */
const SAME_ANSWER_MS = 1000;

/** When words were answered, by `word reading skill`, but for what came with this import. */
type Known = ReadonlyMap<string, readonly number[]>;

export const isKnown = (known: Known, { skill, ...event }: NewEvent): boolean =>
  isKnownIn(known, event, [skill]);

/** Of what was taken along from here, and not moved there since, the days are ours. */
export const isDayKnown = (known: Known, event: NewEvent): boolean => isKnownIn(known, event, DECK_SKILLS);

function isKnownIn(
  known: Known,
  { item, happenedAt }: Pick<NewEvent, 'item' | 'happenedAt'>,
  skills: readonly Skill[],
): boolean {
  const at = happenedAt?.getTime() ?? 0;
  const times = skills.flatMap((skill) => known.get(`${item.key} ${item.reading} ${skill}`) ?? []);
  return times.some((time) => Math.abs(time - at) < SAME_ANSWER_MS);
}

const shared = ({ word, pinyin }: WordReading, { userId, importId }: About) => ({
  userId,
  item: wordItem(word, pinyin),
  aided: 'none' as const,
  answer: '',
  tookMs: null,
  source: 'import' as const,
  sourceId: 'anki',
  partId: importId,
});

/** A word that its learner has set aside in Anki is set aside here; `seq` puts it behind its being kept. */
export const suspendedEvent = (word: WordReading & { readonly id: string }, about: About): NewEvent => ({
  ...shared(word, about),
  id: eventId(word.id, 'suspended'),
  skill: 'recognise',
  outcome: 'suspended',
  seq: 1,
});

const isPast = (at: number, { now }: About): boolean => at > 0 && at <= now.getTime();

/** The id follows from the note and the moment: the same deck brought again adds no review. */
export function answersOf(word: Noted, about: About): NewEvent[] {
  const { guid, reviews } = word.note;
  return reviews
    .filter(({ id }) => isPast(id, about))
    .map(({ id, skill, ease, tookMs }, seq) => ({
      ...shared(word, about),
      id: eventId('anki', about.userId, guid, String(id)),
      skill,
      outcome: ease === 1 ? 'wrong' : 'right',
      grade: ease,
      tookMs: Math.min(TOOK_MS_MAX, Math.round(tookMs)),
      seq,
      happenedAt: new Date(id),
    }));
}

const LONGEST_MS = 36_500 * 86_400_000;
const LAPSES_MAX = 10_000;

/**
 * When each skill comes back in Anki. It holds from when the note was last moved there, so that whoever has answered here
 * since keeps the day that follows from that; what lies before is no day that Anki gives.
 */
export function daysOf(word: Noted, about: About): NewEvent[] {
  const { guid, days, reviews, movedAt } = word.note;
  if (!isPast(movedAt, about)) return [];
  return days.flatMap(({ skill, dueAt, lapses }, index) => {
    const last = Math.max(...reviews.filter((one) => one.skill === skill).map(({ id }) => id));
    if (!(dueAt > last && dueAt - movedAt < LONGEST_MS)) return [];
    return {
      ...shared(word, about),
      id: eventId('anki-day', about.userId, guid, skill, String(movedAt), String(dueAt)),
      skill,
      outcome: 'scheduled',
      dueAt: new Date(dueAt),
      lapses: Math.max(0, Math.min(LAPSES_MAX, lapses)),
      seq: reviews.length + index,
      happenedAt: new Date(movedAt),
    };
  });
}
