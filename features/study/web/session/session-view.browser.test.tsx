// A session by keyboard alone: each kind of exercise, what is told of it, undo, no network, and the end.

import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { callServer } from '../../../../kit/web/api/call-server.ts';
import { lookNow, watchServer } from '../../../../kit/web/api/server-watch.ts';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { answer, answerFile, callsTo, lose } from '../../../../kit/web/testing/server.ts';
import { findNoticePlace } from '../../../../kit/web/ui/notices/notice-place.tsx';
import type { Card } from '../queries.ts';
import { SessionStore } from '../store/session-store.ts';
import { begin, cardOf, eventsOf, SESSION, serveSession, told, WORDS } from '../testing/a-session.tsx';

watchServer(() => callServer(new Request('/api/account/session')));

const nextCalls = () => callsTo(`/study/sessions/${SESSION}/next`).length;
const next = page.getByRole('button', { name: '继续' });
const verdict = (text: string) => page.getByText(text, { exact: true });

/** Of the cards that the page holds those that another device has answered. */
let answered: readonly Pick<Card, 'word' | 'reading' | 'skill'>[] = [];
beforeEach(() => {
  answered = [];
  serveSession();
});

it('asks by digits, tells what was answered once, says what was right, and ends with tomorrow', async () => {
  await begin([cardOf('银行', 'recall'), cardOf('医院', 'tone')]);
  const field = page.getByRole('textbox', { name: '你的答案' });
  await expect.element(field).toHaveFocus();
  await expect.element(page.getByText('bank')).toBeVisible();
  await expectNoViolation();
  await userEvent.keyboard('yin2 hang2{Enter}');
  await expect.element(verdict('对了')).toBeVisible();
  await expect.element(next).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('这个词读第几声？')).toHaveFocus();
  await expectNoViolation();
  // A half-entered word is taken back, and not the answer before it.
  await userEvent.keyboard('4u');
  await expect.element(page.getByText('这个词读第几声？')).toBeVisible();
  await userEvent.keyboard('11');
  await expect.element(verdict('这次没对')).toBeVisible();
  await expectNoViolation();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: '今天的复习做完了' })).toHaveFocus();
  await expect.element(page.getByText('明天：12 张卡片，其中新词 3 个，大约 5 分钟')).toBeVisible();
  await expectNoViolation();
  expect(told().map(({ skill, outcome, answer: given, partId }) => [skill, outcome, given, partId])).toEqual([
    ['recall', 'right', 'yin2 hang2', 'type'],
    ['tone', 'wrong', '1 1', 'tones'],
  ]);
  expect(new Set(told().map(({ sourceId }) => sourceId))).toEqual(new Set([SESSION]));
});

it('gives notices a place above the step on, so that none lies over it', async () => {
  await begin([cardOf('银行', 'recall')]);
  await userEvent.keyboard('yin2 hang2{Enter}');
  await expect.element(next).toBeVisible();
  const isAbove = (place?: Element) =>
    place?.compareDocumentPosition(next.element()) === Node.DOCUMENT_POSITION_FOLLOWING;
  await expect.poll(() => isAbove(findNoticePlace())).toBe(true);
});

it('goes on after a reload at the looked-at answer, which is not asked again', async () => {
  await begin([cardOf('银行', 'recall'), cardOf('医院', 'tone')]);
  await userEvent.keyboard('yin2 hang2{Enter}');
  await expect.element(verdict('对了')).toBeVisible();
  const anew = new SessionStore({ known: 1, hasVoice: false });
  await anew.begin();
  const { session } = anew.state.getState();
  expect(session.steps.flatMap(({ cards }) => cards.map(({ word }) => word))).toEqual(['医院']);
});

it('says when a card comes back, and ends when the minutes of the day are over', async () => {
  answer('PUT /study/sessions/:id', () => ({
    id: SESSION,
    startedAt: new Date().toISOString(),
    answered: 0,
    secondsToday: 2,
  }));
  await begin([cardOf('医院', 'tone'), cardOf('电影', 'tone'), cardOf('天气', 'tone')], { secondsToday: 2 });
  await expect.element(page.getByText('院')).toBeVisible();
  // A known card is read before it is answered: in less than half a second it would come back tomorrow.
  await new Promise((done) => setTimeout(done, 600));
  await userEvent.keyboard('14');
  await expect.element(verdict('9 天后再来（声调）。')).toBeVisible();
  // What was answered in time may be answered once more.
  await userEvent.keyboard('u');
  await expect.element(verdict('对了')).not.toBeInTheDocument();
  await userEvent.keyboard('14');
  await expect.element(verdict('对了')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: '今天的复习做完了' })).toBeVisible();
  await expect.element(page.getByText('今天的时间用完了，还有 2 张卡片，改天再学。')).toBeVisible();
  await expectNoViolation();
});

it('asks nothing that another device has answered meanwhile, neither after a reload nor in a tab that stood open', async () => {
  const store = await begin([cardOf('银行', 'recall'), cardOf('医院', 'tone'), cardOf('电影', 'recall')], {
    answered: () => answered,
  });
  await expect.element(page.getByText('bank')).toBeVisible();
  answered = [cardOf('银行', 'recall')];
  await store.comeBack();
  await expect.element(page.getByText('这个词读第几声？')).toHaveFocus();
  // What is on the screen stays there while somebody looks at their answer.
  await userEvent.keyboard('41');
  await expect.element(next).toHaveFocus();
  answered = [cardOf('医院', 'tone')];
  await store.comeBack();
  await expect.element(next).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('film', { exact: true })).toBeVisible();
  await expect.poll(() => told().map(({ skill }) => skill)).toEqual(['tone']);
  await expect.poll(nextCalls).toBe(4);
});

it('leaves to another tab of the same session what was answered there, says so and goes on with what is open', async () => {
  const other = new BroadcastChannel('yulu.study');
  const heard: unknown[] = [];
  const tellFrom = (session: string, ...cards: string[]) =>
    // A channel has no target to name.
    other.postMessage({ session, cards }); // oxlint-disable-line unicorn/require-post-message-target-origin
  other.addEventListener('message', ({ data }) => heard.push(data));
  const cards = [cardOf('银行', 'recall'), cardOf('医院', 'tone'), cardOf('电影', 'recall')];
  await begin(cards);
  await expect.element(page.getByText('bank')).toBeVisible();
  // Of another session nothing is heeded.
  tellFrom('another', '银行 yin2 hang2 recall');
  tellFrom(SESSION, '银行 yin2 hang2 recall');
  await expect.element(page.getByText('这个词读第几声？')).toHaveFocus();
  await expect.element(page.getByText('这里接着做还没做的', { exact: false })).toBeVisible();
  await userEvent.keyboard('41');
  await expect.element(next).toHaveFocus();
  await expect.poll(() => heard).toEqual([{ session: SESSION, cards: ['医院 yi1 yuan4 tone'] }]);
  // While an answer is looked at, it stays.
  tellFrom(SESSION, '医院 yi1 yuan4 tone');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('film', { exact: true })).toBeVisible();
  await expect.poll(() => told().map(({ skill }) => skill)).toEqual(['tone']);
  other.close();
});

it('says that an answer counts for nothing which another device had given before', async () => {
  answer('POST /learning-events', ({ body }) => ({
    added: eventsOf(body).length,
    repeated: eventsOf(body).map(({ id }) => id),
  }));
  await begin([cardOf('医院', 'tone'), cardOf('电影', 'recall'), cardOf('银行', 'recall')], {
    answered: () => answered,
  });
  answered = [cardOf('电影', 'recall')];
  await expect.element(page.getByText('这个词读第几声？')).toHaveFocus();
  await userEvent.keyboard('14');
  await expect.element(page.getByText('只算一次', { exact: false })).toBeVisible();
  // What else was answered there is not asked, once the server has told.
  await expect.poll(nextCalls).toBeGreaterThan(1);
  await expect.element(next).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('bank')).toBeVisible();
});

it('never lets the progress fall nor the cards left grow, neither by what comes back nor by a reload', async () => {
  const store = await begin([cardOf('银行', 'recall'), cardOf('医院', 'tone')]);
  const bar = page.getByRole('progressbar');
  const reached = () => Number(bar.element().getAttribute('value'));
  await expect.element(page.getByText('还剩 2 题')).toBeVisible();
  await userEvent.keyboard('tian1 qi4{Enter}');
  await expect.element(next).toHaveFocus();
  const again = [
    cardOf('银行', 'recall', { reason: 'missed' }),
    cardOf('电影', 'tone'),
    cardOf('天气', 'tone'),
  ];
  const batches = [again];
  answer('POST /study/sessions/:id/next', () => ({
    cards: batches.shift() ?? [],
    answered: [],
    cardsLeft: 0,
    secondsToday: 900,
    met: [],
  }));
  await userEvent.keyboard('{Enter}');
  // What was missed is here again; what nobody announced is not.
  await expect.poll(() => store.state.getState().shown).toBe(2);
  await expect.poll(() => store.state.getState().session.steps.length).toBe(2);
  await expect.element(page.getByText('还剩 2 题')).toBeVisible();
  expect(reached()).toBe(50);
  const anew = new SessionStore({ known: 1, hasVoice: false });
  await anew.begin();
  expect(anew.state.getState().reached).toBe(50);
  expect(store.state.getState().reached).toBe(50);
});

it('asks what was missed once more, though nothing else was left', async () => {
  const missed = cardOf('银行', 'recall', { stage: 'learning', reason: 'missed' });
  const store = await begin([cardOf('银行', 'recall')]);
  await expect.element(page.getByText('bank')).toBeVisible();
  // Behind the only card there is nothing, until it was missed.
  answer('POST /study/sessions/:id/next', () => ({
    cards: told().length === 1 ? [missed] : [],
    answered: [],
    cardsLeft: 0,
    secondsToday: 900,
    met: [],
  }));
  await userEvent.keyboard('tian1 qi4{Enter}');
  await expect.element(page.getByText('过一会儿再问你。')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('bank')).toBeVisible();
  expect(store.state.getState().phase).toBe('asking');
  // What is still on its way would reach the next test.
  await expect.poll(nextCalls).toBe(4);
});

it('passes over no card when Enter is pressed twice', async () => {
  const store = await begin([cardOf('银行', 'recall'), cardOf('医院', 'tone'), cardOf('电影', 'tone')]);
  await userEvent.keyboard('yin2 hang2{Enter}');
  await expect.element(next).toHaveFocus();
  await Promise.all([store.goOn(), store.goOn()]);
  await expect.element(page.getByText('院')).toBeVisible();
  expect(store.state.getState().session.done).toHaveLength(1);
  // What is still on its way would reach the next test.
  await expect.poll(told).toHaveLength(1);
});

it('takes an answer back with U, by an event that undoes it', async () => {
  await begin([cardOf('医院', 'tone'), cardOf('电影', 'tone')]);
  await expect.element(page.getByText('这个词读第几声？')).toBeVisible();
  await userEvent.keyboard('11');
  await expect.element(verdict('这次没对')).toBeVisible();
  await userEvent.keyboard('u');
  await expect.element(verdict('这次没对')).not.toBeInTheDocument();
  await userEvent.keyboard('14');
  await expect.element(verdict('对了')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('影')).toBeVisible();
  // After the next card has come, the one before can still be taken back.
  await userEvent.keyboard('u');
  await expect.element(page.getByText('院')).toBeVisible();
  await expect
    .poll(() => told().map(({ outcome }) => outcome))
    .toEqual(['wrong', 'undone', 'right', 'undone']);
  const [wrong, first, right, second] = told();
  expect([first?.undoes, second?.undoes]).toEqual([wrong?.id, right?.id]);
});

it('asks the same question again after an undo, whatever was asked since', async () => {
  const store = await begin([cardOf('银行', 'recognise'), cardOf('医院', 'recognise')]);
  const now = () => store.state.getState();
  const answerFirst = () => {
    const [card] = now().session.steps[0]?.cards ?? [];
    if (!card) throw new Error('a card is asked');
    const given = { outcome: 'right', answer: card.word } as const;
    store.answer([{ card, aided: 'none', ...given }], given);
  };
  const first = now().exercise;
  answerFirst();
  await store.undo();
  expect(now()).toMatchObject({ given: null, exercise: first });
  answerFirst();
  await store.goOn();
  const second = now().exercise;
  expect(second).not.toEqual(first);
  answerFirst();
  await store.undo();
  await store.undo();
  expect(now()).toMatchObject({ given: null, exercise: first });
  answerFirst();
  await store.goOn();
  expect(now().exercise).toEqual(second);
  // What is still on its way would reach the next test.
  await expect.poll(told).toHaveLength(7);
});

it('chooses by digit, and shows a wrong choice beside the right word, with the picture of the deck', async () => {
  const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
  await begin([cardOf('银行', 'recognise', { stage: 'learning', ownMeaning: '楼下那家', picture })]);
  await expect.element(page.getByText(/这个词是什么意思|哪个词是这个意思/)).toBeVisible();
  const own = [page.getByText('你的笔记：楼下那家'), page.getByRole('img', { name: /“银行”的图片/ })];
  for (const each of own) await expect.element(each).not.toBeInTheDocument();
  const isMeaning = page.getByText('这个词是什么意思？').elements().length > 0;
  const wrong = [...document.querySelectorAll('main li button')].findIndex(
    (each) => !each.textContent?.includes(isMeaning ? 'bank' : '银行'),
  );
  await expectNoViolation();
  await userEvent.keyboard(String(wrong + 1));
  await expect.element(verdict('这次没对')).toBeVisible();
  for (const each of [page.getByText('你选的是'), ...own]) await expect.element(each).toBeVisible();
  await expectNoViolation();
});

it('shows a word that does not stay by its parts, beside what it is taken for', async () => {
  answerFile(/\/words\//, {
    天: { r: [['tian1', '', 'sky']], c: '一|大' },
    大: { r: [['da4', '', 'big']] },
    太: { r: [['tai4', '', 'too']] },
  });
  await begin([cardOf('天气', 'recognise', { isLeech: true, reason: 'leech' })]);
  await expect.element(page.getByText('拆开看看这个词')).toBeVisible();
  await expect.element(page.getByText('一 + 大')).toBeVisible();
  await expect.element(page.getByText('别认成')).toBeVisible();
  await expect.element(page.getByText('too')).toBeVisible();
  await expectNoViolation();
});

it('shows a new word before it asks it, and puts many known words on one screen', async () => {
  await begin([
    cardOf('天气', 'recognise', { isNewWord: true, stage: 'new', reason: 'new_word', due: null }),
    ...['银行', '医院', '电影', '学生', '苹果', '飞机'].map((word) => cardOf(word, 'recognise')),
  ]);
  await expect.element(page.getByText('weather')).toBeVisible();
  await expectNoViolation();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('把词和意思连起来')).toBeVisible();
  await expectNoViolation();
  for (const [word, , en] of WORDS) {
    if (page.getByRole('button', { name: word }).elements().length === 0) continue;
    const places = (label: string) => [...document.querySelectorAll(`ul[aria-label="${label}"] li`)];
    const at = places('词').findIndex((each) => each.textContent?.includes(word));
    const meaning = places('意思').findIndex((each) => each.textContent?.endsWith(en));
    await userEvent.keyboard(`${at + 1}${places('词').length + meaning + 1}`);
  }
  await expect.element(verdict('对了')).toBeVisible();
  await expect.poll(() => told().map(({ outcome }) => outcome)).toEqual(['right', 'right', 'right', 'right']);
});

it('goes on without a network, and the server hears of it once it is back', async () => {
  await begin([cardOf('医院', 'tone'), cardOf('电影', 'tone')]);
  answer('POST /learning-events', lose);
  answer('GET /account/session', lose);
  answer('POST /study/sessions/:id/next', lose);
  await expect.element(page.getByText('院')).toBeVisible();
  await userEvent.keyboard('14');
  await expect.element(verdict('对了')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('影')).toBeVisible();
  await userEvent.keyboard('43');
  await expect.element(verdict('对了')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/没能接着学，答过的都在/)).toBeVisible();
  await expectNoViolation();
  answer('POST /learning-events', ({ body }) => ({ added: eventsOf(body).length }));
  answer('POST /study/sessions/:id/next', () => ({
    cards: [],
    answered: [],
    cardsLeft: 0,
    secondsToday: 900,
    met: [],
  }));
  answer('GET /account/session', () => ({ person: null }));
  lookNow();
  await expect.element(page.getByRole('heading', { name: '今天的复习做完了' })).toBeVisible();
  const last = callsTo('/learning-events').at(-1);
  expect(eventsOf(last?.body).map(({ outcome }) => outcome)).toEqual(['right', 'right']);
});

it('explains tones before the first question about them, and again only after a miss', async () => {
  await begin([cardOf('医院', 'tone'), cardOf('电影', 'tone'), cardOf('天气', 'tone')]);
  const guide = page.getByRole('region', { name: '声调' });
  await expect.element(guide).toBeVisible();
  await userEvent.keyboard('14');
  await expect.element(verdict('对了')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('影', { exact: true })).toBeVisible();
  await expect.element(guide).not.toBeInTheDocument();
  await userEvent.keyboard('11');
  await expect.element(verdict('这次没对')).toBeVisible();
  await expect.element(guide).toBeVisible();
  await expectNoViolation();
});

it('tells the server what it can ask nothing fair of, before the day ends', async () => {
  await begin([
    cardOf('银行', 'recall', { word: '吗', reading: 'ma5', skill: 'tone' }),
    cardOf('医院', 'tone'),
  ]);
  await userEvent.keyboard('14{Enter}');
  await expect.element(page.getByRole('heading', { name: '今天的复习做完了' })).toBeVisible();
  const last = callsTo(`/study/sessions/${SESSION}/next`).at(-1);
  expect(last?.body).toMatchObject({ leftOut: [{ word: '吗', reading: 'ma5', skill: 'tone' }], except: [] });
});
