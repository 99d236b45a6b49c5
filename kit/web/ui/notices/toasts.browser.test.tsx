// Messages that come and go: never twice the same, few at once, what went wrong until it is closed, gone with their page.

import { useNavigate } from 'react-router';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoViolation } from '../../testing/axe.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { findNoticePlace, NoticePlace } from './notice-place.tsx';
import { notify } from './toasts.ts';

const close = page.getByRole('button', { name: '关闭' });

it('shows a message, and the same one again only once', async () => {
  await renderPart(<main />);
  notify('wrong', '没有保存。');
  notify('wrong', '没有保存。');
  await expect.element(page.getByText('没有保存。')).toBeVisible();
  expect(page.getByText('没有保存。').elements()).toHaveLength(1);
  await expectNoViolation();
  await close.click();
  await expect.element(page.getByText('没有保存。')).not.toBeInTheDocument();
});

it('shows the three newest', async () => {
  await renderPart(<main />);
  for (const text of ['一号', '二号', '三号', '四号']) notify('wrong', text);
  await expect.element(page.getByText('四号')).toBeVisible();
  await expect.element(page.getByText('一号')).not.toBeInTheDocument();
  await expect.element(page.getByText('二号')).toBeVisible();
  for (let left = 3; left > 0; left -= 1) await close.first().click();
  await expect.element(close).not.toBeInTheDocument();
});

it('goes after a while by itself, unless something went wrong', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await renderPart(<main>学习</main>);
  // A pointer that a test before left where messages come would stop their time.
  await page.getByRole('main').hover();
  notify('good', '已保存。');
  notify('wrong', '没有送到。');
  await expect.element(page.getByText('已保存。')).toBeVisible();
  await vi.advanceTimersByTimeAsync(30_000);
  vi.useRealTimers();
  await expect.element(page.getByText('已保存。')).not.toBeInTheDocument();
  await close.click();
});

it('waits while a pointer rests on it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await renderPart(<main />);
  notify('good', '慢慢读。');
  await page.getByText('慢慢读。').hover();
  await vi.advanceTimersByTimeAsync(30_000);
  await expect.element(page.getByText('慢慢读。')).toBeVisible();
  await page.getByText('慢慢读。').unhover();
  await vi.advanceTimersByTimeAsync(30_000);
  vi.useRealTimers();
  await expect.element(page.getByText('慢慢读。')).not.toBeInTheDocument();
});

it('stands in the place that the page has for it', async () => {
  await renderPart(
    // Below the header, where it is in sight.
    <main style={{ paddingTop: 100 }}>
      <section aria-label="聊天">
        <NoticePlace />
        <p>说点什么</p>
      </section>
    </main>,
  );
  // The place is known once the browser has told that it is in sight.
  await expect.poll(findNoticePlace).toBeDefined();
  notify('good', '已经复制。');
  await expect.element(page.getByRole('region', { name: '聊天' }).getByText('已经复制。')).toBeVisible();
  await close.click();
});

it('leaves free what is written into, and the button below it', async () => {
  await renderPart(
    <main style={{ paddingTop: window.innerHeight - 260 }}>
      <textarea aria-label="原因" />
      <button type="button">保存</button>
    </main>,
  );
  const field = page.getByRole('textbox', { name: '原因' });
  const told = page.getByText('上一步完成了。');
  const bottomOf = () => told.element().getBoundingClientRect().bottom;
  notify('wrong', '上一步完成了。');
  await expect.element(told).toBeVisible();
  expect(bottomOf()).toBeGreaterThan(window.innerHeight / 2);
  await field.click();
  await expect.poll(bottomOf).toBeLessThan(field.element().getBoundingClientRect().top);
  await page.getByRole('button', { name: '保存' }).click();
  expect(bottomOf()).toBeLessThan(field.element().getBoundingClientRect().top);
  await close.click();
});

function Away() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate('/elsewhere')}>
      走
    </button>
  );
}

it('goes with the page that it speaks of', async () => {
  const { router } = await renderPart(<Away />);
  notify('wrong', '这一页没有存。');
  await expect.element(page.getByText('这一页没有存。')).toBeVisible();
  // What led away is told on the next page; this message is older than that.
  await new Promise((resolve) => setTimeout(resolve, 1100));
  await page.getByRole('button', { name: '走' }).click();
  await expect.element(page.getByText('这一页没有存。')).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/elsewhere');
});
