CREATE TABLE "texts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"market" text NOT NULL,
	"to_number" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "update_wishes" (
	"order_id" text NOT NULL,
	"channel" text NOT NULL,
	"to" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "update_wishes_order_id_channel_pk" PRIMARY KEY("order_id","channel")
);
--> statement-breakpoint
CREATE TABLE "updates_said" (
	"order_id" text NOT NULL,
	"channel" text NOT NULL,
	"what" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "updates_said_order_id_channel_what_pk" PRIMARY KEY("order_id","channel","what")
);
--> statement-breakpoint
ALTER TABLE "update_wishes" ADD CONSTRAINT "update_wishes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "updates_said" ADD CONSTRAINT "updates_said_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "texts_by_time" ON "texts" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "update_wishes_by_end" ON "update_wishes" USING btree ("until");