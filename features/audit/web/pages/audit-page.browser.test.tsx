// The audit's page: it searches while somebody types, filters by whom, and says when nothing matches.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { answer, callsTo } from '../../../../kit/web/testing/server.ts';
import { AuditPage } from './audit-page.tsx';

const MEI = '01920000-0000-7000-8000-0000000000a1';

async function show(): Promise<void> {
  answer('GET /admin/audit', () => ({ entries: [], nextCursor: null }));
  answer('GET /admin/audit/actors', () => [{ id: MEI, name: 'mei' }]);
  answer('GET /admin/audit/readers', () => []);
  await renderFeature(
    <main>
      <AuditPage forms={[]} names={{}} />
    </main>,
    { texts: ['audit'], path: '/admin/audit' },
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
