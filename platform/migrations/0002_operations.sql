CREATE TABLE "faults" (
	"id" text PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"method" text,
	"kind" text NOT NULL,
	"status" integer,
	"delay_ms" integer NOT NULL,
	"delay_up_to_ms" integer,
	"share" double precision NOT NULL,
	"times" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flags" (
	"key" text PRIMARY KEY NOT NULL,
	"description" text NOT NULL,
	"is_on" boolean NOT NULL,
	"variants" jsonb NOT NULL,
	"off_variant" text NOT NULL,
	"default_variant" text NOT NULL,
	"rules" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "log_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"level" text NOT NULL,
	"source" text NOT NULL,
	"market" text,
	"session_id" text,
	"message" text NOT NULL,
	"details" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "chosen_hours" jsonb;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "slot_capacity" integer;--> statement-breakpoint
CREATE INDEX "faults_by_age" ON "faults" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "log_entries_by_level" ON "log_entries" USING btree ("level","id");