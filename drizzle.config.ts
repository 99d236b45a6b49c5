// Where drizzle-kit finds the tables and writes reviewed, forward-only SQL (`npm run migration -- --name what-it-does`).

import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./features/*/server/tables.ts', './kit/server/*/tables.ts'],
  out: './migrations',
});
