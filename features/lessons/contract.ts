// The lessons of the course, and how far the learner has come in each. What a lesson says is a file of the page.

import * as z from 'zod';
import { LEVELS } from '../../content/schema/levels.ts';
import { memberProcedure, READS } from '../../kit/core/procedure.ts';
import { LESSON_STATES } from './domain/index.ts';

const tag = 'lessons';
const line = z.object({ zh: z.string(), en: z.string(), pt: z.string() });
const count = z.int().nonnegative();

export const lessonsContract = {
  listLessons: memberProcedure({
    tag,
    limit: READS,
    seeAs: 'read',
    method: 'GET',
    path: '/lessons',
    summary: 'The lessons in the order of the course, with what the person knows of each by their answers',
  }).output(
    z.array(
      z.object({
        id: z.string(),
        level: z.enum(LEVELS),
        /** Its place in its level, from 1. */
        order: z.int(),
        title: line,
        words: count,
        points: count,
        /** Lessons that come before. */
        requires: z.array(z.string()),
        state: z.enum(LESSON_STATES),
        /** Completed not by answers but by an accepted placement. */
        isPlaced: z.boolean(),
        /** It is what the person does next, as the learning path has it. */
        isNext: z.boolean(),
        wordsKnown: count,
        pointsKnown: count,
      }),
    ),
  ),

  findLessons: memberProcedure({
    tag,
    limit: READS,
    method: 'GET',
    path: '/lessons/found',
    summary:
      'The lessons in which words are found: in a title or line, in any language or as pinyin with or without tones; those that teach them first',
  })
    .input(z.object({ q: z.string().trim().min(1).max(80) }))
    .output(
      z.array(
        z.object({
          id: z.string(),
          /** Shortened about the words. */
          line: z.string(),
          /** It is a new word or a point of grammar of this lesson. */
          isTaught: z.boolean(),
        }),
      ),
    ),

  readProgress: memberProcedure({
    tag,
    limit: READS,
    method: 'GET',
    path: '/lessons/{id}/progress',
    summary:
      'How the person’s last answers to the words and points of a lesson went; words that they know by their cards are right',
  })
    .input(z.object({ id: z.string().max(80) }))
    .output(
      z.array(
        z.object({
          kind: z.enum(['word', 'grammar']),
          key: z.string(),
          reading: z.string(),
          isRight: z.boolean(),
          /** Not answered in the lesson: its card knows it. */
          isByCards: z.boolean().optional(),
        }),
      ),
    ),

  newWords: memberProcedure({
    tag,
    limit: READS,
    method: 'GET',
    path: '/lessons/{id}/new-words',
    summary:
      'The words of a lesson that the person does not know, by their cards or a placement, as plans count them',
  })
    .input(z.object({ id: z.string().max(80) }))
    .output(
      z.object({
        fresh: z.array(z.string()),
        /** Of these those that were answered already, wherever it was: they are not new any more. */
        met: z.array(z.string()),
      }),
    ),
};
export type LessonsContract = typeof lessonsContract;
