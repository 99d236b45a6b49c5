// What a page asks of study: today's plan, a session of cards, the lists of words, and how they come back.
//
// How a session goes:
// 1. `today` says what today holds and why, and whether a session is open, on whichever device it was begun.
// 2. `begin` opens a session under an id of the page's, or resumes the open one of another device and answers its id.
// 3. `next` gives the cards to ask now. The page makes an exercise of each, and asks for more when few are left, with
//    `except` naming those that it still holds; `answered` says which of them another device has answered. A missed card comes again by itself, after some minutes. When the
//    minutes of the day are over (`secondsToday`), the page ends the session after the exercise on the screen.
// 4. An answer is a learning event, not a call of this contract: `tellEvents` of `features/learning-events/web/api.ts`
//    sends it, or keeps it until the server can be reached, once. `skill` is the card's skill whatever the exercise,
//    `item` is `wordItem(word, reading)`, `source: 'review'`, `sourceId` the session's id, `partId` the exercise's kind.
//    `outcome` is what happened: right, near (a small slip let go), wrong, shown (given up); `aided` the help that stood
//    there; `answer` what was given; `tookMs` from the question to the answer. Nobody grades themselves: `gradeOf` of
//    the domain tells the grade from these.
// 5. Undo is an event, too: `outcome: 'undone'`, `undoes` the id of the answer. The card is then as it was before.
// 6. To pause, the page does nothing. `end` closes the session and says what it came to and what comes tomorrow. A
//    session that nobody ended is over with the day.

import * as z from 'zod';
import { cursor, nextCursor } from '../../kit/core/paging.ts';
import { memberProcedure, procedure, READS } from '../../kit/core/procedure.ts';
import { learntWord } from './contract/learnt-word.ts';
import {
  CARDS_MAX,
  CHANGES,
  DECK_LIST,
  LIST_ID,
  LIST_SOURCES,
  RETENTIONS,
  SEARCH_MAX,
  WORDS_MAX,
} from './domain/bounds.ts';
import { CARD_SKILLS, REASONS, STAGES } from './domain/memory/card.ts';

const tag = 'study';
const changing = { max: 120, seconds: 600 } as const;
const seconds = z.int().nonnegative();
const count = z.int().nonnegative();

const word = z.object({
  word: z.string().min(1).max(24),
  /** Numbered pinyin (`zhang3`), empty where nobody can tell. */
  reading: z.string().max(200),
});
const gloss = z.object({ en: z.string(), pt: z.string() });
/** What it means in the learner's own words, beside the gloss; empty where there is none, or the gloss is just that. */
const ownMeaning = z.string();

const card = word.extend({
  skill: z.enum(CARD_SKILLS),
  stage: z.enum(STAGES),
  /** Why it comes now. */
  reason: z.enum(REASONS),
  /** Null for a new word, and for what does not come back by itself. */
  due: z.iso.datetime().nullable(),
  /** What is known of the learner and this card. */
  evidence: z.object({
    reviews: count,
    lapses: count,
    lastAt: z.iso.datetime().nullable(),
    /** How likely they know it now, 0 to 1; null where it is new. */
    retrievability: z.number().nullable(),
  }),
  /** Days until it would come back, when it is known with trouble and when it is known. */
  daysUntil: z.object({ slow: count, right: count }).nullable(),
  /** Its skill is among those that the learner practises; a talk that has missed a word begins others. */
  isPractised: z.boolean(),
  /** Missed so often that another kind of help is due: take it apart, tell a story, compare. */
  isLeech: z.boolean(),
  /** Never met before: show it before it is asked. */
  isNewWord: z.boolean(),
  /** How often it was missed since the day began; after some it is let go until tomorrow. */
  missesToday: count,
  /** Null where no dictionary of ours knows it. */
  gloss: gloss.nullable(),
  ownMeaning,
  /** The reading in tones that are right as well: as the learner's deck writes them, or a neutral one in full. */
  alsoRead: z.array(z.string()),
  /** Where the picture that came with the learner's deck is read; null without one. */
  picture: z.string().nullable(),
  /** Other words of this batch that are easily taken for this one; they stand beside it. */
  confusables: z.array(word),
});

/** What of the day goes to one reason. */
const entry = z.object({ reason: z.enum(REASONS), cards: count, seconds });

/** A forecast in words: so many words known in so many days at so many minutes a day. */
const forecast = z.object({
  minutesADay: z.int(),
  days: z.int(),
  date: z.iso.date(),
  wordsNow: count,
  wordsThen: count,
  /** At the pace of a plan that the person follows: its lessons bring the new words. */
  isByPlan: z.boolean(),
});

const session = z.object({
  id: z.uuid(),
  startedAt: z.iso.datetime(),
  /** Answers so far, of all devices. */
  answered: count,
});

/** Whether the device can say Chinese: without a voice no card of listening is asked there, and none is counted. */
export const voice = z.enum(['yes', 'no']).default('yes');

/** What the minutes of the day still hold by what the server has heard; the page ends the session when they are over. */
const secondsToday = seconds;

/** The coming seven days if today's plan is done, tomorrow first: `cards` are reviews and new words. */
const week = z
  .array(
    z.object({
      date: z.iso.date(),
      cards: count,
      newWords: count,
      seconds,
      /** Words that begin a further skill on it. */
      steps: z.array(z.object({ skill: z.enum(CARD_SKILLS), cards: count })),
    }),
  )
  .length(7);

const summary = z.object({
  answered: count,
  right: count,
  /** Different words that were answered. */
  words: count,
  /** Words of which the learner said that they knew them already; these are no answers. */
  claimed: count,
  /** Seconds of study that were counted today, whatever they went to: the measure that every page shows. */
  studiedToday: seconds,
  /** Words met for the first time. */
  newWords: z.array(word),
  /** Words that were missed before in this session or earlier, and are now known. */
  regained: z.array(word),
  /** Words missed and not yet known again. */
  missed: z.array(word),
  wordsKnown: count,
  /** What today's plan still holds. */
  left: z.object({ cards: count, seconds }),
  /** Cards that were missed so often today that they are let go until tomorrow. */
  letGo: count,
  week,
});

const settings = z.object({
  /** The share of cards that should still be known when they come back. */
  retention: z.literal([...RETENTIONS]),
  skills: z.array(z.enum(CARD_SKILLS)).min(1),
  /** Days of the week, 1 (Monday) to 7, with half the time; and those without study: one at least has some. */
  easyDays: z.array(z.int().min(1).max(7)).max(7),
  freeDays: z.array(z.int().min(1).max(7)).max(6),
  /** Lists that new words are taken from, beside those that the learner kept. */
  lists: z.array(z.string().regex(LIST_ID)).max(50),
});

export const studyContract = {
  today: memberProcedure({
    tag,
    method: 'GET',
    path: '/study/today',
    summary: 'What today holds, why, and how long it takes; it fits the minutes of the day',
    limit: READS,
  })
    .input(z.object({ voice }))
    .output(
      z.object({
        /** What the learner wants to study a day, and has left to: the plan fits the smaller. */
        minutesADay: z.int(),
        secondsLeft: seconds,
        /** Answered in reviews since the day began. */
        doneCards: count,
        /** Different words among them. */
        doneWords: count,
        /** What is still to do, in the order in which it comes; empty when the day is done. */
        entries: z.array(entry),
        /** Cards whose day has come that wait for another: the most that today can hold is in `entries`. */
        putOff: count,
        newWordsADay: count,
        /** New words that wait, today or on another day: kept, or of a list that is on; counted a month ahead. */
        newWordsWaiting: count,
        /** That the person is in the middle of, where few words wait: its words come next. Null with a plan, or without one. */
        lesson: z.string().nullable(),
        /** Days since the day of the last review before today, where what waits since then keeps new words back; else 0. */
        daysAway: count,
        /** A day with half the time; one without any, for which nothing is planned: who wants to study asks for more. */
        isEasyDay: z.boolean(),
        isFreeDay: z.boolean(),
        session: session.nullable(),
        week,
        forecast,
      }),
    ),

  begin: procedure({
    tag,
    access: 'member',
    metered: true,
    method: 'PUT',
    path: '/study/sessions/{id}',
    summary: 'Begin a session, or resume the one that is open on any device; sent again, it is the same',
    limit: changing,
  })
    .input(z.object({ id: z.uuid() }))
    .output(session.extend({ secondsToday })),

  next: procedure({
    tag,
    access: 'member',
    metered: true,
    method: 'POST',
    path: '/study/sessions/{id}/next',
    summary: 'The next cards of a session, in the order in which to ask them; none when the day is done',
    limit: { max: 300, seconds: 600 },
  })
    .input(
      z.object({
        id: z.uuid(),
        count: z.int().min(1).max(CARDS_MAX).default(20),
        /** What this device can ask: listening where it has a voice, writing where it can be drawn. */
        skills: z.array(z.enum(CARD_SKILLS)).min(1).max(CARD_SKILLS.length),
        /** Cards that the page holds, or has answered without having told the server yet. */
        except: z
          .array(
            word.extend({
              skill: z.enum(CARD_SKILLS),
              /** As the page was told: missed again on another device, the card is held no more as it was. */
              missesToday: count.optional(),
            }),
          )
          .max(CARDS_MAX)
          .default([]),
        /** Cards of which this page can ask nothing fair: they are no part of today. */
        leftOut: z
          .array(word.extend({ skill: z.enum(CARD_SKILLS) }))
          .max(CARDS_MAX)
          .default([]),
        /** Goes beyond today's plan, when the learner asks for more. */
        isExtra: z.boolean().default(false),
        /** A list that was given to train: each of these words is asked once, due or not, and nothing else. */
        only: z.array(word).min(1).max(WORDS_MAX).optional(),
      }),
    )
    .output(
      z.object({
        cards: z.array(card),
        /** Of the cards in `except` those that were answered meanwhile, on another device: the page asks them no more. */
        answered: z.array(word.extend({ skill: z.enum(CARD_SKILLS) })),
        /** What is still to do today after these. */
        cardsLeft: count,
        secondsToday,
        /** Words that were answered before, the latest first: wrong options are taken from them. */
        met: z.array(z.string()),
      }),
    ),

  end: memberProcedure({
    tag,
    method: 'POST',
    path: '/study/sessions/{id}/end',
    summary: 'End a session: what it came to, and what comes tomorrow; sent again, it says the same',
    limit: changing,
  })
    .input(z.object({ id: z.uuid(), voice }))
    .output(summary),

  readSettings: memberProcedure({
    tag,
    method: 'GET',
    path: '/study/settings',
    summary: 'How the person’s cards come back, and what each retention would cost',
    limit: READS,
  }).output(
    settings.extend({
      /** For each retention that can be chosen: minutes a day for what they know now, and new words that fit beside. */
      prices: z.array(
        z.object({ retention: z.literal([...RETENTIONS]), minutesADay: z.number(), newWordsADay: count }),
      ),
    }),
  ),

  changeSettings: memberProcedure({
    tag,
    method: 'PATCH',
    path: '/study/settings',
    summary: 'Change how the person’s cards come back; what is left out stays',
    limit: changing,
  })
    .input(settings.partial())
    .output(settings),

  listLists: memberProcedure({
    tag,
    method: 'GET',
    path: '/study/lists',
    summary:
      'The lists that there are: the person’s own, their decks, HSK bands, scenes, roles, lessons, packs',
    limit: READS,
  }).output(
    z.array(
      z.object({
        id: z.string(),
        kind: z.enum(['mine', 'deck', 'hsk', ...LIST_SOURCES]),
        /** What the content or the deck calls it; empty for what the page names itself (`mine`, HSK bands). */
        title: z.object({ zh: z.string(), en: z.string(), pt: z.string() }),
        words: count,
        /** Whether new words come from it. */
        isOn: z.boolean(),
      }),
    ),
  ),

  listWords: memberProcedure({
    tag,
    method: 'GET',
    path: '/study/words',
    summary:
      'The words of a list with what is known of each, by key; searched by characters, pinyin, meaning or tag',
    limit: READS,
  })
    .input(
      z.object({
        list: z.union([z.string().regex(LIST_ID), z.string().startsWith(DECK_LIST).max(200)]),
        /** Hanzi from the beginning of the word, pinyin with or without tones, a meaning, or a tag, with `#` before it or not. */
        search: z.string().trim().max(SEARCH_MAX).default(''),
        cursor,
      }),
    )
    .output(
      z.object({
        words: z.array(
          word.extend({
            gloss: gloss.nullable(),
            ownMeaning,
            /** As its deck has them. */
            tags: z.array(z.string()),
            /** Null where the learner has not met it. */
            state: z
              .object({
                isSuspended: z.boolean(),
                isLeech: z.boolean(),
                /** By the rule of every number of known words. Below, of its skills, `stability` is in days. */
                isKnown: z.boolean(),
                skills: z.array(
                  z.object({
                    skill: z.enum(CARD_SKILLS),
                    stage: z.enum(STAGES),
                    due: z.iso.datetime().nullable(),
                    stability: z.number(),
                    lapses: count,
                    /** Left out alone, as a deck had it; the word itself may not be. */
                    isSuspended: z.boolean(),
                  }),
                ),
              })
              .nullable(),
          }),
        ),
        nextCursor,
      }),
    ),

  readWord: memberProcedure({
    tag,
    method: 'GET',
    path: '/study/word',
    summary: 'When a word that the person is learning comes back; null for one that they have not taken up',
    limit: READS,
  })
    .input(word)
    .output(learntWord.nullable()),

  changeWords: memberProcedure({
    tag,
    method: 'POST',
    path: '/study/words/change',
    summary: 'Add, suspend, resume or forget words; sent again with the same id, it changes nothing more',
    limit: changing,
  })
    .input(
      z.object({
        /** Made by the page, so that sending twice is harmless. */
        id: z.uuid(),
        change: z.enum(CHANGES),
        words: z.array(word).min(1).max(WORDS_MAX),
      }),
    )
    .output(z.object({ changed: count })),
};
export type StudyContract = typeof studyContract;
