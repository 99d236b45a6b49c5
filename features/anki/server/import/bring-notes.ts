// Turns notes into kept words and reviews into learning events, some hundred at a time.

import { type Lexicon, lookUp, toSimplified } from '../../../../chinese/words/index.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Database } from '../../../../kit/server/db/database.ts';
import { TOOK_MS_MAX, wordItem } from '../../../learning-events/domain/index.ts';
import { answerTimes, appendEvents, eventId, type NewEvent } from '../../../learning-events/server/api.ts';
import { CONTEXT_MAX, checkWord, MEANING_MAX, type WordReading } from '../../../my-words/domain/index.ts';
import { addLabels, addMeanings, bringWords } from '../../../my-words/server/api.ts';
import { cutText, type ImportReport, type Refusal, refuseNote, settleReading } from '../../domain/index.ts';
import type { NoteLine } from '../package/lines.ts';

/** Where an import stands: what was counted, and which words and sounds have been met. */
export type Bringing = {
  report: ImportReport;
  readonly met: Set<string>;
  /** The words that want a sound, by its name in the package. */
  readonly wanted: Map<string, WordReading[]>;
};

type BringParams = {
  readonly db: Database;
  readonly lexicon: Lexicon;
  readonly userId: UserId;
  readonly importId: string;
  readonly now: Date;
};

type Ready = WordReading & { readonly id: string; readonly context: string; readonly note: NoteLine };

export async function bringNotes(
  { db, lexicon, userId, importId, now }: BringParams,
  bringing: Bringing,
  notes: readonly NoteLine[],
): Promise<void> {
  const ready: Ready[] = [];
  /** Reviews of a word that came twice count, too: it has two notes. */
  const reviewed: Omit<Ready, 'id' | 'context'>[] = [];
  for (const note of notes) {
    const word = readNote(lexicon, note);
    if (typeof word === 'string') {
      bringing.report = refuseNote(bringing.report, note.sample, word);
      continue;
    }
    reviewed.push({ ...word, note });
    const key = `${word.word} ${word.pinyin}`;
    if (bringing.met.has(key)) {
      bringing.report = { ...bringing.report, doubled: bringing.report.doubled + 1 };
      continue;
    }
    bringing.met.add(key);
    const context = cutText(note.word?.sentence ?? '', CONTEXT_MAX);
    ready.push({ ...word, id: eventId(importId, key), context, note });
  }
  const events = reviewed.flatMap((word) => eventsOf(word, { userId, importId, now }));
  const { brought, grown, reviews } = await db.transaction(async (tx) => {
    const words = ready.map(({ id, word, pinyin, context }) => ({ id, word, pinyin, context }));
    const known = await answerTimes(tx, userId, {
      words: reviewed.map(({ word }) => word),
      exceptPart: importId,
    });
    // Words that were taken along from here come back with answers that are ours.
    const fresh = events.filter((event) => !isKnown(known, event));
    const brought = await bringWords(tx, userId, words);
    const left = ready.filter(({ note }, index) => note.isSuspended && brought[index]?.became === 'new');
    const onList = ready.filter((_, index) => brought[index] !== undefined);
    await addMeanings(tx, userId, meaningsIn(onList));
    const grown = await addLabels(tx, userId, labelsIn(reviewed));
    await appendEvents(tx, [
      ...fresh,
      ...left.map((word) => suspendedEvent(word, { userId, importId, now })),
    ]);
    return { brought, grown, reviews: fresh.length };
  });
  bringing.report = { ...bringing.report, reviews: bringing.report.reviews + reviews };
  for (const [index, one] of ready.entries())
    count(bringing, one, { brought: brought[index], isGrown: grown.has(`${one.word} ${one.pinyin}`) });
}

/** As the deck has them, also of words that our dictionary knows: they are the learner's own. */
function meaningsIn(ready: readonly Ready[]) {
  return ready.flatMap(({ word, pinyin, note }) => {
    const meaning = cutText(note.word?.meaning ?? '', MEANING_MAX);
    return meaning === '' ? [] : [{ word, pinyin, meaning }];
  });
}

/** Of a word that comes twice, with both: it stands in two decks. */
const labelsIn = (words: readonly Omit<Ready, 'id' | 'context'>[]) =>
  words.map(({ word, pinyin, note: { decks, tags, guid } }) => ({
    word,
    pinyin,
    decks,
    tags,
    notes: guid === '' ? [] : [guid],
  }));

const HANZI = /\p{Script=Han}/u;

/** What is no word, though Chinese, is a sentence. */
function readNote(lexicon: Lexicon, { word: found, sample }: NoteLine): WordReading | Refusal {
  if (!found) return HANZI.test(sample) ? 'sentence' : 'no_word';
  const word = toSimplified(lexicon, found.word);
  const pinyin = settleReading(word, found.pinyin, lookUp(lexicon, word)?.readings ?? []);
  if (pinyin === undefined) return 'no_reading';
  const checked = checkWord({ word, pinyin });
  return checked.ok ? checked.value : 'no_reading';
}

function count(
  bringing: Bringing,
  { note, word, pinyin }: Ready,
  {
    brought,
    isGrown,
  }: {
    readonly brought: Awaited<ReturnType<typeof bringWords>>[number];
    /** It has a deck or a tag more. */
    readonly isGrown: boolean;
  },
): void {
  if (!brought) {
    bringing.report = refuseNote(bringing.report, note.sample, 'list_full');
    return;
  }
  const { became } = brought;
  const sound = note.word?.sound;
  if (sound !== undefined)
    bringing.wanted.set(sound, [...(bringing.wanted.get(sound) ?? []), { word, pinyin }]);
  const isUpdated = became === 'updated' || isGrown;
  const place = became === 'new' ? 'added' : isUpdated ? 'updated' : 'doubled';
  bringing.report = { ...bringing.report, [place]: bringing.report[place] + 1 };
}

type About = { readonly userId: UserId; readonly importId: string; readonly now: Date };

/** Nobody answers a card twice in a second; Anki moves a review by milliseconds where another has its moment. */
const SAME_ANSWER_MS = 1000;

function isKnown(
  known: ReadonlyMap<string, readonly number[]>,
  { item, skill, happenedAt }: NewEvent,
): boolean {
  const at = happenedAt?.getTime() ?? 0;
  const times = known.get(`${item.key} ${item.reading} ${skill}`) ?? [];
  return times.some((time) => Math.abs(time - at) < SAME_ANSWER_MS);
}

/** A word that its learner has set aside in Anki is set aside here; `seq` puts it behind its being kept. */
const suspendedEvent = ({ id, word, pinyin }: Ready, { userId, importId }: About): NewEvent => ({
  id: eventId(id, 'suspended'),
  userId,
  skill: 'recognise',
  item: wordItem(word, pinyin),
  outcome: 'suspended',
  aided: 'none',
  answer: '',
  tookMs: null,
  source: 'import',
  sourceId: 'anki',
  partId: importId,
  seq: 1,
});

/** The id follows from the note and the moment: the same deck brought again adds no review. */
function eventsOf(
  { word, pinyin, note }: Omit<Ready, 'id' | 'context'>,
  { userId, importId, now }: About,
): NewEvent[] {
  const past = note.reviews.filter(({ id }) => id > 0 && id <= now.getTime());
  return past.map(({ id, skill, ease, tookMs }, seq) => ({
    id: eventId('anki', userId, note.guid, String(id)),
    userId,
    skill,
    item: wordItem(word, pinyin),
    outcome: ease === 1 ? 'wrong' : 'right',
    grade: ease,
    aided: 'none',
    answer: '',
    tookMs: Math.min(TOOK_MS_MAX, Math.round(tookMs)),
    source: 'import',
    sourceId: 'anki',
    partId: importId,
    seq,
    happenedAt: new Date(id),
  }));
}
