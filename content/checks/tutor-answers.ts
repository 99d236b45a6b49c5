// What tutors answer and advise holds together: patterns can be read, classes exist, and one thing is asked at a time.

import type { Frames } from '../schema/content.ts';
import type { Theme } from '../schema/listening/theme.ts';
import { answerProblems, asking, askingOnce } from './answers.ts';
import { ADVICE, ANY_TUTOR, linesIn, THEMES } from './lines.ts';

/** Each problem is one line that begins with its place. */
export function tutorAnswerProblems({ anyTutor, advice, predicates, nouns, themes }: Frames): string[] {
  const known = new Set([...predicates, ...nouns].map(({ id }) => id));
  return [
    ...(anyTutor?.answers ?? []).flatMap(({ id, asks, replies }) => [
      ...answerProblems({ match: asks, replies: [] }, {}, `${ANY_TUTOR}${id}`),
      ...asking(replies.flatMap(({ lines }) => linesIn(lines, `${ANY_TUTOR}${id}`))),
      ...replies.flatMap(({ ask }) => askingOnce({ place: `${ANY_TUTOR}${id}`, line: ask })),
    ]),
    ...(advice?.topics ?? []).flatMap((topic) => [
      ...[...topic.predicates, ...topic.nouns]
        .filter((id) => !known.has(id))
        .map((id) => `${ADVICE}${topic.id}: no class ${id}`),
      ...answerProblems({ match: topic.asked ?? [], replies: [] }, {}, `${ADVICE}${topic.id}`),
      ...asking(linesIn(topic.replies, `${ADVICE}${topic.id}`)),
      ...(topic.asks ?? []).flatMap(({ ask }) => askingOnce({ place: `${ADVICE}${topic.id}`, line: ask })),
    ]),
    ...themes.flatMap(({ id, themes: all }) =>
      all.flatMap((theme) => themeProblems(theme, `${THEMES}${id}`)),
    ),
  ];
}

/** One question of a kind for each level: what was asked is remembered by its kind. */
function themeProblems({ id, signs, hints, besides = [], replies }: Theme, file: string): string[] {
  const place = `${file}.json:${id}`;
  const patterns = [...signs, ...hints, ...besides].flatMap((source) => source.split('&'));
  return [
    ...answerProblems({ match: patterns, replies: [] }, {}, place),
    ...replies.flatMap(({ lines, asks }) => [
      ...asking(linesIn(lines, place)),
      ...asks.flatMap(({ ask, unless = [] }) => [
        ...askingOnce({ place, line: ask }),
        ...answerProblems({ match: unless.flatMap((source) => source.split('&')), replies: [] }, {}, place),
      ]),
      ...asks
        .filter(({ seeks }, at) => asks.findIndex((one) => one.seeks === seeks) !== at)
        .map(({ seeks }) => `${place}: two questions for ${seeks}`),
    ]),
  ];
}
