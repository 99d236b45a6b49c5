// A dialog keeps the focus inside, closes by Escape, its button or a press beside it, and gives the focus back.

import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoViolation } from '../../testing/axe.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

function Opener({ onConfirm = () => {} }: { readonly onConfirm?: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        打开
      </button>
      {isOpen ? (
        <ConfirmDialog
          title="删除这段聊天"
          confirm="删除"
          onConfirm={onConfirm}
          onClose={() => setOpen(false)}
        >
          <p>删了就没有了。</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

const opener = page.getByRole('button', { name: '打开', exact: true });
const dialog = page.getByRole('dialog', { name: '删除这段聊天' });

it('is named by its title, and axe finds nothing in it', async () => {
  await renderPart(<Opener />);
  await opener.click();
  await expect.element(dialog.getByText('删了就没有了。')).toBeVisible();
  await expectNoViolation();
});

it('closes by Escape and by its buttons, and gives the focus back', async () => {
  await renderPart(<Opener />);
  const ways = [
    () => userEvent.keyboard('{Escape}'),
    () => dialog.getByRole('button', { name: '关闭' }).click(),
    () => dialog.getByRole('button', { name: '取消' }).click(),
  ];
  for (const close of ways) {
    await opener.click();
    await expect.element(dialog).toBeVisible();
    await close();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  }
});

it('closes by a press beside it, and not by one inside', async () => {
  await renderPart(<Opener />);
  await opener.click();
  await dialog.getByText('删了就没有了。').click();
  await expect.element(dialog).toBeVisible();
  await dialog.click({ position: { x: -5, y: -5 } });
  await expect.element(dialog).not.toBeInTheDocument();
});

it('keeps the focus inside, and Enter right after it has opened harms nothing', async () => {
  const onConfirm = vi.fn<() => void>();
  await renderPart(<Opener onConfirm={onConfirm} />);
  await opener.click();
  await expect.element(dialog).toBeVisible();
  for (let stop = 0; stop < 4; stop += 1) {
    const holder = document.activeElement;
    expect(holder === document.body || holder?.closest('dialog') !== null, `stop ${stop}`).toBe(true);
    await userEvent.tab();
  }
  dialog.getByRole('button', { name: '关闭' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onConfirm).not.toHaveBeenCalled();
  await opener.click();
  await dialog.getByRole('button', { name: '删除' }).click();
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

it('takes nothing from the second tap of the double one that opened it', async () => {
  const onConfirm = vi.fn();
  await renderPart(
    <>
      <div className="fixed inset-0 grid place-items-center">
        <Opener onConfirm={onConfirm} />
      </div>
    </>,
  );
  await opener.dblClick();
  await expect.element(dialog).toBeVisible();
  expect(onConfirm).not.toHaveBeenCalled();
  await dialog.getByRole('button', { name: '取消' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

it('is still there after a double tap beside where it lies', async () => {
  await renderPart(<Opener />);
  await opener.dblClick();
  await expect.element(dialog).toBeVisible();
});
