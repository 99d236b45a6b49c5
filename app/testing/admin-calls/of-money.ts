// Examples of what admins do with money: payments and what is given back, withdrawals, and settings.

import { journalKinds } from '../../../features/ledger/domain/index.ts';
import { openAccount, post } from '../../../features/ledger/server/api.ts';
import { openDatabase } from '../../../kit/server/db/database.ts';
import { signEvent } from '../../../kit/server/testing/stripe-server.ts';
import { order, paidOrder } from '../apps/ordering-app.ts';
import { reauthenticate, type TestPerson } from '../clients/people.ts';
import { done, type Examples, newPerson, type Stage, sqlOf, uuid } from './example.ts';

export const WEBHOOK_SECRET = 'whsec_only_the_tests_know_it';

const PRICE_PART = { of: 'price', amountFen: 1000, reason: 'A scratch.' };

/** What was paid for by Stripe, so that giving back can be made to fail. */
async function paidByStripe({ app, stripe, ...stage }: Stage): Promise<{ id: string; payer: TestPerson }> {
  const payer = await newPerson({ app, stripe, ...stage });
  const { id } = await order(payer);
  await done(payer, 'POST', `/payments/${id}/begin`, { provider: 'stripe' });
  const paid = stripe.state.pay(stripe.state.latest());
  const { body, signature } = signEvent({
    secret: WEBHOOK_SECRET,
    type: 'checkout.session.completed',
    object: paid,
  });
  await fetch(`${app.url}/api/payments/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  });
  return { id, payer };
}

async function failedRefund(stage: Stage): Promise<{ id: string; payer: TestPerson }> {
  const { id: payment, payer } = await paidByStripe(stage);
  stage.stripe.queue('refuse');
  const refund = { refundId: uuid(), ...PRICE_PART };
  const { refunds } = await done(stage.admin, 'POST', `/admin/payments/${payment}/refunds`, refund);
  return { id: refunds[0].id, payer };
}

async function saveSettings({ admin }: Stage, area: string, change: object, effectiveFrom: string | null) {
  const { versions } = await done(admin, 'GET', `/admin/settings/areas/${area}/versions`);
  const expectedNumber = versions[0]?.version.number ?? 0;
  return { area, id: uuid(), values: change, note: '', effectiveFrom, expectedNumber };
}

const BANK = {
  accountHolder: '语路',
  bankName: '工商银行',
  accountNumber: '6222 0200',
  transferNote: '',
  transferDays: 7,
};
const FUNDED = journalKinds('test.funded');

/** A distributor asks for half of what they have earned. */
async function withdrawal(stage: Stage): Promise<{ id: string; person: TestPerson }> {
  const person = await newPerson(stage);
  await sqlOf(stage)(`update users set role = 'distributor' where id = $1`, [person.id]);
  await reauthenticate(person);
  const db = openDatabase({ url: stage.app.databaseUrl, pool: 1, onIdleError: () => undefined });
  const from = await openAccount(db, { kind: 'commission_cost' });
  const to = await openAccount(db, { kind: 'commission_available', owner: person.id });
  const transfers = [{ from, to, amount: 40_000 }];
  await post(db, { key: uuid(), kind: FUNDED['test.funded'], actorId: null, transfers });
  await db.$client.end();
  const payee = { method: 'pix', name: 'Ana Sousa', account: `${person.username}@example.net` };
  const asked = { id: uuid(), amountFen: 20_000, payee };
  const { id } = await done(person, 'POST', '/distribution/withdrawals', asked);
  return { id, person };
}

export const examplesOfMoney: Examples = {
  'payments.confirmTransfer': async (stage) => {
    const opened = await saveSettings(stage, 'payments', BANK, null);
    await done(stage.admin, 'POST', '/admin/settings/areas/payments/versions', opened);
    const payer = await newPerson(stage);
    const { id, totalFen } = await order(payer);
    await done(payer, 'POST', `/payments/${id}/begin`, { provider: 'transfer' });
    const input = { id, receiptId: uuid(), amountFen: totalFen, receivedOn: '2026-11-20' };
    return { input, action: 'receipt_entered', subject: payer.id };
  },
  'payments.refund': async (stage) => {
    const payer = await newPerson(stage);
    const { id } = await paidOrder(payer);
    const input = { id, refundId: uuid(), ...PRICE_PART };
    return { input, action: 'refund_requested', subject: payer.id };
  },
  'payments.retryRefund': async (stage) => {
    const { id, payer } = await failedRefund(stage);
    return { input: { id }, action: 'refund_retried', subject: payer.id };
  },
  'payments.settleByHand': async (stage) => {
    const { id, payer } = await failedRefund(stage);
    const input = { id, note: 'Bank, 21 November.' };
    return { input, action: 'refund_paid_by_hand', subject: payer.id };
  },
  'payments.lookedAt': async (stage) => {
    const payer = await newPerson(stage);
    const { id } = await paidOrder(payer);
    await sqlOf(stage)(`update payments set attention = 'surplus' where id = $1`, [id]);
    const input = { id, attention: 'surplus' };
    return { input, action: 'payment_looked_at', subject: payer.id, stale: { attention: 'paid_less' } };
  },
  'distribution.readPayee': async (stage) => {
    const { id, person } = await withdrawal(stage);
    return { input: { id }, action: 'payee_read', subject: person.id };
  },
  'distribution.actOnWithdrawal': async (stage) => {
    const { id, person } = await withdrawal(stage);
    const input = { id, action: { kind: 'reject', note: 'Not your account.' } };
    return { input, action: 'withdrawal_rejected', subject: person.id };
  },
  'settings.save': async (stage) => {
    const input = await saveSettings(stage, 'payments', { ...BANK, transferDays: 5 }, null);
    return { input, action: 'settings_saved', subject: 'payments', late: { id: uuid() } };
  },
  'settings.cancel': async (stage) => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const planned = await saveSettings(stage, 'payments', { ...BANK, transferDays: 9 }, tomorrow);
    const { number } = await done(stage.admin, 'POST', '/admin/settings/areas/payments/versions', planned);
    const input = { area: 'payments', versionId: planned.id, id: uuid(), note: '', expectedNumber: number };
    return { input, action: 'settings_cancelled', subject: 'payments', late: { id: uuid() } };
  },
};
