// The question for the password belongs to who was asked: it is over once they are signed out, in whichever tab.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../../app/web/testing/render-feature.tsx';
import { askReauthentication } from '../../../../../kit/web/api/reauthentication.ts';
import { rememberSession } from '../../session.ts';

it('closes with what was typed, and answers no, once the account is left or deleted elsewhere', async () => {
  // It stands around every part already.
  await renderFeature(<p>…</p>, { texts: ['account'] });
  const answered = askReauthentication();
  const password = page.getByRole('dialog').getByLabelText('密码', { exact: false });
  await password.first().fill('secret words');
  rememberSession(null);
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
  expect(await answered).toBe(false);
});
