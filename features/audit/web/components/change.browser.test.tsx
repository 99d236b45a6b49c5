// What an entry changed is told in words: which version learners see, and until when VIP runs.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import type { AuditEntry } from '../queries.ts';
import { writeTable } from '../write-table.ts';
import { Change } from './change.tsx';

const show = (change: Pick<AuditEntry, 'before' | 'after'>) => {
  // All that is read of one.
  const entry = { subjectId: 'lesson:tea', ...change } as AuditEntry;
  return renderFeature(<Change entry={entry} forms={[]} names={{}} />, {
    texts: ['audit'],
    path: '/admin/audit',
  });
};

it('calls the version that learners see, and the shipped one', async () => {
  await show({ before: { published: 1 }, after: { published: 0 } });
  await expect.element(page.getByRole('listitem')).toMatchTextContent('第 1 版 → 内置版本');
});

it('says until when VIP runs after a refund', async () => {
  await show({
    before: { vipUntil: '2026-12-30T04:00:00.000Z' },
    after: { vipUntil: '2026-12-15T04:00:00.000Z' },
  });
  await expect
    .element(page.getByRole('listitem'))
    .toMatchTextContent(/VIP 有效期至: .*12月30日.* → .*12月15日/);
});

it('stands in the exported table in the same words', async () => {
  await show({ before: {}, after: {} });
  // All that is written of one.
  const entry = {
    actorId: null,
    actorName: '',
    action: 'refund_requested',
    subjectKind: 'payment',
    subjectId: '0198',
    subjectName: 'YP1',
    before: { vipUntil: '2026-12-30T04:00:00.000Z' },
    after: { vipUntil: '2026-12-15T04:00:00.000Z', amountFen: 1950 },
    reason: 'two weeks, unused',
    createdAt: '2026-11-30T04:00:00.000Z',
  } as unknown as AuditEntry;
  const [head, row] = writeTable([entry], true, { forms: [], names: {} }).split('\r\n');
  expect(head).toContain('做了什么');
  expect(row).toMatch(/系统.*YP1.*VIP 有效期至: .*12月30日.* → .*12月15日.* · 金额: \D*19.50/);
  expect(row).toMatch(/"two weeks, unused",0198$/);
});
