// A choice in a menu is reached by arrows, tells what is chosen, and ends the menu.

import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoViolation } from '../../testing/axe.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { Menu } from './menu.tsx';

it('stands below the items: reached by arrows, the chosen one marked, each a target for a finger', async () => {
  const onChoose = vi.fn<(value: string) => void>();
  const options = [
    { value: 'zh', label: '中文' },
    { value: 'pt', label: 'Português', lang: 'pt-BR' },
  ];
  await renderPart(
    <main>
      <h1>聊天</h1>
      <Menu
        label="设置"
        trigger="…"
        items={[{ label: 'Export', onSelect: () => undefined }]}
        choice={{ label: '界面语言', options, value: 'zh', onSelect: onChoose }}
      />
    </main>,
  );
  page.getByRole('button', { name: '设置' }).element().focus();
  await userEvent.keyboard('{Enter}');
  const choices = page.getByRole('menuitemradio');
  await expect.element(page.getByRole('group', { name: '界面语言' })).toBeVisible();
  await expect.element(page.getByRole('menuitem')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(choices.first()).toHaveFocus();
  await expect.element(choices.first()).toHaveAttribute('aria-checked', 'true');
  for (const choice of choices.elements()) {
    expect(choice.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    expect(choice.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  }
  await expectNoViolation();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('pt');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
});
