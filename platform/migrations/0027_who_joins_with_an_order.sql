CREATE TABLE "card_joinings" (
	"order_id" text PRIMARY KEY NOT NULL,
	"market" text NOT NULL,
	"words_version" integer NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"card_number" text
);
--> statement-breakpoint
ALTER TABLE "card_joinings" ADD CONSTRAINT "card_joinings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_joinings" ADD CONSTRAINT "card_joinings_card_number_loyalty_cards_card_number_fk" FOREIGN KEY ("card_number") REFERENCES "public"."loyalty_cards"("card_number") ON DELETE no action ON UPDATE no action;