CREATE TABLE "delivery_quotes" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"restaurant_id" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"distance_m" integer NOT NULL,
	"fee" integer NOT NULL,
	"currency" text NOT NULL,
	"minimum_mins" integer NOT NULL,
	"maximum_mins" integer NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "delivery_quotes_fee_is_positive" CHECK ("delivery_quotes"."fee" > 0)
);
--> statement-breakpoint
ALTER TABLE "baskets" ADD COLUMN "delivery_quote_id" text;--> statement-breakpoint
ALTER TABLE "baskets" ADD COLUMN "delivery_fee" integer;--> statement-breakpoint
ALTER TABLE "baskets" ADD COLUMN "delivery_quote_valid_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "delivery_quotes" ADD CONSTRAINT "delivery_quotes_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delivery_quotes_by_customer" ON "delivery_quotes" USING btree ("customer_id","created_at");--> statement-breakpoint
ALTER TABLE "baskets" ADD CONSTRAINT "baskets_delivery_quote_id_delivery_quotes_id_fk" FOREIGN KEY ("delivery_quote_id") REFERENCES "public"."delivery_quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "baskets" ADD CONSTRAINT "baskets_delivery_quote_id_unique" UNIQUE("delivery_quote_id");