// Examples of what admins do with people: their accounts, what they are given, what they apply for, and their mails.

import { done, type Examples, newPerson, type Stage, sqlOf, uuid } from './example.ts';

const onPerson = async (stage: Stage) => {
  const { id } = await newPerson(stage);
  return { id, subject: id };
};

async function waitingMail(stage: Stage): Promise<string> {
  const id = uuid();
  await sqlOf(stage)(
    `insert into mails (id, recipient, subject, body, html) values ($1, 'somebody@example.org', 'Hello', 'A text.', '')`,
    [id],
  );
  return id;
}

const ANSWERS = {
  place: 'The evening school of Porto.',
  audience: 'Adults who begin, twelve of them.',
  motive: 'They should talk more than they do with me.',
};

async function application(
  stage: Stage,
  path: string,
  answers: object,
): Promise<[id: string, person: string]> {
  const person = await newPerson(stage);
  const { id } = await done(person, 'POST', path, { ...answers });
  return [id, person.id];
}

const APPROVE = { kind: 'approve', reason: '' };
const REFUSE = { kind: 'refuse', reason: 'Somebody else would.' };

export const examplesOfPeople: Examples = {
  'account.startViewing': async (stage) => {
    const { id, subject } = await onPerson(stage);
    const input = { id, viewingId: uuid(), reason: 'They asked for help.' };
    return { input, action: 'viewing_started', subject };
  },
  'account.changeRole': async (stage) => {
    const { id, subject } = await onPerson(stage);
    const input = { id, role: 'teacher', from: 'student' };
    return { input, action: 'role_changed', subject, late: { role: 'distributor' } };
  },
  'account.changeBan': async (stage) => {
    const { id, subject } = await onPerson(stage);
    return {
      input: { id, reason: 'Insults.' },
      action: 'account_locked',
      subject,
      late: { reason: 'Adverts.' },
    };
  },
  'account.endSessions': async (stage) => {
    const { id, subject } = await onPerson(stage);
    return { input: { id }, action: 'sessions_ended', subject };
  },
  'account.endSecondFactorOf': async (stage) => {
    const { id, subject } = await onPerson(stage);
    await sqlOf(stage)(
      `insert into second_factors (user_id, secret, confirmed_at) values ($1, 'sealed', now())`,
      [id],
    );
    return { input: { id, reason: 'Known by voice.' }, action: 'second_factor_ended', subject };
  },
  'account.sendReset': async (stage) => {
    const { id, subject } = await onPerson(stage);
    return { input: { id }, action: 'reset_sent', subject };
  },
  'letters.write': async (stage) => {
    const { id: userId, subject } = await onPerson(stage);
    const answers = uuid();
    await sqlOf(stage)(
      `insert into letters (id, user_id, is_operator, subject, text, created_at) values ($1, $2, false, '', 'It was not me.', now())`,
      [answers, userId],
    );
    const input = { userId, letterId: uuid(), subject: 'Your account', text: 'We look again.', answers };
    return { input, action: 'letter_written', subject, late: { letterId: uuid() } };
  },
  'membership.giveVip': async (stage) => {
    const { id, subject } = await onPerson(stage);
    const input = { userId: id, grantId: uuid(), unit: 'days', count: 3, reason: 'An outage.' };
    return { input, action: 'vip_granted', subject };
  },
  'membership.takeBackVip': async (stage) => {
    const { id, subject } = await onPerson(stage);
    const gift = { grantId: uuid(), unit: 'days', count: 3, reason: 'An outage.' };
    await done(stage.admin, 'POST', `/admin/users/${id}/vip`, gift);
    const { gifts } = await done(stage.admin, 'GET', `/admin/users/${id}/vip`);
    const input = { userId: id, grantId: gifts[0].id, reason: 'The wrong person.' };
    return { input, action: 'vip_taken_back', subject };
  },
  'studyTime.giveMinutes': async (stage) => {
    const { id, subject } = await onPerson(stage);
    const input = { userId: id, grantId: uuid(), minutes: 20, reason: 'An outage.' };
    return { input, action: 'minutes_granted', subject };
  },
  'teaching.decideApplication': async (stage) => {
    const [id, subject] = await application(stage, '/teaching/application', ANSWERS);
    const input = { id, decision: APPROVE };
    return { input, action: 'teacher_approved', subject, late: { decision: REFUSE } };
  },
  'teaching.revokeTeacher': async (stage) => {
    const [id, subject] = await application(stage, '/teaching/application', ANSWERS);
    await done(stage.admin, 'POST', `/admin/teachers/applications/${id}/decision`, { decision: APPROVE });
    return { input: { userId: subject, reason: 'Adverts.' }, action: 'teacher_revoked', subject };
  },
  'distribution.decideApplication': async (stage) => {
    const plan = { plan: 'I write a travel letter that many people read.' };
    const [id, subject] = await application(stage, '/distribution/application', plan);
    const input = { id, decision: APPROVE };
    return { input, action: 'distributor_approved', subject, late: { decision: REFUSE } };
  },
  'referral.judgeInvitation': async (stage) => {
    const inviter = await newPerson(stage);
    const { code } = await done(inviter, 'GET', '/referral');
    const guest = stage.app.guest();
    const username = `guest${inviter.username}`;
    const password = 'hao-tian-qi';
    const form = {
      username,
      email: `${username}@example.org`,
      password,
      repeated: password,
      inviteCode: code,
    };
    const { body } = await guest.call('POST', '/account/register', form);
    const input = { invitedId: body.id, verdict: 'rejected', note: 'The same person.' };
    return { input, action: 'invitation_rejected', subject: inviter.id, late: { verdict: 'approved' } };
  },
  'admin.passMailOn': async (stage) => {
    const id = await waitingMail(stage);
    return { input: { id }, action: 'mail_passed_on', subject: id };
  },
  'admin.passMailsOn': async (stage) => {
    const id = await waitingMail(stage);
    return { input: { ids: [id] }, action: 'mail_passed_on', subject: id };
  },
  'admin.exportMails': async (stage) => {
    await waitingMail(stage);
    return { input: {}, action: 'mails_exported', subject: 'outbox' };
  },
};
