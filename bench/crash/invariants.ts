// The invariants of money and minutes after every restart; each query returns the rows that break one.

import { verify } from '../../features/ledger/server/api.ts';
import type { Database } from '../../kit/server/db/database.ts';
import { OWN } from './ledger-worker.ts';

const balance = (kind: string, owner: string) =>
  `coalesce((select sum(balance) from ledger_accounts where kind = '${kind}' and owner_id = ${owner}), 0)`;

const INVARIANTS: Readonly<Record<string, string>> = {
  'money that came in was not dealt with': `select id from payments where (settled_at is null) <> (outcome is null)`,
  'VIP that was paid is not granted once': `select p.id from payments p join membership_purchases m on m.id = p.id and m.plan is not null
     where (select count(*) from membership_grants g where g.purchase_id = p.id) <> (p.outcome is not distinct from 'fulfilled')::int`,
  'boosters that were paid are not given once': `select p.id from payments p join membership_purchases m on m.id = p.id and m.plan is null
     where (select count(*) from ledger_journals j where j.key = 'purchase:' || m.id || ':boosters') <> (p.outcome is not distinct from 'fulfilled')::int`,
  'boosters left are not bought less taken back less applied': `select u.id from users u
     where ${balance('minutes_boosters', 'u.id::text')} <> 900 * (
       coalesce((select sum(quantity) from membership_purchases m where m.user_id = u.id and plan is null and fulfilled_at is not null), 0)
       - coalesce((select sum(packs) from membership_take_backs t where t.user_id = u.id), 0)
       - (select count(*) from booster_applications b where b.user_id = u.id))`,
  'what came in is not earned or going back': `select p.id from payments p
     where coalesce((select sum(captured_fen) from payment_attempts a where a.payment_id = p.id), 0) <>
       case when outcome = 'fulfilled' then amount_fen else 0 end
       + coalesce((select sum(amount_fen) from payment_refunds r where r.payment_id = p.id and origin in ('duplicate', 'unfulfillable')), 0)`,
  'the test bank has another sum': `select 1 where ${balance('provider_clearing', "'test'")} <>
     coalesce((select sum(amount_fen) from payment_refunds where state = 'succeeded'), 0)
     - coalesce((select sum(captured_fen) from payment_attempts), 0)`,
  'money lies between': `select owner_id from ledger_accounts where kind = 'customer_prepaid' and owner_id not like '${OWN}%' and balance <> 0`,
  'a refund in flight is not an open refund': `select r.id::text from payment_refunds r
     where ${balance('refund_in_flight', 'r.id::text')} <> case when state = 'succeeded' then 0 else amount_fen end
     union all select owner_id from ledger_accounts a where kind = 'refund_in_flight' and balance <> 0
       and not exists (select 1 from payment_refunds r where r.id::text = a.owner_id)`,
  'refunded beyond its price': `select p.id from payments p join payment_refunds r on r.payment_id = p.id and origin = 'requested'
     group by p.id having sum(r.amount_fen) > p.amount_fen`,
  'a withdrawal in flight is not an open withdrawal': `select w.id::text from withdrawals w
     where ${balance('withdrawal_in_flight', 'w.id::text')} <> case when state in ('paid', 'failed', 'rejected', 'cancelled') then 0 else amount_fen end
     union all select owner_id from ledger_accounts a where kind = 'withdrawal_in_flight' and balance <> 0 and owner_id not like '${OWN}%'
       and not exists (select 1 from withdrawals w where w.id::text = a.owner_id)`,
  'a withdrawal did something twice': `select withdrawal_id from withdrawal_events where action not in ('approve', 'read_payee')
     group by withdrawal_id, action having count(*) > 1`,
  'commission is not in a pocket or paid out': `select u.id from users u where role = 'distributor' and
     ${balance('commission_pending', 'u.id::text')} + ${balance('commission_available', 'u.id::text')} + ${balance('commission_debt', 'u.id::text')}
     + coalesce((select sum(amount_fen) from withdrawals w where person_id = u.id and state not in ('rejected', 'failed', 'cancelled')), 0)
     <> coalesce((select sum(amount_fen - reversed_fen) from commissions c where distributor_id = u.id), 0)`,
  'a paid purchase earned no commission': `select p.id from payments p join invitations i on i.invited_id = p.payer_id
     where outcome = 'fulfilled' and i.is_by_distributor and i.verdict = 'clean'
       and not exists (select 1 from commissions c where c.reference = p.id::text)`,
  'study time counted is not booked or on the clock': `select u.id from users u
     where coalesce((select sum(counted_seconds) from study_days d where d.user_id = u.id), 0) <> ${balance('minutes_used', 'u.id::text')}
       + coalesce((select sum(unbooked_allowance + unbooked_extra) from study_clocks s where s.user_id = u.id), 0)`,
  'the reconciliation left something open': `select id::text from payment_events where is_verified and processed_at is null
     union all select id::text from payment_refunds where state in ('created', 'submitted', 'unknown')
     union all select id::text from payment_attempts where state in ('opening', 'unknown')`,
};

/** One line for each finding of the ledger's own check and each invariant that does not hold. */
export async function findBroken(db: Database): Promise<string[]> {
  const { findings, findingCount } = await verify(db);
  const broken = findings.map((finding) => `ledger: ${JSON.stringify(finding)}`);
  if (findingCount > findings.length) broken.push(`ledger: ${findingCount} findings`);
  for (const [name, query] of Object.entries(INVARIANTS)) {
    const { rows } = await db.$client.query(query);
    if (rows.length > 0) broken.push(`${name}: ${rows.length}, such as ${JSON.stringify(rows[0])}`);
  }
  return broken;
}
