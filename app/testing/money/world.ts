// Several runs side by side on one clock, with one Stripe and the same accounts of the platform.

import type { Command, Moment } from './commands.ts';
import type { MoneyFixture } from './fixture.ts';
import { MoneyRun, type RunPeople } from './run.ts';
import type { MoneyTally } from './tally.ts';

const GUESTS = 6;
const HOUR_MS = 3600_000;

export class MoneyWorld {
  readonly fixture: MoneyFixture;
  readonly runs: readonly MoneyRun[];

  private constructor(fixture: MoneyFixture, runs: readonly MoneyRun[]) {
    this.fixture = fixture;
    this.runs = runs;
  }

  /** New people; each learner has come by a distributor of their own and has guests who have not studied yet. */
  static async begin(
    fixture: MoneyFixture,
    { runs: count, admins, tally }: Pick<RunPeople, 'admins'> & { runs: number; tally: MoneyTally },
  ): Promise<MoneyWorld> {
    fixture.stripe.state.forget();
    fixture.stripe.state.refundStatus = 'succeeded';
    const learners = await fixture.newPeople('student', count);
    const distributors = await fixture.newPeople('distributor', count);
    const guests = await fixture.newPeople('student', count * GUESTS);
    const ids = (people: readonly { readonly id: string }[]) => people.map(({ id }) => id);
    await fixture.ask(
      `insert into invite_codes (id, owner_id, code, kind)
       select id, id, upper(substr(md5(id::text), 1, 12)), 'personal' from unnest($1::uuid[]) as id`,
      [[...ids(learners), ...ids(distributors)]],
    );
    await fixture.ask(
      `insert into invitations (invited_id, inviter_id, code_id, is_by_distributor, verdict, signals)
       select invited, inviter, inviter, is_by_distributor, 'clean', '{}'
       from unnest($1::uuid[], $2::uuid[], $3::bool[]) as pair (invited, inviter, is_by_distributor)`,
      [
        [...ids(learners), ...ids(guests)],
        [...ids(distributors), ...ids(guests).map((_, place) => learners[place % count]?.id)],
        [...learners.map(() => true), ...guests.map(() => false)],
      ],
    );
    const runs = learners.flatMap((learner, place) => {
      const distributor = distributors[place];
      return distributor ? [new MoneyRun(fixture, { learner, distributor, admins }, tally)] : [];
    });
    return new MoneyWorld(fixture, runs);
  }

  /** What each run does at this moment. */
  async take({ jump, meanwhile, pause }: Moment, commands: readonly (readonly Command[])[]): Promise<void> {
    const { clock } = this.fixture;
    if (jump > 0) await clock.advance(jump * 1000);
    await Promise.all([
      ...this.runs.map((run, place) => run.take(commands[place] ?? [], meanwhile)),
      ...(meanwhile > 0 ? [clock.advance(meanwhile * 1000)] : []),
    ]);
    for (;;) {
      const studying = this.runs.filter((run) => run.isStudying());
      if (studying.length === 0) return;
      await clock.advance(pause * 1000);
      await Promise.all(studying.map((run) => run.studyOn()));
    }
  }

  /** All messages arrive, all that waits is asked about, the hold is over. */
  async settle(): Promise<void> {
    const { clock, stripe } = this.fixture;
    stripe.behave();
    stripe.state.refundStatus = 'succeeded';
    await Promise.all(this.runs.map((run) => run.hearAll()));
    await Promise.all(this.runs.map((run) => run.orders.finish()));
    // As Stripe does with sessions that nobody has paid within their day, and banks with what they think about.
    for (const session of stripe.state.sessions.values()) {
      if (session.status === 'open') session.status = 'expired';
    }
    for (const [place, refund] of stripe.state.refunds.entries()) {
      if (refund.status === 'pending') refund.status = place % 2 === 0 ? 'succeeded' : 'failed';
    }
    // What gets no answer at first is asked again, ever more rarely.
    for (let days = 0; days < 3; days += 1) {
      await clock.advance(25 * HOUR_MS);
      await this.fixture.reconcile();
      await this.fixture.runJob('orders.tend');
    }
    await clock.advance(15 * 24 * HOUR_MS);
    await this.fixture.runJob('distribution.mature');
  }
}
