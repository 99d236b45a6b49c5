// What must hold of money and minutes across features, as queries for the rows that break it: checked in production each
// night, and by the crash bench after every restart.

import type { Invariant } from '../../../features/ledger/server/api.ts';

const balance = (kind: string, owner: string) =>
  `coalesce((select sum(balance) from ledger_accounts where kind = '${kind}' and owner_id = ${owner}), 0)`;

const ALWAYS: Readonly<Record<string, string>> = {
  'VIP that was paid is not granted once': `select p.id from payments p join membership_purchases m on m.id = p.id and m.plan is not null
     -- Grants go with their person; what was sold stays.
     where m.user_id is not null and (select count(*) from membership_grants g where g.purchase_id = p.id) <> (p.outcome is not distinct from 'fulfilled')::int`,
  'boosters that were paid are not given once': `select p.id from payments p join membership_purchases m on m.id = p.id and m.plan is null
     where (select count(*) from ledger_journals j where j.key = 'purchase:' || m.id || ':boosters') <> (p.outcome is not distinct from 'fulfilled')::int`,
  'boosters left are not bought less taken back less applied': `select bought.user_id from (
       select user_id from membership_purchases where plan is null union select user_id from booster_applications) as bought
     where bought.user_id is not null and ${balance('minutes_boosters', 'bought.user_id::text')} <> 900 * (
       coalesce((select sum(quantity) from membership_purchases m where m.user_id = bought.user_id and plan is null and fulfilled_at is not null), 0)
       - coalesce((select sum(packs) from membership_take_backs t where t.user_id = bought.user_id
           and not exists (select from payment_refunds r where r.id = t.id and r.state = 'reversed')), 0)
       - (select count(*) from booster_applications b where b.user_id = bought.user_id))`,
  'what came in is not earned or going back': `select p.id from payments p
     where p.outcome is not null and coalesce((select sum(captured_fen) from payment_attempts a where a.payment_id = p.id), 0)
       - case when outcome = 'fulfilled' then amount_fen else 0 end
       - coalesce((select sum(amount_fen) from payment_refunds r where r.payment_id = p.id and origin in ('duplicate', 'unfulfillable')), 0)
       -- A transfer may bring too much, which waits for an admin.
       not between 0 and case when exists (select from payment_attempts a where a.payment_id = p.id and a.provider = 'transfer')
         then 9007199254740991 else 0 end`,
  'a refund in flight is not an open refund': `select r.id::text from payment_refunds r
     where ${balance('refund_in_flight', 'r.id::text')} <> case when state in ('succeeded', 'reversed') then 0 else amount_fen end
     union all select owner_id from ledger_accounts a where kind = 'refund_in_flight' and balance <> 0
       and not exists (select 1 from payment_refunds r where r.id::text = a.owner_id)`,
  'refunded beyond its price': `select p.id from payments p join payment_refunds r on r.payment_id = p.id
       and origin not in ('duplicate', 'unfulfillable', 'surplus') and r.state <> 'reversed'
     group by p.id having sum(r.amount_fen) > p.amount_fen`,
  'an order that is over holds money': `select o.id from orders o
     where o.stage in ('delivered', 'cancelled') and ${balance('order_escrow', 'o.id::text')} <> 0`,
  'what sellers got is not what was bought, or still out at the end': `select o.id from orders o
     where -${balance('purchases_advanced', 'o.id::text')} <> case
       when o.stage in ('ordered', 'in_warehouse', 'awaiting_balance', 'packed', 'dispatched', 'customs', 'returned')
         then coalesce(o.goods_fen, 0) + coalesce(o.freight_fen, 0)
       else 0 end
     -- Until somebody has said what became of goods that are left.
     and o.leftover_since is null`,
  'orders of one parcel are not in one place': `select parcel_id from orders where parcel_id is not null
     group by parcel_id having count(distinct (stage, carrier, tracking_number, return_choice, payer_id)) > 1`,
  'an order that was paid is not marked so': `select p.id from payments p join orders o on o.id = p.id
     where p.kind = 'order' and (p.outcome is not distinct from 'fulfilled') <> (o.paid_at is not null)`,
  'a balance that was paid is not marked so': `select p.id from payments p join order_balances b on b.id = p.id
     where (p.outcome is not distinct from 'fulfilled') <> (b.state = 'paid')`,
  'commission is not in a balance or paid out': `select c.distributor_id from (
       select distributor_id, sum(amount_fen - reversed_fen) as earned from commissions group by distributor_id) as c
     where ${balance('commission_pending', 'c.distributor_id::text')} + ${balance('commission_available', 'c.distributor_id::text')}
       + ${balance('commission_debt', 'c.distributor_id::text')}
       + coalesce((select sum(amount_fen) from withdrawals w where person_id = c.distributor_id
           and state not in ('rejected', 'failed', 'cancelled')), 0) <> c.earned`,
  'study time counted is not booked or on the clock': `select d.user_id from (
       select user_id, sum(counted_seconds) as counted from study_days group by user_id) as d
     where d.counted <> ${balance('minutes_used', 'd.user_id::text')}
       + coalesce((select unbooked_allowance + unbooked_extra from study_clocks s where s.user_id = d.user_id), 0)`,
};

/** `own` is no account of the app: the beginning of owners that a bench has made. */
const withdrawals = (own: string) => `select w.id::text from withdrawals w
     where ${balance('withdrawal_in_flight', 'w.id::text')} <> case when state in ('paid', 'failed', 'rejected', 'cancelled') then 0 else amount_fen end
     union all select owner_id from ledger_accounts a where kind = 'withdrawal_in_flight' and balance <> 0 and not (${own})
       and not exists (select 1 from withdrawals w where w.id::text = a.owner_id)`;

const settled = (own: string): Readonly<Record<string, string>> => ({
  'money that came in was not dealt with': `select id from payments where (settled_at is null) <> (outcome is null)`,
  'money lies between': `select owner_id from ledger_accounts where kind = 'customer_prepaid' and not (${own}) and balance <> 0`,
  'the test bank has another sum': `select 1 where ${balance('provider_clearing', "'test'")} <>
     coalesce((select sum(amount_fen) from payment_refunds where state = 'succeeded' and provider = 'test'), 0)
     - coalesce((select sum(captured_fen) from payment_attempts where provider = 'test'), 0)`,
  'a withdrawal did something twice': `select withdrawal_id from withdrawal_events where action not in ('approve', 'read_payee')
     group by withdrawal_id, action having count(*) > 1`,
  'a paid purchase earned no commission': `select p.id from payments p join invitations i on i.invited_id = p.payer_id
     where outcome = 'fulfilled' and i.is_by_distributor and i.verdict = 'clean'
       and not exists (select 1 from commissions c where c.reference = p.id::text)`,
  'the reconciliation left something open': `select id::text from payment_events where is_verified and processed_at is null
     union all select id::text from payment_refunds where state in ('created', 'submitted', 'unknown')
     union all select id::text from payment_attempts where state in ('opening', 'unknown')`,
});

const listed = (holds: Invariant['holds'], queries: Readonly<Record<string, string>>): Invariant[] =>
  Object.entries(queries).map(([name, query]) => ({ name, holds, query }));

/** `ownerPrefix` begins the owners of accounts that somebody else keeps, such as a bench's. */
export function moneyInvariants({ ownerPrefix = '' } = {}): readonly Invariant[] {
  const own = ownerPrefix === '' ? 'false' : `owner_id like '${ownerPrefix}%'`;
  return [
    ...listed('always', { ...ALWAYS, 'a withdrawal in flight is not an open withdrawal': withdrawals(own) }),
    ...listed('settled', settled(own)),
  ];
}
