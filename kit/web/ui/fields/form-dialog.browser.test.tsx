// A dialog that is one form: where it begins, and that Escape throws nothing away that was typed.

import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPart } from '../../testing/render-part.tsx';
import { useForm } from '../../use-form.ts';
import { FormDialog } from './form-dialog.tsx';
import { SegmentedControl } from './segmented-control.tsx';
import { TextField } from './text-field.tsx';

const SIZES = [
  { value: 'big', label: '大' },
  { value: 'small', label: '小' },
] as const;

function OrderDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useForm<{ name: string; size: 'big' | 'small' }>({
    initial: { name: '', size: 'big' },
    send: async () => {},
    explain: () => ({}),
  });
  const { error: _, ...size } = form.choice('size');
  return (
    <FormDialog title="订单" form={form} submit="送出" onClose={onClose}>
      <SegmentedControl label="大小" options={SIZES} {...size} />
      <TextField {...form.field('name')} label="名字" />
    </FormDialog>
  );
}

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        打开
      </button>
      {isOpen ? <OrderDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

const opener = page.getByRole('button', { name: '打开', exact: true });
const dialog = page.getByRole('dialog', { name: '订单' });
const question = page.getByRole('dialog', { name: '不要刚才写的内容了吗？' });
const name = dialog.getByLabelText('名字');

it('begins at its first field, and closes by Escape while nothing was typed', async () => {
  await renderPart(<Opener />);
  await opener.click();
  await expect.element(name).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

it('asks before Escape throws away what was typed or chosen', async () => {
  await renderPart(<Opener />);
  await opener.click();
  await name.fill('茶');
  await userEvent.keyboard('{Escape}');
  await question.getByRole('button', { name: '继续写' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(name).toHaveValue('茶');
  await userEvent.keyboard('{Escape}');
  await question.getByRole('button', { name: '不要了' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await opener.click();
  await dialog.getByText('小').click();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).toBeVisible();
});
