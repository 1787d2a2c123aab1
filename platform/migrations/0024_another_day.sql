ALTER TABLE "orders" ADD COLUMN "kitchen_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "days_ahead" integer DEFAULT 0 NOT NULL;