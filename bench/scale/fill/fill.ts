// Fills a database step by step, each in a transaction that also notes it: an interrupted filling goes on where it was.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrateDatabase } from '../../../kit/server/db/migrate.ts';
import type { Cluster, Filler } from '../cluster.ts';
import { PER_PERSON, SLICES } from '../size.ts';
import { fillLearningEvents } from './fill-learning-events.ts';
import { fillJournals, openAccounts } from './fill-ledger.ts';
import { fillOffice } from './fill-office.ts';
import { fillPeople } from './fill-people.ts';
import { fillTalks, ID_FUNCTION } from './fill-talks.ts';
import { fillWordList } from './fill-word-list.ts';
import { holdSamples } from './hold-samples.ts';
import { sealAccounts } from './seal-accounts.ts';
import { openSteps, type Steps } from './steps.ts';

const MIGRATIONS = join(import.meta.dirname, '../../../migrations');
/** Slices do not touch each other's rows, so two are filled at once; the ledger's go one after another. */
const AT_ONCE = 2;

/** What a kept database was made of: another release's, or another filler's, is made anew. */
function recipe(): string {
  const files = [MIGRATIONS, import.meta.dirname].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /\.(sql|ts)$/.test(name))
      .toSorted()
      .map((name) => readFileSync(join(folder, name))),
  );
  const hash = createHash('sha256');
  for (const file of files) hash.update(file);
  return hash.digest('hex').slice(0, 16);
}

/** Whether the database is one of ours that may go on being filled. */
export async function isKept(cluster: Cluster, database: string): Promise<boolean> {
  const { pool, end } = await cluster.openFiller(database, 1);
  try {
    const { rowCount } = await pool.query('select from bench.steps where name = $1', [`recipe ${recipe()}`]);
    return rowCount === 1;
  } catch {
    // It is not there, or not as far as that.
    return false;
  } finally {
    await end();
  }
}

type Target = { readonly database: string; readonly people: number; readonly isOver: () => boolean };

/** The number of slices that are filled, of `SLICES`: fewer when the time is over. */
export async function fillDatabase(cluster: Cluster, { database, people, isOver }: Target): Promise<number> {
  await migrateDatabase(cluster.urlOf(database), MIGRATIONS);
  const filler = await cluster.openFiller(database, AT_ONCE + 1);
  try {
    const steps = await openSteps(filler);
    await filler.pool.query(ID_FUNCTION);
    await steps.once(`recipe ${recipe()}`, async () => {
      await holdSamples(filler.pool, cluster.urlOf(database));
      await fillWordList(filler.pool);
    });
    await steps.once('people', (sql) => fillPeople(sql, people));
    await steps.once('office', fillOffice);
    await steps.once('accounts', openAccounts);
    const before = steps.count('slice');
    await fillSlices(steps, { people, isOver });
    const filled = steps.count('slice');
    // What has grown is counted anew for the planner, and for index-only scans.
    if (filled > before || !steps.isDone('sealed')) await settle(filler, steps);
    return filled;
  } finally {
    await filler.end();
  }
}

type Filling = { readonly people: number; readonly isOver: () => boolean };

async function fillSlices(steps: Steps, { people, isOver }: Filling): Promise<void> {
  const talks = Math.round((people * PER_PERSON.talks) / SLICES);
  const left = Array.from({ length: SLICES }, (_, number) => number).filter(
    (number) => !steps.isDone(`slice ${number}`),
  );
  let booking = Promise.resolve();
  const worker = async () => {
    for (let number = left.shift(); number !== undefined && !isOver(); number = left.shift()) {
      const slice = { number, people, talks };
      await steps.once(`talks ${number}`, async (sql) => {
        await fillTalks(sql, slice);
        await fillLearningEvents(sql);
      });
      // Numbers and balances go on from those before.
      booking = booking.then(() =>
        steps.once(`slice ${slice.number}`, (sql) =>
          fillJournals(sql, { number: slice.number, people, journals: talks }),
        ),
      );
      await booking;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function settle({ pool }: Filler, steps: Steps): Promise<void> {
  await sealAccounts(pool);
  // The posting of the bench looks up accounts as the application's role.
  await pool.query(
    'grant usage on schema bench to public; grant select on all tables in schema bench to public',
  );
  await pool.query('vacuum analyze');
  await steps.note('sealed');
}
