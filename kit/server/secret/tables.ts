// Values that all processes on one database must agree on.

import { pgTable, text } from 'drizzle-orm/pg-core';

export const sharedFacts = pgTable('shared_facts', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
