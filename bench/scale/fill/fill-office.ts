// Fills what admins look through: payments, refunds, distributors, withdrawals, invitations, mails, the audit.

import { copyRows, type Sql } from './copy-rows.ts';

export async function fillOffice(sql: Sql): Promise<void> {
  await fillPayments(sql);
  await fillDistribution(sql);
  await copyRows(sql, {
    table: 'mails',
    from: `bench.people as p cross join (select * from bench.mails order by place limit 1) as sample`,
    values: {
      id: 'gen_random_uuid()',
      recipient: `'person' || p.n || '@example.org'`,
      created_at: 'uuid_extract_timestamp(p.id)',
      sent_at: 'uuid_extract_timestamp(p.id)',
    },
  });
  await sql.query(
    `insert into audit_entries (id, actor_id, actor_name, action, subject_kind, subject_id, subject_name, before, after, created_at)
     select gen_random_uuid(), admin.id, 'person8', 'role_changed', 'person', p.id::text, 'person' || p.n, '{"role":"student"}',
       '{"role":"teacher"}', uuid_extract_timestamp(p.id)
     from bench.people as p cross join (select id from bench.people where n = 8) as admin where p.n % 2 = 0`,
  );
  await sql.query(
    `insert into account_events (id, user_id, kind, detail, at)
     select gen_random_uuid(), id, 'signed_in', '{}', uuid_extract_timestamp(id) from bench.people`,
  );
}

/** Every fifth person has bought a membership; of those, every tenth was given money back. */
async function fillPayments(sql: Sql): Promise<void> {
  await sql.query(
    `create table bench.bought as select p.id as user_id, p.n, gen_random_uuid() as payment, gen_random_uuid() as attempt,
       uuid_extract_timestamp(p.id) as at from bench.people as p where p.n % 5 = 0`,
  );
  const one = (table: string) =>
    `bench.bought as b cross join (select * from bench.${table} order by place limit 1) as sample`;
  await copyRows(sql, {
    table: 'membership_purchases',
    from: one('membership_purchases'),
    values: { id: 'b.payment', user_id: 'b.user_id', created_at: 'b.at', fulfilled_at: 'b.at' },
  });
  await copyRows(sql, {
    table: 'membership_grants',
    from: one('membership_grants'),
    values: {
      id: 'gen_random_uuid()',
      user_id: 'b.user_id',
      key: `'scale:' || b.n`,
      purchase_id: 'b.payment',
      created_at: 'b.at',
    },
  });
  await copyRows(sql, {
    table: 'payments',
    from: one('payments'),
    values: {
      id: 'b.payment',
      number: `'SCALE' || b.n`,
      payer_id: 'b.user_id',
      reference: 'b.payment::text',
      settled_by: 'b.attempt',
      latest_attempt: 'b.attempt',
      created_at: 'b.at',
      settled_at: 'b.at',
    },
  });
  await copyRows(sql, {
    table: 'payment_attempts',
    from: one('payment_attempts'),
    values: {
      id: 'b.attempt',
      payment_id: 'b.payment',
      provider_ref: `'scale' || b.n`,
      provider_payment: `'scale' || b.n`,
      created_at: 'b.at',
    },
  });
  await sql.query(
    `insert into payment_refunds (id, payment_id, attempt_id, provider, origin, request_id, amount_fen, reason, state, created_at, settled_at)
     select gen_random_uuid(), payment, attempt, 'test', 'requested', gen_random_uuid(), 1, 'asked for', 'succeeded', at, at
     from bench.bought where n % 50 = 0`,
  );
}

/** One of a hundred people is a distributor, who has brought the others of their hundred. */
async function fillDistribution(sql: Sql): Promise<void> {
  await sql.query(
    `create table bench.distributors as
     select p.n, p.id, gen_random_uuid() as code, uuid_extract_timestamp(p.id) as at from bench.people as p where p.n % 100 = 7`,
  );
  await sql.query(
    `insert into distributor_applications (id, user_id, plan, state, decided_at, created_at)
     select gen_random_uuid(), id, 'I teach.', 'approved', at, at from bench.distributors`,
  );
  await sql.query(
    `insert into invite_codes (id, owner_id, code, kind, uses, created_at)
     select code, id, 'SC' || lpad(n::text, 8, '0'), 'distributor', 99, at from bench.distributors`,
  );
  const brought = `bench.people as p join bench.distributors as d on d.n / 100 = p.n / 100 and d.n <> p.n`;
  await sql.query(
    `insert into invitations (invited_id, inviter_id, code_id, is_by_distributor, verdict, signals, created_at)
     select p.id, d.id, d.code, true, 'clean', '{}', uuid_extract_timestamp(p.id) from ${brought}`,
  );
  await sql.query(
    `insert into commissions (id, distributor_id, invited_id, source, reference, base_fen, rate, amount_fen, available_at, matured_at, created_at)
     select gen_random_uuid(), d.id, p.id, 'membership', 'scale:' || p.n, 3900, 2000, 780, d.at, d.at, d.at
     from ${brought} where p.n % 5 = 0`,
  );
  await sql.query(
    `insert into withdrawals (id, person_id, amount_fen, state, method, payee_sealed, payee_name, payee_account, payee_key, created_at, updated_at)
     select gen_random_uuid(), d.id, 100 + k, (array['requested', 'paid', 'rejected'])[1 + k % 3], 'alipay', 'sealed', 'M***', '***1', d.n::text,
       d.at - k * interval '1 day', d.at
     from bench.distributors as d cross join generate_series(1, 5) as k`,
  );
}
