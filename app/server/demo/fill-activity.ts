// What the demo's people do besides talking with tutors, at an app of its own on the demo's database.

import type { DemoPeople, DemoPerson } from '../../../features/account/server/api.ts';
import { readConfig } from '../../../kit/server/config.ts';
import type { Database } from '../../../kit/server/db/database.ts';
import { createLog } from '../../../kit/server/log.ts';
import { composeApp } from '../compose/compose-app.ts';
import { dataFolder } from '../process/paths.ts';
import { type DemoClient, openDemoClient } from './demo-client.ts';
import { fillClass } from './fill-class.ts';
import { fillEarnings, fillStudent } from './fill-money.ts';
import { fillOrders } from './fill-orders.ts';
import { fillPlays } from './fill-plays.ts';
import { fillStudy } from './fill-study.ts';

type Filled = {
  readonly plays: number;
  /** By the distributor's code. */
  readonly buyers: number;
  /** In the teacher's class. */
  readonly learners: number;
  /** Of things from China. */
  readonly orders: number;
};

type Place = { readonly db: Database; readonly databaseUrl: string; readonly secret: string };

/** How many of each there are. */
export async function fillActivity({ db, databaseUrl, secret }: Place, people: DemoPeople): Promise<Filled> {
  const app = await composeApp({
    // Whatever the server itself is set to: nothing here moves money, and no mail leaves.
    config: readConfig({ NODE_ENV: 'development', PAYMENTS_TEST: 'on' }),
    log: createLog('error'),
    databaseUrl,
    secret,
    dataFolder,
    pageFolder: undefined,
    publicUrl: () => 'http://localhost',
    provider: () => undefined,
  });
  await app.start();
  try {
    let places = 0;
    const newBrowser = () => openDemoClient(app.server, (places += 1));
    const signIn = async ({ email, password }: DemoPerson): Promise<DemoClient> => {
      const client = newBrowser();
      await client.send('POST', '/account/sign-in', { identifier: email, password });
      return client;
    };
    const student = await signIn(people.student);
    await fillStudent(student, people.student.password);
    const plays = await fillPlays(student);
    const distributor = { client: await signIn(people.distributor), person: people.distributor };
    const teacher = await signIn(people.teacher);
    await fillStudy(db, student, people.student.id);
    const learners = await fillClass({ db, people, teacher, student, newBrowser });
    const orders = await fillOrders({ student, operator: await signIn(people.admin) });
    return { plays, learners, orders, buyers: await fillEarnings({ db, distributor, newBrowser }) };
  } finally {
    await app.stop();
  }
}
