// Turns notes into kept words and reviews into learning events, some hundred at a time.

import { type Lexicon, lookUp, toSimplified } from '../../../../chinese/words/index.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import { createReadingOf } from '../../../../kit/server/chinese/reading.ts';
import type { Database } from '../../../../kit/server/db/database.ts';
import { answerTimes, appendEvents, eventId } from '../../../learning-events/server/api.ts';
import {
  CONTEXT_MAX,
  checkWord,
  LABEL_MAX,
  MEANING_MAX,
  WORD_MEDIA,
  type WordMedia,
  type WordReading,
} from '../../../my-words/domain/index.ts';
import { addLabels, addMeanings, bringWords } from '../../../my-words/server/api.ts';
import {
  areSuspended,
  cutText,
  type DeckSkill,
  EMPTY_REPORT,
  HANZI,
  howItStood,
  type ImportReport,
  isSuspended,
  type Loss,
  type Refusal,
  refuseNote,
  settleReading,
  tellLoss,
  writtenApart,
} from '../../domain/index.ts';
import type { NoteLine } from '../package/lines.ts';
import {
  answersOf,
  daysOf,
  isAnsweredSince,
  isDayKnown,
  isKnown,
  skillsSetAside,
  suspendedEvent,
} from './note-events.ts';
import { keepNotes } from './notes-repo.ts';

/** Where an import stands: what was counted, and which words, sounds and pictures have been met. */
export type Bringing = {
  report: ImportReport;
  readonly met: Set<string>;
  /** Kinds of card that came with words and are asked in Anki. */
  readonly skills: Set<DeckSkill>;
  readonly media: Readonly<Record<WordMedia, WantedMedia>>;
};

type WantedMedia = {
  /** The words that want a file, by its name in the package. */
  readonly wanted: Map<string, WordReading[]>;
  /** The files that the package held. */
  readonly found: Set<string>;
};

export const nothingBrought = (): Bringing => ({
  report: EMPTY_REPORT,
  met: new Set(),
  skills: new Set(),
  media: {
    sound: { wanted: new Map(), found: new Set() },
    picture: { wanted: new Map(), found: new Set() },
  },
});

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
  const { ready, reviewed } = sortNotes(lexicon, importId, bringing, notes);
  const about = { userId, importId, now };
  const { brought, grown, reviews, aside } = await db.transaction(async (tx) => {
    const words = ready.map(({ id, word, pinyin, context }) => ({ id, word, pinyin, context }));
    const known = await answerTimes(tx, userId, {
      words: reviewed.map(({ word }) => word),
      exceptPart: importId,
    });
    // Words that were taken along from here come back with answers that are ours.
    const answers = reviewed.flatMap((word) => answersOf(word, about).filter((one) => !isKnown(known, one)));
    const days = reviewed.flatMap((word) => daysOf(word, about).filter((one) => !isDayKnown(known, one)));
    const brought = await bringWords(tx, userId, words);
    const onList = ready.filter((_, index) => brought[index] !== undefined);
    const aside = setAside(
      onList.filter((word) => !isAnsweredSince(known, word)),
      reviewed,
      about,
    );
    await addMeanings(tx, userId, meaningsIn(onList));
    const grown = await addLabels(tx, userId, labelsIn(reviewed));
    const theirs = reviewed.filter((word) => !daysOf(word, about).some((one) => isDayKnown(known, one)));
    await keepNotes(tx, userId, theirs);
    await appendEvents(tx, [...answers, ...days, ...aside.words, ...aside.skills]);
    return { brought, grown, reviews: answers.length, aside };
  });
  const { report } = bringing;
  bringing.report = {
    ...report,
    reviews: report.reviews + reviews,
    setAside: report.setAside + aside.words.length,
    skillsSetAside: report.skillsSetAside + aside.skills.length,
  };
  const stood = ready.flatMap(({ note: { cards } }, index) =>
    cards.length === 0 || areSuspended(cards) || !brought[index] ? [] : howItStood(cards, now.getTime()),
  );
  for (const name of stood) bringing.report = { ...bringing.report, [name]: bringing.report[name] + 1 };
  for (const [index, one] of ready.entries())
    count(bringing, one, { brought: brought[index], isGrown: grown.has(`${one.word} ${one.pinyin}`) });
}

type Sorted = {
  /** Words that come for the first time in this deck. */
  readonly ready: Ready[];
  /** Reviews of a word that came twice count, too: it has two notes. */
  readonly reviewed: Omit<Ready, 'id' | 'context'>[];
};

function sortNotes(
  lexicon: Lexicon,
  importId: string,
  bringing: Bringing,
  notes: readonly NoteLine[],
): Sorted {
  const [ready, reviewed]: [Ready[], Sorted['reviewed']] = [[], []];
  for (const note of notes) {
    const word = readNote(lexicon, note);
    if (typeof word === 'string') {
      bringing.report = refuseNote(bringing.report, note.sample, word);
      continue;
    }
    reviewed.push({ ...word, note });
    const key = `${word.word} ${word.pinyin}`;
    const isSecond = bringing.met.has(key);
    for (const loss of lossesOf(word, note, isSecond))
      bringing.report = tellLoss(bringing.report, word.word, loss);
    if (isSecond) {
      bringing.report = { ...bringing.report, doubled: bringing.report.doubled + 1 };
      continue;
    }
    bringing.met.add(key);
    const context = cutText(note.word?.sentence ?? '', CONTEXT_MAX);
    ready.push({ ...word, id: eventId(importId, key), context, note });
  }
  return { ready, reviewed };
}

/** What a note holds that its word does not have here. */
function lossesOf(
  { word }: WordReading,
  { word: found, cards, losses }: NoteLine,
  isSecond: boolean,
): Loss[] {
  const isCut = (found?.meaning.length ?? 0) > MEANING_MAX || (found?.sentence.length ?? 0) > CONTEXT_MAX;
  const all: readonly (readonly [Loss, boolean])[] = [
    ['second_note', isSecond],
    ['second_card', new Set(cards.map(({ skill }) => skill)).size < cards.length],
    ['traditional', found !== null && found.word !== word],
    ['cut', isCut],
  ];
  return [...losses, ...all.flatMap(([loss, isSo]) => (isSo ? [loss] : []))];
}

/** What its learner has set aside in Anki: whole words, with all cards of all their notes, and single skills of others. */
function setAside(
  words: readonly Ready[],
  reviewed: Sorted['reviewed'],
  about: Parameters<typeof suspendedEvent>[1],
) {
  const cards = Map.groupBy(reviewed, ({ word, pinyin }) => `${word} ${pinyin}`);
  const isWhole = ({ word, pinyin }: WordReading) =>
    areSuspended((cards.get(`${word} ${pinyin}`) ?? []).flatMap(({ note }) => note.cards));
  return {
    words: words.filter(isWhole).map((word) => suspendedEvent(word, about)),
    skills: words.filter((word) => !isWhole(word)).flatMap((word) => skillsSetAside(word, about)),
  };
}

/** As the deck has them, also of words that our dictionary knows: they are the learner's own. */
function meaningsIn(ready: readonly Ready[]) {
  return ready.flatMap(({ word, pinyin, note }) => {
    const meaning = cutText(note.word?.meaning ?? '', MEANING_MAX);
    return meaning === '' ? [] : [{ word, pinyin, meaning }];
  });
}

/** Of a word that comes twice, with both: it stands in two decks. What is longer than a label stays behind. */
const labelsIn = (words: readonly Omit<Ready, 'id' | 'context'>[]) =>
  words.map(({ word, pinyin, note: { decks, tags, guid, word: found } }) => {
    const labels = (...told: readonly (string | undefined)[]) =>
      told.filter((one) => one !== undefined).filter((one) => one !== '' && one.length <= LABEL_MAX);
    const isOurs = found?.pinyin === writtenApart(pinyin);
    return {
      word,
      pinyin,
      decks,
      tags,
      notes: labels(guid),
      spellings: isOurs ? [] : labels(found?.pinyin),
      sounds: labels(found?.sound),
      pictures: labels(found?.picture),
    };
  });

/** What no word holds, but sentences do; as long as this no word is. */
const OF_SENTENCES = /[。！？!?；;]|[，,].*\p{Script=Han}|\p{Script=Han}{9}/u;

function readNote(lexicon: Lexicon, { word: found, sample }: NoteLine): WordReading | Refusal {
  if (!found) return !HANZI.test(sample) ? 'no_word' : OF_SENTENCES.test(sample) ? 'sentence' : 'several';
  const word = toSimplified(lexicon, found.word);
  const listed = lookUp(lexicon, word)?.readings ?? [];
  // What no dictionary has is read as its parts are.
  const pinyin = settleReading(word, found.pinyin, listed) ?? createReadingOf()(word, word);
  if (pinyin === '') return 'no_reading';
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
  for (const card of note.cards) if (!isSuspended(card)) bringing.skills.add(card.skill);
  for (const kind of WORD_MEDIA) {
    const name = note.word?.[kind];
    const { wanted } = bringing.media[kind];
    if (name !== undefined) wanted.set(name, [...(wanted.get(name) ?? []), { word, pinyin }]);
  }
  const isUpdated = became === 'updated' || isGrown;
  const place = became === 'new' ? 'added' : isUpdated ? 'updated' : 'doubled';
  bringing.report = { ...bringing.report, [place]: bringing.report[place] + 1 };
}
