// Starts one embedded PostgreSQL for all API tests, with a migrated template that each test file clones.

import type { TestProject } from 'vitest/node';
import { makeTemplate, startThrowawayPostgres } from '../../../kit/server/testing/throwaway-postgres.ts';

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
  project.provide('postgresUrl', url);
  return stop;
}
