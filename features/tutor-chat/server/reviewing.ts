// The review that closes a play: what the engine sees in the decisions stored with it, and in the log of what was learnt.

import { lookUp } from '../../../chinese/words/index.ts';
import { explainWord } from '../../../kit/server/chinese/look-up.ts';
import type { Database } from '../../../kit/server/db/database.ts';
import { isSound, type PlayReview, type ReviewedMessage, reviewOf } from '../../../tutor-engine/index.ts';
import { eventsOfTalk, type LearningEvent } from '../../learning-events/server/api.ts';
import { minutesOf } from '../domain/minutes.ts';
import { toCorrectionView } from '../domain/turn-views.ts';
import type { TeachingContent } from './content.ts';
import { listMessages, type Message } from './messages-repo.ts';
import { subjectOf } from './reading.ts';
import { findTalk } from './talks-repo.ts';
import { type ReviewView, toTalkView } from './views.ts';

type Deps = { readonly db: Database; readonly content: Pick<TeachingContent, 'subjects' | 'core'> };

/** A play is over long before; whoever goes on talking is reviewed on the newest of it. */
const READ_MAX = 400;
/** As much of the newest message as a list of talks shows. */
const PREVIEW = 80;

/** Undefined when the talk is not there, not the person's, or no play. */
export async function reviewTalk(
  { db, content }: Deps,
  { userId, id }: { readonly userId: string; readonly id: string },
): Promise<ReviewView | undefined> {
  const talk = await findTalk(db, userId, id);
  const subject = talk && (await subjectOf(content, talk));
  if (!talk || !subject || subject.kind === 'tutor') return undefined;
  const messages = (await listMessages(db, talk.id, { beforeSeq: undefined, limit: READ_MAX })).toReversed();
  const events = await eventsOfTalk(db, userId, talk.id);
  const play = subject.kind === 'role' ? subject.role : subject.scene;
  const review = reviewOf(play, messages.map(reviewed), (text) => isSound(content.core, text, play.level));
  const preview = messages.at(-1)?.text.slice(0, PREVIEW) ?? '';
  const view = toReviewView(review);
  const asked = await wordsAsked(content.core, events);
  const met = new Set(view.words.map(({ zh }) => zh));
  return {
    talk: toTalkView({ ...talk, preview }, subject),
    ...view,
    words: [...asked.filter(({ zh }) => !met.has(zh)), ...view.words],
    hints: events.filter(({ kind }) => kind === 'hint').length,
    minutes: minutesOf(messages.map(({ createdAt }) => createdAt.getTime())),
  };
}

/** The words that the learner asked about, each once; without those that nobody can explain. */
async function wordsAsked(
  { lexicon, glossed }: TeachingContent['core'],
  events: readonly LearningEvent[],
): Promise<ReviewView['words']> {
  const asked = events.filter(({ kind }) => kind === 'asked_meaning' || kind === 'asked_how_to_say');
  const used = new Set(events.filter(({ kind }) => kind === 'used_word').map(({ what }) => what));
  const words = await Promise.all(
    Array.from(new Set(asked.map(({ what }) => what)), async (zh) => {
      const explained = await explainWord(glossed, zh);
      const [pinyin] = lookUp(lexicon, zh)?.readings ?? [];
      return explained && pinyin !== undefined ? { ...explained, pinyin, used: used.has(zh) } : undefined;
    }),
  );
  return words.filter((word) => word !== undefined);
}

function reviewed({ id, author, text, decision }: Message): ReviewedMessage {
  return { id, by: author, text, ...(decision ? { decision } : {}) };
}

function toReviewView({
  goals,
  well,
  better,
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
    better: better.map(({ messageId, ...correction }) => ({ ...toCorrectionView(correction), messageId })),
    words: words.map(({ zh, pinyin, en, pt, used }) => ({ zh, pinyin, en, pt, used })),
    unaidedShare: unaidedShare ?? null,
    turns,
  };
}
