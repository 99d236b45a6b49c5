import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answered, heard, isOver, type Practice, skipped, startPractice } from './practice.ts';
import { resumePractice } from './resume-practice.ts';

const DIALOGUE = ['waiter', 'guest', 'waiter', 'guest'].map((speaker) => ({ speaker }));
const stored = (practice: Practice): unknown => JSON.parse(JSON.stringify(practice));

describe('a practice that was put away', () => {
  it('goes on with the very line, wherever it stood', () => {
    const act = fc.constantFrom(
      heard,
      skipped,
      (practice: Practice) => answered(practice, 'right'),
      (practice: Practice) => answered(practice, 'wrong'),
    );
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
        const practice = acts.reduce((now, next) => next(now), startPractice(DIALOGUE, 'guest', 'start'));
        expect(resumePractice(stored(practice), DIALOGUE)).toEqual(isOver(practice) ? undefined : practice);
      }),
    );
  });

  it('begins anew where the scene is another by now', () => {
    const practice = skipped(heard(startPractice(DIALOGUE, 'guest', 'none')));
    expect(resumePractice(stored(practice), DIALOGUE.slice(0, 1))).toBeUndefined();
    expect(resumePractice(stored(practice), DIALOGUE.toReversed())).toBeUndefined();
  });

  it('takes nothing for a practice that is none', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(resumePractice(value, DIALOGUE)).toBeUndefined();
      }),
    );
  });
});
