CREATE TABLE "ai_role_versions" (
	"role_id" text NOT NULL,
	"number" integer NOT NULL,
	"draft" jsonb NOT NULL,
	"role" jsonb,
	"note" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ai_role_versions_key" PRIMARY KEY("role_id","number")
);
--> statement-breakpoint
CREATE TABLE "ai_roles" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"published_version" integer,
	"is_hidden" boolean NOT NULL,
	"card" jsonb,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ai_roles_published_known" CHECK ("ai_roles"."published_version" between 1 and "ai_roles"."version")
);
--> statement-breakpoint
ALTER TABLE "ai_role_versions" ADD CONSTRAINT "ai_role_versions_role_id_ai_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."ai_roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION "public"."ai_role_versions_refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the versions of a role only grow: % is refused', lower(tg_op)
    USING ERRCODE = 'restrict_violation', HINT = 'Write a new version.';
END $$;--> statement-breakpoint
-- reviewed: refuses changes to a table that no release has used yet.
CREATE TRIGGER "ai_role_versions_only_grow" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ai_role_versions"
  FOR EACH STATEMENT EXECUTE FUNCTION "public"."ai_role_versions_refuse_change"();
