// An amount in other words than plain digits: what was understood is said, and what can be two is asked about.

import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoViolation } from '../../testing/axe.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { readYuan } from '../../typed-amount.ts';
import { useForm } from '../../use-form.ts';
import { AmountField } from './amount-field.tsx';

function InForm({ onSent }: { readonly onSent: (fen: number | undefined) => void }) {
  const form = useForm({
    initial: { amount: '' },
    check: ({ amount }) => (readYuan(amount) === undefined ? { fields: { amount: '金额不对' } } : undefined),
    send: async ({ amount }) => onSent(readYuan(amount)),
    explain: () => ({}),
  });
  return (
    <form {...form.formProps}>
      <AmountField {...form.field('amount')} label="金额" />
      <button type="submit">好</button>
    </form>
  );
}

it('asks which of two was meant, and sends the one that was chosen', async () => {
  const sent: (number | undefined)[] = [];
  await renderPart(<InForm onSent={(fen) => sent.push(fen)} />);
  const field = page.getByLabelText('金额');
  await field.fill('2.599');
  await expect.element(page.getByText(/^你是指 ¥2,599\.00 还是 ¥2\.60/)).toBeVisible();
  await page.getByRole('button', { name: '好' }).click();
  expect(sent).toEqual([]);
  await expect.element(field).toHaveAccessibleDescription(/^你是指/);
  await expectNoViolation();
  await page.getByRole('button', { name: '¥2,599.00' }).click();
  await expect.element(field).toHaveValue('2599.00');
  await expect.element(page.getByText(/^你是指/)).not.toBeInTheDocument();
  await page.getByRole('button', { name: '好' }).click();
  expect(sent).toEqual([259_900]);
});

function Kept() {
  const [text, setText] = useState('');
  return (
    <AmountField
      label="金额"
      value={text}
      error={readYuan(text) === undefined ? '金额不对' : undefined}
      onChange={({ target }) => setText(target.value)}
    />
  );
}

it('says what it has understood where somebody writes it in another way', async () => {
  await renderPart(<Kept />);
  const field = page.getByLabelText('金额');
  await field.fill('￥2.599,00');
  await expect.element(page.getByText('按 ¥2,599.00 计算')).toBeVisible();
  await field.fill('2599');
  await expect.element(page.getByText(/^按/)).not.toBeInTheDocument();
  await field.fill('2.599');
  await page.getByRole('button', { name: '¥2.60' }).click();
  await expect.element(field).toHaveValue('2.60');
  await expect.element(field).not.toBeInvalid();
});
