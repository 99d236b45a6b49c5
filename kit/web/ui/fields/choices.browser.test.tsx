// The ways to choose: one of a few in sight, one of a list, on or off.

import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoViolation } from '../../testing/axe.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { SegmentedControl } from './segmented-control.tsx';
import { Select } from './select.tsx';
import { Switch } from './switch.tsx';

const LEVELS = [
  { value: 'all', label: '全部' },
  { value: 'beginner', label: '初级' },
  { value: 'advanced', label: '高级' },
] as const;
type Level = (typeof LEVELS)[number]['value'];

function Levels({ first = null }: { readonly first?: Level | null }) {
  const [value, setValue] = useState<Level | null>(first);
  return <SegmentedControl label="水平" options={LEVELS} value={value} onChange={setValue} />;
}

it('one of a few is chosen by a tap and by arrows, which go round', async () => {
  await renderPart(<Levels />);
  const option = (name: string) => page.getByRole('radio', { name });
  for (const { label } of LEVELS) await expect.element(option(label)).not.toBeChecked();
  await page.getByText('初级').click();
  await expect.element(option('初级')).toBeChecked();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(option('高级')).toBeChecked();
  await expect.element(option('高级')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(option('全部')).toBeChecked();
  await expect.element(page.getByRole('group', { name: '水平' })).toBeVisible();
  await expectNoViolation();
});

it('a group that has the focus shows it around its choice', async () => {
  await renderPart(<Levels first="all" />);
  await userEvent.tab();
  const label = page.getByRole('radio', { name: '全部' }).element().closest('label');
  expect(label && getComputedStyle(label).outlineStyle).toBe('solid');
});

function Languages({ error }: { readonly error?: string }) {
  const [value, setValue] = useState<Level>('all');
  return (
    <Select
      label="讲解语言"
      hint="可以再改"
      error={error}
      options={LEVELS}
      value={value}
      onChange={setValue}
    />
  );
}

it('one of a list keeps its hint and error beside it for those who cannot see', async () => {
  await renderPart(<Languages error="请选一个" />);
  const select = page.getByRole('combobox', { name: '讲解语言' });
  await select.selectOptions('高级');
  await expect.element(select).toHaveValue('advanced');
  await expect.element(select).toHaveAccessibleDescription('可以再改 请选一个');
  await expect.element(select).toBeInvalid();
  await expect.element(page.getByRole('alert')).toHaveTextContent('请选一个');
  await expectNoViolation();
});

function Pinyin() {
  const [isOn, setOn] = useState(false);
  return <Switch label="拼音" checked={isOn} onChange={setOn} />;
}

it('on or off is turned by its label, by Space, and says how it is', async () => {
  await renderPart(<Pinyin />);
  const turn = page.getByRole('switch', { name: '拼音' });
  await expect.element(turn).not.toBeChecked();
  await page.getByText('拼音').click();
  await expect.element(turn).toBeChecked();
  turn.element().focus();
  await userEvent.keyboard(' ');
  await expect.element(turn).not.toBeChecked();
  expect(page.getByText('拼音').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await expectNoViolation();
});
