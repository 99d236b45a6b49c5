-- What the tables beside this file need and drizzle cannot express. Appended to the migration.

INSERT INTO "ai_uses" ("use") VALUES ('chat'), ('plan'), ('recognition'), ('translation'), ('speech');
--> statement-breakpoint
INSERT INTO "ai_limits" ("id") VALUES (1);
