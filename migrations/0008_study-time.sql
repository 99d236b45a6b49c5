CREATE TABLE "study_clocks" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"zone" text,
	"zone_changed_on" date,
	"date" date,
	"day_ends_at" timestamp (3) with time zone,
	"counted_at" timestamp (3) with time zone,
	"unbooked_allowance" integer DEFAULT 0 NOT NULL,
	"unbooked_extra" integer DEFAULT 0 NOT NULL,
	"bookings" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "study_clocks_day_whole" CHECK (("study_clocks"."date" is null) = ("study_clocks"."day_ends_at" is null)),
	CONSTRAINT "study_clocks_unbooked" CHECK ("study_clocks"."unbooked_allowance" >= 0 and "study_clocks"."unbooked_extra" >= 0)
);
--> statement-breakpoint
CREATE TABLE "study_days" (
	"user_id" uuid NOT NULL,
	"date" date NOT NULL,
	"given_seconds" integer NOT NULL,
	"counted_seconds" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "study_days_key" PRIMARY KEY("user_id","date")
);
--> statement-breakpoint
ALTER TABLE "study_clocks" ADD CONSTRAINT "study_clocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_days" ADD CONSTRAINT "study_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;