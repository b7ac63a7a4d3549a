ALTER TABLE "waiting_entry" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "waiting_entry_by_email" ON "waiting_entry" USING btree ("email");--> statement-breakpoint
-- whoever stood in line before keeps the right to an offer
UPDATE "waiting_entry" SET "confirmed_at" = "created_at";
