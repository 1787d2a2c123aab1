CREATE TABLE "consents" (
	"id" text PRIMARY KEY NOT NULL,
	"market" text NOT NULL,
	"measure" boolean NOT NULL,
	"record" boolean NOT NULL,
	"answer" text NOT NULL,
	"words_version" integer NOT NULL,
	"decided_at" timestamp with time zone NOT NULL
);
