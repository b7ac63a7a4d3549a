ALTER TABLE "person_report" ALTER COLUMN "reported_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "person_report" ADD COLUMN "exhibitor_id" integer;--> statement-breakpoint
ALTER TABLE "person_report" ADD CONSTRAINT "person_report_exhibitor_id_exhibitor_id_fk" FOREIGN KEY ("exhibitor_id") REFERENCES "public"."exhibitor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_report" ADD CONSTRAINT "person_report_of_one" CHECK ((reported_id is null) <> (exhibitor_id is null));