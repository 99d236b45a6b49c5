// Graded texts keep to their band and length, and who speaks in them has a name.

import { isWithin } from '../../../tutor-engine/authoring/index.ts';
import type { Content } from '../../schema/content.ts';
import type { Level } from '../../schema/levels.ts';
import type { GradedText } from '../../schema/studies/text.ts';
import { type Knowledge, wordsOf } from '../core.ts';

/** Of the running words of a text; a reader who knows the rest can guess these or look them up. */
const BEYOND_SHARE = 0.05;
/** Characters of a text, signs left out. */
const LENGTH = { least: 150, most: 900 } as const;
/** Which bands the texts of a level are of. Texts are for adults, so none is of the preschool. */
const BANDS_OF: Readonly<Record<Level, readonly number[]>> = {
  zero: [1],
  preschool: [],
  beginner: [2],
  intermediate: [3, 4],
  advanced: [5, 6],
};

/** Each problem is one line that begins with its place. */
export function textProblems(texts: Content['texts'], core: Knowledge): string[] {
  return [
    ...orderProblems(texts),
    ...texts.flatMap((text) => [
      ...bandProblems(text, core),
      ...lengthProblems(text),
      ...speakerProblems(text),
    ]),
  ];
}

const placeOf = ({ id }: GradedText): string => `texts/${id}.json:`;
const sentencesOf = ({ paragraphs }: GradedText) => paragraphs.flat();

/** The number of hanzi that a text has. */
export const charactersOf = (text: GradedText): number =>
  [
    ...sentencesOf(text)
      .map(({ zh }) => zh)
      .join('')
      .matchAll(/\p{Script=Han}/gu),
  ].length;

function orderProblems(texts: Content['texts']): string[] {
  const places = texts.map((text) => `${text.band} ${text.order}`);
  return texts
    .filter((text, index) => places.indexOf(`${text.band} ${text.order}`) !== index)
    .map((text) => `${placeOf(text)} another text is number ${text.order} of band ${text.band}`);
}

function bandProblems(text: GradedText, core: Knowledge): string[] {
  const { level, band, title, questions } = text;
  if (!BANDS_OF[level].includes(band)) return [`${placeOf(text)} band ${band} is none of ${level}`];
  const asked = questions.flatMap(({ ask, options, because }) => [ask, ...options, because]);
  return [
    ...beyondProblems(placeOf(text), [title, ...sentencesOf(text)], { core, band }),
    ...beyondProblems(`${placeOf(text)}questions`, asked, { core, band }),
  ];
}

type Measure = { readonly core: Knowledge; readonly band: number };

function beyondProblems(
  place: string,
  lines: readonly { readonly zh: string }[],
  { core, band }: Measure,
): string[] {
  const words = lines.flatMap(({ zh }) => wordsOf(core, zh)).filter(({ kind }) => kind === 'word');
  const beyond = words.filter((word) => !isWithin(core, word, band));
  if (beyond.length <= words.length * BEYOND_SHARE) return [];
  const share = ((100 * beyond.length) / words.length).toFixed(1);
  const named = [...new Set(beyond.map(({ text }) => text))].join(' ');
  return [`${place} ${share} % of ${words.length} words lie beyond band ${band}: ${named}`];
}

function lengthProblems(text: GradedText): string[] {
  const length = charactersOf(text);
  return length >= LENGTH.least && length <= LENGTH.most
    ? []
    : [`${placeOf(text)} has ${length} characters, not ${LENGTH.least} to ${LENGTH.most}`];
}

/** In a dialogue each sentence is somebody's; elsewhere none is. */
function speakerProblems(text: GradedText): string[] {
  const known = new Set(text.speakers?.map(({ id }) => id));
  const isDialogue = text.kind === 'dialogue';
  return sentencesOf(text)
    .filter(({ speaker }) => (speaker === undefined ? isDialogue : !known.has(speaker)))
    .map(({ zh }) => `${placeOf(text)} nobody says: ${zh}`);
}
