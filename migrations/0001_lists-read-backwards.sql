-- reviewed: made anew below, in the same transaction, so that lists are read backwards without sorting.
DROP INDEX "account_events_of_user";--> statement-breakpoint
-- reviewed: made anew below, in the same transaction, so that lists are read backwards without sorting.
DROP INDEX "users_newest";--> statement-breakpoint
-- reviewed: made anew below, in the same transaction, so that lists are read backwards without sorting.
DROP INDEX "messages_shown";--> statement-breakpoint
-- reviewed: made anew below, in the same transaction, so that lists are read backwards without sorting.
DROP INDEX "talks_of_user_latest";--> statement-breakpoint
-- reviewed: made anew below, in the same transaction, so that lists are read backwards without sorting.
DROP INDEX "mails_newest";--> statement-breakpoint
CREATE INDEX "account_events_of_user" ON "account_events" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "messages_shown" ON "messages" USING btree ("talk_id","seq") WHERE "messages"."superseded_at" is null;--> statement-breakpoint
CREATE INDEX "talks_of_user_latest" ON "talks" USING btree ("user_id","last_message_at","id");--> statement-breakpoint
CREATE INDEX "mails_newest" ON "mails" USING btree ("created_at","id");