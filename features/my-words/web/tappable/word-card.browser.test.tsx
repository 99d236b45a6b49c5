// Chinese words are alive: the card of a word by mouse and keyboard, what it tells, and the list it puts words on.

import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { answer, answerFile, callsTo, lose } from '../../../../kit/web/testing/server.ts';
import { TaughtMeanings } from '../words/taught-meanings.ts';
import { ChineseWords } from './chinese-words.tsx';

const EXAMPLE = { zh: '我要去银行取钱。', en: 'I am going to the bank.', pt: 'Vou ao banco.', band: 2 };
const SAID = '我昨天去银行了。我很喜欢学习！';
const word = (text: string) => page.getByRole('button', { name: text });
const card = page.getByRole('dialog');
const head = card.getByRole('heading', { level: 2 });
const part = (name: string) => card.getByRole('region', { name });
const reading = () => card.element().querySelector('[lang="zh-Latn"]')?.textContent;

async function renderText(text = SAID, marked: readonly string[] = []) {
  answer('GET /my-words/readings', () => []);
  answer('GET /study/word', () => null);
  answerFile(/\/examples\//, { 银行: [EXAMPLE] });
  await renderFeature(
    <main>
      <h1>聊天</h1>
      <p>
        <ChineseWords text={text} marked={marked} />
      </p>
      <button type="button">旁边</button>
    </main>,
    { texts: ['my-words'], path: '/study/1' },
  );
}

it('opens by a click with reading, meaning, level and strokes, and goes by a click elsewhere', async () => {
  await page.viewport(1280, 800);
  await renderText();
  await word('银行').click();
  await expect.element(head).toHaveTextContent('银行');
  await expect.element(card).toHaveFocus();
  await expect.element(part('意思')).toMatchTextContent('存钱、取钱的地方');
  await expect.element(card).toMatchTextContent('háng');
  await expect.element(card).toMatchTextContent('銀行');
  await expect.element(card).toMatchTextContent('HSK 3 · B1');
  await expect.element(part('量词')).toMatchTextContent('家');
  await expect.element(part('例句')).toMatchTextContent(/我要去.*取钱/);
  const [mine, place] = [word('银行'), card].map((each) => each.element().getBoundingClientRect());
  const isApart =
    mine && place && (place.top >= mine.bottom || place.bottom <= mine.top || place.left >= mine.right);
  expect(isApart, 'the card leaves its word to be seen').toBe(true);
  await expectNoViolation();
  await userEvent.click(document.body, { position: { x: 3, y: 790 } });
  await expect.element(card).not.toBeInTheDocument();
  await page.viewport(390, 844);
});

it('tells what the lesson says a word means, where one does, before the dictionary', async () => {
  const taught = [
    { word: '银行', pinyin: 'yin2 hang2', meaning: 'the money house', language: 'en' },
  ] as const;
  answer('GET /my-words/readings', () => []);
  answer('GET /study/word', () => null);
  answerFile(/\/examples\//, { 银行: [EXAMPLE] });
  await renderFeature(
    <TaughtMeanings value={taught}>
      <ChineseWords text={SAID} />
    </TaughtMeanings>,
    { texts: ['my-words'], path: '/study/1' },
  );
  await word('银行').click();
  await expect.element(part('意思')).toMatchTextContent(/^the money house/);
  await userEvent.keyboard('{Escape}');
  await word('喜欢').click();
  await expect.element(head).toHaveTextContent('喜欢');
  await expect.element(part('意思')).not.toMatchTextContent('the money house');
});

it('says of a word that is being learned when it comes back', async () => {
  await renderText();
  const asked: unknown[] = [];
  let next: object | null = {
    isSuspended: false,
    due: '2031-05-04T09:00:00.000Z',
    cards: [
      {
        skill: 'recall',
        stage: 'review',
        isSuspended: true,
        due: null,
        intervalDays: 42,
        reviews: 9,
        lapses: 2,
      },
    ],
    answers: [{ at: '2026-11-20T12:00:00.000Z', skill: 'recall', isRight: false }],
  };
  answer('GET /study/word', (call) => {
    asked.push(call);
    return next;
  });
  await word('银行').click();
  await expect.element(card).toMatchTextContent('你在学这个词，下次复习：5月4日。');
  await card.getByText('到现在学得怎么样').click();
  await expect.element(card).toMatchTextContent('想起来：放着 · 间隔 42 天 · 复习 9 次 · 忘了 2 次');
  await expect.element(card).toMatchTextContent('2026年11月20日 · 想起来 · 没对');
  await userEvent.keyboard('{Escape}');
  next = { isSuspended: false, due: new Date().toISOString(), cards: [], answers: [] };
  await word('银行').click();
  await expect.element(card).toMatchTextContent('今天会复习到');
  await userEvent.keyboard('{Escape}');
  next = null;
  await word('喜欢').click();
  await expect.element(head).toHaveTextContent('喜欢');
  await expect.element(part('意思')).toBeInTheDocument();
  expect(card.element().textContent).not.toContain('你在学这个词');
  expect(asked.length).toBeGreaterThanOrEqual(3);
});

it('offers the way back for a word that was set aside', async () => {
  await renderText();
  let isSuspended = true;
  answer('GET /study/word', () => ({
    isSuspended,
    due: isSuspended ? null : '2031-05-04T09:00:00.000Z',
    cards: [],
    answers: [],
  }));
  answer('POST /study/words/change', lose);
  await word('银行').click();
  await card.getByRole('button', { name: '继续复习' }).click();
  await expect.element(card.getByRole('alert')).toMatchTextContent('没有改动');
  await expectNoViolation();
  answer('POST /study/words/change', () => {
    isSuspended = false;
    return { changed: 1 };
  });
  await card.getByRole('button', { name: '继续复习' }).click();
  await expect.element(card).toMatchTextContent('下次复习：5月4日');
  await expect.element(card.getByText(/下次复习：5月4日/)).toHaveFocus();
  await expect.element(card.getByRole('button', { name: '继续复习' })).not.toBeInTheDocument();
  const sent = callsTo('/study/words/change').map(({ body }) => body);
  expect(sent.at(-1)).toMatchObject({ change: 'resume', words: [{ word: '银行', reading: 'yin2 hang2' }] });
  expect(new Set(sent.map((body) => JSON.stringify(body))).size, 'sent again it is the same').toBe(1);
});

it('tells the reading that the sentence gives, and the others beside it', async () => {
  await renderText('他长得很高。这条路很长。');
  await word('长').first().click();
  await expect.poll(reading).toContain('zhǎng');
  await userEvent.keyboard('{Escape}');
  await word('长').last().click();
  await expect.poll(reading).toContain('cháng');
  await part('其他读音').getByRole('button', { name: /zhǎng/ }).click();
  await expect.poll(reading).toContain('zhǎng');
});

it('leads from word to word and back, and Escape gives the focus to the word', async () => {
  await renderText();
  await word('银行').click();
  await part('组成的字').getByRole('button', { name: /银/ }).first().click();
  await expect.element(head).toHaveTextContent('银');
  await expect.element(part('意思')).toMatchTextContent('silver');
  await card.getByRole('button', { name: '回到上一个词' }).click();
  await expect.element(head).toHaveTextContent('银行');
  await userEvent.keyboard('{Escape}');
  await expect.element(card).not.toBeInTheDocument();
  await expect.element(word('银行')).toHaveFocus();
});

it('is one stop in a text, with arrows from word to word, Enter, Space, and Tab inside of the card', async () => {
  await renderText();
  await expect.element(word('银行')).toBeVisible();
  const stops = document.querySelectorAll<HTMLElement>('[role="button"][tabindex="0"]');
  expect(stops).toHaveLength(1);
  stops[0]?.focus();
  await expect.element(word('我').first()).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  await expect.element(word('银行')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(word('学习')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(head).toHaveTextContent('学习');
  for (const back of [false, true, true]) {
    await userEvent.tab({ shift: back });
    expect(document.activeElement?.closest('dialog')).not.toBeNull();
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(word('学习')).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(card).toBeVisible();
});

it('marks words beyond the level whole, and keeps a word with its sentence', async () => {
  const sentence = '你喝茶的时候喜不喜欢放糖吗？';
  await renderText(sentence, ['糖', '喜']);
  await expect.element(word('糖')).toHaveClass(/underline/);
  await expect.element(word('喜欢')).not.toHaveClass(/underline/);
  expect(document.querySelectorAll('[data-word][tabindex="0"]')).toHaveLength(1);
  const kept = { id: crypto.randomUUID(), word: '糖', pinyin: 'tang2', context: sentence };
  answer('PUT /my-words', () => ({ ...kept, createdAt: new Date().toISOString(), total: 1 }));
  await word('糖').click();
  await card.getByRole('button', { name: '加入我的生词' }).click();
  await expect.element(card.getByText('在我的生词里')).toBeVisible();
  expect(callsTo('/my-words')[0]?.body).toMatchObject({ word: '糖', context: sentence });
});

/** One pixel. */
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

it('offers the recording and shows the picture that a deck has brought', async () => {
  await renderText();
  const brought = {
    id: crypto.randomUUID(),
    word: '银行',
    pinyin: 'yin2 hang2',
    context: '',
    meaning: 'bank',
  };
  const sound = '/api/files/yinhang';
  answer('GET /my-words/readings', () => [
    { ...brought, sound, picture: PIXEL, decks: [], tags: [], createdAt: new Date().toISOString() },
  ]);
  await word('银行').click();
  await expect.element(card.getByText('牌组里的录音')).toBeVisible();
  await expect.element(card.getByRole('button', { name: '播放“银行”的录音' })).toBeVisible();
  await expect.element(card.getByRole('img', { name: '“银行”的图片，来自你的牌组' })).toBeVisible();
});

it('takes a meaning of one’s own for a kept word, keeps what was typed when the server is away, and drops it when emptied', async () => {
  const id = crypto.randomUUID();
  const createdAt = new Date().toISOString();
  const kept = {
    id,
    word: '银行',
    pinyin: 'yin2 hang2',
    context: '',
    sound: null,
    picture: null,
    decks: [],
    tags: [],
    createdAt,
  };
  await renderText();
  answer('GET /my-words/readings', () => [{ ...kept, meaning: '' }]);
  answer('PUT /my-words/:id/meaning', lose);
  await word('银行').click();
  await card.getByRole('button', { name: '给银行写上自己的意思或笔记' }).click();
  const field = card.getByRole('textbox', { name: '自己的意思或笔记' });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('楼下那家');
  await expectNoViolation();
  await userEvent.keyboard('{Enter}');
  await expect.element(card.getByRole('alert')).toMatchTextContent('你写的内容还在');
  await expect.element(field).toHaveValue('楼下那家');
  let meaning = '楼下那家';
  answer('PUT /my-words/:id/meaning', () => ({ ...kept, meaning }));
  await card.getByRole('button', { name: '保存' }).click();
  await expect.element(card.getByText('你的笔记：楼下那家')).toBeVisible();
  const change = card.getByRole('button', { name: '修改银行的笔记' });
  await expect.element(change).toHaveFocus();
  await change.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(field).not.toBeInTheDocument();
  await expect.element(card).toBeVisible();
  await change.click();
  await field.clear();
  meaning = '';
  await card.getByRole('button', { name: '保存' }).click();
  await expect.element(card.getByRole('button', { name: '给银行写上自己的意思或笔记' })).toBeVisible();
  expect(callsTo(`/my-words/${id}/meaning`).map(({ body }) => body)).toEqual([
    { meaning: '楼下那家' },
    { meaning: '楼下那家' },
    { meaning: '' },
  ]);
});

it('says that a word was not kept when the server does not answer', async () => {
  await renderText();
  answer('PUT /my-words', lose);
  await word('银行').click();
  await card.getByRole('button', { name: '加入我的生词' }).click();
  await expect.element(card.getByRole('alert')).toMatchTextContent('这个词还没有加入');
});

it('writes the characters again on wish, and stands still for who wants that', async () => {
  await renderText();
  await word('银行').click();
  const again = part('笔顺').getByRole('button', { name: '再写一遍' });
  await expect.element(again).toBeVisible();
  const drawn = () =>
    Array.from(part('笔顺').element().querySelectorAll('svg'), ({ innerHTML }) => innerHTML).join('');
  const still = drawn();
  await again.click();
  await expect.poll(drawn).not.toBe(still);
});

it('says honestly what is a name, and offers no list for it', async () => {
  await renderText('我的朋友叫王小丽。');
  await word('王小丽').click();
  await expect.element(card.getByText(/这是一个名字/)).toBeVisible();
  await expect.element(part('组成的字')).toMatchTextContent('丽');
  await expect.element(card.getByRole('button', { name: '加入我的生词' })).not.toBeInTheDocument();
});

it('leaves the text to be selected: a double click opens nothing', async () => {
  await renderText();
  await word('银行').dblClick();
  await expect.element(card).not.toBeInTheDocument();
  expect(getSelection()?.toString()).toContain('银行');
});
