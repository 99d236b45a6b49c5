// A session in the page: no card is lost, none is asked twice, and an undo leads back to where one was.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARD_SKILLS } from '../memory/card.ts';
import {
  cardKey,
  EMPTY_SESSION,
  type GivenAnswer,
  type HeldCard,
  heldCards,
  knownAlready,
  missedCards,
  type Session,
  skipped,
  stepsOf,
  takenBack,
  waitingCards,
  withAnswers,
  withCards,
  withoutCards,
} from './session.ts';

const card = fc.record({
  word: fc.constantFrom(...Array.from('一二三四五六七八九十百千')),
  reading: fc.constantFrom('yi1', 'er4'),
  skill: fc.constantFrom(...CARD_SKILLS),
  isNewWord: fc.boolean(),
  isLeech: fc.boolean(),
  missesToday: fc.constant(0),
});
const cards = fc.uniqueArray(card, { selector: cardKey, maxLength: 24 });
const recognised = (word: string): HeldCard => ({
  word,
  reading: '',
  skill: 'recognise',
  isNewWord: false,
  isLeech: false,
  missesToday: 0,
});
const fresh = (word: string): HeldCard => ({ ...recognised(word), isNewWord: true });
/** All that stands on the screen, answered alike. */
const answered = ({ steps: [first] }: Session, outcome: GivenAnswer['outcome']): GivenAnswer[] =>
  (first?.cards ?? []).map((one) => ({ eventId: 'an event', card: cardKey(one), outcome }));
const answeredRight = (session: Session): Session => withAnswers(session, answered(session, 'right'));
const asked = (given: readonly HeldCard[]) =>
  stepsOf(given)
    .filter(({ kind }) => kind !== 'meet')
    .flatMap((step) => step.cards);

describe('the steps of a session', () => {
  it('ask each card exactly once', () => {
    fc.assert(
      fc.property(cards, (given) => {
        expect(asked(given).map(cardKey).toSorted()).toEqual(given.map(cardKey).toSorted());
      }),
    );
  });

  it('ask a check by itself, and unshown: others beside it would give it away', () => {
    const given = Array.from('一二三四五六七八', (word) => ({
      ...recognised(word),
      reason: 'check' as const,
    }));
    expect(stepsOf(given).map(({ kind }) => kind)).toEqual(given.map(() => 'ask'));
  });

  it('show a new word, and one that does not stay, before they ask it', () => {
    fc.assert(
      fc.property(cards, (given) => {
        const steps = stepsOf(given);
        for (const one of given.filter(({ isNewWord, isLeech }) => isNewWord || isLeech)) {
          const has = (kind: string) =>
            steps.findIndex((step) => step.kind === kind && step.cards.includes(one));
          expect(has('meet')).toBeGreaterThanOrEqual(0);
          expect(has('meet')).toBeLessThan(has('ask'));
        }
      }),
    );
  });

  it('have something between meeting a word and being asked it', () => {
    const kinds = stepsOf([fresh('一'), recognised('二'), recognised('三')]).map(
      ({ kind, cards: [one] }) => `${kind} ${one?.word}`,
    );
    expect(kinds).toEqual(['meet 一', 'ask 二', 'ask 三', 'ask 一']);
  });

  it('put four of many known words on one screen', () => {
    const steps = stepsOf(Array.from('一二三四五六七', recognised));
    expect(steps.map(({ kind, cards: all }) => [kind, all.length])).toEqual([
      ['pairs', 4],
      ['ask', 1],
      ['ask', 1],
      ['ask', 1],
    ]);
  });
});

describe('a session', () => {
  const begun = (given: readonly HeldCard[]): Session => withCards(EMPTY_SESSION, given);

  it('holds no card twice when the same cards come again', () => {
    fc.assert(
      fc.property(cards, cards, (first, second) => {
        const session = withCards(begun(first), second);
        const keys = [...first, ...second].map(cardKey);
        expect(heldCards(session).map(cardKey).toSorted()).toEqual([...new Set(keys)].toSorted());
        expect(withCards(session, second)).toEqual(session);
      }),
    );
  });

  it('is after an undo as it was before the answer', () => {
    fc.assert(
      fc.property(cards, fc.nat(20), (given, count) => {
        let session = begun(given);
        for (let at = 0; at < count; at++) session = withAnswers(session, answered(session, 'wrong'));
        const after = withAnswers(session, answered(session, 'right'));
        if (session.steps.length > 0) expect(takenBack(after)).toEqual(session);
      }),
    );
  });

  it('has nothing to take back at its beginning', () => {
    const session = begun([recognised('一')]);
    expect(takenBack(session)).toEqual(session);
    expect(skipped(session).steps).toEqual([]);
  });

  it('leaves out what was answered elsewhere', () => {
    const session = begun([fresh('一'), recognised('二')]);
    const left = withoutCards(session, new Set([cardKey(fresh('一'))]));
    expect(heldCards(left).map(({ word }) => word)).toEqual(['二']);
  });
});

describe('a card that is missed again and again', () => {
  const miss = (session: Session): Session => withAnswers(session, answered(session, 'wrong'));
  const asksAgain = (session: Session): Session => withCards(session, [recognised('一')]);

  it('is let go after its third miss, and comes back when that one is taken back', () => {
    let session: Session = EMPTY_SESSION;
    for (let times = 1; times <= 3; times += 1) {
      expect(waitingCards(session)).toEqual([]);
      session = miss(asksAgain(session));
    }
    expect(waitingCards(session)).toEqual([recognised('一')]);
    expect(waitingCards(takenBack(session))).toEqual([]);
  });

  it('is counted apart from others, and a right answer is no miss', () => {
    let session: Session = EMPTY_SESSION;
    for (const word of ['一', '二', '三']) session = miss(withCards(session, [recognised(word)]));
    for (let times = 0; times < 4; times += 1) session = answeredRight(asksAgain(session));
    expect(waitingCards(session)).toEqual([]);
  });

  it('is let go sooner where it was missed before today', () => {
    const session = withCards(EMPTY_SESSION, [{ ...recognised('一'), missesToday: 2 }]);
    expect(waitingCards(miss(session))).toHaveLength(1);
  });

  it('is still to come until it is at hand again, known or let go', () => {
    const missed = miss(asksAgain(EMPTY_SESSION));
    expect(missedCards(missed)).toEqual([recognised('一')]);
    expect(missedCards(asksAgain(missed))).toEqual([]);
    expect(missedCards(answeredRight(asksAgain(missed)))).toEqual([]);
    expect(missedCards(miss(asksAgain(miss(asksAgain(missed)))))).toEqual([]);
  });
});

it('a new word that is known already is not asked', () => {
  const session = withCards(EMPTY_SESSION, [fresh('一'), recognised('二')]);
  const after = knownAlready(session, answered(session, 'right'));
  expect(heldCards(after).map(({ word }) => word)).toEqual(['二']);
  expect(missedCards(after)).toEqual([]);
  expect(heldCards(takenBack(after)).map(({ word }) => word)).toEqual(['一', '二']);
});

describe('a card that was given up', () => {
  const givenUp = (session: Session): Session => withAnswers(session, answered(session, 'shown'));
  const kinds = ({ steps }: Session) => steps.map(({ kind }) => kind);

  it('is shown once before it is asked again', () => {
    const first = withCards(EMPTY_SESSION, [recognised('一')]);
    const again = withCards(givenUp(first), [recognised('一')]);
    expect(kinds(again)).toEqual(['meet', 'ask']);
    const right = answeredRight(withAnswers(again, []));
    expect(kinds(withCards(right, [recognised('一')]))).toEqual(['ask']);
  });

  it('is not shown for what another card of its screen was', () => {
    const both = withCards(EMPTY_SESSION, Array.from('一二三四五六', recognised));
    const [pairs] = both.steps;
    const answers = (pairs?.cards ?? []).map((one, at) => ({
      eventId: `${at}`,
      card: cardKey(one),
      outcome: at === 0 ? ('shown' as const) : ('right' as const),
    }));
    const again = withCards({ steps: [], done: withAnswers(both, answers).done }, pairs?.cards ?? []);
    expect(again.steps.filter(({ kind }) => kind === 'meet').flatMap((step) => step.cards)).toEqual([
      recognised('一'),
    ]);
  });
});
