CREATE TABLE "code_attempts" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discount_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discount_redemptions" (
	"order_id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"customer_id" text NOT NULL,
	"redeemed_at" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "chilli_entries" (
	"order_id" text PRIMARY KEY NOT NULL,
	"card_number" text NOT NULL,
	"day" text NOT NULL,
	"earned_reward" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_chilli_per_card_and_day" UNIQUE("card_number","day")
);
--> statement-breakpoint
CREATE TABLE "loyalty_cards" (
	"card_number" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"card_type" text NOT NULL,
	"source" text NOT NULL,
	"market" text NOT NULL,
	"chillies" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "loyalty_cards_customer_id_unique" UNIQUE("customer_id"),
	CONSTRAINT "loyalty_cards_hold_nought_to_nine" CHECK ("loyalty_cards"."chillies" between 0 and 9)
);
--> statement-breakpoint
CREATE TABLE "loyalty_rewards" (
	"id" text PRIMARY KEY NOT NULL,
	"card_number" text NOT NULL,
	"type" text NOT NULL,
	"earned_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_by_order" text,
	"used_at" timestamp with time zone,
	CONSTRAINT "loyalty_rewards_used_by_order_unique" UNIQUE("used_by_order")
);
--> statement-breakpoint
ALTER TABLE "baskets" ADD COLUMN "reward" jsonb;--> statement-breakpoint
ALTER TABLE "baskets" ADD COLUMN "discount_code" text;--> statement-breakpoint
ALTER TABLE "discount_redemptions" ADD CONSTRAINT "discount_redemptions_code_discount_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."discount_codes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chilli_entries" ADD CONSTRAINT "chilli_entries_card_number_loyalty_cards_card_number_fk" FOREIGN KEY ("card_number") REFERENCES "public"."loyalty_cards"("card_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_rewards" ADD CONSTRAINT "loyalty_rewards_card_number_loyalty_cards_card_number_fk" FOREIGN KEY ("card_number") REFERENCES "public"."loyalty_cards"("card_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "discount_redemptions_by_code" ON "discount_redemptions" USING btree ("code","customer_id");--> statement-breakpoint
CREATE INDEX "loyalty_rewards_by_card" ON "loyalty_rewards" USING btree ("card_number","expires_at");