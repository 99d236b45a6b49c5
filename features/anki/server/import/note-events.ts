// What the log is told of a note: its answers, the days on which it comes back, and that it was set aside.

import type { UserId } from '../../../../kit/core/user-id.ts';
import { type Skill, TOOK_MS_MAX, wordItem } from '../../../learning-events/domain/index.ts';
import { eventId, type NewEvent } from '../../../learning-events/server/api.ts';
import type { WordReading } from '../../../my-words/domain/index.ts';
import { type AnkiCard, areSuspended, DECK_SKILLS, hasDay, isAnswer } from '../../domain/index.ts';
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

/** Set aside in Anki, set aside here; the number puts it behind its being kept. Told again by the same deck it is one event. */
export const suspendedEvent = (word: Noted, about: About): NewEvent => ({
  ...shared(word, about),
  id: eventId('anki-suspended', about.userId, word.note.guid, String(word.note.movedAt)),
  skill: 'recognise',
  outcome: 'suspended',
  seq: 1,
});

/** Of a word that still comes: the skills of which Anki asks nothing any more. */
export function skillsSetAside(word: Noted, about: About): NewEvent[] {
  const { guid, cards, movedAt } = word.note;
  const skills = DECK_SKILLS.filter((skill) => areSuspended(cards.filter((card) => card.skill === skill)));
  return skills.map((skill, place) => ({
    ...shared(word, about),
    id: eventId('anki-skill-suspended', about.userId, guid, skill, String(movedAt)),
    skill,
    outcome: 'skill_suspended',
    seq: 1 + place,
  }));
}

/** Whether a word was answered here since its note was last moved there: then what is so here stays. */
export function isAnsweredSince(known: Known, { word, pinyin, note }: Noted): boolean {
  const times = DECK_SKILLS.flatMap((skill) => known.get(`${word} ${pinyin} ${skill}`) ?? []);
  return times.some((time) => time > note.movedAt + SAME_ANSWER_MS);
}

const isPast = (at: number, { now }: About): boolean => at > 0 && at <= now.getTime();

/** The id follows from the note and the moment: the same deck brought again adds no review. */
export function answersOf(word: Noted, about: About): NewEvent[] {
  const { guid, reviews } = word.note;
  return reviews
    .filter((review) => isAnswer(review) && isPast(review.id, about))
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

type DayOf = { readonly userId: UserId; readonly guid: string; readonly movedAt: number };

/** Of the event that gives a card its day: a card that was last moved by it stands as it stood in Anki. */
export const dayEventId = (
  { userId, guid, movedAt }: DayOf,
  { skill, due }: Pick<AnkiCard, 'skill' | 'due'>,
): string => eventId('anki-day', userId, guid, skill, String(movedAt), String(due));

const DAY_MS = 86_400_000;
const LONGEST_MS = 36_500 * DAY_MS;
const LAPSES_MAX = 10_000;

/**
 * When each skill comes back in Anki. It holds from when the note was last moved there, so that whoever has answered here
 * since keeps the day that follows from that; what lies before is no day that Anki gives. A card that was answered there
 * and whose log is lost stands here by its interval.
 */
export function daysOf(word: Noted, about: About): NewEvent[] {
  const { guid, cards, reviews, movedAt } = word.note;
  if (!isPast(movedAt, about)) return [];
  return DECK_SKILLS.flatMap((skill, place) => {
    const card = cards.find((one) => one.skill === skill && hasDay(one));
    if (!card) return [];
    const { due, lapses } = card;
    const answers = reviews.filter((one) => one.skill === skill && isAnswer(one));
    const last = Math.max(...answers.map(({ id }) => id));
    if (!(due > last && due - movedAt < LONGEST_MS)) return [];
    // Without its answers a card is told by its interval alone: it was asked so long before it comes back.
    const at = answers.length > 0 ? movedAt : due - card.interval * DAY_MS;
    if (!isPast(at, about)) return [];
    return {
      ...shared(word, about),
      id: dayEventId({ userId: about.userId, guid, movedAt }, card),
      skill,
      outcome: 'scheduled',
      dueAt: new Date(due),
      lapses: Math.max(0, Math.min(LAPSES_MAX, lapses)),
      seq: reviews.length + place,
      happenedAt: new Date(at),
    };
  });
}
