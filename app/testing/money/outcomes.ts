// What came about in all runs together: each of these must have happened, or the runs have not been where it is difficult.

import type { MoneyFixture } from './fixture.ts';

const OUTCOMES = `
  select
    (select count(*) from membership_purchases where plan is not null and fulfilled_at is not null)::int as plans_given,
    (select count(*) from membership_purchases where plan is null and fulfilled_at is not null)::int as packs_given,
    (select count(*) from payments where state = 'expired')::int as payments_expired,
    (select count(*) from payment_attempts where asked_at is not null)::int as attempts_asked_about,
    (select count(*) from payment_events where verdict = 'superseded')::int as events_too_late,
    (select count(*) from payment_refunds where origin = 'duplicate')::int as paid_twice,
    (select count(*) from payment_refunds where origin = 'requested' and state = 'succeeded')::int as refunds_succeeded,
    (select count(*) from payment_refunds where origin = 'withdrawn')::int as purchases_given_back,
    (select count(*) from payment_refunds where origin = 'outside')::int as refunds_outside,
    (select count(*) from payment_refunds where origin = 'dispute')::int as disputes,
    (select count(*) from payment_refunds where state = 'failed')::int as refunds_failed,
    (select count(*) from payment_refunds where tries > 1)::int as refunds_retried,
    (select count(*) from membership_take_backs where is_whole)::int as vip_taken_back_whole,
    (select count(*) from membership_take_backs where days > 0 and not is_whole)::int as vip_taken_back_in_part,
    (select count(*) from membership_take_backs where packs > 0)::int as packs_taken_back,
    (select count(*) from booster_applications where number = 3)::int as third_pack_of_a_month,
    (select count(*) from study_days where counted_seconds >= given_seconds and given_seconds > 0)::int as days_used_up,
    (select count(*) from study_days where counted_seconds > given_seconds)::int as days_with_extra_time,
    (select count(*) from ledger_entries e join ledger_accounts a on a.id = e.account_id
      where a.kind = 'minutes_expired')::int as allowances_run_out,
    (select count(*) from referral_rewards where tier = 'first')::int as first_tiers,
    (select count(*) from referral_rewards where tier = 'second')::int as second_tiers,
    (select count(*) from commissions where matured_at is not null)::int as commissions_matured,
    (select count(*) from commission_reversals)::int as commissions_taken_back,
    (select count(*) from commission_reversals where owed_fen > 0)::int as commissions_owed,
    (select count(*) from withdrawals where state = 'paid')::int as withdrawals_paid,
    (select count(*) from withdrawals where state = 'failed')::int as withdrawals_failed,
    (select count(*) from withdrawals where state = 'rejected')::int as withdrawals_rejected,
    (select count(*) from withdrawals where state = 'cancelled')::int as withdrawals_cancelled,
    (select count(*) from withdrawals where second_approved_by is not null)::int as withdrawals_seen_twice,
    (select count(*) from orders where stage = 'delivered')::int as orders_delivered,
    (select count(*) from orders where stage = 'cancelled' and paid_at is null)::int as orders_run_out,
    (select count(*) from orders where stage = 'cancelled' and paid_at is not null)::int as orders_cancelled,
    (select count(*) from order_balances where state = 'paid')::int as balances_paid,
    (select count(*) from order_events where action = 'exchange')::int as orders_exchanged,
    (select count(*) from order_events where action = 'resend')::int as orders_sent_again,
    (select count(*) from payment_refunds where origin = 'order_difference')::int as differences_given_back,
    (select count(*) from payment_refunds where origin = 'thing_dropped')::int as things_dropped,
    (select count(*) from payment_refunds where origin = 'claim')::int as claims_granted,
    (select count(*) from commissions where source = 'order_fee')::int as order_fees_earned`;

export async function readOutcomes({ ask }: MoneyFixture): Promise<Readonly<Record<string, number>>> {
  const [row] = await ask<Record<string, number>>(OUTCOMES, []);
  return row ?? {};
}
