CREATE TABLE "pushes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"text" text NOT NULL,
	"to" text,
	"keys" jsonb,
	"written_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"outcome" text,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "update_wishes" ADD COLUMN "keys" jsonb;--> statement-breakpoint
ALTER TABLE "pushes" ADD CONSTRAINT "pushes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pushes_by_due" ON "pushes" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "pushes_by_order" ON "pushes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "pushes_by_time" ON "pushes" USING btree ("written_at");