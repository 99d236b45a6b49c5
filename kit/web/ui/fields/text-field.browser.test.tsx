// A field of a form: its label, hint and error, and a password that can be looked at while it is typed.

import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoViolation } from '../../testing/axe.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

it('ties hint and error to the control, and announces the error', async () => {
  const { rerender } = await renderPart(<TextField label="邮箱" hint="我们不会公开" />);
  const field = page.getByRole('textbox', { name: '邮箱' });
  await expect.element(field).toHaveAccessibleDescription('我们不会公开');
  await expect.element(field).not.toHaveAttribute('aria-invalid');
  await rerender(<TextField label="邮箱" hint="我们不会公开" error="这不像一个邮箱地址" />);
  await expect.element(field).toHaveAccessibleDescription('我们不会公开 这不像一个邮箱地址');
  await expect.element(field).toBeInvalid();
  await expect.element(page.getByRole('alert')).toHaveTextContent('这不像一个邮箱地址');
  await expectNoViolation();
});

it('says what may stay empty', async () => {
  await renderPart(<TextField label="邀请码" optional />);
  await expect.element(page.getByText('选填')).toBeVisible();
});

it('takes a number as any keyboard types it, and no other text', async () => {
  const seen: string[] = [];
  const { rerender } = await renderPart(
    <TextField label="金额" inputMode="decimal" onChange={({ target }) => seen.push(target.value)} />,
  );
  const field = page.getByLabelText('金额');
  await field.fill('１ ２３４．５');
  await expect.element(field).toHaveValue('1234.5');
  expect(seen.at(-1)).toBe('1234.5');
  await rerender(<TextField label="名称" />);
  await page.getByLabelText('名称').fill('Ａ ４');
  await expect.element(page.getByLabelText('名称')).toHaveValue('Ａ ４');
});

it('shows a password and hides it again, without losing what was typed', async () => {
  await renderPart(<TextField label="密码" type="password" />);
  const field = page.getByLabelText('密码', { exact: true });
  await field.fill('hao-tian-qi');
  await expect.element(field).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: '显示密码' }).click();
  await expect.element(field).toHaveAttribute('type', 'text');
  await expect.element(field).toHaveValue('hao-tian-qi');
  await page.getByRole('button', { name: '隐藏密码' }).click();
  await expect.element(field).toHaveAttribute('type', 'password');
  await expectNoViolation();
});

it('holds its hint and error for a text of several lines too', async () => {
  await renderPart(<TextArea label="说明" error="请写得短一点" />);
  const field = page.getByRole('textbox', { name: '说明' });
  await expect.element(field).toHaveAccessibleDescription('请写得短一点');
  await userEvent.type(field, '一行{Enter}两行');
  await expect.element(field).toHaveValue('一行\n两行');
  await expectNoViolation();
});
