// What tutors answer and advise holds together: patterns can be read, classes exist, and one thing is asked at a time.

import type { Frames } from '../schema/content.ts';
import type { Moment } from '../schema/listening/moment.ts';
import type { Theme } from '../schema/listening/theme.ts';
import { answerProblems, asking, askingOnce } from './answers.ts';
import { ADVICE, ANY_TUTOR, KNOWLEDGE, linesIn, MOMENTS, STANCES, THEMES, THINGS } from './lines.ts';

/** Each problem is one line that begins with its place. */
export function tutorAnswerProblems({
  anyTutor,
  advice,
  stances,
  predicates,
  nouns,
  themes,
  moments,
  knowledge,
  things,
}: Frames): string[] {
  const known = new Set([...predicates, ...nouns].map(({ id }) => id));
  return [
    ...[...(anyTutor?.answers ?? []), ...(anyTutor?.general ?? [])].flatMap(({ id, asks, replies }) => [
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
    ...stanceProblems(stances, known),
    ...themes.flatMap(({ id, themes: all }) =>
      all.flatMap((theme) => themeProblems(theme, `${THEMES}${id}`)),
    ),
    ...moments.flatMap(({ id, moments: all }) =>
      all.flatMap((moment) => momentProblems(moment, `${MOMENTS}${id}`)),
    ),
    ...knowledgeProblems(knowledge),
    ...thingProblems(things),
  ];
}

/** Each reply says or asks something, and asks one thing at most. */
function momentProblems({ id, replies }: Moment, file: string): string[] {
  const place = `${file}/${id}`;
  return replies.flatMap(({ level, says, ask }) => [
    ...(says === undefined && ask === undefined ? [`${place}: nothing is said at ${level}`] : []),
    ...(ask === undefined || says === undefined ? [] : asking(linesIn([says], place))),
    ...(ask === undefined ? [] : askingOnce({ place, line: ask })),
  ]);
}

/** Classes exist; a view asks nothing but its one question, and a choice names what is chosen. */
function stanceProblems(stances: Frames['stances'], known: ReadonlySet<string>): string[] {
  if (stances === undefined) return [];
  const said = stances.views.flatMap(({ id, general, future = [] }) =>
    [...general, ...future].map((one) => ({ place: `${STANCES}${id}`, ...one })),
  );
  const chosen = [...stances.choices.flatMap(({ replies }) => replies), ...stances.own];
  return [
    ...stances.views.flatMap(({ id, nouns }) =>
      nouns.filter((noun) => !known.has(noun)).map((noun) => `${STANCES}${id}: no class ${noun}`),
    ),
    ...said.flatMap(({ place, line, ask, why }) => [
      ...asking(linesIn([line, why], place)),
      ...askingOnce({ place, line: ask }),
    ]),
    ...chosen
      .filter(({ line }) => !line.zh.includes('{one}'))
      .map(({ line }) => `${STANCES}${line.zh}: names nothing`),
  ];
}

/** One id is one matter, whatever the area; each level has one answer, which asks nothing, and one question after it. */
function knowledgeProblems(knowledge: Frames['knowledge']): string[] {
  const all = knowledge.flatMap(({ id, entries }) =>
    entries.map((entry) => ({ place: `${KNOWLEDGE}${id}.json:${entry.id}`, ...entry })),
  );
  const wordings = all.flatMap(({ id, asks, foreign }) =>
    [...asks, ...foreign].map((text) => ({ id, text })),
  );
  return [
    ...all.flatMap(({ place, answers }) => [
      ...asking(
        linesIn(
          answers.map(({ line }) => line),
          place,
        ),
      ),
      ...answers.flatMap(({ ask }) => askingOnce({ place, line: ask })),
      ...answers
        .filter(({ level }, at) => answers.findIndex((one) => one.level === level) !== at)
        .map(({ level }) => `${place}: two answers for ${level}`),
    ]),
    ...all
      .filter(({ id }, at) => all.findIndex((one) => one.id === id) !== at)
      .map(({ place }) => `${place}: the id stands twice`),
    ...wordings
      .filter(({ text }, at) => wordings.findIndex((one) => one.text === text) !== at)
      .map(({ id, text }) => `${KNOWLEDGE}: ${text} asks for two things, one of them ${id}`),
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

/** A name is that of one thing, unless they differ in what they are as gifts; facts ask nothing, and what follows asks once. */
function thingProblems(things: Frames['things']): string[] {
  return things.flatMap(({ id: area, things: all, asks }) => {
    const place = `${THINGS}${area}.json:`;
    const names = all.flatMap(({ id, names: own, foreign }) =>
      [...own, ...foreign].map((name) => ({ id, name })),
    );
    return [
      ...all.flatMap(({ id, facts }) =>
        asking(
          linesIn(
            facts.map(({ line }) => line),
            `${place}${id}`,
          ),
        ),
      ),
      ...asks.flatMap((line) => askingOnce({ place, line })),
      ...names
        .filter(({ name }, at) => names.findIndex((one) => one.name === name) !== at)
        .map(({ id, name }) => `${place}${id}: ${name} names another, too`),
    ];
  });
}
