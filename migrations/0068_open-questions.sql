CREATE TABLE "question_email" (
	"registration_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "question_email_registration_id_question_id_pk" PRIMARY KEY("registration_id","question_id")
);
--> statement-breakpoint
ALTER TABLE "additional_input" ADD COLUMN "added_at" timestamp with time zone;--> statement-breakpoint
-- Nobody is asked the questions of earlier releases later: they count as older than every registration.
UPDATE "additional_input" SET "added_at" =
	coalesce((SELECT min("created_at") FROM "registration"), 'epoch'::timestamptz) - interval '1 day';--> statement-breakpoint
ALTER TABLE "question_email" ADD CONSTRAINT "question_email_registration_id_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registration"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_email" ADD CONSTRAINT "question_email_question_id_additional_input_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."additional_input"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_email_by_question" ON "question_email" USING btree ("question_id");