// Teaching as it looks: how a class is doing, what is given by a tap, what a learner agrees to, and what they hand in.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { userIdSchema } from '../../../../kit/core/user-id.ts';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { answer, callsTo, refuse } from '../../../../kit/web/testing/server.ts';
import { EditButton } from '../assignments/edit-button.tsx';
import { Invitations } from '../components/invitations.tsx';
import { InsightPart } from '../insight/insight-part.tsx';
import { OpenAssignments } from '../own/open-assignments.tsx';
import type { Insight } from '../queries.ts';
import { CLASS, NO_ANSWERS, WRITING } from '../testing/a-writing.ts';
import { JoinClassPage } from './join-class-page.tsx';
import { TeachingPage } from './teaching-page.tsx';

const GIVEN = '01920000-0000-7000-8000-0000000000d1';
const idOf = (last: number) => userIdSchema.parse(`01920000-0000-7000-8000-00000000000${last}`);
const learner = (last: number, name: string) => ({
  id: idOf(last),
  name,
  studyDays: 12,
  minutes: 140,
  asked: 300,
  right: 250,
  leeches: 2,
  done: 3,
  given: 5,
  early: 0,
  open: 1,
});
const INSIGHT: Insight = {
  toMark: [
    {
      assignmentId: idOf(9),
      heading: '我的周末',
      learners: [1, 2, 3, 4, 5].map((last) => ({ id: idOf(last), name: `pupil${last}` })),
      since: '2026-02-20T08:00:00.000Z',
    },
  ],
  talkTo: [
    {
      id: idOf(1),
      name: 'ivan',
      reasons: [
        { kind: 'absent', days: 9 },
        { kind: 'overdue', count: 2 },
      ],
      open: [],
      lineAt: null,
    },
    {
      id: idOf(2),
      name: 'sofia',
      reasons: [{ kind: 'falling', from: 0.8, to: 0.5 }],
      open: [
        { id: GIVEN, target: '', title: null, heading: '我的家', dueOn: '2026-03-09', remindedAt: null },
      ],
      lineAt: null,
    },
  ],
  mistakes: [
    {
      kind: 'word',
      key: '认识',
      reading: 'ren4 shi5',
      title: null,
      lesson: null,
      learners: 5,
      misses: 9,
      givenBy: null,
      gloss: { en: 'to know', pt: 'conhecer' },
      who: [{ id: idOf(1), name: 'ivan' }],
    },
    {
      kind: 'grammar',
      key: 'what-is',
      reading: '',
      title: { zh: '“什么”放在哪儿', en: 'Where 什么 stands', pt: 'Onde fica 什么' },
      lesson: 'greetings',
      learners: 3,
      misses: 4,
      givenBy: null,
      gloss: null,
      who: [],
    },
  ],
  weeks: {
    last: { minutes: 90, asked: 120, right: 96, due: 4, done: 3 },
    before: { minutes: 140, asked: 0, right: 0, due: 0, done: 0 },
  },
  days: Array.from({ length: 28 }, (_, day) => ({
    date: `2026-02-${String(day + 1).padStart(2, '0')}`,
    minutes: (day * 7) % 60,
    learners: day % 7,
  })),
  learners: [learner(1, 'ivan'), learner(2, 'sofia')],
};
const texts = ['teaching', 'my-words'];

it('names whom to talk to and why, and shows the exercise of the week’s words before it is given', async () => {
  answer('GET /teaching/classes/:id/insight', () => INSIGHT);
  answer('PUT /teaching/classes/:id/assignments/:assignment', () => {
    const mistakes = INSIGHT.mistakes.map((each) => ({
      ...each,
      givenBy: each.kind === 'word' ? GIVEN : null,
    }));
    answer('GET /teaching/classes/:id/insight', () => ({ ...INSIGHT, mistakes }));
    return {};
  });
  const title = { zh: '第一课', en: 'Lesson 1', pt: 'Lição 1' };
  const lesson = { id: 'one', title, level: 'beginner', words: ['学校', '认识'] };
  answer('GET /teaching/course', () => ({ lesson: [lesson], scene: [], text: [] }));
  await renderFeature(
    <main>
      <InsightPart classId={CLASS} />
    </main>,
    { texts },
  );
  await expect.element(page.getByText('9 天没学习了。 2 份作业过期没做。')).toBeVisible();
  await expect.element(page.getByText('这一周答对的从 80% 降到 50%。')).toBeVisible();
  await expectNoViolation();
  await expect.element(page.getByText('rèn shi')).toBeVisible();
  await page.getByText('5 名学生，9 次').click();
  await expect.element(page.getByRole('list', { name: '谁错了' }).getByText('ivan')).toBeVisible();
  await page.getByRole('button', { name: '把这 1 个词布置成练习' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('textbox', { name: '词语' })).toHaveValue('认识');
  // The words of a lesson are added to them, each once.
  await dialog.getByRole('combobox', { name: '加入一课的生词' }).selectOptions('one');
  await expect.element(dialog.getByRole('textbox', { name: '词语' })).toHaveValue('认识 学校');
  await dialog.getByRole('button', { name: '布置作业' }).click();
  // The server says so, also after the page was left.
  await expect
    .element(page.getByRole('link', { name: '已布置', exact: true }))
    .toHaveAttribute('href', expect.stringMatching(`/assignments/${GIVEN}$`));
  await expect.element(page.getByRole('button', { name: /个词布置成练习/ })).not.toBeInTheDocument();
});

it('asks a learner to read who sees what before joining', async () => {
  answer('GET /classes/by-code/:code', () => ({
    id: CLASS,
    name: '周一晚班',
    note: '带本子。',
    teacherName: 'marta',
    isMember: false,
    isOwn: false,
  }));
  answer('GET /privacy/age', () => ({ age: 'adult', guardian: null }));
  answer('POST /classes/join', () => refuse('CLASS_FULL'));
  await renderFeature(
    <main>
      <JoinClassPage />
    </main>,
    { texts, path: '/join-class?code=ACDEFGHJ' },
  );
  await expect.element(page.getByText('marta 看不到')).toBeVisible();
  await expectNoViolation();
  const join = page.getByRole('button', { name: '同意并加入' });
  await join.click();
  await expect.element(page.getByText('请写一个老师认得出的名字。')).toBeVisible();
  await page.getByRole('textbox', { name: '你在班里的名字' }).fill('王小明');
  await join.click();
  await expect.element(page.getByText('班级满了，你没有加入。请告诉老师。')).toBeVisible();
  expect(callsTo('/classes/join')[0]?.body).toEqual({
    code: 'ACDEFGHJ',
    knownAs: '王小明',
    agreement: 2,
  });
});

it('shows who is too young the way to a guardian, in the place where they want to join', async () => {
  answer('GET /classes/by-code/:code', () => ({
    id: CLASS,
    name: '周一晚班',
    note: '',
    teacherName: 'marta',
    isMember: false,
    isOwn: false,
  }));
  answer('GET /privacy/age', () => ({ age: 'younger', guardian: null }));
  answer('POST /classes/join', () => refuse('GUARDIAN_NEEDED'));
  const guardian = { email: 'mae@example.org', state: 'asked', knownAs: '小明' };
  answer('POST /privacy/guardian', () => ({ age: 'younger', guardian }));
  await renderFeature(
    <main>
      <JoinClassPage />
    </main>,
    { texts: [...texts, 'privacy'], path: '/join-class?code=ACDEFGHJ' },
  );
  await page.getByRole('textbox', { name: '你在班里的名字' }).fill('小明');
  await page.getByRole('button', { name: '同意并加入' }).click();
  await page.getByRole('textbox', { name: '家长的邮箱' }).fill('mae@example.org');
  await page.getByRole('button', { name: '发邮件给家长' }).click();
  await expect.element(page.getByText(/邮件发到了 mae@example.org/)).toBeVisible();
  expect(callsTo('/privacy/guardian')[0]?.body).toEqual({
    email: 'mae@example.org',
    classCode: 'ACDEFGHJ',
    knownAs: '小明',
  });
  // While they wait there is nothing to press and nothing wrong, and no name to type again.
  await expect.element(page.getByRole('button', { name: '同意并加入' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(page.getByRole('textbox', { name: '你在班里的名字' })).toHaveValue('小明');
  await expectNoViolation();
});

it('lets who may join by their guardian’s word do so by the name that was told', async () => {
  answer('GET /classes/by-code/:code', () => ({
    id: CLASS,
    name: '周一晚班',
    note: '',
    teacherName: 'marta',
    isMember: false,
    isOwn: false,
  }));
  const guardian = { email: 'mae@example.org', state: 'confirmed', knownAs: '小明' };
  answer('GET /privacy/age', () => ({ age: 'younger', guardian }));
  answer('POST /classes/join', () => refuse('CLASS_FULL'));
  await renderFeature(
    <main>
      <JoinClassPage />
    </main>,
    { texts: [...texts, 'privacy'], path: '/join-class?code=ACDEFGHJ' },
  );
  await page.getByRole('button', { name: '同意并加入' }).click();
  await expect.element(page.getByText('班级满了，你没有加入。请告诉老师。')).toBeVisible();
  expect(callsTo('/classes/join')[0]?.body).toMatchObject({ knownAs: '小明' });
});

it('lists on the home page what is due first, says how many others there are, and shows them on wish', async () => {
  const assignments = [2, 4, 5, 7, 8].map((day) => ({
    ...WRITING,
    id: idOf(day),
    heading: `作文 ${day}`,
    dueOn: `2026-12-0${day}`,
  }));
  answer('GET /assignments/open', () => ({ assignments, late: { count: 2, classId: CLASS } }));
  await renderFeature(
    <main>
      <h1>首页</h1>
      <OpenAssignments />
    </main>,
    { texts },
  );
  await expect.element(page.getByText('作文 5')).toBeVisible();
  await expect.element(page.getByText('作文 8')).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: '有 2 份作业过了交的日子，还没做' }))
    .toHaveAttribute('href', `/classes/${CLASS}`);
  await page.getByRole('button', { name: '还有 2 份作业' }).click();
  await expect.element(page.getByText('作文 8')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /还有/ })).not.toBeInTheDocument();
});

it('changes the date of what somebody has begun, and says that the rest stays', async () => {
  answer('GET /teaching/course', () => ({ lesson: [], scene: [], text: [] }));
  answer('PATCH /teaching/classes/:id/assignments/:assignment', () => refuse('ASSIGNMENT_CHANGED'));
  const results = [
    {
      id: idOf(1),
      name: 'ivan',
      share: 0.5,
      isDone: false,
      ...NO_ANSWERS,
      handIn: null,
      remindedAt: null,
      isEarlier: false,
    },
  ];
  await renderFeature(
    <main>
      <EditButton classId={CLASS} assignment={WRITING} results={results} />
    </main>,
    { texts },
  );
  await page.getByRole('button', { name: '修改' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/作业内容不能再改。日期和说明可以改/)).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: '写什么' })).not.toBeInTheDocument();
  await dialog.getByRole('textbox', { name: '说明' }).fill('六句话。');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect.element(dialog.getByText(/刚在另一个窗口里改过/)).toBeVisible();
  const [sent] = callsTo(`/teaching/classes/${CLASS}/assignments/${WRITING.id}`);
  expect(sent?.body).toMatchObject({
    version: 1,
    task: { kind: 'writing', heading: '我的周末' },
    note: '六句话。',
  });
  await expectNoViolation();
});

it('tells who has asked to teach how that stands', async () => {
  const application = {
    id: CLASS,
    place: 'Lisbon',
    audience: 'adults',
    motive: 'talking',
    state: 'refused',
    reason: '请多写一点。',
    createdAt: '2026-03-02T10:00:00.000Z',
    decidedAt: '2026-03-03T10:00:00.000Z',
  };
  answer('GET /teaching/application', () => ({ application }));
  await renderFeature(
    <main>
      <TeachingPage />
    </main>,
    { texts, path: '/teaching' },
  );
  await expect.element(page.getByText('请多写一点。')).toBeVisible();
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect.element(page.getByText('请至少写 10 个字符。').first()).toBeVisible();
  await expectNoViolation();
});

it('lists who was invited and has not joined, invites them again, and withdraws an invitation', async () => {
  const invitation = {
    invitedAt: '2026-03-02T08:00:00.000Z',
    state: 'open' as const,
    mayInviteAgain: false,
    name: '',
  };
  const [waiting, outdated] = [
    { ...invitation, id: idOf(1), contact: 'lina@example.org' },
    { ...invitation, id: idOf(2), contact: 'tomas', state: 'outdated' as const, mayInviteAgain: true },
  ];
  answer('POST /teaching/classes/:id/invitations/:invitation', () => outdated);
  answer('DELETE /teaching/classes/:id/invitations/:invitation', () => ({}));
  await renderFeature(
    <main>
      <Invitations classId={CLASS} invitations={[waiting, outdated]} />
    </main>,
    { texts },
  );
  await expect.element(page.getByRole('heading', { name: '已邀请，还没加入（2）' })).toBeVisible();
  await expect.element(page.getByText('旧链接，已失效')).toBeVisible();
  await expectNoViolation();
  expect(page.getByRole('button', { name: '再邀请 lina@example.org' }).elements()).toEqual([]);
  await page.getByRole('button', { name: '再邀请 tomas' }).click();
  await expect.poll(() => callsTo(`/teaching/classes/${CLASS}/invitations/${outdated.id}`).length).toBe(1);
  await page.getByRole('button', { name: '撤回给 lina@example.org 的邀请' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '撤回' }).click();
  await expect.poll(() => callsTo(`/teaching/classes/${CLASS}/invitations/${waiting.id}`).length).toBe(1);
});
