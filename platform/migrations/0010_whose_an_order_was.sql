CREATE TABLE "order_people" (
	"order_id" text NOT NULL,
	"person_hash" text NOT NULL,
	CONSTRAINT "order_people_person_hash_order_id_pk" PRIMARY KEY("person_hash","order_id")
);
--> statement-breakpoint
ALTER TABLE "baskets" ADD COLUMN "owner_hashes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_people" ADD CONSTRAINT "order_people_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;