// The first minutes of a newcomer on a phone: a taste without a form, then an account, four taps, and an own talk.

import { devices, type Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { expectNoViolation } from '../support/no-violation.ts';
import { newcomer, PASSWORD } from '../support/people.ts';

const WORDS = {
  en: {
    tag: 'en-US',
    go: 'Continue in English',
    begin: 'Start talking',
    answers: 'Answers you can tap',
    keep: 'Keep this talk',
    fields: ['Email', 'Password', 'Repeat the password'],
    register: 'Create account',
    adult: /^16 or over/,
    level: /^None yet/,
    startNow: 'Skip and start talking',
  },
  pt: {
    tag: 'pt-BR',
    go: 'Continuar em português',
    begin: 'Começar a conversar',
    answers: 'Respostas para tocar',
    keep: 'Guardar esta conversa',
    fields: ['E-mail', 'Senha', 'Repita a senha'],
    register: 'Criar conta',
    adult: /^16 anos ou mais/,
    level: /^Ainda não sei nada/,
    startNow: 'Pular e começar a conversar',
  },
} as const;

/** Counts what a finger does. */
function tapCounter() {
  let taps = 0;
  return {
    tap: async (target: ReturnType<Page['getByRole']>) => {
      await target.tap();
      taps += 1;
    },
    count: () => taps,
  };
}

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];

for (const language of ['en', 'pt'] as const) {
  const words = WORDS[language];
  test.describe(`a newcomer with a browser in ${language}`, () => {
    test.use({ ...phone, locale: words.tag, viewport: { width: 390, height: 844 } });

    test('understands a first exchange in three taps, and has a talk of their own five taps later', async ({
      page,
    }) => {
      const main = page.getByRole('main');
      const taste = tapCounter();
      await page.goto('/');
      await taste.tap(page.getByRole('button', { name: words.go }));
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'pt' ? 'pt-BR' : 'en');
      await taste.tap(main.getByRole('button', { name: words.begin }));
      const answers = main.getByRole('region', { name: words.answers });
      const lines = main.getByRole('list').first().getByRole('listitem');
      await expect(answers.getByRole('button').first()).toBeVisible();
      await taste.tap(answers.getByRole('button').first());
      await expect(lines).toHaveCount(3);
      expect(taste.count()).toBe(3);
      for (const line of [lines.first(), lines.last()]) {
        await expect(line.locator('ruby rt').first()).toBeVisible();
        // Below its meaning may stand a note.
        const meaning = line.locator(`p[lang="${language === 'pt' ? 'pt-BR' : 'en'}"]`).first();
        await expect(meaning).toContainText(/[a-z]{3}/i);
        await expect(line.getByRole('button').last()).toBeVisible();
      }
      const said = await lines.nth(1).locator('[data-word]').allTextContents();
      await expectNoViolation(page);

      const own = tapCounter();
      await own.tap(main.getByRole('link', { name: words.keep }));
      await fillForm(page, words.fields);
      await own.tap(page.getByRole('button', { name: words.register }));
      await own.tap(page.getByRole('button', { name: words.adult }));
      await own.tap(page.getByRole('button', { name: words.level }));
      await own.tap(page.getByRole('button', { name: words.startNow }));
      await expect(page).toHaveURL(/\/study\/[0-9a-f-]{36}$/);
      expect(own.count()).toBe(5);
      // What was said as a guest stands in it, and the tutor goes on.
      // Lists within a message hold its new words.
      const messages = page.getByRole('main').getByRole('list').first().locator('> li');
      await expect(messages).toHaveCount(3);
      await expect(messages.nth(1)).toContainText(said[0] ?? '');
      const settings = await (await page.request.get('/api/learner-settings')).json();
      expect(settings).toMatchObject({ level: 'zero' });
    });

    test('may keep the language that is shown, and is not asked again', async ({ page }) => {
      await page.goto('/auth/login');
      const offer = page.getByRole('button', { name: words.go });
      await offer.locator('xpath=following-sibling::button').tap();
      await expect(offer).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('登录');
      await expect(offer).toHaveCount(0);
    });
  });
}

async function fillForm(page: Page, labels: readonly string[]): Promise<void> {
  const { email } = newcomer();
  const values = [email, PASSWORD, PASSWORD];
  for (const [place, label] of labels.entries())
    await page.getByLabel(label, { exact: true }).fill(values[place] ?? '');
}
