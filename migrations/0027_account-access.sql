ALTER TABLE "address_change" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "known_browser" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "known_browser" ADD COLUMN "created_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "address_change_by_old_email" ON "address_change" USING btree ("old_email");