CREATE TABLE "deliveries" (
	"order_id" text NOT NULL,
	"attempt" integer NOT NULL,
	"state" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"provider" text NOT NULL,
	"riders" integer NOT NULL,
	"from_latitude" double precision NOT NULL,
	"from_longitude" double precision NOT NULL,
	"to_latitude" double precision NOT NULL,
	"to_longitude" double precision NOT NULL,
	"minimum_mins" integer NOT NULL,
	"maximum_mins" integer NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "deliveries_order_id_attempt_pk" PRIMARY KEY("order_id","attempt"),
	CONSTRAINT "deliveries_attempt_is_first_or_second" CHECK ("deliveries"."attempt" in (1, 2))
);
--> statement-breakpoint
CREATE TABLE "simulation_settings" (
	"id" integer PRIMARY KEY NOT NULL,
	"scenario" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "table_number" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "address" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_quote_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "handover_code" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "scenario" text DEFAULT 'default' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "scenario_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_delivery_quote_id_delivery_quotes_id_fk" FOREIGN KEY ("delivery_quote_id") REFERENCES "public"."delivery_quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_delivery_quote_id_unique" UNIQUE("delivery_quote_id");