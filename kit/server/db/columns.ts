// Column definitions that all tables share.

import { timestamp, uuid } from 'drizzle-orm/pg-core';

/** A moment with its zone, as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** A version 7 UUID made by the device or the server, never by the database. */
export const id = (name = 'id') => uuid(name);
