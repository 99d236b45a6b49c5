// What stands behind a number of the report, page by page: chosen by the same conditions that it was counted by.

import type { InferContractRouterInputs } from '@orpc/contract';
import type { UserId } from '../../../kit/core/user-id.ts';
import { type PageRequest, readPage } from '../../../kit/server/db/page-cursor.ts';
import { answersOf, listAnswers } from '../../learning-events/server/api.ts';
import { decodeWord, encodeWord, listRecalls } from '../../study/server/api.ts';
import { dateIn, STUDY_DAY_SECONDS } from '../../study-time/domain/index.ts';
import { listStudied } from '../../study-time/server/api.ts';
import type { ReportContract } from '../contract.ts';
import { BANDS, isMeant, type RECALLS } from '../domain/index.ts';
import type { ReportDeps } from './deps.ts';
import { LEAST_SECONDS, spanOf, toDay } from './read-report.ts';
import { compareWords, reportedWords } from './reported-words.ts';

type Inputs = InferContractRouterInputs<ReportContract>;
const PAGE = 50;

export async function pageOfAnswers(deps: ReportDeps, userId: UserId, input: Inputs['listAnswers']) {
  const { period, cursor, recall } = input;
  const { since } = await spanOf(deps, userId, period);
  const { rows, nextCursor } = await readPage({
    cursor,
    size: PAGE,
    read: (page) =>
      recall === undefined
        ? listAnswers(deps.db, userId, { ...toFilter(input), ...page, since })
        : answersOfRecalls(deps, userId, { recall, ...page, since }),
    keyOf: ({ happenedAt, id }) => ({ createdAt: happenedAt, id }),
  });
  const asked = rows.flatMap(({ kind, key, reading }) => (kind === 'word' ? [{ word: key, reading }] : []));
  const meanings = await deps.explainWords(userId, asked);
  const answers = rows.map(({ happenedAt, ...answer }) => ({
    ...answer,
    title: deps.names.nameOf(answer),
    meaning: (answer.kind === 'word' && meanings.get(`${answer.key} ${answer.reading}`)) || null,
    happenedAt: happenedAt.toISOString(),
  }));
  return { answers, nextCursor };
}

const toFilter = ({ skill, point, result, help }: Inputs['listAnswers']) => ({
  skill,
  point,
  isRight: result && result === 'right',
  isAided: help && help === 'aided',
});

type RecallPage = PageRequest & {
  readonly recall: (typeof RECALLS)[number];
  readonly since: Date | null;
};

async function answersOfRecalls({ db }: ReportDeps, userId: UserId, { recall, ...page }: RecallPage) {
  const isKnown = recall === 'all' ? undefined : recall === 'known';
  const found = await listRecalls(db, userId, { ...page, isKnown });
  return answersOf(
    db,
    userId,
    found.map(({ id }) => id),
  );
}

export async function pageOfWords(deps: ReportDeps, userId: UserId, input: Inputs['listWords']) {
  const { metIn, state, band, cursor } = input;
  const { zone } = await deps.localDay(userId, new Date());
  const metSince = metIn && (await spanOf(deps, userId, metIn)).since;
  const meantBand = ([0, ...BANDS] as const).find((each) => String(each) === band);
  const words =
    state === 'probable'
      ? await probableWords(deps, userId)
      : (await allWords(deps, userId)).filter((word) => isMeant(word, { metSince, state, band: meantBand }));
  const after = decodeWord(cursor);
  const from = after === undefined ? 0 : placeAfter(words, after, state === 'probable');
  const page = from < 0 ? [] : words.slice(from, from + PAGE);
  const last = page.at(-1);
  const meanings = await deps.explainWords(userId, page);
  return {
    words: page.map(({ word, reading, state: stated, firstAt, band: of }) => ({
      word,
      reading,
      meaning: meanings.get(`${word} ${reading}`) ?? null,
      state: stated,
      band: of ?? (0 as const),
      metOn: firstAt === null ? null : dateIn(zone, firstAt.getTime()),
    })),
    nextCursor: last && from + PAGE < words.length ? encodeWord(last) : null,
  };
}

async function allWords(deps: ReportDeps, userId: UserId) {
  const [words, placed] = await Promise.all([deps.listWordStates(userId), deps.listProbable(userId)]);
  return reportedWords(deps, { words, placed });
}

/** Words that are probable stand in an order of their own; one that is no longer there begins the list anew. */
function placeAfter(words: readonly CursorWord[], after: CursorWord, isOwnOrder: boolean): number {
  if (!isOwnOrder) return words.findIndex((word) => compareWords(word, after) > 0);
  return words.findIndex(({ word, reading }) => word === after.word && reading === after.reading) + 1;
}
type CursorWord = Parameters<typeof compareWords>[0];

/** No card is theirs: a placement or a test alone makes them known. The least sure first: these are worth a look. */
async function probableWords({ listProbable, bandOf }: ReportDeps, userId: UserId) {
  const words = await listProbable(userId);
  return words
    .map((word) => ({ ...word, state: 'probable' as const, firstAt: null, band: bandOf(word.word) }))
    .toReversed();
}

export async function pageOfDays(deps: ReportDeps, userId: UserId, input: Inputs['listDays']) {
  const { from } = await spanOf(deps, userId, input.period);
  const leastSeconds = input.only === 'study_days' ? STUDY_DAY_SECONDS : LEAST_SECONDS;
  const page = { from, leastSeconds, before: input.cursor, limit: PAGE + 1 };
  const found = await listStudied(deps.db, userId, page);
  const days = found.slice(0, PAGE).map(toDay);
  return { days, nextCursor: found.length > PAGE ? (days.at(-1)?.date ?? null) : null };
}
