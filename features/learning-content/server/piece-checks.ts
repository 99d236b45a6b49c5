// Checks a draft of a lesson or a text by the rules of the shipped content: alone, in the language core, and in its place in the course.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Knowledge } from '../../../content/checks/core.ts';
import { sourceProblems } from '../../../content/checks/language.ts';
import type { Source } from '../../../content/checks/lines.ts';
import { type ReviewedReadings, readingProblems, readReviewed } from '../../../content/checks/readings.ts';
import { courseProblems } from '../../../content/checks/studies/course.ts';
import { studyProblems } from '../../../content/checks/studies/studies.ts';
import { textProblems } from '../../../content/checks/studies/texts.ts';
import type { Content } from '../../../content/schema/content.ts';
import { type Lesson, lessonSchema } from '../../../content/schema/studies/lesson.ts';
import { type GradedText, textSchema } from '../../../content/schema/studies/text.ts';
import { isFault, type Problem, problemOfIssue, problemOfLine } from '../../drafts/domain/index.ts';
import { openKnowledge } from '../../drafts/server/api.ts';
import { lessonIn, textIn } from '../domain/complete.ts';
import type { LessonDraft, TextDraft } from '../domain/draft-schemas.ts';
import { lessonDraftOf } from '../domain/lesson-draft.ts';
import { mergeContent } from '../domain/merge.ts';
import { placeInLesson, placeInText } from '../domain/place-problem.ts';
import { textDraftOf } from '../domain/text-draft.ts';

const READINGS = join(import.meta.dirname, '../../../content/checks/readings.txt');

export type PieceChecks = ReturnType<typeof createPieceChecks>;

/** `shipped`: what the language core knows of words and names, and what level explains itself. */
export function createPieceChecks(shipped: Content) {
  let opened: { readonly knowledge: Knowledge; readonly reviewed: ReviewedReadings } | undefined;
  const open = () =>
    (opened ??= {
      knowledge: openKnowledge(shipped),
      reviewed: readReviewed(readFileSync(READINGS, 'utf8')),
    });

  const lessonLines = (lesson: Lesson, content: Content) => [
    ...studyProblems({ ...nothing(shipped), lessons: [lesson] }),
    ...newProblems(content, withLesson(content, lesson), (whole) => courseProblems(whole, open().knowledge)),
  ];
  const textLines = (text: GradedText, content: Content) => {
    const same = content.texts.filter(
      ({ id, band, order }) => id !== text.id && band === text.band && order === text.order,
    );
    return textProblems([...same, text], open().knowledge).filter((line) =>
      line.startsWith(`texts/${text.id}.`),
    );
  };
  /** What the core would say otherwise: readings, levels, words, signs. */
  const coreLines = async (content: Content, source: Source) => {
    const { knowledge, reviewed } = open();
    const readings = readingProblems(knowledge, content, reviewed, UNUSED);
    return [
      ...(await sourceProblems(knowledge, shipped.talks, source)),
      ...readings.filter((line) => !line.startsWith(UNUSED)),
    ];
  };

  return {
    /** `content`: what learners study now; the draft is looked at in its place there. */
    lesson: async (id: string, draft: LessonDraft, content: Content): Promise<Problem[]> => {
      const parsed = lessonSchema.safeParse(lessonIn(id, draft));
      if (!parsed.success) return once(parsed.error.issues.map((issue) => problemOfIssue(draft, issue)));
      const lesson = parsed.data;
      const own = `lessons/${id}.json:`;
      const core = await coreLines(
        { ...nothing(shipped), lessons: [lesson] },
        { place: own, level: lesson.level, value: lesson },
      );
      return once(
        [...lessonLines(lesson, content), ...core].map((line) =>
          placeInLesson(draft, toProblem(draft, line, own)),
        ),
      );
    },
    text: async (id: string, draft: TextDraft, content: Content): Promise<Problem[]> => {
      const parsed = textSchema.safeParse(textIn(id, draft));
      if (!parsed.success) return once(parsed.error.issues.map((issue) => problemOfIssue(draft, issue)));
      const text = parsed.data;
      const own = `texts/${id}.json:`;
      const core = await coreLines(
        { ...nothing(shipped), texts: [text] },
        { place: own, level: text.level, value: text },
      );
      return once(
        [...textLines(text, content), ...core].map((line) => placeInText(draft, toProblem(draft, line, own))),
      );
    },
    allowsLesson: (lesson: Lesson, content: Content): boolean => {
      const own = `lessons/${lesson.id}.json:`;
      const draft = lessonDraftOf(lesson);
      return !lessonLines(lesson, content).some((line) => isFault(toProblem(draft, line, own)));
    },
    allowsText: (text: GradedText, content: Content): boolean =>
      !textLines(text, content).some((line) => isFault(problemOfLine(textDraftOf(text), line))),
    /** Whether the course still holds together without a lesson. */
    canGo: (id: string, content: Content): boolean => {
      const without = { ...content, lessons: content.lessons.filter((lesson) => lesson.id !== id) };
      const lines = newProblems(content, without, (whole) => courseProblems(whole, open().knowledge));
      return !lines.some((line) => /there is no lesson|can never be reached/.test(line));
    },
  };
}

/** Names the list of reviewed readings in what is said about it, which is nothing about a draft. */
const UNUSED = 'readings';

const nothing = (shipped: Content): Content => ({
  personas: [],
  talks: [],
  smallTalk: [],
  words: [],
  lessons: [],
  texts: [],
  scenarios: [],
  roles: [],
  packs: [],
  phrasebook: [],
  biographies: [],
  frames: { ...shipped.frames, predicates: [], nouns: [], reactions: [] },
  films: [],
});

const withLesson = (content: Content, lesson: Lesson): Content =>
  mergeContent(content, {
    lessons: { published: [lesson], hidden: new Set() },
    texts: { published: [], hidden: new Set() },
  });

function newProblems(before: Content, after: Content, check: (content: Content) => string[]): string[] {
  const known = new Set(check(before));
  return check(after).filter((line) => !known.has(line));
}

/** A line about another file says what would break there. */
function toProblem(draft: unknown, line: string, own: string): Problem {
  const problem = problemOfLine(draft, line);
  if (line.startsWith(own) || problem.code === 'promise') return problem;
  return { path: '', code: 'elsewhere', detail: line };
}

function once(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
