CREATE TABLE "card_customers" (
	"id" text PRIMARY KEY NOT NULL,
	"metadata" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "wallet_accounts" DROP CONSTRAINT "wallet_accounts_customer_id_customers_id_fk";
--> statement-breakpoint
ALTER TABLE "wallet_accounts" ALTER COLUMN "customer_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "card_intents" ADD COLUMN "customer_id" text;--> statement-breakpoint
ALTER TABLE "card_intents" ADD COLUMN "setup_future_usage" text;--> statement-breakpoint
ALTER TABLE "card_methods" ADD COLUMN "customer_id" text;--> statement-breakpoint
ALTER TABLE "card_methods" ADD COLUMN "detached_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "wallet_accounts" ADD COLUMN "provider_customer_id" text;--> statement-breakpoint
ALTER TABLE "wallet_accounts" ADD COLUMN "usual_card_id" text;--> statement-breakpoint
ALTER TABLE "wallet_accounts" ADD CONSTRAINT "wallet_accounts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;