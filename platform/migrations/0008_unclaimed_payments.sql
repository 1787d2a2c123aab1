ALTER TABLE "transactions" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "transactions_due" ON "transactions" USING btree ("due_at") WHERE "transactions"."due_at" is not null;--> statement-breakpoint
UPDATE "transactions" SET "due_at" = "created_at" + interval '1 hour'
WHERE "state" = 'open' AND NOT EXISTS (SELECT 1 FROM "orders" WHERE "orders"."payment_reference" = "transactions"."reference");
