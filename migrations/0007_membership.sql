CREATE TABLE "booster_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"month" text NOT NULL,
	"number" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booster_applications_number" CHECK ("booster_applications"."number" > 0)
);
--> statement-breakpoint
CREATE TABLE "membership_grants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"source" text NOT NULL,
	"months" integer,
	"days" integer,
	"zone" text NOT NULL,
	"begins_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"purchase_id" uuid,
	"actor_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "membership_grants_span" CHECK (num_nonnulls("membership_grants"."months", "membership_grants"."days") = 1),
	CONSTRAINT "membership_grants_some" CHECK (coalesce("membership_grants"."months", "membership_grants"."days") > 0)
);
--> statement-breakpoint
CREATE TABLE "membership_purchases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"plan" text,
	"quantity" integer NOT NULL,
	"unit_fen" integer NOT NULL,
	"amount_fen" integer NOT NULL,
	"prices_version" uuid,
	"fulfilled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "membership_purchases_plan_known" CHECK ("membership_purchases"."plan" in ('month', 'quarter', 'year')),
	CONSTRAINT "membership_purchases_amount" CHECK ("membership_purchases"."amount_fen" = "membership_purchases"."unit_fen" * "membership_purchases"."quantity"),
	CONSTRAINT "membership_purchases_some" CHECK ("membership_purchases"."quantity" > 0 and "membership_purchases"."unit_fen" > 0)
);
--> statement-breakpoint
CREATE TABLE "membership_take_backs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"amount_fen" integer NOT NULL,
	"days" integer DEFAULT 0 NOT NULL,
	"is_whole" boolean DEFAULT false NOT NULL,
	"packs" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "membership_take_backs_some" CHECK ("membership_take_backs"."amount_fen" > 0)
);
--> statement-breakpoint
ALTER TABLE "booster_applications" ADD CONSTRAINT "booster_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_grants" ADD CONSTRAINT "membership_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_grants" ADD CONSTRAINT "membership_grants_purchase_id_membership_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."membership_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_purchases" ADD CONSTRAINT "membership_purchases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_take_backs" ADD CONSTRAINT "membership_take_backs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_take_backs" ADD CONSTRAINT "membership_take_backs_purchase_id_membership_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."membership_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "booster_applications_once" ON "booster_applications" USING btree ("user_id","month","number");--> statement-breakpoint
CREATE INDEX "booster_applications_of_user" ON "booster_applications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "membership_grants_key" ON "membership_grants" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "membership_grants_of_purchase" ON "membership_grants" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "membership_grants_of_user" ON "membership_grants" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "membership_purchases_of_user" ON "membership_purchases" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "membership_purchases_given" ON "membership_purchases" USING btree ("user_id","fulfilled_at","id") WHERE "membership_purchases"."fulfilled_at" is not null;--> statement-breakpoint
CREATE INDEX "membership_take_backs_of_purchase" ON "membership_take_backs" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "membership_take_backs_of_user" ON "membership_take_backs" USING btree ("user_id","created_at","id");--> statement-breakpoint
-- What was granted and taken back is a record of what happened. Rows go with their person and are changed by nobody.
CREATE FUNCTION "public"."membership_refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
-- reviewed: refuses changes to tables that no release has used yet.
CREATE TRIGGER "membership_grants_stay" BEFORE UPDATE OR TRUNCATE ON "membership_grants"
  FOR EACH STATEMENT EXECUTE FUNCTION "public"."membership_refuse_change"();--> statement-breakpoint
-- reviewed: refuses changes to tables that no release has used yet.
CREATE TRIGGER "membership_take_backs_stay" BEFORE UPDATE OR TRUNCATE ON "membership_take_backs"
  FOR EACH STATEMENT EXECUTE FUNCTION "public"."membership_refuse_change"();
