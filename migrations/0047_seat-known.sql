ALTER TABLE "lecture_seat" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lecture_seat" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lecture_seat" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "lecture_seat" ADD COLUMN "before_starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lecture_seat" ADD COLUMN "before_place" text;--> statement-breakpoint
UPDATE "lecture_seat" SET "starts_at" = "lecture"."starts_at", "ends_at" = "lecture"."ends_at", "place" = "lecture"."place" FROM "lecture" WHERE "lecture"."id" = "lecture_seat"."lecture_id";