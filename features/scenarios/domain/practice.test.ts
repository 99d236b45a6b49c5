import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answered,
  type Help,
  heard,
  hinted,
  isOver,
  isOwnTurn,
  nextHelp,
  type Practice,
  scoreOf,
  skipped,
  startPractice,
} from './practice.ts';

const DIALOGUE = ['waiter', 'guest', 'waiter', 'guest'].map((speaker) => ({ speaker }));
const begin = (help: Help = 'none') => heard(startPractice(DIALOGUE, 'guest', help));

describe('a practice', () => {
  it('waits for the partner to be heard before the learner speaks', () => {
    const practice = startPractice(DIALOGUE, 'guest', 'none');
    expect(isOwnTurn(practice)).toBe(false);
    expect(answered(practice, 'right')).toBe(practice);
    expect(isOwnTurn(heard(practice))).toBe(true);
  });

  it('lets the learner begin where the first line is theirs', () => {
    expect(isOwnTurn(startPractice(DIALOGUE, 'waiter', 'none'))).toBe(true);
  });

  it('counts a right line as unaided with no more help than was chosen', () => {
    expect(answered(begin('none'), 'right').results).toEqual({ 1: 'unaided' });
    expect(answered(begin('start'), 'right').results).toEqual({ 1: 'unaided' });
  });

  it('shows the beginning first, and all of it where the beginning stands already', () => {
    expect(hinted(begin('none')).hints).toBe(1);
    expect(hinted(begin('start')).hints).toBe(2);
  });

  it('counts a line as aided after its beginning was shown, and when it was read off', () => {
    expect(answered(hinted(begin()), 'right').results).toEqual({ 1: 'aided' });
    expect(answered(begin('full'), 'right').results).toEqual({ 1: 'aided' });
  });

  it('shows the whole line after the third wrong answer, and still lets it be said', () => {
    const stuck = [1, 2, 3].reduce<Practice>((practice) => answered(practice, 'wrong'), begin());
    expect(stuck.hints).toBe(2);
    expect(answered(stuck, 'right').results).toEqual({ 1: 'aided' });
  });

  it('lets the third near answer go', () => {
    const gone = [1, 2, 3].reduce<Practice>((practice) => answered(practice, 'near'), begin());
    expect(gone.results).toEqual({ 1: 'near' });
    expect(gone.at).toBe(2);
  });

  it('counts every line that was read off as right, and none as done alone', () => {
    const perfect = answered(heard(answered(begin('full'), 'right')), 'right');
    expect(scoreOf(perfect)).toEqual({ lines: 2, right: 2, alone: 0 });
  });

  it('fades its help after a good round, and keeps it after a poor one', () => {
    const good = answered(heard(answered(begin('full'), 'right')), 'right');
    expect(isOver(good)).toBe(true);
    expect(nextHelp(good)).toBe('start');
    expect(nextHelp(skipped(heard(skipped(begin('start')))))).toBe('start');
  });
});

it('ends whatever is done, with one result for each of the learner’s lines', () => {
  const steps = fc.array(fc.constantFrom('right', 'near', 'wrong', 'hint', 'skip', 'heard'), {
    minLength: 0,
    maxLength: 60,
  });
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b'), { maxLength: 12 }), steps, (speakers, taken) => {
      const act = (practice: Practice, step: string): Practice => {
        if (step === 'heard') return heard(practice);
        if (step === 'hint') return hinted(practice);
        if (step === 'skip') return skipped(practice);
        return answered(practice, step === 'right' || step === 'near' ? step : 'wrong');
      };
      let practice = taken.reduce(
        act,
        startPractice(
          speakers.map((speaker) => ({ speaker })),
          'a',
          'none',
        ),
      );
      while (!isOver(practice)) practice = skipped(heard(practice));
      const own = speakers.flatMap((speaker, index) => (speaker === 'a' ? [String(index)] : []));
      expect(Object.keys(practice.results)).toEqual(own);
      const { lines, right, alone } = scoreOf(practice);
      expect(lines).toBe(own.length);
      expect(lines).toBeGreaterThanOrEqual(right);
      expect(right).toBeGreaterThanOrEqual(alone);
    }),
  );
});
