ALTER TABLE "log_entries" ADD COLUMN "trace_id" text;--> statement-breakpoint
ALTER TABLE "log_entries" ADD COLUMN "at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "log_entries_by_trace" ON "log_entries" USING btree ("trace_id" text_pattern_ops);