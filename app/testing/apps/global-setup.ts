// Starts one embedded PostgreSQL for all API tests, with a migrated template that each test file clones.

import type { TestProject } from 'vitest/node';
import { databaseUrl, TEMPLATE } from '../../../kit/server/testing/test-database.ts';
import { makeTemplate, startThrowawayPostgres } from '../../../kit/server/testing/throwaway-postgres.ts';
import { registerJobs } from './register-jobs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server that test databases are made on. */
    postgresUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const { url, stop } = given ? { url: given, stop: async () => {} } : await startThrowawayPostgres();
  await makeTemplate(url);
  // Each app of a test would write the same forty kinds of jobs: a third of the time of its start.
  await registerJobs(databaseUrl(url, TEMPLATE));
  project.provide('postgresUrl', url);
  return stop;
}
