ALTER TABLE "postcode_districts" DROP CONSTRAINT "postcode_districts_pkey";--> statement-breakpoint
ALTER TABLE "postcode_districts" ADD CONSTRAINT "postcode_districts_market_district_pk" PRIMARY KEY("market","district");
