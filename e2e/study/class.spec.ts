// A class from its first day: made, joined by its link, given something to write, handed in, marked.

import { expect, openBrowser, register, registerUnasked, signInAgain, test } from '../support/people.ts';

test('a teacher makes a class, a learner joins and hands in, and the mark comes back', async ({
  page,
  context,
  browser,
  watch,
  admin,
}) => {
  const teacher = await register(context);
  await admin.giveRole(teacher, 'teacher');
  await signInAgain(context, teacher);
  await page.goto('/teaching');
  await page.getByRole('button', { name: '建班级' }).first().click();
  await page.getByRole('textbox', { name: '班级名称' }).fill('周一晚班');
  await page.getByRole('dialog').getByRole('button', { name: '创建班级' }).click();
  const address = await page.getByRole('textbox', { name: '班级链接' }).inputValue();
  await page.getByRole('link', { name: '作业', exact: true }).click();
  await page.getByRole('button', { name: '布置作业' }).click();
  await page.getByRole('dialog').getByText('写作', { exact: true }).click();
  await page.getByRole('textbox', { name: '写什么' }).fill('我的周末');
  await page.getByRole('dialog').getByRole('button', { name: '布置作业' }).click();
  await expect(page.getByRole('link', { name: /我的周末/ })).toBeVisible();

  const { context: pupils, page: pupil } = await openBrowser(browser, watch);
  await registerUnasked(pupils);
  await pupil.goto(new URL(address).pathname + new URL(address).search);
  await pupil.getByRole('textbox', { name: '你在班里的名字' }).fill('王小明');
  await pupil.getByRole('button', { name: '同意并加入' }).click();
  await pupil.getByRole('button', { name: '16 岁或以上' }).click();
  const field = pupil.getByRole('textbox', { name: '你的短文' });
  await field.pressSequentially('kanshu');
  await expect(pupil.getByRole('option', { name: /看书/ }).first()).toBeVisible();
  await field.press('Enter');
  await expect(field).toHaveValue('看书');
  await pupil.reload();
  await expect(field).toHaveValue('看书');
  await pupil.getByRole('button', { name: '交给老师' }).click();
  await expect(pupil.getByText('已交，待评', { exact: true })).toBeVisible();

  await page.goto('/notices');
  await page.getByRole('link', { name: /王小明 交了“我的周末”/ }).click();
  await expect(page.getByText('看书', { exact: true })).toBeVisible();
  await page.getByText('非常好', { exact: true }).click();
  await page.getByRole('textbox', { name: '评语' }).fill('写得很清楚。');
  await page.getByRole('button', { name: '发给学生' }).click();
  await expect(page.getByText('评价已发给学生。')).toBeVisible();

  await pupil.reload();
  await expect(pupil.getByText('写得很清楚。')).toBeVisible();
});
