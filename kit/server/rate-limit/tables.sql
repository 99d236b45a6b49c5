-- What the table beside this file needs and drizzle cannot express. Appended to the migration.

-- Counters may be lost in a crash; they need no write-ahead log.
ALTER TABLE "rate_limits" SET UNLOGGED;
