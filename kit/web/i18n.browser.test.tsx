// Texts that nobody has loaded are fetched by the part that shows them.

import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { createTexts, loadTexts, locale, provideTexts } from './i18n.ts';

const t = createTexts<{ readonly word: string }>('late');

test('a part waits for texts that its page has not declared', async () => {
  const gate = Promise.withResolvers<unknown>();
  let asked = 0;
  provideTexts({
    [`features/late/text/${locale}.json`]: () => {
      asked += 1;
      return gate.promise;
    },
  });
  const Part = () => <p>{t('word')}</p>;
  const screen = await render(
    <Suspense fallback={<p>waiting</p>}>
      <Part />
    </Suspense>,
  );
  await expect.element(screen.getByText('waiting')).toBeVisible();
  gate.resolve({ word: '晚到的词' });
  await expect.element(screen.getByText('晚到的词')).toBeVisible();
  await loadTexts(['late']);
  expect(asked).toBe(1);
});
