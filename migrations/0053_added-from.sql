ALTER TABLE "passkey" ADD COLUMN "added_from" text;--> statement-breakpoint
ALTER TABLE "plan_feed" ADD COLUMN "added_from" text;