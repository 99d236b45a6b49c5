// What of a day is still to do, and the next cards of it as a page asks them.

import type { UserId } from '../../../../kit/core/user-id.ts';
import { EXTRA_SECONDS } from '../../domain/bounds.ts';
import { areConfusable } from '../../domain/day/confusables.ts';
import { type PlannedCard, planDay, secondsHeld, skillKey, wordKey } from '../../domain/day/plan.ts';
import { retrievabilityAt } from '../../domain/day/urgency.ts';
import { type CardSkill, type CardState, type CardWord, isLeech, REASONS } from '../../domain/memory/card.ts';
import { daysUntilNext } from '../../domain/memory/review.ts';
import { toIso } from '../cards/to-iso.ts';
import type { StudyDeps } from '../deps.ts';
import { freshCards } from '../sources/fresh-words.ts';
import { CHECKS_A_DAY, wordsToCheck } from '../sources/words-to-check.ts';
import { askable, type ExplainDeps, explainWords, notesBeside } from '../words/explain-words.ts';
import { otherTones } from '../words/other-tones.ts';
import type { DayState } from './read-day.ts';

/** Words that a learner who wants more is shown beyond the day's. */
const EXTRA_WORDS = 10;

/** `missesToday`: as its page was told. */
type HeldCard = CardWord & { readonly skill: CardSkill; readonly missesToday?: number | undefined };

export type SessionParams = {
  /** What the page can ask; all that the learner practises where it is not said. */
  readonly skills?: readonly CardSkill[];
  readonly except?: readonly HeldCard[];
  readonly isExtra?: boolean;
};

export async function planRest(
  deps: Pick<StudyDeps, 'db' | 'lists' | 'probableOf' | 'listProbable'> & ExplainDeps,
  userId: UserId,
  state: DayState,
  { skills, except = [], isExtra = false }: SessionParams = {},
) {
  const asked = (card: CardState) => skills === undefined || skills.includes(card.skill);
  const isHeld = heldBy(except);
  const heldWords = new Set(except.map(wordKey));
  const more = isExtra ? EXTRA_WORDS : 0;
  const fresh = freshCards(deps, userId, {
    listIds: state.settings.lists,
    limit: state.freshLeft + except.length + state.leftOut.size + more,
    probable: () => deps.probableOf(userId),
  });
  const [offered, probable] = await Promise.all([
    fresh,
    wordsToCheck(deps, userId, state.share === 0 ? 0 : CHECKS_A_DAY - state.done.checks),
  ]);
  const heldFresh = offered.filter(isHeld);
  const { params, day, due, done } = state;
  const { pace, model } = params;
  const seconds = isExtra ? Math.min(state.secondsLeft, EXTRA_SECONDS) : state.seconds;
  const heldChecks = probable.filter(
    (card) => isHeld(card) && !heldFresh.some((one) => wordKey(one) === wordKey(card)),
  );
  const held = secondsHeld({
    day,
    due: due.filter(isHeld),
    fresh: heldFresh,
    checks: heldChecks,
    pace,
    model,
  });
  return planAskable(deps, userId, {
    language: state.language,
    day,
    due: due.filter((card) => asked(card) && !isHeld(card)),
    fresh: offered
      .filter((card) => asked(card) && !heldWords.has(wordKey(card)) && !state.leftOut.has(skillKey(card)))
      .slice(0, Math.max(0, state.freshLeft + more - heldFresh.length)),
    checks: probable.filter((card) => asked(card) && !state.leftOut.has(skillKey(card))),
    metToday: new Set([...done.metToday, ...heldWords]),
    askedToday: done.askedToday.union(heldWords),
    seconds: Math.max(0, seconds - held),
    pace,
    model,
  });
}

type Askable = Parameters<typeof planDay>[0] & Pick<DayState, 'language'>;

/** What cannot be asked takes nobody's place: another card comes for it. */
export async function planAskable(
  deps: ExplainDeps,
  userId: UserId,
  { language, ...input }: Askable,
): Promise<ReturnType<typeof planDay>> {
  const plan = planDay(input);
  const planned = plan.cards.map(({ card }) => card);
  const asked = new Set(await askable(deps, userId, { cards: planned, language }));
  const gone = new Set(planned.filter((card) => !asked.has(card)));
  if (gone.size === 0) return plan;
  const stays = (card: CardState) => !gone.has(card);
  return planAskable(deps, userId, {
    ...input,
    language,
    due: input.due.filter(stays),
    fresh: input.fresh.filter(stays),
    checks: (input.checks ?? []).filter(stays),
  });
}

function heldBy(except: NonNullable<SessionParams['except']>) {
  const keys = new Set(except.map(skillKey));
  return (card: CardState) => keys.has(skillKey(card));
}

/**
 * Of the cards that a page holds those that were answered today: only what was missed is asked once more, and as a page that
 * did not see the miss it is held no more.
 */
export function answeredOf(
  held: NonNullable<SessionParams['except']>,
  { due, done: { answered, misses } }: Pick<DayState, 'due' | 'done'>,
) {
  const missed = new Set(due.filter(({ stage }) => stage === 'learning').map(skillKey));
  const isAsItWas = (card: HeldCard) =>
    (misses.get(skillKey(card)) ?? 0) <= (card.missesToday ?? Number.POSITIVE_INFINITY);
  return held
    .filter((card) => answered.has(skillKey(card)) && !(missed.has(skillKey(card)) && isAsItWas(card)))
    .map(({ word, reading, skill }) => ({ word, reading, skill }));
}

/** How much of a plan goes to each reason, in the order of `REASONS`. */
export function entriesOf(cards: readonly PlannedCard[]) {
  return REASONS.flatMap((reason) => {
    const of = cards.filter((card) => card.reason === reason);
    return of.length === 0 ? [] : [{ reason, cards: of.length, seconds: secondsIn(of) }];
  });
}

export const secondsIn = (cards: readonly PlannedCard[]): number =>
  Math.round(cards.reduce((sum, { seconds }) => sum + seconds, 0));

/** Cards as a page asks them, with what they mean. */
export async function toCardViews(
  deps: ExplainDeps & Pick<StudyDeps, 'ownPictures' | 'ownSpellings'>,
  userId: UserId,
  { params: { model }, day, settings, done }: Pick<DayState, 'params' | 'day' | 'settings' | 'done'>,
  batch: readonly PlannedCard[],
) {
  const asked = batch.map(({ card }) => card);
  const glosses = await explainWords(deps, userId, asked);
  const [noteOf, pictures, othersOf] = await Promise.all([
    notesBeside(deps, userId, asked, glosses),
    deps.ownPictures(userId, asked),
    otherTones(deps, userId, asked),
  ]);
  return batch.map(({ card, reason }) => ({
    word: card.word,
    reading: card.reading,
    skill: card.skill,
    stage: card.stage,
    reason,
    due: toIso(card.due),
    evidence: {
      reviews: card.reviews,
      lapses: card.lapses,
      lastAt: toIso(card.lastAt),
      retrievability: card.lastAt === null ? null : retrievabilityAt(card, day.now, model),
    },
    daysUntil: {
      slow: daysUntilNext(card, { grade: 2, at: day.now, model, isCheck: reason === 'check' }),
      right: daysUntilNext(card, { grade: 3, at: day.now, model, isCheck: reason === 'check' }),
    },
    isPractised: settings.skills.includes(card.skill),
    isLeech: isLeech(card),
    isNewWord: reason === 'new_word',
    missesToday: done.misses.get(skillKey(card)) ?? 0,
    gloss: glosses.get(wordKey(card)) ?? null,
    ownMeaning: noteOf(card),
    alsoRead: othersOf(card),
    picture: pictures.get(wordKey(card)) ?? null,
    confusables: batch
      .map((other) => other.card)
      .filter((other) => areConfusable(card, other))
      .map(({ word, reading }) => ({ word, reading })),
  }));
}
