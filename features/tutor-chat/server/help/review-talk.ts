// The review that closes a play: what the engine sees in the decisions stored with it, and in the log of what was learnt.

import { lookUp } from '../../../../chinese/words/index.ts';
import type { Line } from '../../../../content/schema/line.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import { explainWord } from '../../../../kit/server/chinese/look-up.ts';
import type { Database } from '../../../../kit/server/db/database.ts';
import {
  certaintyIn,
  type PlayReview,
  type ReviewedMessage,
  reviewOf,
} from '../../../../tutor-engine/index.ts';
import { eventsOfSource, type StoredEvent } from '../../../learning-events/server/api.ts';
import type { TalkId } from '../../domain/ids.ts';
import { minutesOf } from '../../domain/minutes.ts';
import { toCorrectionView } from '../../domain/turn/turn-views.ts';
import { subjectOf } from '../talks/read-talks.ts';
import type { TeachingContent } from '../talks/subjects/content.ts';
import type { PlaySubject } from '../talks/subjects/subjects.ts';
import { findTalk } from '../talks/talks-repo.ts';
import { type DecidedMessage, listDecided } from '../talks/turns-repo.ts';
import { type ReviewView, toTalkView } from '../talks/views.ts';

type Deps = { readonly db: Database; readonly content: Pick<TeachingContent, 'subjects' | 'core'> };

/** A play is over long before; whoever goes on talking is reviewed on the newest of it. */
const READ_MAX = 400;
/** As much of the newest message as a list of talks shows. */
const PREVIEW = 80;

/** Undefined when the talk is not there, not the person's, or no play. */
export async function reviewTalk(
  { db, content }: Deps,
  { userId, id }: { readonly userId: UserId; readonly id: TalkId },
): Promise<ReviewView | undefined> {
  const talk = await findTalk(db, userId, id);
  const subject = talk && (await subjectOf(content, talk));
  if (!talk || !subject || subject.kind === 'tutor') return undefined;
  const messages = await listDecided(db, talk, READ_MAX);
  const events = await eventsOfSource(db, userId, talk.id);
  const play = subject.kind === 'role' ? subject.role : subject.scene;
  const isCertain = certaintyIn(content.core, { play: play.play, phrases: phrasesOf(subject) });
  const review = reviewOf(play, messages.map(reviewed), isCertain);
  const preview = messages.at(-1)?.text.slice(0, PREVIEW) ?? '';
  const view = toReviewView(review);
  const asked = await wordsAsked(content.core, events);
  const met = new Set(view.words.map(({ zh }) => zh));
  return {
    talk: toTalkView({ ...talk, preview }, subject),
    ...view,
    words: [...asked.filter(({ zh }) => !met.has(zh)), ...view.words],
    hints: events.filter(({ outcome }) => outcome === 'helped').length,
    minutes: minutesOf(messages.map(({ createdAt }) => createdAt.getTime())),
  };
}

/** The words that the learner asked about, each once; without those that nobody can explain, and without Portuguese where there is none. */
async function wordsAsked(
  { lexicon, glossed }: TeachingContent['core'],
  events: readonly StoredEvent[],
): Promise<ReviewView['words']> {
  const ofWords = events.filter(({ itemKind }) => itemKind === 'word');
  const asked = ofWords.filter(({ outcome }) => outcome === 'asked');
  const used = new Set(ofWords.filter(({ outcome }) => outcome === 'right').map(({ item }) => item));
  const words = await Promise.all(
    Array.from(new Map(asked.map(({ item, reading }) => [item, reading])), async ([zh, reading]) => {
      const explained = await explainWord(glossed, zh, reading);
      const pinyin = reading || lookUp(lexicon, zh)?.readings[0];
      return explained && pinyin !== undefined
        ? { pt: '', ...explained, pinyin, used: used.has(zh) }
        : undefined;
    }),
  );
  return words.filter((word) => word !== undefined);
}

/** What a scene teaches to say, besides the help with its goals. */
function phrasesOf(subject: PlaySubject): readonly Line[] {
  if (subject.kind === 'role') return [];
  const { phrases, dialogue, learner } = subject.scene;
  return [...phrases, ...dialogue.filter(({ speaker }) => speaker === learner)];
}

function reviewed({ id, author, text, understood, decision }: DecidedMessage): ReviewedMessage {
  return { id, by: author, text, understood: understood ?? undefined, ...(decision ? { decision } : {}) };
}

function toReviewView({
  goals,
  well,
  better,
  isAllCertain,
  words,
  unaidedShare,
  turns,
}: PlayReview): Omit<ReviewView, 'talk' | 'hints' | 'minutes'> {
  return {
    goals: goals.map(({ aided, evidence, ...goal }) => ({
      ...goal,
      aided: aided ?? null,
      evidence: evidence ?? null,
    })),
    well: { goals: [...well.goals], words: [...well.words], sentence: well.sentence ?? null },
    better: better.map(({ messageId, isCertain, ...correction }) => ({
      ...toCorrectionView(correction),
      messageId,
      isCertain,
    })),
    isAllCertain,
    words: words.map(({ zh, pinyin, en, pt, used }) => ({ zh, pinyin, en, pt, used })),
    unaidedShare: unaidedShare ?? null,
    turns,
  };
}
