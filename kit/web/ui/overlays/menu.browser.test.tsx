// A menu opens by mouse and key, moves by arrows and letters, and gives the focus back to its button.

import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoViolation } from '../../testing/axe.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { Menu } from './menu.tsx';

const onExport = vi.fn<() => void>();
const onDelete = vi.fn<() => void>();
const button = page.getByRole('button', { name: '更多' });
const items = page.getByRole('menuitem');

beforeEach(async () => {
  onExport.mockClear();
  onDelete.mockClear();
  await renderPart(
    <main>
      <h1>聊天</h1>
      <Menu
        label="更多"
        trigger="…"
        items={[
          { label: 'Export', onSelect: onExport },
          { label: 'Delete', onSelect: onDelete, danger: true },
        ]}
      />
      <button type="button">后面</button>
    </main>,
  );
});

it('opened by a key stands on its first item, and moves by arrows and letters', async () => {
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(items.first()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(items.last()).toHaveFocus();
  await userEvent.keyboard('e');
  await expect.element(items.first()).toHaveFocus();
  await userEvent.keyboard('{End}{Enter}');
  await expect.element(items).not.toBeInTheDocument();
  expect(onDelete).toHaveBeenCalledTimes(1);
  expect(onExport).not.toHaveBeenCalled();
});

it('closes by Escape, by Tab and by a second press, and gives the focus back', async () => {
  for (const key of ['{Escape}', '{Tab}']) {
    button.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(items.first()).toHaveFocus();
    await userEvent.keyboard(key);
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  }
  await button.click();
  await expect.element(items.first()).toBeVisible();
  await button.click();
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
});

it('has targets for a finger, and nothing that axe objects to', async () => {
  await button.click();
  await expect.element(items.first()).toBeVisible();
  for (const element of [button, items.first(), items.last()].map((each) => each.element())) {
    expect(element.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
  await expectNoViolation();
});
