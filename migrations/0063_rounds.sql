ALTER TABLE "price_round" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "price_round" ADD COLUMN "name_en" text;