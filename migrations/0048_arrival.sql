ALTER TABLE "calendar" ADD COLUMN "doors_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "arrival" text;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "arrival_en" text;