// The audit's page: it searches while somebody types, filters by whom, and says when nothing matches.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { answer, callsTo } from '../../../../kit/web/testing/server.ts';
import { AuditPage } from './audit-page.tsx';

const MEI = '01920000-0000-7000-8000-0000000000a1';

const ENTRY = {
  id: '01920000-0000-7000-8000-0000000000e1',
  actorId: MEI,
  actorName: 'mei',
  action: 'role_changed',
  subjectKind: 'person',
  subjectId: '01920000-0000-7000-8000-0000000000a2',
  subjectName: '安娜',
  before: {},
  after: {},
  reason: '',
  createdAt: '2026-11-02T08:00:00.000Z',
};

async function show(entries: readonly object[] = [], path = '/admin/audit'): Promise<void> {
  answer('GET /admin/audit', () => ({ entries, nextCursor: null }));
  answer('GET /admin/audit/actors', () => [{ id: MEI, name: 'mei' }]);
  answer('GET /admin/audit/readers', () => []);
  await renderFeature(
    <main>
      <AuditPage forms={[]} names={{}} />
    </main>,
    { texts: ['audit'], path },
  );
}

const asked = () => callsTo('/admin/audit').map(({ path }) => path);

it('says that nothing is recorded only where nothing is looked for', async () => {
  await show();
  await expect.element(page.getByText('还没有记录')).toBeVisible();
  await page.getByLabelText('搜索').fill('YP2026');
  await expect.poll(asked).toContainEqual(expect.stringContaining('search=YP2026'));
  await expect.element(page.getByText('没有符合条件的记录')).toBeVisible();
  await expect.element(page.getByText('还没有记录')).not.toBeInTheDocument();
  await expectNoViolation();
});

it('asks for what one person has done', async () => {
  await show();
  await page.getByLabelText('操作人').selectOptions('mei');
  await expect.poll(asked).toContainEqual(expect.stringContaining(`actorId=${MEI}`));
});

it('says by name what it is only about, with the way there, and never by an id', async () => {
  await show([ENTRY], `/admin/audit?subject=${ENTRY.subjectId}`);
  const line = page.getByText(/只看：/);
  await expect
    .element(line.getByRole('link', { name: '安娜' }))
    .toHaveAttribute('href', `/admin/users/${ENTRY.subjectId}`);
  await show([], `/admin/audit?subject=${ENTRY.subjectId}`);
  await expect.element(page.getByText(/只看：/).last()).not.toHaveTextContent(ENTRY.subjectId);
});

it('counts days as all days of the admin area are counted: in Beijing', async () => {
  await show([], '/admin/audit?from=2026-11-02&until=2026-11-02');
  await expect.poll(asked).toContainEqual(expect.stringContaining('from=2026-11-01T16'));
  expect(asked().at(-1)).toContain('until=2026-11-02T16');
});
