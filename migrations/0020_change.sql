ALTER TABLE "stand_material" ALTER COLUMN "url" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "exhibitor_staff" ADD COLUMN "wants_applications" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "exhibitor_staff" ADD COLUMN "applications_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stand_material" ADD COLUMN "file" text;--> statement-breakpoint
ALTER TABLE "stand_material" ADD COLUMN "file_size" integer;--> statement-breakpoint
ALTER TABLE "stand_material" ADD CONSTRAINT "stand_material_file_unique" UNIQUE("file");--> statement-breakpoint
ALTER TABLE "stand_material" ADD CONSTRAINT "stand_material_one_thing" CHECK (("stand_material"."url" is null) <> ("stand_material"."file" is null) and ("stand_material"."file" is null) = ("stand_material"."file_size" is null));