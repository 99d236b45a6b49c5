// What a page of help shows besides its text: who runs the site, and the ways to pay that are open.

import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { answer } from '../../../../kit/web/testing/server.ts';
import { HelpPage } from './help-page.tsx';
import { TopicPage } from './topic-page.tsx';

const operator = {
  name: 'Yulu Comércio Ltda.',
  address: 'Rua das Flores 12\n01000-000 São Paulo',
  mail: 'ola@yulu.example',
  number: 'CNPJ 12.345.678/0001-95',
};
const open = (topic: string) =>
  renderFeature(
    <Routes>
      <Route path="/help/:topic" element={<TopicPage />} />
    </Routes>,
    { texts: ['help', 'payments', 'site'], path: `/help/${topic}`, viewer: 'guest', operator },
  );

test('who asks how to reach us is told who runs the site', async () => {
  await open('contact');
  await expect.element(page.getByText('Yulu Comércio Ltda.')).toBeVisible();
  await expect.element(page.getByText('CNPJ 12.345.678/0001-95')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'ola@yulu.example' }))
    .toHaveAttribute('href', 'mailto:ola@yulu.example');
  await expectNoViolation();
});

test('the ways to pay are the ones that are open now', async () => {
  answer('GET /payments/ways', () => ({ ways: ['stripe', 'transfer'] }));
  await open('payments');
  await expect.element(page.getByText('银行卡（Stripe）')).toBeVisible();
  expect(page.getByRole('term').all()).toHaveLength(2);
});

test('where no way is open, it says so', async () => {
  answer('GET /payments/ways', () => ({ ways: [] }));
  await open('payments');
  await expect.element(page.getByText(/现在没有可以用的付款方式/)).toBeVisible();
});

test('the keys of the workbench are listed for admins alone, and parents find what is for them', async () => {
  await renderFeature(<HelpPage />, { texts: ['help'], path: '/help?search=家长', viewer: 'guest' });
  await expect.element(page.getByRole('link', { name: /家长怎么看孩子的学习/ }).first()).toBeVisible();
  await expect.element(page.getByRole('link', { name: /管理员的快捷键/ })).not.toBeInTheDocument();
});
