CREATE TABLE "customer_food_profiles" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"avoid" jsonb NOT NULL,
	"diets" jsonb NOT NULL,
	"hide_traces" boolean NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customer_food_profiles" ADD CONSTRAINT "customer_food_profiles_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;