// The keys of every page: a question mark lists them, Escape gives the focus back, and in a field they are letters.

import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoViolation } from '../testing/axe.ts';
import { renderPart } from '../testing/render-part.tsx';
import { Shortcuts, useShortcuts } from './shortcuts.tsx';

function Host() {
  return (
    <main>
      <h1>聊天</h1>
      <button type="button">前面</button>
      <input aria-label="名字" />
      <Shortcuts shortcuts={useShortcuts()} />
    </main>
  );
}

const list = page.getByRole('dialog', { name: '键盘快捷键' });
const button = page.getByRole('button', { name: '前面' });

it('lists them in words, and gives the focus back at Escape', async () => {
  await renderPart(<Host />);
  button.element().focus();
  await userEvent.keyboard('?');
  await expect.element(list).toBeVisible();
  await expect.element(list).toMatchTextContent('一个词一个词地移动');
  await expectNoViolation();
  await userEvent.keyboard('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

it('lists what works on the page that one is on', async () => {
  const { router } = await renderPart(<Host />, { path: '/admin/global-orders' });
  button.element().focus();
  await userEvent.keyboard('?');
  await expect.element(list).toMatchTextContent('接单');
  await expect.element(list).not.toMatchTextContent('去生词');
  await expect.element(list).not.toMatchTextContent('一个词一个词地移动');
  await router.navigate('/study/session');
  await expect.element(list).toMatchTextContent('撤销上一个答案');
  await expect.element(list).not.toMatchTextContent('接单');
});

it('goes to a page by g and its letter, but not from a field', async () => {
  const { router } = await renderPart(<Host />, { path: '/preschool' });
  const field = page.getByRole('textbox', { name: '名字' });
  await userEvent.type(field, 'gh?');
  await expect.element(field).toHaveValue('gh?');
  await expect.element(list).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/preschool');
  button.element().focus();
  await userEvent.keyboard('gw');
  await expect.poll(() => router.state.location.pathname).toBe('/words');
});
