CREATE TABLE "kept_baskets" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text,
	"name" text,
	"restaurant_id" text NOT NULL,
	"fulfilment_type" text NOT NULL,
	"lines" jsonb NOT NULL,
	"kept_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "kept_baskets" ADD CONSTRAINT "kept_baskets_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_baskets" ADD CONSTRAINT "kept_baskets_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_baskets_by_customer" ON "kept_baskets" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "kept_baskets_by_expiry" ON "kept_baskets" USING btree ("expires_at");