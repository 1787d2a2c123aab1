CREATE TABLE "baskets" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"market" text NOT NULL,
	"restaurant_id" text NOT NULL,
	"fulfilment_type" text NOT NULL,
	"revision" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"built" jsonb,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fraud_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"device_id" text NOT NULL,
	"source" text NOT NULL,
	"restaurant_id" text NOT NULL,
	"fulfilment_method" text NOT NULL,
	"transaction_reference" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "localities" (
	"public_id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"market" text NOT NULL,
	"display_label" text NOT NULL,
	"street_number" text NOT NULL,
	"street" text NOT NULL,
	"city" text NOT NULL,
	"postcode" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "postcode_districts" (
	"district" text PRIMARY KEY NOT NULL,
	"town" text NOT NULL,
	"market" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_availability" (
	"restaurant_id" text NOT NULL,
	"item_id" text NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "item_availability_restaurant_id_item_id_pk" PRIMARY KEY("restaurant_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "menu_items" (
	"id" text PRIMARY KEY NOT NULL,
	"plu" text NOT NULL,
	"slug" text NOT NULL,
	"section_id" text NOT NULL,
	"position" integer NOT NULL,
	"details" jsonb NOT NULL,
	CONSTRAINT "menu_items_plu_unique" UNIQUE("plu"),
	CONSTRAINT "menu_items_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "menu_sections" (
	"id" text PRIMARY KEY NOT NULL,
	"display_name" text NOT NULL,
	"introduction" text NOT NULL,
	"category" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"short_id" text NOT NULL,
	"basket_id" text NOT NULL,
	"payment_reference" text,
	"customer_id" text NOT NULL,
	"restaurant_id" text NOT NULL,
	"fulfilment_type" text NOT NULL,
	"state" text NOT NULL,
	"pickup_time" timestamp with time zone,
	"customer" jsonb NOT NULL,
	"basket" jsonb NOT NULL,
	"grand_total" integer NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	CONSTRAINT "orders_basket_id_unique" UNIQUE("basket_id"),
	CONSTRAINT "orders_payment_reference_unique" UNIQUE("payment_reference")
);
--> statement-breakpoint
CREATE TABLE "card_charges" (
	"id" text PRIMARY KEY NOT NULL,
	"intent_id" text NOT NULL,
	"basket_id" text,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"card" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "card_charges_intent_id_unique" UNIQUE("intent_id")
);
--> statement-breakpoint
CREATE TABLE "card_intents" (
	"id" text PRIMARY KEY NOT NULL,
	"client_secret" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"method_id" text,
	"last_error" jsonb,
	"metadata" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "card_methods" (
	"id" text PRIMARY KEY NOT NULL,
	"card" jsonb NOT NULL,
	"outcome" text NOT NULL,
	"billing_details" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transactions" (
	"reference" text PRIMARY KEY NOT NULL,
	"basket_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"intent_id" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"metadata" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "transactions_intent_id_unique" UNIQUE("intent_id"),
	CONSTRAINT "transactions_amount_is_positive" CHECK ("transactions"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "guests" (
	"id" text PRIMARY KEY NOT NULL,
	"market" text NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform_clock" (
	"id" integer PRIMARY KEY NOT NULL,
	"offset_ms" bigint NOT NULL,
	"set_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seed_marks" (
	"name" text PRIMARY KEY NOT NULL,
	"content_hash" text NOT NULL,
	"seeded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "restaurants" (
	"id" text PRIMARY KEY NOT NULL,
	"market" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"telephone" text NOT NULL,
	"street_address" text NOT NULL,
	"city" text NOT NULL,
	"postcode" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"facilities" jsonb NOT NULL,
	"hours" jsonb NOT NULL,
	"channels" jsonb NOT NULL,
	"prep_time_mins" integer NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "restaurants_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "throttles" (
	"restaurant_id" text NOT NULL,
	"fulfilment_type" text NOT NULL,
	"throttled_until" timestamp with time zone NOT NULL,
	CONSTRAINT "throttles_restaurant_id_fulfilment_type_pk" PRIMARY KEY("restaurant_id","fulfilment_type")
);
--> statement-breakpoint
ALTER TABLE "baskets" ADD CONSTRAINT "baskets_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_availability" ADD CONSTRAINT "item_availability_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_availability" ADD CONSTRAINT "item_availability_item_id_menu_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."menu_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_section_id_menu_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."menu_sections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_reference_transactions_reference_fk" FOREIGN KEY ("payment_reference") REFERENCES "public"."transactions"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_charges" ADD CONSTRAINT "card_charges_intent_id_card_intents_id_fk" FOREIGN KEY ("intent_id") REFERENCES "public"."card_intents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "throttles" ADD CONSTRAINT "throttles_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "baskets_by_customer" ON "baskets" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "localities_by_market" ON "localities" USING btree ("market","type");--> statement-breakpoint
CREATE INDEX "orders_by_slot" ON "orders" USING btree ("restaurant_id","pickup_time");--> statement-breakpoint
CREATE INDEX "orders_by_due" ON "orders" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "orders_by_customer" ON "orders" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "card_charges_by_basket" ON "card_charges" USING btree ("basket_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_transaction_per_basket" ON "transactions" USING btree ("basket_id") WHERE "transactions"."state" = 'open';--> statement-breakpoint
CREATE INDEX "restaurants_by_place" ON "restaurants" USING btree ("market","latitude","longitude");