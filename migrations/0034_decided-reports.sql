ALTER TABLE "person_report" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "person_report" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "person_report" ADD COLUMN "decided_by" text;--> statement-breakpoint
ALTER TABLE "person_report" ADD CONSTRAINT "person_report_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;