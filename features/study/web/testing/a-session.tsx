// A session of a test: its cards, what the server answers, and what the page told the server.

import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { answer, answerFile, callsTo } from '../../../../kit/web/testing/server.ts';
import type { GivenWords } from '../given-words.ts';
import type { Card } from '../queries.ts';
import { SessionView } from '../session/session-view.tsx';
import { SessionStore } from '../store/session-store.ts';
import { weekFrom } from './week.ts';

export const SESSION = '01920000-0000-7000-8000-0000000000aa';
export const WORDS = [
  ['银行', 'yin2 hang2', 'bank', 'banco'],
  ['医院', 'yi1 yuan4', 'hospital', 'hospital'],
  ['电影', 'dian4 ying3', 'film', 'filme'],
  ['天气', 'tian1 qi4', 'weather', 'tempo'],
  ['学生', 'xue2 sheng5', 'student', 'aluno'],
  ['苹果', 'ping2 guo3', 'apple', 'maçã'],
  ['飞机', 'fei1 ji1', 'plane', 'avião'],
] as const;

export const cardOf = (word: string, skill: Card['skill'], more: Partial<Card> = {}): Card => {
  const [, reading = '', en = '', pt = ''] = WORDS.find(([each]) => each === word) ?? [];
  return {
    word,
    reading,
    skill,
    stage: 'review',
    reason: 'due',
    due: '2026-03-01T08:00:00.000Z',
    evidence: { reviews: 4, lapses: 0, lastAt: '2026-02-01T08:00:00.000Z', retrievability: 0.9 },
    daysUntil: { slow: 1, right: 9 },
    isPractised: true,
    isLeech: false,
    missesToday: 0,
    isNewWord: false,
    gloss: { en, pt },
    ownMeaning: '',
    alsoRead: [],
    picture: null,
    confusables: [],
    ...more,
  };
};

type SentEvent = {
  readonly id: string;
  readonly skill: string;
  readonly outcome: string;
  readonly answer: string;
  readonly aided: string;
  readonly sourceId: string;
  readonly partId: string;
  readonly undoes?: string;
};
/** The page's own calls fit the contract, whose schema is not here. */
export const eventsOf = (body: unknown) => (body as { events: readonly SentEvent[] }).events;
export const told = () => callsTo('/learning-events').flatMap(({ body }) => eventsOf(body));
/** What a session came to, as the server tells at its end. */
export const END = {
  answered: 2,
  right: 1,
  words: 2,
  claimed: 0,
  studiedToday: 130,
  newWords: [{ word: '天气', reading: 'tian1 qi4' }],
  regained: [],
  missed: [{ word: '医院', reading: 'yi1 yuan4' }],
  wordsKnown: 120,
  left: { cards: 0, seconds: 0 },
  letGo: 0,
  week: weekFrom(
    { cards: 12, newWords: 3, seconds: 300, steps: [{ skill: 'tone', cards: 5 }] },
    { cards: 4, seconds: 60 },
  ),
};

/** What the path recommends: a lesson. */
const PATH = {
  nodes: [
    {
      id: 'lesson:greetings',
      kind: 'lesson',
      subject: 'greetings',
      level: 'zero',
      band: 1,
      title: { zh: '你好', en: 'Hello', pt: 'Olá' },
      state: 'open',
      completedBy: null,
      isBegun: false,
      share: 0,
      missing: [],
      ahead: 0,
    },
  ],
  current: 'lesson:greetings',
  recommendations: [{ node: 'lesson:greetings', reasons: [] }],
};

/** What the server answers before each test. */
export function serveSession(): void {
  localStorage.clear();
  answerFile(
    /\/common\//,
    WORDS.map(([word, reading, en, pt]) => [word, reading, en, pt, 'n', '', 0]),
  );
  answerFile(/\/examples\//, {});
  answerFile(/\/scenes\//, []);
  answer('GET /plans/next', () => null);
  answer('GET /learning-path', () => PATH);
  answer('POST /learning-events', ({ body }) => ({ added: eventsOf(body).length }));
  answer('PUT /study/sessions/:id', () => ({
    id: SESSION,
    startedAt: new Date().toISOString(),
    answered: 0,
    secondsToday: 900,
  }));
  answer('POST /study/sessions/:id/end', () => END);
}

type Begun = {
  readonly secondsToday?: number;
  readonly given?: GivenWords;
  readonly isExtra?: boolean;
  readonly viewer?: 'learner' | 'younger';
  /** Those of the cards that another device has answered meanwhile. */
  readonly answered?: () => readonly Pick<Card, 'word' | 'reading' | 'skill'>[];
};

/** Shows a session of these cards and begins it. */
export async function begin(
  cards: readonly Card[],
  { secondsToday = 900, given, isExtra = false, viewer = 'learner', answered = () => [] }: Begun = {},
): Promise<SessionStore> {
  const batches = [cards];
  answer('POST /study/sessions/:id/next', () => ({
    cards: batches.shift() ?? [],
    answered: answered(),
    cardsLeft: 0,
    secondsToday,
    met: [],
  }));
  const store = new SessionStore({ known: 1, hasVoice: false, isExtra, only: given?.words });
  await renderFeature(
    <main>
      <h1>今天的复习</h1>
      <SessionView store={store} given={given} />
    </main>,
    { texts: ['study', 'my-words'], path: '/study/session', viewer },
  );
  await store.begin();
  return store;
}
