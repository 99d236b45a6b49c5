// A form with text, a choice and a server that refuses: what it says, where the focus goes, and what is sent how often.

import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPart } from './testing/render-part.tsx';
import { Button } from './ui/elements/button.tsx';
import { FormMessage } from './ui/fields/form-message.tsx';
import { SegmentedControl } from './ui/fields/segmented-control.tsx';
import { TextArea } from './ui/fields/text-area.tsx';
import { TextField } from './ui/fields/text-field.tsx';
import { useForm } from './use-form.ts';

type Order = { readonly name: string; readonly size: 'big' | 'small'; readonly note: string };
type OrderFormProps = { readonly send: (order: Order) => Promise<void>; readonly keptAs?: string };

const SIZES = [
  { value: 'big', label: '大' },
  { value: 'small', label: '小' },
] as const;

function OrderForm({ send, keptAs }: OrderFormProps) {
  const form = useForm<Order>({
    initial: { name: '', size: 'big', note: '' },
    ...(keptAs === undefined ? {} : { keptAs }),
    check: ({ name, note }) => {
      const fields = {
        ...(name === '' ? { name: '名字要写。' } : {}),
        ...(note === '' ? { note: '备注要写。' } : {}),
      };
      return Object.keys(fields).length === 0 ? undefined : { fields };
    },
    send,
    explain: (error) =>
      error instanceof RangeError ? { fields: { name: '有人叫这个名字。' } } : { message: '没有送到。' },
  });
  return (
    <form {...form.formProps} aria-label="订单">
      <FormMessage form={form} />
      <SegmentedControl label="大小" options={SIZES} {...form.choice('size')} />
      <TextField {...form.field('name')} label="名字" />
      <TextArea {...form.field('note')} label="备注" />
      <Button type="submit" busy={form.busy}>
        送出
      </Button>
      {form.isRestored ? <Button onClick={form.drop}>重来</Button> : null}
    </form>
  );
}

const name = page.getByLabelText('名字');
const note = page.getByLabelText('备注');
const submit = page.getByRole('button', { name: /^送出/ });

async function fillIn(): Promise<void> {
  await name.fill('小红');
  await note.fill('快一点');
}

it('marks what is missing, goes to the first of it, and takes the mark off what is mended', async () => {
  const send = vi.fn(async () => {});
  await renderPart(<OrderForm send={send} />);
  await submit.click();
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAccessibleDescription('名字要写。');
  await userEvent.keyboard('小');
  await expect.element(page.getByText('名字要写。')).not.toBeInTheDocument();
  await expect.element(page.getByText('备注要写。')).toBeVisible();
  await submit.click();
  await expect.element(note).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
});

it('sends what is typed and chosen, once for two presses of Enter', async () => {
  let end = () => {};
  const send = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
  await renderPart(<OrderForm send={send} />);
  await fillIn();
  await page.getByText('小', { exact: true }).click();
  name.element().focus();
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(submit).toHaveAttribute('aria-busy', 'true');
  expect(send.mock.calls).toEqual([[{ name: '小红', size: 'small', note: '快一点' }]]);
  end();
  await expect.element(submit).toHaveAttribute('aria-busy', 'false');
});

it('puts a refusal of the server at its field and keeps what was typed', async () => {
  await renderPart(<OrderForm send={() => Promise.reject(new RangeError('taken'))} />);
  await fillIn();
  await submit.click();
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAccessibleDescription('有人叫这个名字。');
  await expect.element(name).toHaveValue('小红');
  await expect.element(note).toHaveValue('快一点');
});

it('says the same refusal anew, so that it is read again', async () => {
  await renderPart(<OrderForm send={() => Promise.reject(new Error('away'))} />);
  await fillIn();
  await submit.click();
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent('没有送到。');
  const first = alert.element();
  await submit.click();
  await expect.poll(() => first.isConnected).toBe(false);
  await expect.element(alert).toHaveTextContent('没有送到。');
});

it('shows what is wrong with a field above the bars of a phone', async () => {
  await page.viewport(390, 700);
  await renderPart(
    <div data-member>
      <div style={{ height: 760 }} />
      <OrderForm send={async () => {}} />
      <div style={{ height: 900 }} />
    </div>,
  );
  // The field itself stands above the bars already, and what will stand below it does not.
  const above = name.element().getBoundingClientRect();
  scrollTo(0, scrollY + above.bottom - innerHeight + 112);
  // As somebody sends it by Enter, without the page scrolling to the button.
  name.element().closest('form')?.requestSubmit();
  await expect.element(page.getByText('名字要写。')).toBeVisible();
  await expect.element(name).toHaveFocus();
  const bars = 6.75 * 16;
  await expect
    .poll(() => page.getByText('名字要写。').element().getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(innerHeight - bars);
});

/** As a dialog, opened for one person or the other. */
function Opened({ send }: OrderFormProps) {
  const [of, setOf] = useState<string>();
  return of === undefined ? (
    ['林', '梅'].map((who) => (
      <Button key={who} onClick={() => setOf(who)}>
        {who}
      </Button>
    ))
  ) : (
    <>
      <OrderForm send={send} keptAs={of} />
      <Button onClick={() => setOf(undefined)}>关上</Button>
    </>
  );
}

it('keeps what was typed until it was sent, and drops it when asked to', async () => {
  const send = vi.fn(async () => {});
  await renderPart(<Opened send={send} />);
  const tap = (label: string) => page.getByRole('button', { name: label }).click();
  await tap('林');
  await fillIn();
  await tap('关上');
  await tap('梅');
  await expect.element(name).toHaveValue('');
  await tap('关上');
  await tap('林');
  await expect.element(name).toHaveValue('小红');
  await expect.element(note).toHaveValue('快一点');
  await submit.click();
  await expect.poll(() => send.mock.calls).toEqual([[{ name: '小红', size: 'big', note: '快一点' }]]);
  await tap('关上');
  await tap('林');
  await expect.element(name).toHaveValue('');
  await fillIn();
  await tap('关上');
  await tap('林');
  await tap('重来');
  await expect.element(name).toHaveValue('');
  await tap('关上');
  await tap('林');
  await expect.element(name).toHaveValue('');
});
