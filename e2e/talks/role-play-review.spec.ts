// A role-play from choosing somebody to the closing review and the next play, by the keyboard alone.

import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { expectNoViolation } from '../support/no-violation.ts';
import { newLearner } from '../support/study-steps.ts';

const TEXTS = {
  zh: {
    start: '开始',
    field: '说点什么',
    send: '发送',
    stop: '停下',
    hint: '给我提示',
    hintPanel: '一个想法',
    over: '事情都办好了',
    see: '看回顾',
    menu: '更多',
    back: '回到聊天',
    well: '做得好的',
    better: '可以说得更好的',
    alone: '你自己说的：',
    again: '再来一次',
    shortTitle: '还没有可以回顾的',
  },
  pt: {
    start: 'Começar',
    field: 'Diga alguma coisa',
    send: 'Enviar',
    stop: 'Parar',
    hint: 'Quero uma dica',
    hintPanel: 'Uma ideia',
    over: 'Você resolveu tudo',
    see: 'Ver como foi',
    menu: 'Mais',
    back: 'Voltar à conversa',
    well: 'O que foi bem',
    better: 'O que dá para dizer melhor',
    alone: 'Sem ajuda:',
    again: 'Fazer de novo',
    shortTitle: 'Ainda não há o que rever',
  },
} as const;
type Language = keyof typeof TEXTS;

/** A page has fewer stops than this from its start to anything that matters. */
const STOPS_MAX = 60;

/** Goes from stop to stop until the place has the focus. */
async function tabTo(page: Page, place: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(place).toBeVisible();
  for (let stops = 0; stops < STOPS_MAX; stops++) {
    if (await place.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`no way by ${key} to ${String(place)}`);
}

async function press(page: Page, place: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, place, key);
  await page.keyboard.press('Enter');
}

async function openRoles(page: Page, context: BrowserContext, language: Language): Promise<void> {
  await newLearner(context);
  // Pinyin between the characters would be read as part of them.
  await context.request.patch('/api/learner-settings', { data: { pinyin: 'off' } });
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
  await page.goto('/ai-roles');
}

/** Chooses the waiter and begins; ends with the focus in the field. */
async function beginPlay(page: Page, { start, field }: (typeof TEXTS)[Language]): Promise<Locator> {
  await press(page, page.getByRole('link', { name: '服务员小林' }));
  await expect(page.getByRole('heading', { level: 1, name: '服务员小林' })).toBeVisible();
  await press(page, page.getByRole('button', { name: start, exact: true }));
  const writing = page.getByRole('textbox', { name: field });
  await expect(writing).toBeFocused();
  return writing;
}

for (const language of ['zh', 'pt'] as const) {
  const texts = TEXTS[language];

  test(`a role-play is chosen, played, looked back on and begun again by keyboard alone, in ${language}`, async ({
    page,
    context,
  }) => {
    // Many stops, each looked at: longer than a journey usually takes.
    test.slow();
    await openRoles(page, context, language);
    const field = await beginPlay(page, texts);
    const untilAnswered = async (count: number) => {
      await expect(page.getByRole('button', { name: texts.stop })).toHaveCount(0);
      await expect(page.locator('ol > li p.text-hanzi')).toHaveCount(count);
    };

    // A mistake to be told of later; the focus stays where the next words are written.
    await page.keyboard.type('我要二个菜。');
    await page.keyboard.press('Enter');
    await untilAnswered(3);
    await expect(field).toBeFocused();

    // Escape puts a hint away and goes back to writing.
    await press(page, page.getByRole('button', { name: texts.hint }), 'Shift+Tab');
    await expect(page.getByRole('region', { name: texts.hintPanel })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: texts.hintPanel })).toHaveCount(0);
    await expect(field).toBeFocused();

    await page.keyboard.type('我要一个鸡蛋汤，还要一个牛肉。');
    await page.keyboard.press('Enter');
    await untilAnswered(5);
    // The button to send gives the focus back too.
    await page.keyboard.type('再来一杯茶。');
    await press(page, page.getByRole('button', { name: texts.send }));
    await expect(field).toBeFocused();
    await untilAnswered(7);
    await page.keyboard.type('服务员，买单！');
    await page.keyboard.press('Enter');
    await untilAnswered(9);

    // From the field, the review is two stops back.
    const see = page.getByRole('link', { name: texts.see }).first();
    await press(page, see, 'Shift+Tab');
    const title = page.getByRole('heading', { level: 1, name: texts.over });
    await expect(title).toBeFocused();
    await expect(page).toHaveURL(/\/roleplay\/[^/]+\/review$/);
    const better = page.getByRole('region', { name: texts.better });
    await expect(better).toContainText('我要两个菜。');
    const well = page.getByRole('region', { name: texts.well });
    await expect(well).toContainText(texts.alone);
    await expect(well).toContainText('再来一杯茶。');
    await expectNoViolation(page, `the review in ${language}`);

    // A word opens its card, Escape closes it and leaves the focus on the word.
    const word = better.getByRole('button').first();
    await press(page, word);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(word).toBeFocused();

    // Back to the talk, from where the menu leads to the review again.
    await press(page, page.getByRole('link', { name: texts.back }), 'Shift+Tab');
    await expect(field).toBeFocused();
    await press(page, page.getByRole('button', { name: texts.menu, exact: true }), 'Shift+Tab');
    await expect(page.getByRole('menuitem', { name: texts.see })).toBeVisible();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(title).toBeFocused();

    await press(page, page.getByRole('button', { name: texts.again }));
    await expect(field).toBeFocused();
    await untilAnswered(1);
  });
}

test('a talk in which nothing was said yet has nothing to look back on, and says so', async ({
  page,
  context,
}) => {
  const texts = TEXTS.zh;
  await openRoles(page, context, 'zh');
  await beginPlay(page, texts);
  await press(page, page.getByRole('button', { name: texts.menu, exact: true }), 'Shift+Tab');
  await expect(page.getByRole('menuitem', { name: texts.see })).toBeVisible();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page.getByText(texts.shortTitle)).toBeVisible();
  await press(page, page.getByRole('link', { name: '接着聊' }));
  await expect(page.getByRole('textbox', { name: texts.field })).toBeFocused();
});

test('a review that is not there says so and leads back', async ({ page, context, watch }) => {
  watch.expectFailure(/\/talks\/01920000-/);
  await newLearner(context);
  await page.goto('/roleplay/01920000-0000-7000-8000-000000000000/review');
  await expect(page.getByText('没有这份回顾')).toBeVisible();
  await expect(page.getByRole('link', { name: '所有角色扮演' })).toBeVisible();
});
