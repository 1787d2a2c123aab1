ALTER TABLE "transactions" ALTER COLUMN "intent_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "refund_due_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "transactions_refund_due" ON "transactions" USING btree ("refund_due_at") WHERE "transactions"."refund_due_at" is not null;