// What tutors answer and advise holds together: patterns can be read, classes exist, and one thing is asked at a time.

import type { Frames } from '../schema/content.ts';
import { LISTENING_LEVELS } from '../schema/listening/frame.ts';
import { answerProblems, asking, askingOnce } from './answers.ts';
import { linesIn, type Source } from './lines.ts';

const ANY_TUTOR = 'frames/any-tutor.json:';
const ADVICE = 'frames/advice.json:';

/** Each problem is one line that begins with its place. */
export function tutorAnswerProblems({ anyTutor, advice, predicates, nouns }: Frames): string[] {
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
      ...asking(linesIn(topic.replies, `${ADVICE}${topic.id}`)),
    ]),
  ];
}

/** Level by level, so that each is held to its own. */
export function tutorAnswerSources({ anyTutor, advice }: Frames): Source[] {
  return LISTENING_LEVELS.flatMap((level) => {
    const at = <Item extends { readonly level: string }>(items: readonly Item[]) =>
      items.filter((item) => item.level === level);
    const replies = (anyTutor?.answers ?? []).map(({ id, replies: all }) => ({ id, replies: at(all) }));
    const advices = (advice?.topics ?? []).map(({ id, replies: all }) => ({ id, replies: at(all) }));
    return [
      { place: ANY_TUTOR, level, value: replies },
      { place: ADVICE, level, value: { topics: advices, asks: at(advice?.asks ?? []) } },
    ];
  });
}
