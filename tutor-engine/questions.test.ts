// The asking gate: how often a learner's question is answered by what it asks for. Floors, so that it does not sink unseen.

import { expect, test } from 'vitest';
import { shippedContent } from '../content/load.ts';
import { teachingOf } from './say/speak.ts';
import {
  type Answering,
  answering,
  type LabelledQuestion,
  labelledQuestions,
} from './testing/listening/labelled-questions.ts';
import { begin, settingFor, tutorTalks } from './testing/stages.ts';

const content = shippedContent();
const talks = tutorTalks(content);

function answersTo({ id, tutor, locale, before, text, asks }: LabelledQuestion): Answering[] {
  const situation = talks.find(({ stage }) => stage.name === tutor)?.situation;
  if (situation === undefined) throw new Error(`nobody is called ${tutor}`);
  const { say } = begin(settingFor(situation, { seed: id, locale, smallTalk: content.smallTalk }));
  for (const earlier of before) say(earlier);
  const turn = say(text);
  const note = teachingOf(turn)?.note?.[locale] ?? '';
  const translated = locale === 'zh' ? '' : turn.translation[locale];
  return asks.map((asked) =>
    answering(asked, { text: turn.text, shown: `${turn.text} ${note} ${translated}` }),
  );
}

/** The shares of the questions that are answered in each way. */
function sharesOf(half: 'tuning' | 'judging', isMeant = (_kind: string) => true) {
  const all = labelledQuestions(half).flatMap((question) => {
    const answers = answersTo(question);
    return question.asks.flatMap(({ kind }, at) => (isMeant(kind) ? [answers[at]] : []));
  });
  const share = (way: Answering) => all.filter((one) => one === way).length / all.length;
  return { right: share('right'), honest: share('honest'), putOff: share('put-off') };
}

const isOfTutor = (kind: string) => kind.startsWith('tutor');

test('seven of ten questions that nobody tuned to are answered by what they ask for', () => {
  const { right, honest, putOff } = sharesOf('judging');
  expect(right).toBeGreaterThanOrEqual(0.7);
  expect(right + honest).toBeGreaterThanOrEqual(0.76);
  expect(putOff).toBeLessThanOrEqual(0.08);
});

test('so are those about the life of the tutor, or it is said that there is no such story', () => {
  const { right, honest } = sharesOf('judging', isOfTutor);
  expect(right + honest).toBeGreaterThanOrEqual(0.85);
});

test('and those that were looked at', () => {
  expect(sharesOf('tuning').right).toBeGreaterThanOrEqual(0.88);
});
