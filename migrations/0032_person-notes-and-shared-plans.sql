CREATE TABLE "person_note" (
	"event_id" integer NOT NULL,
	"account_id" text NOT NULL,
	"about_id" text NOT NULL,
	"text" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "person_note_account_id_event_id_about_id_pk" PRIMARY KEY("account_id","event_id","about_id"),
	CONSTRAINT "person_note_of_two" CHECK (account_id <> about_id)
);
--> statement-breakpoint
CREATE TABLE "plan_shared" (
	"account_id" text NOT NULL,
	"event_id" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_shared_account_id_event_id_pk" PRIMARY KEY("account_id","event_id")
);
--> statement-breakpoint
ALTER TABLE "person_note" ADD CONSTRAINT "person_note_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_note" ADD CONSTRAINT "person_note_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_note" ADD CONSTRAINT "person_note_about_id_account_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_shared" ADD CONSTRAINT "plan_shared_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_shared" ADD CONSTRAINT "plan_shared_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_note_by_about" ON "person_note" USING btree ("about_id");