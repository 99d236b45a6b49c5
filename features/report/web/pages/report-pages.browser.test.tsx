// The report as it looks: what was won first, numbers that open their lists, a new account, and a server that fails.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { answer, callsTo, refuse } from '../../../../kit/web/testing/server.ts';
import { CanOpen } from '../behind.tsx';
import { ReportView } from '../parts/report-view.tsx';
import type { Report } from '../queries.ts';
import { reportCsv } from '../report-csv.ts';
import { AnswersPage } from './answers-page.tsx';
import { ReportPage } from './report-page.tsx';
import { SharedReportPage } from './shared-report-page.tsx';

const REPORT: Report = {
  period: 'week',
  date: '2026-11-25',
  from: '2026-11-23',
  minutes: 84,
  studyDays: 3,
  sentences: 6,
  textsRead: 2,
  calendarDays: 3,
  advisedMinutes: 30,
  goal: {
    band: 4,
    by: '2027-08-28',
    known: 391,
    size: 3181,
    week: 1,
    weeks: 8,
    ahead: { ends: '2027-01-20', missing: 2190, isDated: true, isOut: true, offer: null },
  },
  progress: { percentage: 60, days: 41, lessons: 3, lessonsPlaced: 2, words: 120 },
  words: {
    met: 32,
    metAndKept: 21,
    known: 120,
    probable: 40,
    states: [
      { state: 'new', count: 10 },
      { state: 'learning', count: 12 },
      { state: 'fresh', count: 80 },
      { state: 'lasting', count: 40 },
      { state: 'suspended', count: 0 },
    ],
    bands: [
      { band: 1, known: 100, taken: 110, listed: 500, probable: 0 },
      { band: 0, known: 20, taken: 32, listed: 0, probable: 0 },
    ],
  },
  answers: {
    all: { right: 162, missed: 38 },
    skills: [
      { skill: 'recognise', right: 120, missed: 10 },
      { skill: 'tone', right: 42, missed: 28 },
    ],
    aided: { right: 10, missed: 10 },
    unaided: { right: 152, missed: 28 },
    imported: 0,
    points: [{ point: 'le', right: 0, missed: 5, title: { zh: '了', en: 'le', pt: 'le' } }],
  },
  memory: { asked: 50, known: 46, predicted: 0.87 },
  forecast: { minutesADay: 15, days: 30, date: '2026-12-25', wordsThen: 260 },
  calendar: { from: '2025-11-24', days: [{ date: '2026-11-24', minutes: 31 }] },
};
const NEW: Report = {
  ...REPORT,
  textsRead: 0,
  minutes: 0,
  studyDays: 0,
  sentences: 0,
  progress: { percentage: 0, days: 0, lessons: 0, lessonsPlaced: 0, words: 0 },
  words: { met: 0, metAndKept: 0, known: 0, probable: 0, states: [], bands: [] },
  answers: {
    all: { right: 0, missed: 0 },
    skills: [],
    aided: { right: 0, missed: 0 },
    unaided: { right: 0, missed: 0 },
    imported: 0,
    points: [],
  },
  memory: { asked: 0, known: 0, predicted: null },
  calendar: { from: '2025-11-24', days: [] },
};
const texts = ['report', 'my-words', 'placement'];
function render() {
  answer('GET /report/links', () => ({ links: [], nextCursor: null }));
  answer('GET /placement', () => ({ latest: null, inForce: null }));
  return renderFeature(
    <main>
      <ReportPage />
    </main>,
    { texts, path: '/profile/report' },
  );
}

it('begins with what was won, and each number leads to what it counts', async () => {
  answer('GET /report', () => REPORT);
  await render();
  const hrefOf = (name: string) =>
    page.getByRole('link', { name, exact: true }).element().getAttribute('href');
  await expect.element(page.getByText('遇到 32 个新词')).toBeVisible();
  expect(hrefOf('遇到 32 个新词')).toBe('/profile/report/words?metIn=week');
  expect(hrefOf('答对 162 次，占 81%')).toBe('/profile/report/answers?period=week&result=right');
  expect(hrefOf('错 28 次')).toBe('/profile/report/answers?period=week&skill=tone&result=missed');
  expect(hrefOf('学了 84 分钟中文')).toBe('/profile/report/days?period=week');
  // What was planned comes before what is advised to all.
  await expect.element(page.getByText('平均每天 28 分钟，计划的 15 分钟做到了。')).toBeVisible();
  expect(hrefOf('忘了 4 次')).toBe('/profile/report/answers?period=week&recall=forgotten');
  await expect.element(page.getByText(/最拿手：认字。 最值得多练：声调。/)).toBeVisible();
  await expectNoViolation();
});

it('asks for another period, which then stands in the address', async () => {
  answer('GET /report', ({ path }) => ({
    ...REPORT,
    period: new URLSearchParams(path.split('?')[1]).get('period'),
  }));
  await render();
  await page.getByText('这个月', { exact: true }).click();
  await expect.poll(() => callsTo('/report').at(-1)?.path).toContain('period=month');
});

it('shows a new account no zeros, but where to begin', async () => {
  answer('GET /report', () => NEW);
  await render();
  await expect.element(page.getByRole('link', { name: '开始学习' })).toBeVisible();
  await expect.element(page.getByText('我的词')).not.toBeInTheDocument();
  await expectNoViolation();
});

it('tells a parent of study that was shorter than a minute', async () => {
  const studied: Report = {
    ...NEW,
    period: 'last7',
    words: { ...NEW.words, met: 5, states: [{ state: 'new', count: 5 }] },
    answers: { ...NEW.answers, all: { right: 1, missed: 0 } },
  };
  // The router of tests knows no keys in addresses.
  answer('GET /report/shared/', () => ({
    name: '小明',
    report: studied,
    expiresAt: '2026-12-23T08:00:00.000Z',
  }));
  await renderFeature(
    <main>
      <SharedReportPage />
    </main>,
    { texts, path: '/report/x', viewer: 'guest' },
  );
  await expect.element(page.getByText('遇到 5 个新词')).toBeVisible();
  await expect.element(page.getByText(/小明学了一点/)).toBeVisible();
  await expect.element(page.getByText(/没有学习/)).not.toBeInTheDocument();
});

it('tells a failure and asks again on wish', async () => {
  answer('GET /report', () => refuse('UNKNOWN', { status: 500 }));
  await render();
  await expect.element(page.getByRole('alert').getByText(/报告暂时打不开。/)).toBeVisible();
});

it('has plain numbers for whoever may not look behind them', async () => {
  await renderFeature(
    <main>
      <CanOpen value={false}>
        <ReportView report={REPORT} />
      </CanOpen>
    </main>,
    { texts },
  );
  await expect.element(page.getByText('遇到 32 个新词')).toBeVisible();
  await expect.element(page.getByText(/2027年8月28日前考HSK 4级：3,181 个词里.*391 个/)).toBeVisible();
  // A parent is not spoken to as if the words were theirs.
  await expect.element(page.getByRole('heading', { name: '学过的词' })).toBeVisible();
  expect(page.getByRole('link').elements()).toEqual([]);
});

it('goes into a table with every number', async () => {
  answer('GET /report', () => REPORT);
  await render();
  await expect.element(page.getByRole('button', { name: '下载表格' })).toBeVisible();
  const lines = reportCsv(REPORT).split('\r\n');
  expect(lines).toContain('学习分钟,这一周,84');
  expect(lines).toContain('答错,声调,28');
  expect(lines).toContain('学习分钟,2026-11-24,31');
});

it('lists answers by word, skill, place and how they went', async () => {
  answer('GET /report/answers', () => ({
    answers: [
      {
        id: '01920000-0000-7000-8000-0000000000ab',
        skill: 'tone',
        kind: 'word',
        key: '面条',
        reading: 'mian4 tiao2',
        title: null,
        meaning: { en: 'noodles', pt: 'macarrão' },
        outcome: 'shown',
        aided: 'idea',
        answer: '',
        source: 'review',
        happenedAt: '2026-11-25T08:00:00.000Z',
      },
    ],
    nextCursor: null,
  }));
  await renderFeature(
    <main>
      <AnswersPage />
    </main>,
    { texts, path: '/profile/report/answers?period=month&skill=tone&result=missed' },
  );
  await expect.element(page.getByText('这个月 · 声调 · 答错的')).toBeVisible();
  await expect.element(page.getByText('miàn tiáo')).toBeVisible();
  await expect.element(page.getByText(/声调 · 复习 ·/)).toBeVisible();
  await expect.element(page.getByText('看了答案')).toBeVisible();
  expect(callsTo('/report/answers')[0]?.path).toContain('skill=tone');
  await expectNoViolation();
});

it('says in its head whether the exam is within reach, how much is missing, and when the weeks end', async () => {
  answer('GET /report', () => REPORT);
  await render();
  await expect.element(page.getByText(/照这个速度来不及：到那天大约还差 2,190 个词/)).toBeVisible();
  await expect.element(page.getByText(/第 1 周，共 8 周，到 2027年1月20日 学完/)).toBeVisible();
});

it('lists those of the last seven days on which there was study, for a reader who cannot open them', async () => {
  answer('GET /report/shared/', () => ({
    name: 'Ana',
    expiresAt: '2026-12-23T08:00:00.000Z',
    report: REPORT,
  }));
  await renderFeature(
    <main>
      <SharedReportPage />
    </main>,
    { texts, path: '/report/x', viewer: 'guest' },
  );
  const table = page.getByRole('table', { name: '最近七天' });
  await expect.element(table.getByText('31 分钟')).toBeVisible();
  await expect.element(table.getByText('没有学')).not.toBeInTheDocument();
});

it('tells one measure: what is known then is told beside what is known or most likely known now', async () => {
  answer('GET /report', () => ({
    ...REPORT,
    words: {
      ...REPORT.words,
      known: 120,
      probable: 1000,
      bands: [{ band: 2, known: 0, taken: 0, listed: 200, probable: 150 }],
    },
  }));
  await render();
  await expect.element(page.getByText(/1,260 个词/)).toBeVisible();
  await expect.element(page.getByText(/今天你会 1,?120 个词，其中 1,?000 个/)).toBeVisible();
  await expect.element(page.getByText('另有 150 个很可能会')).toBeVisible();
});

it('has a line for the texts that were read', async () => {
  answer('GET /report', () => REPORT);
  await render();
  await expect.element(page.getByText('读完了 2 篇短文')).toBeVisible();
});
