CREATE TABLE "commission_reversals" (
	"key" text PRIMARY KEY NOT NULL,
	"commission_id" uuid NOT NULL,
	"amount_fen" bigint NOT NULL,
	"owed_fen" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "commissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"distributor_id" uuid NOT NULL,
	"invited_id" uuid,
	"source" text NOT NULL,
	"reference" text NOT NULL,
	"base_fen" bigint NOT NULL,
	"rate" integer NOT NULL,
	"amount_fen" bigint NOT NULL,
	"refunded_fen" bigint DEFAULT 0 NOT NULL,
	"reversed_fen" bigint DEFAULT 0 NOT NULL,
	"available_at" timestamp (3) with time zone NOT NULL,
	"matured_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "commissions_bounded" CHECK ("commissions"."reversed_fen" between 0 and "commissions"."amount_fen" and "commissions"."refunded_fen" between 0 and "commissions"."base_fen")
);
--> statement-breakpoint
CREATE TABLE "distributor_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"plan" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawal_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"withdrawal_id" uuid NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"state" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"amount_fen" bigint NOT NULL,
	"state" text NOT NULL,
	"method" text NOT NULL,
	"payee_sealed" text NOT NULL,
	"payee_name" text NOT NULL,
	"payee_account" text NOT NULL,
	"first_approved_by" uuid,
	"second_approved_by" uuid,
	"reason" text,
	"payout_reference" text,
	"payout_on" date,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "withdrawals_positive" CHECK ("withdrawals"."amount_fen" > 0)
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"invited_id" uuid PRIMARY KEY NOT NULL,
	"inviter_id" uuid NOT NULL,
	"code_id" uuid NOT NULL,
	"is_by_distributor" boolean NOT NULL,
	"verdict" text NOT NULL,
	"signals" text[] NOT NULL,
	"first_study_day" date,
	"succeeded_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"decision_note" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitations_not_own" CHECK ("invitations"."invited_id" <> "invitations"."inviter_id")
);
--> statement-breakpoint
CREATE TABLE "invite_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"max_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"disabled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invite_codes_within_limit" CHECK ("invite_codes"."uses" <= "invite_codes"."max_uses")
);
--> statement-breakpoint
CREATE TABLE "referral_rewards" (
	"user_id" uuid NOT NULL,
	"tier" text NOT NULL,
	"claimed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "referral_rewards_once" PRIMARY KEY("user_id","tier")
);
--> statement-breakpoint
CREATE TABLE "referral_traces" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"hash" text NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "referral_traces_key" PRIMARY KEY("user_id","kind","hash")
);
--> statement-breakpoint
ALTER TABLE "commission_reversals" ADD CONSTRAINT "commission_reversals_commission_id_commissions_id_fk" FOREIGN KEY ("commission_id") REFERENCES "public"."commissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_invited_id_users_id_fk" FOREIGN KEY ("invited_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distributor_applications" ADD CONSTRAINT "distributor_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distributor_applications" ADD CONSTRAINT "distributor_applications_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_events" ADD CONSTRAINT "withdrawal_events_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_events" ADD CONSTRAINT "withdrawal_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_first_approved_by_users_id_fk" FOREIGN KEY ("first_approved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_second_approved_by_users_id_fk" FOREIGN KEY ("second_approved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_id_users_id_fk" FOREIGN KEY ("invited_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_code_id_invite_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."invite_codes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_codes" ADD CONSTRAINT "invite_codes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_rewards" ADD CONSTRAINT "referral_rewards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_traces" ADD CONSTRAINT "referral_traces_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "commission_reversals_of" ON "commission_reversals" USING btree ("commission_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "commissions_once" ON "commissions" USING btree ("source","reference");--> statement-breakpoint
CREATE INDEX "commissions_of_distributor" ON "commissions" USING btree ("distributor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "commissions_due" ON "commissions" USING btree ("available_at") WHERE "commissions"."matured_at" is null;--> statement-breakpoint
CREATE INDEX "commissions_due_of_distributor" ON "commissions" USING btree ("distributor_id","available_at") WHERE "commissions"."matured_at" is null;--> statement-breakpoint
CREATE INDEX "commissions_of_invited" ON "commissions" USING btree ("invited_id");--> statement-breakpoint
CREATE UNIQUE INDEX "distributor_applications_one_open" ON "distributor_applications" USING btree ("user_id") WHERE "distributor_applications"."state" = 'submitted';--> statement-breakpoint
CREATE INDEX "distributor_applications_of_user" ON "distributor_applications" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "distributor_applications_by_state" ON "distributor_applications" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "withdrawal_events_of" ON "withdrawal_events" USING btree ("withdrawal_id","created_at","id");--> statement-breakpoint
CREATE INDEX "withdrawals_of_person" ON "withdrawals" USING btree ("person_id","created_at","id");--> statement-breakpoint
CREATE INDEX "withdrawals_by_state" ON "withdrawals" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "withdrawals_newest" ON "withdrawals" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "invitations_of_inviter" ON "invitations" USING btree ("inviter_id","created_at","invited_id");--> statement-breakpoint
CREATE INDEX "invitations_of_code" ON "invitations" USING btree ("code_id","created_at","invited_id");--> statement-breakpoint
CREATE INDEX "invitations_to_judge" ON "invitations" USING btree ("created_at","invited_id") WHERE "invitations"."verdict" = 'suspicious';--> statement-breakpoint
CREATE UNIQUE INDEX "invite_codes_code" ON "invite_codes" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "invite_codes_one_personal" ON "invite_codes" USING btree ("owner_id") WHERE "invite_codes"."kind" = 'personal';--> statement-breakpoint
CREATE INDEX "invite_codes_of_owner" ON "invite_codes" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "referral_traces_same" ON "referral_traces" USING btree ("kind","hash");--> statement-breakpoint
CREATE INDEX "referral_traces_age" ON "referral_traces" USING btree ("seen_at");