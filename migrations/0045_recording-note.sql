CREATE TABLE "recording_note" (
	"account_id" text NOT NULL,
	"recording_id" integer NOT NULL,
	"text" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recording_note_account_id_recording_id_pk" PRIMARY KEY("account_id","recording_id")
);
--> statement-breakpoint
ALTER TABLE "recording_note" ADD CONSTRAINT "recording_note_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_note" ADD CONSTRAINT "recording_note_recording_id_recording_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recording"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recording_note_by_recording" ON "recording_note" USING btree ("recording_id");