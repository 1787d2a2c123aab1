CREATE SCHEMA "card_stand_in";
--> statement-breakpoint
ALTER TABLE "card_intents" SET SCHEMA "card_stand_in";--> statement-breakpoint
ALTER TABLE "card_methods" SET SCHEMA "card_stand_in";--> statement-breakpoint
ALTER TABLE "card_customers" SET SCHEMA "card_stand_in";--> statement-breakpoint
ALTER TABLE "card_charges" SET SCHEMA "card_stand_in";--> statement-breakpoint
ALTER TABLE "card_events" SET SCHEMA "card_stand_in";--> statement-breakpoint
ALTER TABLE "card_idempotency" SET SCHEMA "card_stand_in";
