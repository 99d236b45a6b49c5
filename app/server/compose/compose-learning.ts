// Composes the features for learning: AI services, talks, scenarios, the learner's words.

import { shippedContent } from '../../../content/load.ts';
import type { Role } from '../../../content/schema/studies/role.ts';
import { createAiRoles } from '../../../features/ai-roles/server/api.ts';
import { AI_USES } from '../../../features/ai-services/domain/index.ts';
import { type AiServices, createAiServices } from '../../../features/ai-services/server/api.ts';
import { createAnki } from '../../../features/anki/server/api.ts';
import { createLearnerFacts } from '../../../features/learner-facts/server/api.ts';
import { createLearnerSettings } from '../../../features/learner-settings/server/api.ts';
import { createLearningContent } from '../../../features/learning-content/server/api.ts';
import { createLearningEvents } from '../../../features/learning-events/server/api.ts';
import { createLessons } from '../../../features/lessons/server/api.ts';
import { createMyWords } from '../../../features/my-words/server/api.ts';
import type { PostNotice } from '../../../features/notices/server/api.ts';
import { findSellerRole } from '../../../features/orders/server/api.ts';
import { ageOf } from '../../../features/privacy/server/api.ts';
import { createReader } from '../../../features/reader/server/api.ts';
import { createItemNames } from '../../../features/report/server/api.ts';
import { createScenarios } from '../../../features/scenarios/server/api.ts';
import { createLists } from '../../../features/study/server/api.ts';
import {
  createTutorChat,
  finishedScenesOf,
  type LearnerSource,
  tutorPromptVersions,
} from '../../../features/tutor-chat/server/api.ts';
import type { Member } from '../../../kit/core/access.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { ProviderConfig } from '../../../kit/server/ai/index.ts';
import { openLexicon } from '../../../kit/server/chinese/lexicon.ts';
import type { Database, Executor } from '../../../kit/server/db/database.ts';
import type { Files } from '../../../kit/server/files/files.ts';
import type { FirstWords } from '../../../kit/server/first-words.ts';
import type { Jobs } from '../../../kit/server/jobs/jobs.ts';
import type { Log } from '../../../kit/server/log.ts';
import type { Signals } from '../../../kit/server/signals/signals.ts';
import type { Tasks } from '../../../kit/server/tasks.ts';
import { composeKnownWords } from '../adapters/known-words.ts';
import { readLearner } from '../adapters/read-learner.ts';
import { composePath } from './compose-path.ts';
import { composePlans } from './compose-plans.ts';
import { composeReport } from './compose-report.ts';
import { composeStudy, minutesAhead } from './compose-study.ts';
import { composeToday } from './compose-today.ts';

type LearningOptions = {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly tasks: Tasks;
  readonly firstWords: FirstWords;
  readonly log: Log;
  readonly files: Files;
  readonly signals: Pick<Signals, 'listen'>;
  readonly secret: string;
  /** Where people reach the site; read when an address is shown. */
  readonly publicUrl: () => string;
  /** The provider that the environment names. */
  readonly provider: () => ProviderConfig | undefined;
  readonly postNotice: PostNotice;
  /** Hears of each turn of a talk. */
  readonly onTurn: (userId: UserId) => Promise<void>;
  /** What a person may still study today. */
  readonly secondsLeftOf: (member: Member) => Promise<number>;
  /** What a day holds for a person, and what it holds with a membership, in seconds. */
  readonly allowanceOf: (
    member: Pick<Member, 'id' | 'role'>,
  ) => Promise<{ readonly own: number; readonly vip: number }>;
};

const mayRemember = async (executor: Executor, userId: UserId): Promise<boolean> =>
  (await ageOf(executor, userId)) !== 'younger';

/** Of those whose models are asked for anything. */
async function namesOfProviders(ai: Pick<AiServices, 'chainFor'>): Promise<readonly string[]> {
  const chains = await Promise.all(AI_USES.map((use) => ai.chainFor(use)));
  return [...new Set(chains.flat().map(({ config }) => config.name))].toSorted();
}

export function composeLearning(options: LearningOptions) {
  const { db, files, signals, jobs, log, secret, publicUrl, provider } = options;
  const { firstWords, secondsLeftOf, allowanceOf } = options;
  const { ai, handlers: aiServices } = createAiServices({
    db,
    jobs,
    secret,
    log,
    firstWords,
    fromEnv: provider,
    promptVersions: tutorPromptVersions,
  });
  const content = shippedContent();
  const studied = createLearningContent({ db, log, signals, shipped: content });
  const aiRoles = createAiRoles({ db, content, personalRole: sellersOf(db, content.roles) });
  const lists = createLists(studied.content, openLexicon);
  const time = { secondsLeftOf, allowanceOf, planPace: (userId: UserId) => plans.paceOf(userId) };
  const words = composeKnownWords({ db, lists, content: studied.content });
  const study = composeStudy({ db, jobs, files, content, lists, ...time, ...words.expected });
  const lessons = createLessons({
    db,
    lessons: () => studied.content().lessons,
    metLessons: studied.metLessons,
    ...words,
    nextLesson: (userId) => path.nextLessonOf(userId),
  });
  const goalOf = (userId: UserId) => plans.goalOf(userId);
  const report = composeReport({ db, content, study, lessons, words, goalOf, secret, publicUrl });
  const parts = { db, content: studied.content, words, lessons };
  const path: ReturnType<typeof composePath> = composePath(parts, (userId) => plans.plannedOf(userId));
  const learner: LearnerSource = (userId, said) => readLearner(db, userId, said);
  const plans: ReturnType<typeof composePlans> = composePlans(options, {
    ai,
    content: studied.content,
    lessons,
    path,
    study,
  });
  const { madeRole } = aiRoles;
  const { handlers: tutorChat, forgetInTalks } = createTutorChat({ ...options, ai, learner, madeRole });
  const { handlers: learnerFacts } = createLearnerFacts({ db, forgetInTalks, mayRemember });
  return {
    ai,
    router: {
      aiServices,
      tutorChat,
      learnerFacts,
      learningEvents: createLearningEvents({ db }).handlers,
      learnerSettings: createLearnerSettings({ db }).handlers,
      study: study.handlers,
      myWords: createMyWords({ db, files, setAsideAmong: study.setAsideAmong }).handlers,
      anki: createAnki({ db, jobs, files, nameLists: study.nameLists }).handlers,
      aiRoles: aiRoles.handlers,
      scenarios: createScenarios(content).handlers,
      lessons: lessons.handlers,
      learningContent: studied.handlers,
      plans: plans.handlers,
      ...path.handlers,
      reader: createReader({ db, knowledgeOf: words.knowledgeOf }).handlers,
      today: composeToday(db, study, (userId) => minutesAhead(db, userId, allowanceOf)).handlers,
      report: report.handlers,
    },
    /** What classes are given to do, and what learners have done of it. */
    forTeaching: {
      content: studied.live,
      lexicon: openLexicon,
      explainWords: study.explainWords,
      ...itemNamesOf(content),
      lessonProgressOf: lessons.readProgressOf,
      finishedScenesOf: (people: readonly UserId[], scenes: readonly string[]) =>
        finishedScenesOf(db, people, scenes),
    },
    previewedPages: [plans.sharedPage],
    mount: studied.mount,
    start: studied.start,
    /** Who would answer a learner now. */
    modelProviders: () => namesOfProviders(ai),
    speaker: async () => ((await ai.chainFor('chat')).length > 0 ? ('model' as const) : ('engine' as const)),
  };
}

/** What items of the log are called. */
function itemNamesOf(content: Parameters<typeof createItemNames>[0]) {
  const { nameOf, pointTitle } = createItemNames(content);
  return { pointTitle, nameItem: (kind: string, key: string) => nameOf({ kind, key }) ?? undefined };
}

/** Whom orders are played with: a shipped role, told what was bought. */
const SELLER = 'online-seller';

function sellersOf(db: Database, roles: readonly Role[]) {
  const base = roles.find(({ id }) => id === SELLER);
  if (!base) throw new Error(`there is no role ${SELLER}`);
  return (asked: Parameters<typeof findSellerRole>[2]) => findSellerRole(db, base, asked);
}
