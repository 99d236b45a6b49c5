// Tutors, talks with them, and the messages of a talk; an answer comes as a stream of server-sent events.

import { eventIterator } from '@orpc/contract';
import * as z from 'zod';
import { personaSchema } from '../../content/schema/people/persona.ts';
import { playSchema } from '../../content/schema/talks/play.ts';
import { vocabularySchema } from '../../content/schema/word.ts';
import { LOCALES } from '../../kit/core/locale.ts';
import { cursor, nextCursor } from '../../kit/core/paging.ts';
import { memberProcedure, procedure } from '../../kit/core/procedure.ts';
import { HINT_STEPS } from '../../tutor-engine/state/help.ts';
import { explanation, explanationWanted, helpWanted, rewording } from './domain/help-schemas.ts';
import { messageIdSchema as messageId, talkIdSchema as talkId } from './domain/ids.ts';
import { INPUTS, MESSAGE_MAX, STAND_INS, TALK_KINDS } from './domain/limits.ts';
import { trialInput, trialTurn } from './domain/trial-schemas.ts';
import {
  correction,
  level,
  line,
  listedTalk,
  picture,
  review,
  talk,
  teaching,
} from './domain/view-schemas.ts';

const tag = 'tutor-chat';
const language = z.enum(LOCALES);

const tutor = z.object({
  id: z.string(),
  name: line.extend({ pinyin: z.string() }),
  level,
  /** Languages the tutor explains in. */
  languages: z.array(language),
  character: line,
  picture,
});

const kind = z.enum(TALK_KINDS);

const SLUG = '[A-Za-z0-9][A-Za-z0-9_-]{0,79}';
/** The id of a tutor or a role. */
const slug = z.string().regex(new RegExp(`^${SLUG}$`));
/** A scene at its place: `restaurant/noodles`. */
const sceneSubject = z.string().regex(new RegExp(`^${SLUG}/${SLUG}$`));

export const FAILURES = [
  'busy',
  'unavailable',
  'timeout',
  'refused',
  'broken_off',
  'server_stopped',
] as const;

/** A word beyond the learner's level; without a gloss where only the dictionary may know it. */
const hardWord = z.object({
  zh: z.string(),
  gloss: z.object({ en: z.string(), pt: z.string() }).nullable(),
});

const message = z.object({
  id: z.uuid(),
  author: z.enum(['learner', 'tutor']),
  text: z.string(),
  /**
   * `streaming`: being written right now, maybe to another device. `stopped`: the learner stopped it or left.
   * `broken_off`: part of it came. `failed`: nothing came.
   */
  state: z.enum(['complete', 'streaming', 'stopped', 'broken_off', 'failed']),
  failure: z.enum(FAILURES).nullable(),
  /** Who wrote a tutor's message. */
  speaker: z.enum(['model', 'engine']).nullable(),
  /** Why the embedded teacher answered in a model's place: money used up, or words that were not fit. */
  /** How it came to be; what a tutor says counts as typed. */
  input: z.enum(INPUTS),
  standIn: z.enum(STAND_INS).nullable(),
  /** The learner's message that this one answers. */
  answers: z.uuid().nullable(),
  /** Of the learner's message: at most two, the most important first; known when the answer has ended. */
  corrections: z.array(correction),
  /** Of an answer. */
  hardWords: z.array(hardWord),
  /** What it means, where that is known already: authored lines come with it, a model gives it in the talk's language. */
  translations: z.object({ en: z.string().optional(), pt: z.string().optional() }),
  teaching: teaching.nullable(),
  /** What a learner's message in pinyin, or in their own language, was taken for; known when the answer has ended. */
  understood: z.string().nullable(),
  createdAt: z.iso.datetime(),
});

/** Something that the learner gets done in a play. */
const goal = z.object({
  id: z.string(),
  goal: line,
  state: z.enum(['open', 'partly', 'reached']),
  /** The learner's message that changed it last. */
  messageId: z.uuid().nullable(),
});

/** How far a play is: its goals in order, empty in a tutor's talk; and whether it has come to its end. */
const progress = z.object({ goals: z.array(goal), ended: z.boolean() });

const answerEvent = z.discriminatedUnion('type', [
  /** The learner's message is stored; the answer with this id begins. */
  z.object({ type: z.literal('started'), message, answer: message }),
  z.object({
    type: z.literal('delta'),
    text: z.string(),
    /** The answer begins anew with this piece: what came before gives way. */
    restart: z.boolean().optional(),
  }),
  /** The last event: question and answer as they are stored, whether whole, broken off or failed, and the goals now. */
  z.object({ type: z.literal('ended'), message, answer: message, ...progress.shape }),
]);

/** Without what a level talks about, which the page has as files. */
const situation = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('tutor'), persona: personaSchema }),
  z.object({
    kind: z.literal('play'),
    play: playSchema,
    level,
    partner: z.object({ name: line, character: line }),
    targetWords: z.array(vocabularySchema),
  }),
]);

const snapshot = z.object({
  /** The newest message, whether it has text or not: what follows was said after it. */
  newestId: z.uuid(),
  /** What was said since the talk's summary, oldest first; only what the engine still reads has its memory. */
  said: z.array(
    z.object({
      author: z.enum(['learner', 'tutor']),
      text: z.string(),
      memory: z.unknown(),
      /** The highest step of help that was asked for after it. */
      helped: z.enum(HINT_STEPS).nullable(),
    }),
  ),
  /** What is known of the learner; empty for who does not want to be remembered. */
  facts: z.array(z.string()),
  /** Words that the learner should meet again today, with a sentence where one is known. */
  due: z.array(
    z.object({
      zh: z.string(),
      /** Without `pt` where nobody has written it in Portuguese. */
      gloss: z.object({ en: z.string(), pt: z.string().optional() }),
      example: line.optional(),
    }),
  ),
});

const TALK_BUSY = { status: 409, message: 'The tutor is still answering in this talk.' } as const;
const TALK_FULL = {
  status: 409,
  message: 'This talk is as long as a talk can be; begin a new one.',
} as const;
const answering = { tag, access: 'member', metered: true, limit: { max: 60, seconds: 300 } } as const;

const start = { id: talkId, language };

export const tutorChatContract = {
  listTutors: procedure({
    method: 'GET',
    path: '/tutor-chat/tutors',
    summary: 'Tutors, by the language they explain in and the level they teach',
    tag,
    access: 'public',
    limit: 'none',
    metered: false,
  })
    .input(z.object({ language: language.optional(), level: level.optional() }))
    .output(z.array(tutor)),

  startTalk: memberProcedure({
    tag,
    method: 'POST',
    path: '/tutor-chat/talks',
    summary:
      'Start a talk with a tutor, in a role or a scene; the partner speaks first; the same id twice starts one talk',
    limit: { max: 30, seconds: 600 },
  })
    .input(
      z.discriminatedUnion('kind', [
        z.object({ ...start, kind: z.literal('tutor'), subject: slug }),
        z.object({ ...start, kind: z.literal('role'), subject: slug }),
        z.object({ ...start, kind: z.literal('scene'), subject: sceneSubject }),
      ]),
    )
    .output(z.object({ talk, messages: z.array(message), ...progress.shape })),

  listTalks: memberProcedure({
    tag,
    method: 'GET',
    path: '/tutor-chat/talks',
    summary: 'The person’s talks of one kind, or of any, the latest first',
    limit: 'none',
  })
    .input(
      z.object({
        cursor,
        kind: kind.or(z.literal('any')).default('tutor'),
        subject: z.string().max(120).optional(),
      }),
    )
    .output(z.object({ talks: z.array(listedTalk), nextCursor })),

  readTalk: memberProcedure({
    tag,
    method: 'GET',
    path: '/tutor-chat/talks/{id}',
    summary: 'A talk with its latest messages, oldest of them first; `before` pages back',
    limit: 'none',
  })
    .input(z.object({ id: talkId, before: cursor }))
    .output(
      z.object({
        talk,
        messages: z.array(message),
        earlierCursor: z.string().nullable(),
        ...progress.shape,
      }),
    ),

  readSituation: memberProcedure({
    tag,
    method: 'GET',
    path: '/tutor-chat/talks/{id}/situation',
    summary:
      'What a talk is about, as the embedded teacher needs it to answer in the page; it never changes in one talk',
    limit: 'none',
  })
    .input(z.object({ id: talkId }))
    .output(situation),

  readSnapshot: memberProcedure({
    tag,
    method: 'GET',
    path: '/tutor-chat/talks/{id}/snapshot',
    summary: 'Where a talk stands, as the embedded teacher needs it to answer in the page',
    limit: 'none',
  })
    .input(z.object({ id: talkId }))
    .output(snapshot),

  deleteTalk: memberProcedure({
    tag,
    method: 'DELETE',
    path: '/tutor-chat/talks/{id}',
    summary: 'Delete a talk and its messages for good; `forget`: with what tutors remember from it',
    limit: { max: 60, seconds: 600 },
  })
    .input(z.object({ id: talkId, forget: z.boolean().default(false) }))
    .output(z.object({})),

  postMessage: procedure({
    ...answering,
    method: 'POST',
    path: '/tutor-chat/talks/{id}/messages',
    summary: 'Say something and hear the answer as a stream; the same message id twice says it once',
  })
    .input(
      z.object({
        id: talkId,
        messageId,
        text: z.string().trim().min(1).max(MESSAGE_MAX),
        /** How the words came to be; typed unless it is said. */
        input: z.enum(INPUTS).optional(),
        /** Edit: this message of the learner’s and all that came after it give way to the new one. */
        replaces: messageId.optional(),
        /** Who should answer; without it whoever may. A page that had no connection was answered by the engine. */
        speaker: z.enum(['engine']).optional(),
        /** When it was said, where the device had no connection then. */
        saidAt: z.iso.datetime().optional(),
      }),
    )
    .output(eventIterator(answerEvent))
    .errors({ TALK_BUSY, TALK_FULL }),

  retryAnswer: procedure({
    ...answering,
    method: 'POST',
    path: '/tutor-chat/talks/{id}/messages/{messageId}/retry',
    summary: 'Have the latest of the learner’s messages answered again, by the embedded teacher if asked for',
  })
    .input(z.object({ id: talkId, messageId, speaker: z.enum(['engine']).optional() }))
    .output(eventIterator(answerEvent))
    .errors({ TALK_BUSY, TALK_FULL }),

  askHint: procedure({
    tag,
    access: 'member',
    method: 'POST',
    path: '/tutor-chat/talks/{id}/hint',
    summary:
      'Help with what is open in a talk: an idea, the first words, a whole sentence; it counts as help',
    limit: { max: 120, seconds: 600 },
    metered: true,
  })
    .input(z.object({ id: talkId, step: z.enum(HINT_STEPS) }))
    /** Null where nothing is open that could be helped with. */
    .output(z.object({ hint: line.nullable() }))
    .errors({ TALK_BUSY }),

  suggestAnswers: memberProcedure({
    tag,
    method: 'GET',
    path: '/tutor-chat/talks/{id}/suggestions',
    summary: 'Whole sentences that would be accepted now, to choose from; whoever says one has been helped',
    limit: { max: 300, seconds: 600 },
  })
    .input(z.object({ id: talkId }))
    /** Empty where nothing is asked; for `after`, the newest message. */
    .output(z.object({ after: z.uuid().nullable(), suggestions: z.array(line) })),

  reviewTalk: memberProcedure({
    tag,
    method: 'GET',
    path: '/tutor-chat/talks/{id}/review',
    summary:
      'What went well in a play, what to say better, new words, time, and how much was done without help',
    limit: 'none',
  })
    .input(z.object({ id: talkId }))
    .output(review),

  reportAnswer: memberProcedure({
    tag,
    method: 'POST',
    path: '/tutor-chat/talks/{id}/messages/{messageId}/report',
    summary: 'Tell the admins what is wrong with an answer; the messages just before it go along',
    limit: { max: 30, seconds: 3600 },
  })
    .input(
      z.object({
        id: talkId,
        messageId,
        reason: z.enum(['wrong', 'level', 'harmful', 'other']),
        comment: z.string().trim().max(1000),
      }),
    )
    .output(z.object({})),

  explainMessage: memberProcedure({
    tag,
    method: 'POST',
    path: '/tutor-chat/talks/{id}/messages/{messageId}/explanation',
    summary: 'Why a message, or a part of it, is said so: grammar and words, always possible without a model',
    limit: { max: 60, seconds: 600 },
  })
    .input(explanationWanted)
    .output(explanation),

  rewordMessage: memberProcedure({
    tag,
    method: 'POST',
    path: '/tutor-chat/talks/{id}/messages/{messageId}/wording',
    summary: 'More natural ways to say one of the learner’s own messages, at most two, with the reason',
    limit: { max: 60, seconds: 600 },
  })
    .input(helpWanted)
    .output(rewording),

  translateMessage: memberProcedure({
    tag,
    method: 'POST',
    path: '/tutor-chat/talks/{id}/messages/{messageId}/translation',
    summary: 'A message in English or Portuguese',
    limit: { max: 120, seconds: 600 },
  })
    .input(z.object({ id: talkId, messageId, language: z.enum(['en', 'pt']) }))
    .output(z.object({ text: z.string() }))
    .errors({
      TRANSLATION_UNAVAILABLE: { status: 503, message: 'No service that could translate this answers now.' },
    }),

  tryTurn: procedure({
    method: 'POST',
    path: '/admin/tutor-chat/turns',
    summary: 'Take a turn in a role or a scene as a learner of a level would, and see what it was made from',
    tag,
    access: ['admin'],
    limit: { max: 120, seconds: 600 },
    metered: false,
    unaudited: 'it stores nothing; the call of a model and its cost stand among the calls',
  })
    .input(trialInput)
    .output(trialTurn),
};
export type TutorChatContract = typeof tutorChatContract;
