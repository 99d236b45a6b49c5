// Texts that nobody has loaded are fetched by the part that shows them.

import { Component, type ReactNode, Suspense } from 'react';
import { expect, test, vi } from 'vitest';
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

class Boundary extends Component<{ readonly children: ReactNode }> {
  static getDerivedStateFromError = () => ({ isBroken: true });
  override state = { isBroken: false };
  override render() {
    return this.state.isBroken ? <p>broken</p> : this.props.children;
  }
}

test('what cannot be fetched is told once, and asked for again by the next page', async () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => {});
  const answers = [Promise.reject(new Error('cut off')), Promise.resolve({ word: '又来了' })];
  let asked = 0;
  provideTexts({ [`features/lost/text/${locale}.json`]: () => answers[asked++] ?? Promise.resolve({}) });
  const lost = createTexts<{ readonly word: string }>('lost');
  const Part = () => <p>{lost('word')}</p>;
  const screen = await render(
    <Boundary>
      <Suspense fallback={<p>waiting</p>}>
        <Part />
      </Suspense>
    </Boundary>,
  );
  await expect.element(screen.getByText('broken')).toBeVisible();
  expect(asked).toBe(1);
  await loadTexts(['lost']);
  expect(lost('word')).toBe('又来了');
  written.mockClear();
});
