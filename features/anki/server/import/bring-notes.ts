// Turns notes into kept words and reviews into learning events, some hundred at a time.

import { type Lexicon, lookUp, toSimplified } from '../../../../chinese/words/index.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Database } from '../../../../kit/server/db/database.ts';
import { answerTimes, appendEvents, eventId } from '../../../learning-events/server/api.ts';
import { CONTEXT_MAX, checkWord, MEANING_MAX, type WordReading } from '../../../my-words/domain/index.ts';
import { addLabels, addMeanings, bringWords } from '../../../my-words/server/api.ts';
import { cutText, type ImportReport, type Refusal, refuseNote, settleReading } from '../../domain/index.ts';
import type { NoteLine } from '../package/lines.ts';
import { answersOf, daysOf, isDayKnown, isKnown, suspendedEvent } from './note-events.ts';

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
  const about = { userId, importId, now };
  const { brought, grown, reviews } = await db.transaction(async (tx) => {
    const words = ready.map(({ id, word, pinyin, context }) => ({ id, word, pinyin, context }));
    const known = await answerTimes(tx, userId, {
      words: reviewed.map(({ word }) => word),
      exceptPart: importId,
    });
    // Words that were taken along from here come back with answers that are ours.
    const answers = reviewed.flatMap((word) => answersOf(word, about).filter((one) => !isKnown(known, one)));
    const days = reviewed.flatMap((word) => daysOf(word, about).filter((one) => !isDayKnown(known, one)));
    const brought = await bringWords(tx, userId, words);
    const left = ready.filter(({ note }, index) => note.isSuspended && brought[index]?.became === 'new');
    const onList = ready.filter((_, index) => brought[index] !== undefined);
    await addMeanings(tx, userId, meaningsIn(onList));
    const grown = await addLabels(tx, userId, labelsIn(reviewed));
    await appendEvents(tx, [...answers, ...days, ...left.map((word) => suspendedEvent(word, about))]);
    return { brought, grown, reviews: answers.length };
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
