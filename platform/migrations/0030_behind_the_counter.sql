CREATE TABLE "order_facts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"what" text NOT NULL,
	"attempt" integer
);
--> statement-breakpoint
CREATE TABLE "order_finds" (
	"order_id" text PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"payment_reference" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"is_whole" boolean NOT NULL,
	"lines" jsonb NOT NULL,
	"fees" jsonb NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"made_at" timestamp with time zone,
	CONSTRAINT "refunds_amount_is_positive" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "courier" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "card_brand" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "card_last_four" text;--> statement-breakpoint
ALTER TABLE "card_stand_in"."card_charges" ADD COLUMN "refunds" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_facts" ADD CONSTRAINT "order_facts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_finds" ADD CONSTRAINT "order_finds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_reference_transactions_reference_fk" FOREIGN KEY ("payment_reference") REFERENCES "public"."transactions"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_facts_by_order" ON "order_facts" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_finds_by_words" ON "order_finds" USING gin ("words");--> statement-breakpoint
CREATE INDEX "order_finds_by_time" ON "order_finds" USING btree ("created_at","order_id");--> statement-breakpoint
CREATE INDEX "refunds_by_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("due_at") WHERE "refunds"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_by_time" ON "orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "transactions_without_order" ON "transactions" USING btree ("created_at") WHERE ("transactions"."paid_at" is not null or "transactions"."settled_at" is not null) and ("transactions"."due_at" is not null or "transactions"."state" = 'replaced');--> statement-breakpoint
UPDATE "card_stand_in"."card_charges" SET "refunds" = jsonb_build_array(jsonb_build_object('id', replace("id", 'ch_', 're_'), 'amount', "amount", 'createdAt', to_char("refunded_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) WHERE "refunded_at" IS NOT NULL;
