// Where the learner writes: what sends, what never does, how much fits, drafts, speech, pinyin, and answers to tap.

import { useRef } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { useComposer } from '../conversation/use-composer.ts';
import { Composer } from './composer.tsx';

const onSend = vi.fn<(text: string) => void>();
const onStop = vi.fn<() => void>();
const onSuggested = vi.fn<(sentence: string) => void>();
const field = page.getByRole('textbox', { name: '说点什么' });
const send = page.getByRole('button', { name: '发送' });
const options = page.getByRole('option');

type State = {
  readonly isAsking?: boolean;
  readonly hasUnsent?: boolean;
  readonly answers?: readonly string[];
};

function Host({ isAsking = false, hasUnsent = false, answers = [] }: State) {
  const writing = useComposer('talk');
  const ref = useRef<HTMLTextAreaElement>(null);
  return (
    <main>
      <h1>林老师</h1>
      <p data-testid="input">{writing.input}</p>
      <Composer
        writing={writing}
        field={ref}
        isAsking={isAsking}
        isBlocked={false}
        hasUnsent={hasUnsent}
        onSend={(text) => {
          onSend(text);
          writing.sent();
        }}
        onStop={onStop}
        suggestions={answers.map((zh) => ({ zh, en: 'Hello', pt: 'Olá' }))}
        onSuggested={onSuggested}
      />
    </main>
  );
}

beforeEach(() => sessionStorage.clear());

async function renderComposer(state: State = {}) {
  for (const call of [onSend, onStop, onSuggested]) call.mockClear();
  return renderFeature(<Host {...state} />, { texts: ['tutor-chat'], path: '/study/talk' });
}

// The first: whoever has a keyboard for characters, as the others here, is offered none.
it('offers characters for pinyin, chosen by number, space and tap; English keeps its letters', async () => {
  await renderComposer();
  await userEvent.type(field, 'wo jiao Tom');
  await expect.element(options.first()).toMatchTextContent('我叫Tom');
  await userEvent.keyboard('1');
  await expect.element(field).toHaveValue('我叫Tom');
  await field.fill('');
  await userEvent.type(field, 'wo jiao ');
  await expect.element(field).toHaveValue('我叫');
  await field.fill('');
  await userEvent.type(field, 'xiexie');
  await options.first().click();
  await expect.element(field).toHaveValue('谢谢');
  await expect.element(field).toHaveFocus();
  await field.fill('');
  await userEvent.type(field, 'can you ');
  await expect.element(field).toHaveValue('can you ');
  await expect.element(options).not.toBeInTheDocument();
  await field.fill('');
  await userEvent.type(field, 'hen hao');
  await expect.element(options.first()).toMatchTextContent('很好');
  await userEvent.keyboard('{Escape}');
  await expect.element(options).not.toBeInTheDocument();
  await field.fill('');
  await userEvent.type(field, 'nihao{Enter}');
  expect(onSend).toHaveBeenCalledExactlyOnceWith('你好');
});

it('brings the candidate that arrows choose into sight', async () => {
  await page.viewport(360, 780);
  await renderComposer();
  await userEvent.type(field, 'wo xihuan');
  await expect.element(options.first()).toBeVisible();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(options.last()).toHaveAttribute('aria-selected', 'true');
  await expect.element(options.last()).toBeInViewport();
  await page.viewport(390, 844);
});

it('sends by Enter, begins a line by Shift+Enter, and sends nothing that is empty', async () => {
  await renderComposer();
  await field.click();
  await userEvent.keyboard('{Enter}');
  await userEvent.type(field, '   {Enter}');
  expect(onSend).not.toHaveBeenCalled();
  await field.fill('');
  await userEvent.type(field, '你好！{Shift>}{Enter}{/Shift}我叫安娜。');
  expect(onSend).not.toHaveBeenCalled();
  await expectNoViolation();
  await userEvent.keyboard('{Enter}');
  expect(onSend).toHaveBeenCalledExactlyOnceWith('你好！\n我叫安娜。');
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
});

it('counts near the limit and sends nothing beyond it', async () => {
  await renderComposer();
  await field.fill('好'.repeat(1700));
  await expect.element(page.getByText(/还可以写/)).not.toBeInTheDocument();
  await field.fill('好'.repeat(1950));
  await expect.element(page.getByText(/还可以写 50 个字/)).toBeVisible();
  await field.fill('好'.repeat(2001));
  await expect.element(page.getByText(/多了 1 个字/)).toBeVisible();
  await expect.element(send).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(onSend).not.toHaveBeenCalled();
});

it('keeps a draft when it goes and comes again', async () => {
  const { unmount } = await renderComposer();
  await field.fill('写到一半');
  await unmount();
  await renderComposer();
  await expect.element(field).toHaveValue('写到一半');
});

it('sends nothing while an answer is on its way, which it can stop', async () => {
  await renderComposer({ isAsking: true });
  await field.fill('等等');
  await userEvent.keyboard('{Enter}');
  expect(onSend).not.toHaveBeenCalled();
  await page.getByRole('button', { name: '停下' }).click();
  expect(onStop).toHaveBeenCalledTimes(1);
});

it('says that earlier words wait, and sends nothing before them', async () => {
  await renderComposer({ hasUnsent: true });
  await field.fill('还有一句');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/上面有一句没送到/)).toBeVisible();
  expect(onSend).not.toHaveBeenCalled();
});

it('takes what is spoken, to be looked at before it is sent', async () => {
  vi.stubGlobal('SpeechRecognition', Hearing);
  await renderComposer();
  await page.getByRole('button', { name: '用语音输入' }).click();
  await expect.element(field).toHaveValue('我喜欢自己做饭');
  await expect.element(field).toHaveFocus();
  await expect.element(page.getByTestId('input')).toHaveTextContent('speech');
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.type(field, '。');
  await expect.element(page.getByTestId('input')).toHaveTextContent('typed');
  vi.unstubAllGlobals();
});

it('offers answers while nothing is written; a digit in the empty field says one', async () => {
  await renderComposer({ answers: ['你好！', '我叫……'] });
  const answers = page.getByRole('region', { name: '可以点的回答' });
  await expect.element(answers.getByRole('button').first()).toBeVisible();
  await expectNoViolation();
  await userEvent.type(field, '1');
  expect(onSuggested).toHaveBeenCalledExactlyOnceWith('你好！');
  await answers.getByRole('button').last().click();
  await expect.element(field).toHaveValue('我叫');
  await expect.element(answers).not.toBeInTheDocument();
  await userEvent.type(field, '1');
  await expect.element(field).toHaveValue('我叫1');
});

it('does not send a character that is still being put together', async () => {
  await renderComposer();
  await field.click();
  await cdp().send('Input.imeSetComposition', { text: 'ni hao', selectionStart: 6, selectionEnd: 6 });
  await userEvent.keyboard('{Enter}');
  expect(onSend).not.toHaveBeenCalled();
  await cdp().send('Input.insertText', { text: '你好' });
  await userEvent.keyboard('{Enter}');
  expect(onSend).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('你好'));
});

/** Speech recognition that has heard this; headless browsers have none. */
class Hearing extends EventTarget {
  start(): void {
    const results = [[{ transcript: '我喜欢自己做饭' }]];
    setTimeout(() => this.dispatchEvent(Object.assign(new Event('result'), { results })), 20);
  }
  stop(): void {}
}
