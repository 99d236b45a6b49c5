// The listening gate: how often the answer to a free line takes up what was said. Floors, so that it does not sink unseen.

import { expect, test } from 'vitest';
import { shippedContent } from '../content/load.ts';
import { respond } from './index.ts';
import { questionsOf } from './state/plan.ts';
import { isRight } from './testing/listening/acts.ts';
import { type LabelledLine, labelledLines } from './testing/listening/labelled-lines.ts';
import { settingFor, tutorTalks } from './testing/stages.ts';

const content = shippedContent();
const talks = tutorTalks(content);
/** Where the tutor had made a remark, this waits. */
const FIRST = 'meet.name';

function answerTo({ id, level, asked, before, text }: LabelledLine): string {
  const situation = talks.find(({ stage }) => stage.level === level)?.situation;
  if (situation === undefined) throw new Error(`nobody teaches ${level}`);
  const question = questionsOf(situation.talk).find((one) => one.id === asked)?.question;
  const memory = {
    engine: 'yulu-tutor',
    version: 1,
    move: 'ask',
    step: 'none',
    stay: 0,
    round: 0,
    asked: [asked ?? FIRST],
    ask: asked ?? FIRST,
  };
  const history = [{ by: 'tutor', text: question?.ask.zh ?? before ?? '', memory }] as const;
  const setting = settingFor(situation, { seed: id, smallTalk: content.smallTalk });
  return respond({ ...setting, history, learnerText: text }).text;
}

/** A word of it is said, or what was written for exactly that. */
const isTakenUp = (line: LabelledLine): boolean => {
  const answer = answerTo(line);
  const told = [answer, ...wordingsAnswered(answer)];
  return line.uptake.some((words) =>
    words.split('|').some((word) => word !== '' && told.some((text) => text.includes(word))),
  );
};

/** What learners say to which an answer was written. */
function wordingsAnswered(answer: string): readonly string[] {
  return content.frames.moments
    .flatMap(({ moments }) => moments)
    .filter(({ replies }) =>
      replies.some(({ says, ask }) =>
        [says, ask].some((line) => line !== undefined && answer.includes(line.zh)),
      ),
    )
    .flatMap(({ said }) => said);
}

/** The share of lines taken up, in all or at one level. */
function shareOf(half: 'tuning' | 'judging', level?: LabelledLine['level']): number {
  const lines = labelledLines(half).filter(
    ({ uptake, level: of }) => uptake.length > 0 && (level === undefined || of === level),
  );
  return lines.filter(isTakenUp).length / lines.length;
}

// A noun or a question said again counts here, and is no longer said: 哦，博物馆啊 shows the word and not that it was heard.
test('of lines that nobody tuned to most are taken up by a word of theirs', () => {
  expect(shareOf('judging')).toBeGreaterThanOrEqual(0.59);
  expect(shareOf('judging', 'preschool')).toBeGreaterThanOrEqual(0.55);
});

test('so are more than half of those that were looked at, which are harder', () => {
  expect(shareOf('tuning')).toBeGreaterThanOrEqual(0.57);
});

/** The share of lines whose every act that obliges the teacher was understood, and none besides. */
function rightActs(half: 'tuning' | 'judging'): number {
  const lines = labelledLines(half);
  return lines.filter(isRight).length / lines.length;
}

test('the acts of three of four lines that nobody tuned to are understood', () => {
  expect(rightActs('judging')).toBeGreaterThanOrEqual(0.76);
  expect(rightActs('tuning')).toBeGreaterThanOrEqual(0.84);
});
