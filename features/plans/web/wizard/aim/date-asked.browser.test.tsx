// A day that the learner's own words name is asked for, and kept to once it is confirmed.

import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderFeature } from '../../../../../app/web/testing/render-feature.tsx';
import { expectNoViolation } from '../../../../../kit/web/testing/axe.ts';
import { answer } from '../../../../../kit/web/testing/server.ts';
import { EMPTY_DRAFT } from '../../../domain/index.ts';
import { DateAsked } from './date-asked.tsx';

const NEXT_YEAR = new Date().getFullYear() + 1;

function Asked({ dream }: { readonly dream: string }) {
  const [draft, setDraft] = useState({ ...EMPTY_DRAFT, dream });
  return (
    <>
      <DateAsked draft={draft} change={(changed) => setDraft({ ...draft, ...changed })} />
      <output>{JSON.stringify(draft.aim)}</output>
    </>
  );
}

async function ask(dream: string) {
  answer('GET /plans/start', () => ({ placedLevel: null, words: 0, minutes: null }));
  answer('GET /placement', () => ({ latest: null, inForce: null }));
  await renderFeature(<Asked dream={dream} />, { texts: ['plans'] });
}

it('asks whether the day is meant, and puts it into the field', async () => {
  await ask(`I travel to Beijing on 3 July ${NEXT_YEAR}.`);
  await expectNoViolation();
  await userEvent.click(page.getByRole('button', { name: '是', exact: true }));
  await expect.element(page.getByText(new RegExp(`trip.*${NEXT_YEAR}-07-03`))).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

it('asks no more once it was told that no day is meant', async () => {
  await ask('A trip in July');
  await userEvent.click(page.getByRole('button', { name: '不是，先不定日期' }));
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  await expect.element(page.getByText('null')).toBeVisible();
});
