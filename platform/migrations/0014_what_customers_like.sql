CREATE TABLE "customer_favourites" (
	"customer_id" text NOT NULL,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_favourites_customer_id_kind_ref_pk" PRIMARY KEY("customer_id","kind","ref")
);
--> statement-breakpoint
ALTER TABLE "customer_favourites" ADD CONSTRAINT "customer_favourites_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;