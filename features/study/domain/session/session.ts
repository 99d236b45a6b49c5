// A session as the page holds it: the steps to come, the answers so far, and how one is taken back.

import { MISSES_A_DAY } from '../bounds.ts';
import type { CardSkill, Reason } from '../memory/card.ts';

/** A card that the server gave, as far as a session looks at it. */
export type HeldCard = {
  readonly word: string;
  readonly reading: string;
  readonly skill: CardSkill;
  readonly isNewWord: boolean;
  /** Why it comes; a check is asked by itself, since others beside it would give it away. */
  readonly reason?: Reason | undefined;
  /** Missed so often that asking alone does not help. */
  readonly isLeech: boolean;
  /** Before it was given. */
  readonly missesToday: number;
};

/** `meet`: shown before it is asked; `pairs`: several at once. */
export type Step<Card extends HeldCard = HeldCard> = {
  readonly kind: 'meet' | 'ask' | 'pairs';
  readonly cards: readonly Card[];
};

/** What was told of one card; a step of pairs has several. */
export type GivenAnswer = {
  readonly eventId: string;
  /** Its `cardKey`. */
  readonly card: string;
  readonly outcome: 'right' | 'near' | 'wrong' | 'shown';
};

export type DoneStep<Card extends HeldCard = HeldCard> = {
  readonly step: Step<Card>;
  readonly answers: readonly GivenAnswer[];
};

export type Session<Card extends HeldCard = HeldCard> = {
  /** The first is on the screen. */
  readonly steps: readonly Step<Card>[];
  /** The latest last. */
  readonly done: readonly DoneStep<Card>[];
};

export const EMPTY_SESSION: Session<never> = { steps: [], done: [] };

/** So many recognised words make a screen of pairs. */
const PAIRED = 4;
/** What was looked at is asked after so many other steps: at once would be an echo. */
const ASKED_AFTER = 2;

export const cardKey = ({ word, reading, skill }: Pick<HeldCard, 'word' | 'reading' | 'skill'>): string =>
  `${word} ${reading} ${skill}`;

/** The cards of the steps to come. */
export const heldCards = <Card extends HeldCard>({ steps }: Session<Card>): readonly Card[] => {
  const held = new Map(steps.flatMap(({ cards }) => cards).map((card) => [cardKey(card), card]));
  return [...held.values()];
};

type AnsweredCard<Card extends HeldCard> = {
  readonly card: Card;
  readonly outcome: GivenAnswer['outcome'];
};

/** The answers of each card, the latest last. */
function answersByCard<Card extends HeldCard>({ done }: Pick<Session<Card>, 'done'>) {
  const given = done.flatMap(({ step, answers }) =>
    answers.flatMap(({ card: key, outcome }): AnsweredCard<Card>[] => {
      const card = step.cards.find((each) => cardKey(each) === key);
      return card ? [{ card, outcome }] : [];
    }),
  );
  return Map.groupBy(given, ({ card }) => cardKey(card));
}

const isMiss = ({ outcome }: Pick<GivenAnswer, 'outcome'>): boolean =>
  outcome === 'wrong' || outcome === 'shown';

/** Cards that were missed so often today that they are let go until tomorrow. */
export function waitingCards<Card extends HeldCard>(session: Session<Card>): readonly Card[] {
  return [...answersByCard(session).values()].flatMap((answers) => {
    const [first] = answers;
    const misses = answers.filter(isMiss).length;
    return first && first.card.missesToday + misses >= MISSES_A_DAY ? [first.card] : [];
  });
}

/** Cards that were missed and come back today, as far as they are not at hand again. */
export function missedCards<Card extends HeldCard>(session: Session<Card>): readonly Card[] {
  const elsewhere = new Set([...waitingCards(session), ...heldCards(session)].map(cardKey));
  return [...answersByCard(session).values()].flatMap((answers) => {
    const last = answers.at(-1);
    return last && isMiss(last) && !elsewhere.has(cardKey(last.card)) ? [last.card] : [];
  });
}

/** Keys of cards that were given up the last time that they were asked. */
function givenUp<Card extends HeldCard>(session: Session<Card>): ReadonlySet<string> {
  const byCard = answersByCard(session);
  return new Set([...byCard.keys()].filter((key) => byCard.get(key)?.at(-1)?.outcome === 'shown'));
}

/** With more cards behind those that wait already; what is held stays as it is. */
export function withCards<Card extends HeldCard>(
  session: Session<Card>,
  cards: readonly Card[],
): Session<Card> {
  const held = new Set(heldCards(session).map(cardKey));
  const fresh = cards.filter((card) => !held.has(cardKey(card)));
  return { ...session, steps: [...session.steps, ...stepsOf(fresh, givenUp(session))] };
}

/**
 * Shows new words, those that do not stay and those that were given up before they are asked, and puts easy ones together.
 * The order holds otherwise.
 */
export function stepsOf<Card extends HeldCard>(
  cards: readonly Card[],
  lost: ReadonlySet<string> = new Set(),
): Step<Card>[] {
  const isShownFirst = (card: Card): boolean => card.isNewWord || card.isLeech || lost.has(cardKey(card));
  const paired = pairedCards(cards.filter((card) => !isShownFirst(card)));
  const steps: Step<Card>[] = [];
  /** Words that were shown, and after how many further steps each is asked. */
  let waiting: { readonly card: Card; readonly after: number }[] = [];
  const push = (step: Step<Card>) => {
    steps.push(step);
    waiting = waiting.map(({ card, after }) => ({ card, after: after - 1 }));
    const due = waiting.filter(({ after }) => after < 0);
    waiting = waiting.filter(({ after }) => after >= 0);
    for (const { card } of due) steps.push({ kind: 'ask', cards: [card] });
  };
  for (const card of cards) {
    if (isShownFirst(card)) {
      push({ kind: 'meet', cards: [card] });
      waiting.push({ card, after: ASKED_AFTER - 1 });
    } else if (!paired.includes(card)) push({ kind: 'ask', cards: [card] });
    else if (card === paired[0]) push({ kind: 'pairs', cards: paired });
  }
  return [...steps, ...waiting.map(({ card }): Step<Card> => ({ kind: 'ask', cards: [card] }))];
}

/** The first few known words that are only to be recognised; none where there are too few. */
function pairedCards<Card extends HeldCard>(known: readonly Card[]): readonly Card[] {
  const easy = known.filter((card) => card.skill === 'recognise' && card.reason !== 'check');
  const words = new Map(easy.map((card) => [card.word, card]));
  return words.size >= PAIRED + 2 ? [...words.values()].slice(0, PAIRED) : [];
}

/** The first step is done; `answers` is empty for a word that was only shown. */
export function withAnswers<Card extends HeldCard>(
  { steps, done }: Session<Card>,
  answers: readonly GivenAnswer[],
): Session<Card> {
  const [step, ...rest] = steps;
  return step ? { steps: rest, done: [...done, { step, answers }] } : { steps, done };
}

/** What the first step shows is known already: it is asked another day, and not here. */
export function knownAlready<Card extends HeldCard>(
  session: Session<Card>,
  answers: readonly GivenAnswer[],
): Session<Card> {
  const shown = session.steps[0]?.cards ?? [];
  return withoutCards(withAnswers(session, answers), new Set(shown.map(cardKey)));
}

/** In place of the first step its cards one by one, where they cannot be asked together. */
export function dissolved<Card extends HeldCard>({ steps, done }: Session<Card>): Session<Card> {
  const [step, ...rest] = steps;
  const single = (step?.cards ?? []).map((card): Step<Card> => ({ kind: 'ask', cards: [card] }));
  return { steps: [...single, ...rest], done };
}

/** Without the first step: nothing fair can be asked of it here. */
export const skipped = <Card extends HeldCard>({ steps, done }: Session<Card>): Session<Card> => ({
  steps: steps.slice(1),
  done,
});

/** The last step stands there again, its answers taken back. */
export function takenBack<Card extends HeldCard>({ steps, done }: Session<Card>): Session<Card> {
  const last = done.at(-1);
  return last ? { steps: [last.step, ...steps], done: done.slice(0, -1) } : { steps, done };
}

/** As other tabs or an earlier visit left it: a card that was answered meanwhile is not asked again. */
export function withoutCards<Card extends HeldCard>(
  session: Session<Card>,
  answered: ReadonlySet<string>,
): Session<Card> {
  const steps = session.steps.flatMap((step) => {
    const cards = step.cards.filter((card) => !answered.has(cardKey(card)));
    if (cards.length === step.cards.length) return [step];
    return cards.length === 0 ? [] : [{ ...step, cards }];
  });
  return { ...session, steps };
}

/** The same but for the step on the screen, which is not taken from under somebody's hands. */
export function withoutLater<Card extends HeldCard>(
  { steps: [first, ...rest], done }: Session<Card>,
  answered: ReadonlySet<string>,
): Session<Card> {
  const left = withoutCards({ steps: rest, done }, answered);
  return first ? { steps: [first, ...left.steps], done } : left;
}
